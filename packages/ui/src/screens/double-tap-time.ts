/** The longest time between the two taps of a double tap, with a margin, in ms. */
const doubleTapMs = 400;
/** How long a finger rests on the screen at most when it taps, in ms: so much later the second tap ends. */
const touchMs = 100;
/** A finger that is down for longer does not tap, in ms: browsers take it for a long press. */
export const longestTapMs = 1_000;
/** A tap that ends sooner than this after a control has appeared, in ms, was meant for what was there before. */
const reactionMs = 240;

/**
 * What was at the place of new controls before them: other controls, another screen, or nothing to tap since a time in ms
 * since the epoch.
 */
export type PlaceBefore = 'controls' | 'screen' | number;

/**
 * How long new controls ignore taps, in ms.
 * @param tapped when the page was last tapped, in ms since the epoch; null where that is not known.
 */
export function guardMs(before: PlaceBefore, tapped: number | null, now: number): number {
  // The phone's clock may be set back.
  const since = (time: number) => Math.max(0, now - time);
  // Once the second tap of a double tap has passed, only a tap that was meant for what vanished can still come.
  if (typeof before === 'number')
    return Math.max(doubleTapMs - since(tapped ?? before), reactionMs - since(before));
  if (tapped !== null && since(tapped) < doubleTapMs)
    return Math.max(reactionMs, doubleTapMs + touchMs - since(tapped));
  return before === 'screen' && tapped !== null ? reactionMs : doubleTapMs;
}
