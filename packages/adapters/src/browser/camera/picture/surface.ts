import type { CameraSurface } from '@recto/core';

/**
 * Shows a camera's picture in the view's element, in place of all else there. It fills the element and is
 * cropped evenly: a square element shows the frame's centred square, for any shape of frame
 * (decision 4.1).
 * @param mirrored whether to show it as in a mirror; photos taken from it are not mirrored.
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

/** Puts a picture over the one that fills the surface, in the same place, also mirrored if that one is. */
export function copyPlace(from: HTMLElement, to: HTMLElement): void {
  to.setAttribute('aria-hidden', 'true');
  to.style.cssText = from.style.cssText;
  Object.assign(to.style, { position: 'absolute', inset: '0' });
}

/** The element behind a surface: both cameras of this package draw into the page. */
export function elementOf(surface: CameraSurface): Element {
  return surface as Element;
}
