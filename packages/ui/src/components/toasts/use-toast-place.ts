import { useLayoutEffect, useRef, type RefObject } from 'react';
import { rootOf } from '../root-node.ts';

/** The part of a screen above which toasts are shown: its action bar, or the controls of the camera. */
const anchor = '[data-toasts="above"]';

/**
 * Keeps an element just above the part of the screen that is marked with `data-toasts="above"`, or at the
 * bottom of the screen if there is none: there it covers neither a heading nor an instruction nor a button.
 * @param active false while the element is empty, and its place does not matter.
 * @returns the ref of the element, which has a fixed position.
 */
export function useToastPlace(active: boolean): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const view = element?.ownerDocument.defaultView;
    if (!active || element === null || view == null) return;
    const root = rootOf(element);
    const bottomOfScreen = () =>
      'host' in root ? root.host.getBoundingClientRect().bottom : view.innerHeight;
    const place = () => {
      const bottom = bottomOfScreen();
      const top = root.querySelector(anchor)?.getBoundingClientRect().top ?? bottom;
      element.style.setProperty('bottom', `${Math.max(0, bottom - top)}px`);
    };
    place();
    // The anchor moves when the page scrolls, and another screen has another one.
    const screens = new view.MutationObserver(place);
    screens.observe(root, { childList: true, subtree: true });
    view.addEventListener('scroll', place, { passive: true });
    view.addEventListener('resize', place);
    return () => {
      screens.disconnect();
      view.removeEventListener('scroll', place);
      view.removeEventListener('resize', place);
    };
  }, [active]);
  return area;
}
