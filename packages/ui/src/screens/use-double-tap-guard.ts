import { useEffect, useState } from 'react';
import { css } from 'styled-components';

/** The longest time between the two taps of a double tap, with a margin, in ms. */
const doubleTapMs = 400;

/**
 * Protects new controls from the second tap of a double tap, which would hit the element that has
 * replaced the button of the first tap. Pass the result to `doubleTapGuard`. Keyboards and screen readers are not
 * affected: they can't activate a control that they have not reached yet.
 * @returns false until the component has been mounted for `doubleTapMs`, then true.
 */
export function useDoubleTapGuard(): boolean {
  const [acceptsTaps, setAcceptsTaps] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAcceptsTaps(true), doubleTapMs);
    return () => clearTimeout(timer);
  }, []);
  return acceptsTaps;
}

export interface DoubleTapGuardProps {
  readonly $acceptsTaps: boolean;
}

/** Lets taps and clicks pass only once they are accepted. */
export const doubleTapGuard = css<DoubleTapGuardProps>`
  pointer-events: ${({ $acceptsTaps }) => ($acceptsTaps ? 'auto' : 'none')};
`;
