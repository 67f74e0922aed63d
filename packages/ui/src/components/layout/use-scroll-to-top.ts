import { useEffect, useLayoutEffect, useRef } from 'react';
import { isHydrating } from '../../hydration.ts';

/**
 * Scrolls the page to its top when another screen is shown: its heading gets the focus, which does not scroll. Not for one
 * that React takes over, which may be read already. A page that is at its top is left alone: scrolling would lay it out in
 * the middle of the change.
 */
export function useScrollToTop(screen: string): void {
  const last = useRef(isHydrating() ? screen : null);
  const isAtTop = useRef(false);
  useEffect(() => {
    const window = document.defaultView!;
    const look = () => {
      isAtTop.current = document.scrollingElement?.scrollTop === 0;
    };
    // Read in a frame of its own, when the page is laid out anyway.
    const frame = window.requestAnimationFrame(look);
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      window.cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look);
    };
  }, []);
  useLayoutEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (!isAtTop.current) document.scrollingElement?.scrollTo(0, 0);
  }, [screen]);
}
