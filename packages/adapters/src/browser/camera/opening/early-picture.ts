import type { Clock } from '@recto/core';
import { earlyPictureHoldMs } from '../camera-limits.ts';
import { hideStream, showStream } from '../picture/video-element.ts';
import type { EarlyPicture } from './EarlyCamera.ts';

/**
 * Shows the camera's picture in an element of the page's own, above the app, until the app shows it in the same place
 * (decision 15.26). It is not in the way of taps and keys: the first one ends it, since what follows it, such as
 * the frozen picture, is below.
 * @param makeSurface puts the element into the page.
 */
export function earlyPicture(makeSurface: () => Element, clock: Clock): EarlyPicture {
  return ({ stream, facingMode }) => {
    const surface = makeSurface();
    const { ownerDocument } = surface;
    const video = showStream(surface, stream, facingMode === 'user');
    const over = new AbortController();
    const remove = () => {
      over.abort();
      hideStream(video);
      surface.remove();
    };
    for (const type of ['pointerdown', 'keydown'])
      ownerDocument.addEventListener(type, remove, { capture: true, signal: over.signal });
    return (when) => {
      if (when === 'now') remove();
      else clock.after(earlyPictureHoldMs, remove);
    };
  };
}
