import { useEffect, useRef, type RefObject } from 'react';

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
    const trackFocus = ({ target }: FocusEvent) => {
      // A dialog returns the focus when it closes.
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      hadFocusInside.current = element.current?.contains(target) === true;
    };
    document.addEventListener('focusin', trackFocus);
    return () => document.removeEventListener('focusin', trackFocus);
  }, []);

  useEffect(() => {
    const { activeElement, body } = document;
    if (hadFocusInside.current && (activeElement === null || activeElement === body)) {
      element.current?.focus({ preventScroll: true });
    }
  }, [key]);

  return element;
}
