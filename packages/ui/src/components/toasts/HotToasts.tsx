import { toastDurationMs, type Toast, type ToastPort } from '@recto/core';
import { toast as hotToast } from 'react-hot-toast/headless';
import { ToastCard } from './ToastCard.tsx';

/** How long a toast takes to fade before it is gone, in ms. */
const fadeMs = 200;

/**
 * The toasts of react-hot-toast, for its headless entry: the full one writes inline style sheets,
 * which a strict Content-Security-Policy forbids. `ToastArea` shows what this adapter is told.
 */
export class HotToasts implements ToastPort {
  /** The same code again replaces the toast that is still there, and its time begins anew. */
  show(toast: Toast): void {
    hotToast(
      ({ id, visible }) => (
        <ToastCard toast={toast} leaving={!visible} onClose={() => hotToast.dismiss(id)} />
      ),
      {
        id: toast.code,
        duration: toast.sticky ? Number.POSITIVE_INFINITY : toastDurationMs,
        removeDelay: fadeMs,
        ariaProps:
          toast.kind === 'error'
            ? { role: 'alert', 'aria-live': 'assertive' }
            : { role: 'status', 'aria-live': 'polite' },
      },
    );
  }

  /** Takes all toasts away at once, for a fresh start. */
  clear(): void {
    hotToast.removeAll();
  }
}
