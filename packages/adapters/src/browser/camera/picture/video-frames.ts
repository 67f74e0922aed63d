import type { Clock } from '@recto/core';
import { framePollMs } from '../camera-limits.ts';

/** Calls back once, at the next frame; in browsers that do not report frames, after `framePollMs`. */
export function whenNextFrame(video: HTMLVideoElement, clock: Clock, callback: () => void): void {
  const { requestVideoFrameCallback } = video as Partial<HTMLVideoElement>;
  if (requestVideoFrameCallback) requestVideoFrameCallback.call(video, callback);
  else clock.after(framePollMs, callback);
}

/**
 * How many frames a video has shown so far; always 0 if the browser does not count them. A count that
 * no longer grows means that the picture is frozen.
 */
export function frameCount(video: HTMLVideoElement): number {
  return (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.call(video).totalVideoFrames ?? 0;
}
