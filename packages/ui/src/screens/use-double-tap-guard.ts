import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { css } from 'styled-components';
import { isHydrating } from '../hydration.ts';
import { guardMs, type PlaceBefore } from './double-tap-time.ts';
import { LastTapContext } from './last-tap.ts';

/** On the controls while they ignore taps. A class of its own would be a new rule, for which a browser looks at the whole page again. */
const guarded = 'data-guarded';

/**
 * Protects new controls from the second tap of a double tap, which would hit the element that has
 * replaced the button of the first tap. Keyboards and screen readers are not affected: they can't activate a control that
 * they have not reached yet.
 * @param before what was at this place before; read on mount. By default, other controls.
 * @returns the ref of the element that is styled with `doubleTapGuard`. Its attribute is set and removed without React, whose
 * rendering would keep a busy page from taking taps for longer.
 */
export function useDoubleTapGuard(before?: RefObject<PlaceBefore>): {
  readonly ref: RefObject<HTMLDivElement | null>;
} {
  const ref = useRef<HTMLDivElement>(null);
  /** In ms since the epoch; null until the first effect. */
  const end = useRef<number | null>(null);
  const lastTap = useContext(LastTapContext);
  // Before the controls are painted.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const now = Date.now();
    // Elements that React takes over are guarded by the page that has shown them.
    end.current ??= isHydrating()
      ? now
      : now + guardMs(before?.current ?? 'controls', lastTap?.() ?? null, now);
    const left = end.current - now;
    if (left <= 0) return;
    element.setAttribute(guarded, '');
    const accept = () => element.removeAttribute(guarded);
    const timer = setTimeout(accept, left);
    return () => {
      clearTimeout(timer);
      accept();
    };
  }, [before, lastTap]);
  return { ref };
}

/** Lets taps and clicks pass only once they are accepted. */
export const doubleTapGuard = css`
  pointer-events: auto;
  &[data-guarded] {
    pointer-events: none;
  }
`;
