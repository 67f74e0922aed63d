import { centredSquare, type CameraSurface, type FrameSize } from '@recto/core';

/**
 * Shows a camera's picture in the view's element, in place of all else there. The whole frame is shown, so large that
 * its centred square fills a square element (decision 2.4); what is beyond the square overflows the element, which
 * shows or hides it.
 * @param mirrored whether to show it as in a mirror; photos taken from it are not mirrored.
 */
export function fillSurface(
  surface: CameraSurface,
  picture: HTMLVideoElement | HTMLCanvasElement,
  mirrored: boolean,
): void {
  fillElement(picture, 'relative', mirrored);
  // Its place depends on the shape of its frames: before the first one, it is not shown where it will not be.
  picture.style.visibility = 'hidden';
  fitFrame(picture);
  // The first frame, and each frame of another shape: a phone that is turned.
  picture.addEventListener('resize', () => fitFrame(picture));
  elementOf(surface).replaceChildren(picture);
}

/** Puts a frame's centred square over the picture that fills the surface, also mirrored if that one is. */
export function coverSquare(picture: HTMLElement, square: HTMLCanvasElement): void {
  fillElement(square, 'absolute', picture.style.transform !== 'none');
}

function fillElement(picture: HTMLElement, position: 'relative' | 'absolute', mirrored: boolean): void {
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    display: 'block',
    position,
    top: '0%',
    left: '0%',
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    objectFit: 'cover',
    transform: mirrored ? 'scaleX(-1)' : 'none',
  });
}

/** Enlarges a picture beyond its element, so that the frame's centred square fills the element. */
export function fitFrame(picture: HTMLVideoElement | HTMLCanvasElement): void {
  const frame = frameSizeOf(picture);
  const { x, y, side } = centredSquare(frame);
  if (side === 0) return;
  const percent = (length: number) => `${(100 * length) / side}%`;
  Object.assign(picture.style, {
    top: percent(-y),
    left: percent(-x),
    width: percent(frame.width),
    height: percent(frame.height),
    visibility: 'inherit',
  });
}

function frameSizeOf(picture: HTMLVideoElement | HTMLCanvasElement): FrameSize {
  return 'videoWidth' in picture ? { width: picture.videoWidth, height: picture.videoHeight } : picture;
}

/** The element behind a surface: both cameras of this package draw into the page. */
export function elementOf(surface: CameraSurface): Element {
  return surface as Element;
}
