import { createContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Returns when the customer last tapped, in ms since the epoch; 0 before the first tap. Null where taps are not followed. */
export const LastTapContext = createContext<(() => number) | null>(null);

export interface FollowTapsProps {
  /** The page. */
  readonly document: Document;
  readonly children: ReactNode;
}

/**
 * Follows taps anywhere in the page, from its first render on. Before it, the page has nothing to tap. Controls that appear
 * then need not wait for the second tap of a double tap where there was no first one (`useDoubleTapGuard`).
 */
export function FollowTaps({ document, children }: FollowTapsProps) {
  const last = useRef(0);
  const [lastTap] = useState(() => () => last.current);
  useEffect(() => {
    const note = () => {
      last.current = Date.now();
    };
    // Before the tap's own handlers, which may show other controls.
    document.addEventListener('pointerup', note, true);
    return () => document.removeEventListener('pointerup', note, true);
  }, [document]);
  return <LastTapContext value={lastTap}>{children}</LastTapContext>;
}
