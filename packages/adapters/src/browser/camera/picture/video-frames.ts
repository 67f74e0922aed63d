import { framePollMs } from '../camera-limits.ts';
import type { Timers } from '../camera-environment.ts';

/** Calls back once, at the next frame; a browser that does not tell of frames is asked after a moment. */
export function whenNextFrame(video: HTMLVideoElement, timers: Timers, callback: () => void): void {
  const { requestVideoFrameCallback } = video as Partial<HTMLVideoElement>;
  if (requestVideoFrameCallback) requestVideoFrameCallback.call(video, callback);
  else timers.setTimeout(callback, framePollMs);
}

/**
 * How many frames a video has shown so far; 0 for ever where the browser does not count them. Where it
 * has shown a picture, and counts no more, the picture stands still.
 */
export function frameCount(video: HTMLVideoElement): number {
  return (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.call(video).totalVideoFrames ?? 0;
}
