import { useEffect, useRef, type RefObject } from 'react';
import { rootOf } from '../../components/root-node.ts';

/**
 * When a tile changes its state, the control that had the focus may be removed. The focus then moves to
 * the tile itself: screen readers read its new state, and the Tab key continues from there. It does not
 * move to the new control, which a repeated Enter would activate.
 * @param key changes when the element's content changes.
 * @returns a ref for the element, which needs a `tabIndex` of -1.
 */
export function useFocusFallback<Target extends HTMLElement>(key: string): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const hadFocusInside = useRef(false);

  useEffect(() => {
    const root = rootOf(element.current!);
    const trackFocus = ({ target }: Event) => {
      // A dialog returns the focus when it closes.
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      hadFocusInside.current = element.current?.contains(target) === true;
    };
    root.addEventListener('focusin', trackFocus);
    return () => root.removeEventListener('focusin', trackFocus);
  }, []);

  useEffect(() => {
    const { activeElement } = rootOf(element.current!);
    if (hadFocusInside.current && (activeElement === null || activeElement === document.body)) {
      element.current?.focus({ preventScroll: true });
    }
  }, [key]);

  return element;
}
