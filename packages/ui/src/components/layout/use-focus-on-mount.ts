import { useEffect, useRef, type RefObject } from 'react';
import { isHydrating } from '../../hydration.ts';

/**
 * Focuses an element when it mounts, so that screen readers start there and the Tab key continues from
 * there. An element that is not a control needs a `tabIndex` of -1. One that React takes over has had the focus before.
 * @param waits whether it gets the focus later, when this is no longer so; unless the customer has moved it meanwhile.
 */
export function useFocusOnMount<Target extends HTMLElement>(waits = false): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = element.current!.ownerDocument;
    const before = focusedBefore.current;
    focusedBefore.current = waits ? activeElement : null;
    const isMoved = before !== null && activeElement !== before && activeElement !== body;
    if (!waits && !isMoved && !isHydrating()) element.current!.focus({ preventScroll: true });
  }, [waits]);
  return element;
}
