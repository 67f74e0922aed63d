import { useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { css } from 'styled-components';
import { LastTapContext } from './FollowTaps.tsx';

/** The longest time between the two taps of a double tap, with a margin, in ms. */
const doubleTapMs = 400;
/** How long a finger rests on the screen at most when it taps, in ms: so much later the second tap ends. */
const touchMs = 100;
/** A tap that ends sooner than this after a control has appeared, in ms, was meant for what was there before. */
const reactionMs = 240;

/**
 * What was at the place of new controls before them: other controls, another screen, or nothing to tap since a time in ms
 * since the epoch.
 */
export type PlaceBefore = 'controls' | 'screen' | number;

/**
 * Protects new controls from the second tap of a double tap, which would hit the element that has
 * replaced the button of the first tap. Pass the result to `doubleTapGuard`. Keyboards and screen readers are not
 * affected: they can't activate a control that they have not reached yet.
 * @param before read as this component is mounted; without it, other controls.
 * @returns false until such a tap has passed, then true.
 */
export function useDoubleTapGuard(before?: RefObject<PlaceBefore>): boolean {
  const [acceptsTaps, setAcceptsTaps] = useState(false);
  const lastTap = useContext(LastTapContext);
  // Before the controls are painted: those that need no guard never have one.
  useLayoutEffect(() => {
    const left = guardMs(before?.current ?? 'controls', lastTap?.() ?? null, Date.now());
    if (left <= 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- once, before the first paint.
      setAcceptsTaps(true);
      return;
    }
    const timer = setTimeout(() => setAcceptsTaps(true), left);
    return () => clearTimeout(timer);
  }, [before, lastTap]);
  return acceptsTaps;
}

/**
 * How long new controls ignore taps, in ms.
 * @param tapped when the page was last tapped, in ms since the epoch; null where that is not known.
 */
export function guardMs(before: PlaceBefore, tapped: number | null, now: number): number {
  // The phone's clock may be set back.
  const since = (time: number) => Math.max(0, now - time);
  if (typeof before === 'number') return doubleTapMs - since(Math.max(before, tapped ?? 0));
  if (tapped !== null && since(tapped) < doubleTapMs)
    return Math.max(reactionMs, doubleTapMs + touchMs - since(tapped));
  return before === 'screen' && tapped !== null ? reactionMs : doubleTapMs;
}

export interface DoubleTapGuardProps {
  readonly $acceptsTaps: boolean;
}

/** Lets taps and clicks pass only once they are accepted. */
export const doubleTapGuard = css<DoubleTapGuardProps>`
  pointer-events: ${({ $acceptsTaps }) => ($acceptsTaps ? 'auto' : 'none')};
`;
