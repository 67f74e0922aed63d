import type { Toast, ToastPort, ToastSubject } from '@recto/core';

/** Shows nothing, and records the toasts. */
export class FakeToasts implements ToastPort {
  readonly #shown: Toast[] = [];
  readonly #sticky = new Map<ToastSubject, Toast>();

  /** The oldest first. */
  get shown(): readonly Toast[] {
    return this.#shown;
  }

  /** The toasts as `kind code`, the oldest first. */
  get texts(): readonly string[] {
    return this.#shown.map(({ kind, code }) => `${kind} ${code}`);
  }

  /** The sticky toasts that are neither replaced nor withdrawn. */
  get standing(): readonly Toast[] {
    return [...this.#sticky.values()];
  }

  /** Forgets the toasts so far. */
  clear(): void {
    this.#shown.length = 0;
    this.#sticky.clear();
  }

  show(toast: Toast): void {
    this.#shown.push(toast);
    this.#sticky.delete(toast.about);
    if (toast.sticky) this.#sticky.set(toast.about, toast);
  }

  withdraw(...subjects: readonly ToastSubject[]): void {
    for (const subject of subjects) this.#sticky.delete(subject);
  }
}
