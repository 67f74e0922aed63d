import type { Toast, ToastPort } from '@recto/core';

/** Shows nothing, and remembers what it was told to show. */
export class FakeToasts implements ToastPort {
  readonly #shown: Toast[] = [];

  /** The oldest first. */
  get shown(): readonly Toast[] {
    return this.#shown;
  }

  show(toast: Toast): void {
    this.#shown.push(toast);
  }
}
