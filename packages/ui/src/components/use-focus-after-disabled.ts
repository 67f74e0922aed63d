import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A control that is disabled under the person's finger drops the focus on the floor. This gives it
 * back when the control can be used again, unless the person has gone elsewhere meanwhile.
 */
export function useFocusAfterDisabled(element: RefObject<HTMLElement | null>, disabled: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const control = element.current;
    if (control === null) return;
    const { activeElement, body } = control.ownerDocument;
    if (disabled) {
      hadFocus.current = activeElement === control;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === null || activeElement === body) control.focus({ preventScroll: true });
    }
  }, [element, disabled]);
}
