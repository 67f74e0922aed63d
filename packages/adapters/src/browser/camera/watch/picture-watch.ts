import { CameraError, type Clock } from '@recto/core';
import { blackLimitMs, frozenLimitMs, pictureCheckMs } from '../camera-limits.ts';
import { isBlack } from '../picture/black-frame.ts';
import { frameCount } from '../picture/video-frames.ts';

/** How many checks lie between two looks for black: reading pixels is not free. */
const checksForBlack = 2;

/**
 * Checks the picture of an open camera periodically, and calls back once when it has been black or frozen
 * for too long: after a call or an app switch, phones may deliver such a picture without any event.
 * @param track its frames stop while it is muted, which `watchTrack` watches.
 * @returns a function that stops checking.
 */
export function watchPicture(
  video: HTMLVideoElement,
  track: Pick<MediaStreamTrack, 'muted'>,
  clock: Clock,
  onBad: (error: CameraError) => void,
): () => void {
  let frames = frameCount(video);
  // A count that never grew means that the browser does not count frames.
  let moved = frames > 0;
  let stillMs = 0;
  let blackMs = 0;
  let checks = 0;
  const check = () => {
    const now = frameCount(video);
    moved ||= now !== frames;
    const isStill = moved && now === frames && !track.muted;
    stillMs = isStill ? stillMs + pictureCheckMs : 0;
    checks += 1;
    if (checks % checksForBlack === 0)
      blackMs = isBlack(video) ? blackMs + checksForBlack * pictureCheckMs : 0;
    frames = now;
    if (stillMs >= frozenLimitMs || blackMs >= blackLimitMs) onBad(new CameraError('noPicture'));
    else cancel = clock.after(pictureCheckMs, check);
  };
  let cancel = clock.after(pictureCheckMs, check);
  return () => cancel();
}
