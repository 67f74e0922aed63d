import { CameraError } from '@recto/core';
import { abortReason } from '../../../abort.ts';
import { within } from '../../../within.ts';
import type { CameraEnvironment } from '../camera-environment.ts';
import { playLimitMs } from '../camera-limits.ts';
import { play } from './video-element.ts';

/** Who can ask the person to tap. */
interface TapAsking {
  readonly signal: AbortSignal;
  readonly onTapNeeded: (start: () => void) => void;
}

/**
 * Plays the video; where the browser wants a tap for it, asks for one as often as it takes.
 * @throws CameraError `lost` when the camera ends meanwhile, or the signal's reason.
 */
export async function playOrAskForTap(
  { timers }: CameraEnvironment,
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  { signal, onTapNeeded }: TapAsking,
): Promise<void> {
  // A browser that does not say whether it plays shows it by the first picture.
  let playing = within(playLimitMs, timers, play(video), true);
  while (!(await unlessEnded(playing, track, signal))) {
    playing = new Promise((resolve) => {
      // Within the tap itself, or the browser does not count it.
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
