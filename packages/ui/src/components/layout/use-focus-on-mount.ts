import { useEffect, useRef, type RefObject } from 'react';
import { isHydrating } from '../../hydration.ts';

/**
 * Focuses an element when it mounts, so that screen readers start there and the Tab key continues from
 * there. An element that is not a control needs a `tabIndex` of -1. One that React takes over has had the focus before.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const element = useRef<Target>(null);
  useEffect(() => {
    if (!isHydrating()) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
