import type { GuidancePace } from '../model/guidance-pace.ts';

/** How much time passes from one reading of the picture to the next, in ms. */
export interface LookRhythm {
  /** When the last frame was read, in ms of any clock; null for not yet. */
  readonly lastAt: number | null;
  /** The mean of the last pauses; null before the second reading. */
  readonly usualMs: number | null;
}

export const initialLookRhythm: LookRhythm = { lastAt: null, usualMs: null };

/** A pause between two readings is too long when it is so many times the usual one: something may have happened in it. */
const longestPauses = 2.5;

/**
 * What is never too long a pause, in ms: so many times the longest pause of the pace, and a second, since a busy phone may
 * pause for so long now and then, however often it reads frames.
 */
const neverTooLongMs: Readonly<Record<GuidancePace, number>> = {
  full: 1_000,
  fewer: 1_000,
  hints: 2_500,
  none: 12_500,
};

/** Rings are promised only while frames are read at least this often: a rarer look can't tell whether a document is at rest. */
const slowestForPhotosMs = 700;

/** Up to so many ms from one reading to the next, the phone keeps this pace. */
const slowestMs = { full: 250, fewer: 500 } as const;

/** @param at when this frame was read, in ms. */
export function nextLookRhythm({ lastAt, usualMs }: LookRhythm, at: number): LookRhythm {
  if (lastAt === null) return { lastAt: at, usualMs };
  const pauseMs = at - lastAt;
  return { lastAt: at, usualMs: usualMs === null ? pauseMs : usualMs + (pauseMs - usualMs) / 4 };
}

/** How long a reading is true at most, and how long a ring waits for the next one, in ms (decision 4.2). */
export function longestPauseMs({ usualMs }: LookRhythm, pace: GuidancePace): number {
  return Math.max(neverTooLongMs[pace], longestPauses * (usualMs ?? 0));
}

/** Whether frames are read often enough for a photo that is taken automatically. */
export function isOftenEnoughForPhotos({ usualMs }: LookRhythm): boolean {
  return usualMs !== null && usualMs <= slowestForPhotosMs;
}

/** The pace at which frames are read: that of the analyser, or a slower one where the phone is busy with something else. */
export function keptPace({ usualMs }: LookRhythm, pace: GuidancePace): GuidancePace {
  if (pace === 'none' || pace === 'hints' || usualMs === null) return pace;
  if (usualMs > slowestMs.fewer) return 'hints';
  return usualMs > slowestMs.full ? 'fewer' : pace;
}
