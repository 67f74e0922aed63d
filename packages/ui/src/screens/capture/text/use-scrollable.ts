import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useEffectEvent } from '../../../use-effect-event.ts';

export interface Overflow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Whether the content is higher than the element now. */
  readonly isScrollable: boolean;
  /** Whether the picture gives way to it, since it was higher while it had all of its room. From then on, it stays so. */
  readonly needsRoom: boolean;
}

/**
 * Whether an element's content is higher than the element, as with wider spacing of the text than the layout expects.
 * @param hasAllRoom whether nothing else takes of its room now.
 * @param isWholeNeeded whether all of it must be seen at once, whatever the reason why it is higher.
 */
export function useScrollable(hasAllRoom: boolean, isWholeNeeded: boolean): Overflow {
  const scroller = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  const [needsRoom, setNeedsRoom] = useState(false);
  const look = useEffectEvent(() => {
    const { scrollHeight, clientHeight } = scroller.current!;
    const isHigher = scrollHeight > clientHeight + 1;
    setIsScrollable(isHigher);
    if (isHigher && hasAllRoom && (isWholeNeeded || isSpacedWider(scroller.current!))) setNeedsRoom(true);
  });
  // Before the first painting, or the square would move after it.
  useLayoutEffect(() => {
    const element = scroller.current!;
    look();
    const observer = new element.ownerDocument.defaultView!.ResizeObserver(() => look());
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { scroller, isScrollable, needsRoom };
}

/** The app's own styles space neither letters nor words. */
function isSpacedWider(element: HTMLElement): boolean {
  const { letterSpacing, wordSpacing } = element.ownerDocument.defaultView!.getComputedStyle(element);
  return [letterSpacing, wordSpacing].some((spacing) => Number.parseFloat(spacing) > 0);
}
