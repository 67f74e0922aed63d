import { CameraError, type Clock } from '@recto/core';
import { badPictureLimitMs, pictureCheckMs } from '../camera-limits.ts';
import { isBlack } from '../picture/black-frame.ts';
import { frameCount } from '../picture/video-frames.ts';

/**
 * Checks the picture of an open camera periodically, and calls back once when it has been black or frozen
 * for too long: after a call or an app switch, phones may deliver such a picture without any event.
 * @returns a function that stops checking.
 */
export function watchPicture(
  video: HTMLVideoElement,
  clock: Clock,
  onBad: (error: CameraError) => void,
): () => void {
  let frames = frameCount(video);
  let moved = false;
  let stillMs = 0;
  let blackMs = 0;
  const check = () => {
    const now = frameCount(video);
    moved ||= now !== frames;
    // A count that never grew means that the browser does not count frames.
    stillMs = moved && now === frames ? stillMs + pictureCheckMs : 0;
    blackMs = isBlack(video) ? blackMs + pictureCheckMs : 0;
    frames = now;
    if (Math.max(stillMs, blackMs) >= badPictureLimitMs) onBad(new CameraError('noPicture'));
    else cancel = clock.after(pictureCheckMs, check);
  };
  let cancel = clock.after(pictureCheckMs, check);
  return () => cancel();
}
