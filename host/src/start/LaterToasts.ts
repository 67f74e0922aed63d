import type { Toast, ToastPort, ToastSubject } from '@recto/core';

/** Toasts that are shown once React is there, which shows them. */
export class LaterToasts implements ToastPort {
  readonly #onWaiting: () => void;
  #shows: ToastPort | null = null;
  #waiting: readonly Toast[] = [];

  /** @param onWaiting called when a toast waits. */
  constructor(onWaiting: () => void) {
    this.#onWaiting = onWaiting;
  }

  show(toast: Toast): void {
    if (this.#shows !== null) return this.#shows.show(toast);
    this.#waiting = [...this.#waiting.filter(({ about }) => about !== toast.about), toast];
    this.#onWaiting();
  }

  withdraw(...subjects: readonly ToastSubject[]): void {
    this.#waiting = this.#waiting.filter(({ about }) => !subjects.includes(about));
    this.#shows?.withdraw(...subjects);
  }

  /** From now on, this shows them, and those that wait. */
  showWith(toasts: ToastPort): void {
    this.#shows = toasts;
    for (const toast of this.#waiting) toasts.show(toast);
    this.#waiting = [];
  }
}
