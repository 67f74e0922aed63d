import type { GuidancePace } from '@recto/core';

/** How often a frame is read, and how closely. */
export interface Pace {
  /** The step on which the phone stands. */
  readonly name: GuidancePace;
  /** The side of the scaled-down frame, in pixels. */
  readonly side: number;
  /** From the start of one reading to the start of the next, in ms. */
  readonly intervalMs: number;
  /** The mean time of a reading on any thread, in ms; null before the first. */
  readonly costMs: number | null;
  /** Readings since the side changed. */
  readonly readings: number;
  /** Readings in a row that were too slow for this step, and those that were quick enough for the one above. */
  readonly slowReadings: number;
  readonly quickReadings: number;
}

const sides = { first: 320, smaller: 240 };

/** The largest part of one core that the analysis may use. */
const coreShare = 0.25;

const shortestIntervalMs = 100;

/** The longest interval of each step; on the last one, the interval between two looks that only try. */
const longestIntervalMs: Readonly<Record<GuidancePace, number>> = {
  full: 200,
  fewer: 400,
  hints: 1_000,
  none: 5_000,
};

/** The steps from one to the next: down on a phone that is too slow, and back up. */
const below: Readonly<Record<GuidancePace, GuidancePace>> = {
  full: 'fewer',
  fewer: 'hints',
  hints: 'none',
  none: 'none',
};
const above: Readonly<Record<GuidancePace, GuidancePace>> = {
  full: 'full',
  fewer: 'full',
  hints: 'fewer',
  none: 'hints',
};

/** A browser compiles the code during the first readings, which says nothing about the phone. */
const warmUpReadings = 3;

/** How many readings in a row may be too slow before the phone is on the step below. */
const patience = 5;

/** How many readings in a row must be quick before the phone is on the step above: so it does not go up and down. */
const readingsToRise: Readonly<Record<GuidancePace, number>> = { full: 0, fewer: 10, hints: 5, none: 2 };

/** Quick are readings that leave so much of the interval of the step above. */
const shareToRise = 0.75;

export const firstPace: Pace = {
  name: 'full',
  side: sides.first,
  intervalMs: shortestIntervalMs,
  costMs: null,
  readings: 0,
  slowReadings: 0,
  quickReadings: 0,
};

/**
 * The pace after a reading. On a slow phone it first lowers its resolution, then its rate, step by step (decision 4.5),
 * so that the analysis never takes more than a quarter of a core; once the phone has recovered, it comes back up.
 * @param readingMs how long the reading took, on all threads together.
 */
export function nextPace(pace: Pace, readingMs: number): Pace {
  const readings = pace.readings + 1;
  if (readings <= warmUpReadings) return { ...pace, readings };
  const costMs = meanCost(pace, readingMs);
  const wantedMs = costMs / coreShare;
  if (wantedMs > shortestIntervalMs && pace.side > sides.smaller) {
    return { ...firstPace, side: sides.smaller };
  }
  const next = { ...pace, readings, costMs, intervalMs: intervalOf(pace.name, wantedMs) };
  const isSlow = wantedMs > longestIntervalMs[pace.name];
  const isQuick = wantedMs <= shareToRise * longestIntervalMs[above[pace.name]];
  const slowReadings = isSlow ? pace.slowReadings + 1 : 0;
  const quickReadings = isQuick ? pace.quickReadings + 1 : 0;
  if (pace.name !== 'none' && slowReadings >= patience) return stepTo(below[pace.name], next);
  if (pace.name !== 'full' && quickReadings >= readingsToRise[pace.name])
    return stepTo(above[pace.name], next);
  return { ...next, slowReadings, quickReadings };
}

/** Looks that only try are too rare for a mean: each counts alone. */
function meanCost({ name, costMs }: Pace, readingMs: number): number {
  return costMs === null || name === 'none' ? readingMs : costMs + (readingMs - costMs) / 4;
}

function stepTo(name: GuidancePace, pace: Pace): Pace {
  const wantedMs = pace.costMs! / coreShare;
  return { ...pace, name, intervalMs: intervalOf(name, wantedMs), slowReadings: 0, quickReadings: 0 };
}

function intervalOf(name: GuidancePace, wantedMs: number): number {
  return name === 'none' ? longestIntervalMs.none : Math.max(shortestIntervalMs, wantedMs);
}
