import { abortReason, CameraError, withTimeout } from '@recto/core';
import type { CameraEnvironment } from '../camera-environment.ts';
import { playLimitMs } from '../camera-limits.ts';
import { play } from './video-element.ts';

/** How to ask the customer to tap, and when to stop. */
interface TapAsking {
  readonly signal: AbortSignal;
  readonly onTapNeeded: (start: () => void) => void;
}

/**
 * Plays the video. If the browser requires a tap, asks for one, and again after each tap that fails.
 * @throws CameraError `lost` when the camera's track ends first; the signal's reason when it is aborted.
 */
export async function playOrAskForTap(
  { clock }: CameraEnvironment,
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  { signal, onTapNeeded }: TapAsking,
): Promise<void> {
  // Some browsers never settle `play()`; there the first picture shows that it plays.
  let playing = withTimeout(playLimitMs, play(video), { clock, otherwise: true });
  while (!(await unlessEnded(playing, track, signal))) {
    playing = new Promise((resolve) => {
      // Called synchronously from the tap's event handler, or the browser does not accept it.
      onTapNeeded(() => resolve(play(video)));
    });
  }
}

function unlessEnded<Value>(
  promise: Promise<Value>,
  track: MediaStreamTrack,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const giveUp = () => reject(abortReason(signal));
    const lose = () => reject(new CameraError('lost'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { signal: over.signal });
    track.addEventListener('ended', lose, { signal: over.signal });
    void promise.then(resolve, reject).finally(() => over.abort());
  });
}
