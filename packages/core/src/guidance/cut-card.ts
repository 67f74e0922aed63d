import type { FrameReading } from '../model/frame-reading.ts';
import { cutCardHoldsMs } from './viewfinder-times.ts';
import type { Hint } from './hint.ts';
import { movingFrom } from './thresholds.ts';

/** The hint about a document that leaves the picture, as long as it holds; null if it does not. */
export type CutCard = {
  readonly hint: Extract<Hint, { name: 'cutOff' }>;
  /** When a reading showed it last, in ms of any clock. */
  readonly seenAt: number;
  /** How many readings have shown it: one alone can be an error. */
  readonly readings: number;
} | null;

/** So many readings must have shown it before it holds. */
const readingsToHold = 2;

/**
 * A document that is cut off is not found in each frame. What a picture that does not move has shown is still there: so
 * once two readings have shown it, it holds for three seconds without such a reading, until the picture moves or something else
 * is certain (decision 4.10).
 * @param hint what this reading alone says. @param at when it was read, in ms.
 */
export function nextCutCard(before: CutCard, hint: Hint | null, reading: FrameReading, at: number): CutCard {
  if (hint?.name === 'cutOff') return { hint, seenAt: at, readings: (before?.readings ?? 0) + 1 };
  if (before === null || hint?.name !== 'noDocument') return null;
  const isStill = reading.motion !== null && reading.motion < movingFrom;
  return isStill && at - before.seenAt < cutCardHoldsMs ? before : null;
}

/** The hint that holds, whatever the newest reading says; null if there is none. */
export function heldHint(card: CutCard): Hint | null {
  return card !== null && card.readings >= readingsToHold ? card.hint : null;
}
