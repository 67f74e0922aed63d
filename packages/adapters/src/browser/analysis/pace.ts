/** How often a frame is looked at, and how closely. */
export interface Pace {
  /** The side of the scaled-down frame, in pixels. */
  readonly side: number;
  /** From the start of one look to the start of the next, in ms. */
  readonly intervalMs: number;
  /** The phone is too slow: no more looks. */
  readonly hasGivenUp: boolean;
  /** The mean time of a look on any thread, in ms; null before the first. */
  readonly costMs: number | null;
  /** Looks since the side changed, and those in a row that came too rarely. */
  readonly looks: number;
  readonly rareLooks: number;
}

const sides = { first: 320, smaller: 240 };

/** The largest part of one core that the analysis may use. */
const coreShare = 0.25;

const shortestIntervalMs = 100;

/** Looks that come more rarely than this don't guide anybody. */
const longestIntervalMs = 500;

/** A browser compiles the code during the first looks, which says nothing about the phone. */
const warmUpLooks = 3;

/** How many looks in a row may be too rare. */
const patience = 5;

export const firstPace: Pace = {
  side: sides.first,
  intervalMs: shortestIntervalMs,
  hasGivenUp: false,
  costMs: null,
  looks: 0,
  rareLooks: 0,
};

/**
 * The pace after a look: on a slow phone it first lowers its resolution, then its rate, then it gives up, so
 * that the analysis never takes more than a quarter of a core (decision 4.10).
 * @param lookMs how long the look took, on all threads together.
 */
export function nextPace(pace: Pace, lookMs: number): Pace {
  const looks = pace.looks + 1;
  if (looks <= warmUpLooks) return { ...pace, looks };
  const costMs = pace.costMs === null ? lookMs : pace.costMs + (lookMs - pace.costMs) / 4;
  const wantedMs = costMs / coreShare;
  if (wantedMs > shortestIntervalMs && pace.side > sides.smaller) {
    return { ...firstPace, side: sides.smaller };
  }
  const rareLooks = wantedMs > longestIntervalMs ? pace.rareLooks + 1 : 0;
  return {
    side: pace.side,
    costMs,
    looks,
    rareLooks,
    intervalMs: Math.max(shortestIntervalMs, wantedMs),
    hasGivenUp: rareLooks >= patience,
  };
}
