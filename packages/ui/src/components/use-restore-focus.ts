import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface RestoreFocus<Control extends HTMLElement> {
  readonly ref: RefObject<Control | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * A control loses the focus when it is disabled. This hook restores the focus when the control is
 * enabled again, unless another element has had the focus since. It listens to focus events because
 * a browser may move the focus before an effect can read where it is.
 * @returns the props to spread on the control.
 */
export function useRestoreFocus<Control extends HTMLElement>(disabled: boolean): RestoreFocus<Control> {
  const ref = useRef<Control>(null);
  const hadFocusLast = useRef(false);
  useLayoutEffect(() => {
    const control = ref.current;
    if (disabled || !hadFocusLast.current || control === null) return;
    const { activeElement, body } = control.ownerDocument;
    if (activeElement === null || activeElement === body) control.focus({ preventScroll: true });
    else hadFocusLast.current = activeElement === control;
  }, [disabled]);
  return {
    ref,
    onFocus: () => {
      hadFocusLast.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) hadFocusLast.current = false;
    },
  };
}
