import type { Clock, FrameSize } from '@recto/core';
import type { CameraEnvironment } from '../camera-environment.ts';
import { pictureCheckMs, sidewaysLimitMs } from '../camera-limits.ts';

/**
 * Whether frames lie on their side: they are wider than high while the screen is held upright, or the other way round.
 * @param frame its size in pixels, as the page would show it.
 * @param screen null if it is not known, or says nothing about frames.
 */
function liesSideways({ width, height }: FrameSize, screen: 'portrait' | 'landscape' | null): boolean {
  if (screen === null || width === height || width === 0) return false;
  return width > height !== (screen === 'landscape');
}

/** How often the screen may turn without any effect on the frames; after that, they have a shape of their own. */
const turnsWithoutEffect = 2;

/**
 * Watches how the frames of an open camera lie (decision 2.18). Calls back when they have been on their side for a
 * second, and as soon as they are not any more. Frames that kept their shape while the screen was turned and turned back
 * do not follow it: of those nothing is reported any more.
 * @returns a function that stops watching.
 */
export function watchSideways(
  video: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>,
  { clock, screen }: { readonly clock: Clock } & Pick<CameraEnvironment, 'screen'>,
  onChange: (isSideways: boolean) => void,
): () => void {
  let isSideways = false;
  let sidewaysMs = 0;
  let isWide = video.videoWidth > video.videoHeight;
  let held = screen();
  let turns = 0;
  const check = () => {
    const frame = { width: video.videoWidth, height: video.videoHeight };
    if (frame.width > frame.height !== isWide) [isWide, turns] = [!isWide, 0];
    if (screen() !== held) [held, turns] = [screen(), turns + 1];
    const lies = liesSideways(frame, held) && turns < turnsWithoutEffect;
    sidewaysMs = lies ? sidewaysMs + pictureCheckMs : 0;
    const isNow = sidewaysMs >= sidewaysLimitMs;
    cancel = clock.after(pictureCheckMs, check);
    if (isNow === isSideways) return;
    isSideways = isNow;
    onChange(isNow);
  };
  let cancel = clock.after(pictureCheckMs, check);
  return () => cancel();
}
