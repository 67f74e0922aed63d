import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when it appears, so that a screen reader begins there and the Tab
 * key goes on from there. Give the element a `tabIndex` of -1 where it is no control.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const element = useRef<Target>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
