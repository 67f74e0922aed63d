import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the page to its top when another screen is shown: its heading gets the focus, which does not scroll. Not for the
 * first one, which may be there before React, and be read.
 */
export function useScrollToTop(screen: string): void {
  const last = useRef(screen);
  useLayoutEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    document.scrollingElement?.scrollTo(0, 0);
  }, [screen]);
}
