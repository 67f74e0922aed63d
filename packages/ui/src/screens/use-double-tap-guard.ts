import { useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { css } from 'styled-components';
import { LastTapContext } from './FollowTaps.tsx';

/** The longest time between the two taps of a double tap, with a margin, in ms. */
const doubleTapMs = 400;

/**
 * Protects new controls from the second tap of a double tap, which would hit the element that has
 * replaced the button of the first tap. Pass the result to `doubleTapGuard`. Keyboards and screen readers are not
 * affected: they can't activate a control that they have not reached yet.
 * @param bareSince since when there was nothing to tap at this place, in ms since the epoch, as this component is
 * mounted; null, or no parameter, if it replaces a control.
 * @returns false until `doubleTapMs` after that, or after the tap that has just replaced the control; then true.
 */
export function useDoubleTapGuard(bareSince?: RefObject<number | null>): boolean {
  const [acceptsTaps, setAcceptsTaps] = useState(false);
  const lastTap = useContext(LastTapContext);
  // Before the controls are painted: those that need no guard never have one.
  useLayoutEffect(() => {
    const now = Date.now();
    const tapped = lastTap?.() ?? 0;
    const since = bareSince?.current ?? (now - tapped < doubleTapMs ? tapped : now);
    // The phone's clock may be set back.
    const left = doubleTapMs - Math.max(0, now - since);
    if (left <= 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- once, before the first paint.
      setAcceptsTaps(true);
      return;
    }
    const timer = setTimeout(() => setAcceptsTaps(true), left);
    return () => clearTimeout(timer);
  }, [bareSince, lastTap]);
  return acceptsTaps;
}

export interface DoubleTapGuardProps {
  readonly $acceptsTaps: boolean;
}

/** Lets taps and clicks pass only once they are accepted. */
export const doubleTapGuard = css<DoubleTapGuardProps>`
  pointer-events: ${({ $acceptsTaps }) => ($acceptsTaps ? 'auto' : 'none')};
`;
