import { useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { css } from 'styled-components';
import { isHydrating } from '../hydration.ts';
import { guardMs, type PlaceBefore } from './double-tap-time.ts';
import { LastTapContext } from './last-tap.ts';

/**
 * Protects new controls from the second tap of a double tap, which would hit the element that has
 * replaced the button of the first tap. Keyboards and screen readers are not affected: they can't activate a control that
 * they have not reached yet.
 * @param before what was at this place before; read on mount. By default, other controls.
 * @returns what the element that is styled with `doubleTapGuard` gets: an attribute until such a tap has passed. A class of
 * its own would be a new rule, for which a browser looks at the whole page again.
 */
export function useDoubleTapGuard(before?: RefObject<PlaceBefore>): { readonly 'data-guarded'?: '' } {
  const lastTap = useContext(LastTapContext);
  // Elements that React takes over are guarded by the page that has shown them.
  const [acceptsTaps, setAcceptsTaps] = useState(isHydrating);
  // Before the controls are painted: those that need no guard never have one.
  useLayoutEffect(() => {
    if (isHydrating()) return;
    const left = guardMs(before?.current ?? 'controls', lastTap?.() ?? null, Date.now());
    if (left <= 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- once, before the first paint.
      setAcceptsTaps(true);
      return;
    }
    const timer = setTimeout(() => setAcceptsTaps(true), left);
    return () => clearTimeout(timer);
  }, [before, lastTap]);
  return acceptsTaps ? {} : { 'data-guarded': '' };
}

/** Lets taps and clicks pass only once they are accepted. */
export const doubleTapGuard = css`
  pointer-events: auto;
  &[data-guarded] {
    pointer-events: none;
  }
`;
