import { CameraError } from '@recto/core';
import { isBlack } from '../picture/black-frame.ts';
import type { Timers } from '../camera-environment.ts';
import { frameCount } from '../picture/video-frames.ts';
import { badPictureLimitMs, pictureCheckMs } from '../camera-limits.ts';

/**
 * Looks at the picture of an open camera again and again, and calls back once when it has stayed black,
 * or stood still, for too long: phones do that after a call or an app switch, and say nothing.
 * @returns a function that stops looking.
 */
export function watchPicture(
  video: HTMLVideoElement,
  timers: Timers,
  onBad: (error: CameraError) => void,
): () => void {
  let frames = frameCount(video);
  let moved = false;
  let stillMs = 0;
  let blackMs = 0;
  const look = () => {
    const now = frameCount(video);
    moved ||= now !== frames;
    // A browser that never counts a frame says nothing about them.
    stillMs = moved && now === frames ? stillMs + pictureCheckMs : 0;
    blackMs = isBlack(video) ? blackMs + pictureCheckMs : 0;
    frames = now;
    if (Math.max(stillMs, blackMs) >= badPictureLimitMs) onBad(new CameraError('noPicture'));
    else timer = timers.setTimeout(look, pictureCheckMs);
  };
  let timer = timers.setTimeout(look, pictureCheckMs);
  return () => timers.clearTimeout(timer);
}
