import { useEffect, useRef, type RefObject } from 'react';

/**
 * A control that had the focus may be gone when its tile shows something else. The focus then goes
 * to the tile itself, which a screen reader reads out with its new state, and the Tab key goes on
 * from there. It is not given to the new control: a second Enter would press that.
 * @param key changes with what the element shows.
 * @returns a ref for the element; give it a `tabIndex` of -1.
 */
export function useFocusKept<Target extends HTMLElement>(key: string): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const wasInside = useRef(false);

  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      // A dialog only borrows the focus.
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      wasInside.current = element.current?.contains(target) === true;
    };
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, []);

  useEffect(() => {
    const { activeElement, body } = document;
    if (wasInside.current && (activeElement === null || activeElement === body)) {
      element.current?.focus({ preventScroll: true });
    }
  }, [key]);

  return element;
}
