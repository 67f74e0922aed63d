import { useLayoutEffect } from 'react';

/** Scrolls the page to its top when another screen is shown: its heading gets the focus, which does not scroll. */
export function useScrollToTop(screen: string): void {
  useLayoutEffect(() => {
    // With braces: in newer browsers it returns a promise, which is no clean-up.
    document.scrollingElement?.scrollTo(0, 0);
  }, [screen]);
}
