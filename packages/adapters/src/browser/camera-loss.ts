import { CameraError } from '@recto/core';
import type { Timers } from './camera-environment.ts';
import { mutedLimitMs } from './camera-limits.ts';

/**
 * Watches an open camera, and calls back once when it ends by itself or sends nothing for too long.
 * @returns a function that stops watching.
 */
export function watchLoss(
  track: MediaStreamTrack,
  timers: Timers,
  onLost: (error: CameraError) => void,
): () => void {
  let mutedTimer: number | null = null;
  const calm = () => {
    if (mutedTimer !== null) timers.clearTimeout(mutedTimer);
    mutedTimer = null;
  };
  const stop = () => {
    calm();
    track.removeEventListener('ended', lose);
    track.removeEventListener('mute', worry);
    track.removeEventListener('unmute', calm);
  };
  const lose = () => {
    stop();
    onLost(new CameraError('lost'));
  };
  const worry = () => {
    calm();
    mutedTimer = timers.setTimeout(lose, mutedLimitMs);
  };
  track.addEventListener('ended', lose);
  track.addEventListener('mute', worry);
  track.addEventListener('unmute', calm);
  if (track.muted) worry();
  return stop;
}
