import type { CameraSurface, Clock } from '@recto/core';
import { earlyPictureHoldMs } from '../camera-limits.ts';
import { fillSurface } from '../picture/surface.ts';
import { hideStream, showStream } from '../picture/video-element.ts';
import type { OpenedCamera } from './open-camera.ts';

/** The picture of an early camera, in an element of the page's own, above the app (decision 12.9). */
export interface EarlyPicture {
  readonly video: HTMLVideoElement;
  /**
   * Moves the video to the app's surface, unless it was hidden meanwhile: at once, or when the app has had time to
   * show what is around it, and with the first tap or key, since what follows it, such as the frozen picture, is below.
   * @returns moves it at once.
   */
  moveTo(surface: CameraSurface, when: 'now' | 'soon'): () => void;
  /** Removes it, and releases the stream. */
  remove(): void;
}

/** Shows the picture of a camera above the app. */
export type ShowEarly = (camera: OpenedCamera) => EarlyPicture;

/** @param makeSurface adds the element to the page. When its first animation ends, the app's own screen is visible. */
export function earlyPicture(makeSurface: () => Element, clock: Clock): ShowEarly {
  return ({ stream, facingMode }) => {
    const place = makeSurface();
    const { ownerDocument } = place;
    const mirrored = facingMode === 'user';
    const video = showStream(place, stream, mirrored);
    return {
      video,
      moveTo: (surface, when) => {
        const over = new AbortController();
        const move = () => {
          if (over.signal.aborted) return;
          over.abort();
          cancel();
          if (place.contains(video)) fillSurface(surface, video, mirrored);
          place.remove();
        };
        const cancel = clock.after(earlyPictureHoldMs, move);
        place.addEventListener('animationend', move, { signal: over.signal });
        for (const type of ['pointerdown', 'keydown'])
          ownerDocument.addEventListener(type, move, { capture: true, signal: over.signal });
        // Where it has no place, such as in landscape, there is nothing to wait for.
        if (when === 'now' || place.getClientRects().length === 0) move();
        return move;
      },
      remove: () => {
        hideStream(video);
        place.remove();
      },
    };
  };
}
