import { toastDurationMs, type Toast, type ToastPort } from '@recto/core';
import { toast as hotToast } from 'react-hot-toast/headless';
import { ToastCard } from './ToastCard.tsx';

/** How long a toast takes to fade out, in ms. */
const fadeMs = 200;

/**
 * The toast port on react-hot-toast; `ToastArea` renders the toasts. It uses the headless entry because
 * the full one writes inline style sheets, which a strict Content-Security-Policy forbids.
 */
export class HotToasts implements ToastPort {
  /** Shows a toast (§8). A toast with the same code is replaced, and its timer restarts. */
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

  /** Removes all toasts at once. */
  clear(): void {
    hotToast.removeAll();
  }
}
