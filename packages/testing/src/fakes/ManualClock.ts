import type { Clock } from '@recto/core';

/** A clock that moves only when a test advances it. */
export class ManualClock implements Clock {
  readonly #waiting = new Set<{ readonly callback: () => void; readonly due: number }>();
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { callback, due: this.#now + ms };
    this.#waiting.add(timer);
    return () => void this.#waiting.delete(timer);
  }

  /** How many callbacks wait. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Advances the clock by `ms`, and runs the callbacks that are due, in order. */
  advance(ms: number): void {
    this.#now += ms;
    const due = [...this.#waiting].filter((timer) => timer.due <= this.#now);
    for (const timer of due.toSorted((one, other) => one.due - other.due)) {
      if (this.#waiting.delete(timer)) timer.callback();
    }
  }
}
