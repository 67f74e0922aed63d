import { toastDurationMs, type Toast, type ToastPort, type ToastSubject } from '@recto/core';
import { toast as hotToast } from 'react-hot-toast/headless';
import { isModalOpen, onModalsClosed } from '../open-modals.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a toast takes to fade out, in ms. */
const fadeMs = 200;

/** What the toasts of an app with one `ToastArea` belong to. */
export const defaultToasterId = 'recto';

/**
 * The toast port on react-hot-toast; the `ToastArea` with the same `toasterId` renders the toasts. It uses the headless entry because
 * the full one writes inline style sheets, which a strict Content-Security-Policy forbids.
 */
export class HotToasts implements ToastPort {
  readonly toasterId: string;

  /** The toasts that wait until no modal dialog is open: until then they would be neither seen nor announced. */
  readonly #waiting = new Map<ToastSubject, Toast>();

  readonly #endWaiting: () => void;

  /**
   * @param toasterId a text of its own where the page may have more than one `ToastArea`. The page's own toasts are apart
   * in any case.
   */
  constructor(toasterId: string = defaultToasterId) {
    this.toasterId = toasterId;
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
        <ToastCard toast={toast} leaving={!visible} onClose={() => hotToast.dismiss(id, this.toasterId)} />
      ),
      {
        id: this.#idOf(toast.about),
        toasterId: this.toasterId,
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
      hotToast.remove(this.#idOf(subject), this.toasterId);
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
    hotToast.removeAll(this.toasterId);
  }

  /** Unique in the page: react-hot-toast closes an expired toast by its id alone. */
  #idOf(subject: ToastSubject): string {
    return `${this.toasterId} ${subject}`;
  }
}
