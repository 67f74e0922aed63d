import { CameraError } from '@recto/core';
import { abortReason } from '../../../abort.ts';
import { isBlack } from './black-frame.ts';
import type { CameraEnvironment } from '../camera-environment.ts';
import { whenNextFrame } from './video-frames.ts';
import { pictureLimitMs } from '../camera-limits.ts';

/**
 * Waits for the first frame that shows something.
 * @throws CameraError `noPicture` when none comes in time or all are black, `lost` when the camera
 * ends meanwhile; or the signal's reason.
 */
export function firstPicture(
  { timers }: CameraEnvironment,
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let done = false;
    const finish = (settle: () => void) => {
      if (done) return;
      done = true;
      timers.clearTimeout(limit);
      signal.removeEventListener('abort', giveUp);
      track.removeEventListener('ended', lose);
      settle();
    };
    const giveUp = () => finish(() => reject(abortReason(signal)));
    const lose = () => finish(() => reject(new CameraError('lost')));
    const limit = timers.setTimeout(() => finish(() => reject(new CameraError('noPicture'))), pictureLimitMs);
    const look = () => {
      if (done) return;
      if (hasFrame(video) && !isBlack(video)) finish(resolve);
      else whenNextFrame(video, timers, look);
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    track.addEventListener('ended', lose);
    whenNextFrame(video, timers, look);
  });
}

function hasFrame(video: HTMLVideoElement): boolean {
  return video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0;
}
