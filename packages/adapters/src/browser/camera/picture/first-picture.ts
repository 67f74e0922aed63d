import { abortReason, CameraError } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { pictureLimitMs } from '../camera-limits.ts';
import { isBlack } from './black-frame.ts';
import { whenNextFrame } from './video-frames.ts';

interface FirstPictureOptions {
  readonly signal: AbortSignal;
  /** From the call to the frame, in ms; by default `pictureLimitMs`. */
  readonly limitMs?: number;
  /** Whether the frame that the video has now counts too: it is of this opening. False by default. */
  readonly nowToo?: boolean;
}

/**
 * Waits for the first frame that is not black.
 * @throws CameraError `noPicture` when there is none in time, `lost` when the camera's track ends first;
 * the signal's reason when it is aborted.
 */
export function firstPicture(
  { clock }: Pick<OpeningEnvironment, 'clock'>,
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  { signal, limitMs = pictureLimitMs, nowToo = false }: FirstPictureOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let done = false;
    const finish = (settle: () => void) => {
      if (done) return;
      done = true;
      cancelLimit();
      signal.removeEventListener('abort', giveUp);
      track.removeEventListener('ended', lose);
      settle();
    };
    const giveUp = () => finish(() => reject(abortReason(signal)));
    const lose = () => finish(() => reject(new CameraError('lost')));
    const cancelLimit = clock.after(limitMs, () => finish(() => reject(new CameraError('noPicture'))));
    const look = () => {
      if (done) return;
      if (hasFrame(video) && !isBlack(video)) finish(resolve);
      else whenNextFrame(video, clock, look);
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    track.addEventListener('ended', lose);
    if (nowToo) look();
    else whenNextFrame(video, clock, look);
  });
}

function hasFrame(video: HTMLVideoElement): boolean {
  return video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0;
}
