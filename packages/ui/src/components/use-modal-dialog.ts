import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { modalOpened } from './open-modals.ts';
import { rootOf } from './root-node.ts';

export interface ModalDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a native `<dialog>` as a modal as long as it is mounted. It makes the rest of the page inert and
 * restores the focus when it closes.
 * @param onDismiss called for Escape or the phone's back gesture.
 * @returns the props to spread on the dialog.
 */
export function useModalDialog(onDismiss: () => void): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    const closed = modalOpened();
    return () => {
      element?.close();
      closed();
    };
  }, []);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onDismiss();
    },
    // A browser may close the dialog without a cancelable `cancel` event; the caller must learn of that too.
    onClose: ({ currentTarget }) => {
      if (!currentTarget.open) onDismiss();
    },
    onKeyDown: trapFocus,
  };
}

/**
 * Keeps the Tab key inside the dialog, as the ARIA dialog pattern asks; a native modal dialog alone
 * would let it move on to the browser's toolbar.
 */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, a[href]')];
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const { activeElement } = rootOf(event.currentTarget);
  if (activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
