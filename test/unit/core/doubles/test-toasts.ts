import type { Toast, ToastPort } from '@recto/core';

export class TestToasts implements ToastPort {
  readonly shown: Toast[] = [];

  show(toast: Toast): void {
    this.shown.push(toast);
  }

  /** What was said, as `kind code`. */
  get texts(): readonly string[] {
    return this.shown.map(({ kind, code }) => `${kind} ${code}`);
  }
}
