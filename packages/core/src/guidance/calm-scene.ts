import type { FrameReading } from '../model/frame-reading.ts';
import { isEqual } from '../observable/equality.ts';
import type { Hint } from './hint.ts';
import { movingFrom } from './thresholds.ts';

/** A scene in which nothing has changed for some time. */
export interface CalmScene {
  /** In ms of any clock. */
  readonly since: number;
  /** Whether neither a document nor a face was found. */
  readonly isEmpty: boolean;
  readonly hint: Hint | null;
}

/** From so many ms on, the time from one look to the next, in ms. Half a second is the longest that a change may wait. */
const intervals = {
  empty: [
    { fromMs: 10_000, intervalMs: 500 },
    { fromMs: 5_000, intervalMs: 200 },
  ],
  // The customer changes something, and waits for the next hint.
  filled: [
    { fromMs: 60_000, intervalMs: 500 },
    { fromMs: 30_000, intervalMs: 200 },
  ],
} as const;

/**
 * The scene after a look: another one as soon as the picture moves, something comes into it or leaves it, the reading
 * leads to another hint than the one that is shown, or that one changes. "All is right" is never calm: a photo follows.
 * @param own the hint of this reading alone. @param shown the hint that is shown now. @param at when this frame was read,
 * in ms.
 */
export function nextCalmScene(
  scene: CalmScene | null,
  reading: FrameReading,
  own: Hint | null,
  shown: Hint | null,
  at: number,
): CalmScene {
  const isEmpty = showsNothing(reading);
  const isSame =
    scene !== null &&
    scene.isEmpty === isEmpty &&
    isEqual(scene.hint, shown) &&
    isEqual(own, shown) &&
    !showsMovement(reading) &&
    shown?.name !== 'ready';
  return isSame ? scene : { since: at, isEmpty, hint: shown };
}

/**
 * Whether the picture moves for certain. Where there is too little texture to tell whether it is sharp, as on a plain
 * table, the measured motion is that of the sensor's noise.
 */
export function showsMovement({ motion, sharpness }: FrameReading): boolean {
  return motion !== null && motion >= movingFrom && sharpness !== null;
}

/** How long to wait from one look to the next at least, in ms; 0 for as short as the phone can (decision 4.9). */
export function lookIntervalMs({ since, isEmpty }: CalmScene, at: number): number {
  const steps = intervals[isEmpty ? 'empty' : 'filled'];
  return steps.find(({ fromMs }) => at - since >= fromMs)?.intervalMs ?? 0;
}

function showsNothing(reading: FrameReading): boolean {
  if (reading.kind === 'face') return reading.faces.length === 0;
  return reading.quad === null && reading.cutOff.length === 0;
}
