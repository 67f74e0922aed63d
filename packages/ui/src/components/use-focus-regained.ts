import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface FocusRegained<Control extends HTMLElement> {
  readonly ref: RefObject<Control | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * A control that is disabled drops the focus. This gives it back when the control can be used again,
 * unless another one has had it meanwhile. It listens to the focus, since a browser may have moved it
 * before an effect can ask where it is.
 * @returns what to spread on the control.
 */
export function useFocusRegained<Control extends HTMLElement>(disabled: boolean): FocusRegained<Control> {
  const ref = useRef<Control>(null);
  const wasLast = useRef(false);
  useLayoutEffect(() => {
    const control = ref.current;
    if (disabled || !wasLast.current || control === null) return;
    const { activeElement, body } = control.ownerDocument;
    if (activeElement === null || activeElement === body) control.focus({ preventScroll: true });
    else wasLast.current = activeElement === control;
  }, [disabled]);
  return {
    ref,
    onFocus: () => {
      wasLast.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) wasLast.current = false;
    },
  };
}
