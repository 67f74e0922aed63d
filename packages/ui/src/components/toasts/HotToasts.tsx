import { toastDurationMs, type Toast, type ToastPort, type ToastSubject } from '@recto/core';
import { toast as hotToast } from 'react-hot-toast/headless';
import { isModalOpen, onModalsClosed } from '../open-modals.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a toast takes to fade out, in ms. */
const fadeMs = 200;

/**
 * The toast port on react-hot-toast; `ToastArea` renders the toasts. It uses the headless entry because
 * the full one writes inline style sheets, which a strict Content-Security-Policy forbids.
 */
export class HotToasts implements ToastPort {
  /** The toasts that wait until no modal dialog is open: until then they would be neither seen nor announced. */
  readonly #waiting = new Map<ToastSubject, Toast>();

  readonly #endWaiting: () => void;

  constructor() {
    this.#endWaiting = onModalsClosed(() => {
      const toasts = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const toast of toasts) this.show(toast);
    });
  }

  /** Shows a toast (§8). A toast about the same subject is replaced, and its timer restarts. */
  show(toast: Toast): void {
    if (isModalOpen()) {
      this.#waiting.set(toast.about, toast);
      return;
    }
    hotToast(
      ({ id, visible }) => (
        <ToastCard toast={toast} leaving={!visible} onClose={() => hotToast.dismiss(id)} />
      ),
      {
        id: toast.about,
        duration: toast.sticky ? Number.POSITIVE_INFINITY : toastDurationMs,
        removeDelay: fadeMs,
        ariaProps:
          toast.kind === 'error'
            ? { role: 'alert', 'aria-live': 'assertive' }
            : { role: 'status', 'aria-live': 'polite' },
      },
    );
  }

  withdraw(...subjects: readonly ToastSubject[]): void {
    for (const subject of subjects) {
      this.#waiting.delete(subject);
      hotToast.remove(subject);
    }
  }

  /** Removes all toasts, and waits for no dialog any more. */
  dispose(): void {
    this.#endWaiting();
    this.clear();
  }

  /** Removes all toasts at once. */
  clear(): void {
    this.#waiting.clear();
    hotToast.removeAll();
  }
}
