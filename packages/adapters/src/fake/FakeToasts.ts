import type { Toast, ToastPort } from '@recto/core';

/** Shows nothing, and records the toasts. */
export class FakeToasts implements ToastPort {
  readonly #shown: Toast[] = [];

  /** The oldest first. */
  get shown(): readonly Toast[] {
    return this.#shown;
  }

  /** The toasts as `kind code`, the oldest first. */
  get texts(): readonly string[] {
    return this.#shown.map(({ kind, code }) => `${kind} ${code}`);
  }

  /** Forgets the toasts so far. */
  clear(): void {
    this.#shown.length = 0;
  }

  show(toast: Toast): void {
    this.#shown.push(toast);
  }
}
