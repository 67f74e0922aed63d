import type { FrameReading } from '../model/frame-reading.ts';
import type { Hint } from './hint.ts';
import { movingFrom } from './thresholds.ts';

/** The hint about a document that leaves the picture, as long as it holds; null if it does not. */
export type CutCard = Extract<Hint, { name: 'cutOff' }> | null;

/**
 * A document that is cut off is not found in each frame. What a picture that does not move has shown is still there:
 * so the hint holds until the picture moves, or something else is certain (decision 4.30).
 * @param hint what this reading alone says.
 */
export function nextCutCard(before: CutCard, hint: Hint | null, reading: FrameReading): CutCard {
  if (hint?.name === 'cutOff') return hint;
  const isStill = reading.motion !== null && reading.motion < movingFrom;
  return hint?.name === 'noDocument' && isStill ? before : null;
}
