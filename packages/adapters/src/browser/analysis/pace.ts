/** How often a frame is read, and how closely. */
export interface Pace {
  /** The side of the scaled-down frame, in pixels. */
  readonly side: number;
  /** From the start of one reading to the start of the next, in ms. */
  readonly intervalMs: number;
  /** The phone is too slow: no more frames are read. */
  readonly hasGivenUp: boolean;
  /** The mean time of a reading on any thread, in ms; null before the first. */
  readonly costMs: number | null;
  /** Readings since the side changed, and those in a row that came too rarely. */
  readonly readings: number;
  readonly rareReadings: number;
}

const sides = { first: 320, smaller: 240 };

/** The largest part of one core that the analysis may use. */
const coreShare = 0.25;

const shortestIntervalMs = 100;

/** Readings that come more rarely than this do not guide anybody. */
const longestIntervalMs = 500;

/** A browser compiles the code during the first readings, which says nothing about the phone. */
const warmUpReadings = 3;

/** How many readings in a row may be too rare. */
const patience = 5;

export const firstPace: Pace = {
  side: sides.first,
  intervalMs: shortestIntervalMs,
  hasGivenUp: false,
  costMs: null,
  readings: 0,
  rareReadings: 0,
};

/**
 * The pace after a reading: on a slow phone it first lowers its resolution, then its rate, then it gives up, so
 * that the analysis never takes more than a quarter of a core (decision 4.10).
 * @param readingMs how long the reading took, on all threads together.
 */
export function nextPace(pace: Pace, readingMs: number): Pace {
  const readings = pace.readings + 1;
  if (readings <= warmUpReadings) return { ...pace, readings };
  const costMs = pace.costMs === null ? readingMs : pace.costMs + (readingMs - pace.costMs) / 4;
  const wantedMs = costMs / coreShare;
  if (wantedMs > shortestIntervalMs && pace.side > sides.smaller) {
    return { ...firstPace, side: sides.smaller };
  }
  const rareReadings = wantedMs > longestIntervalMs ? pace.rareReadings + 1 : 0;
  return {
    side: pace.side,
    costMs,
    readings,
    rareReadings,
    intervalMs: Math.max(shortestIntervalMs, wantedMs),
    hasGivenUp: rareReadings >= patience,
  };
}
