import type { CameraSurface } from '@recto/core';

/**
 * Puts a camera's picture into the element that the view lends, and nothing else. It fills the element,
 * and what does not fit is cut off evenly: in a square element that leaves the frame's centred square,
 * whatever the frame's shape (decisions, "What the viewfinder shows").
 * @param mirrored whether to show it as a mirror would; what is taken from it is not mirrored.
 */
export function fillSurface(
  surface: CameraSurface,
  picture: HTMLVideoElement | HTMLCanvasElement,
  mirrored: boolean,
): void {
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transform: mirrored ? 'scaleX(-1)' : 'none',
  });
  elementOf(surface).replaceChildren(picture);
}

/** The element behind a surface: both cameras of this package draw into the page. */
export function elementOf(surface: CameraSurface): Element {
  return surface as Element;
}
