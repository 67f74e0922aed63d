import { systemClock } from './clock.ts';

/** Timers that end together. */
export class Timers {
  readonly #cancels = new Set<() => void>();

  /** Calls back after `ms`, unless it is cancelled before. @returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void {
    const cancelTimer = systemClock.after(ms, () => {
      this.#cancels.delete(cancel);
      callback();
    });
    const cancel = () => {
      this.#cancels.delete(cancel);
      cancelTimer();
    };
    this.#cancels.add(cancel);
    return cancel;
  }

  /** Cancels every call that waits. */
  cancelAll(): void {
    for (const cancel of this.#cancels) cancel();
  }
}
