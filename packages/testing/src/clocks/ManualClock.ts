import type { Clock } from '@recto/core';

/** How many callbacks may run in a row without a wait. */
const mostAtOneTime = 10_000;

interface Timer {
  readonly callback: () => void;
  readonly due: number;
}

/** A clock that moves only when a test advances it. */
export class ManualClock implements Clock {
  readonly #waiting = new Set<Timer>();
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

  /**
   * Advances the clock by `ms`, from one due callback to the next: each sees the time at which it was due, and one that
   * a callback sets runs too, if it is due in this time. Those due at the same time run in the order in which they were set.
   * Promises settle only afterwards: where a time limit waits for one, advance in smaller steps.
   * @throws Error if callbacks that wait for no time set each other without end.
   */
  advance(ms: number): void {
    const target = this.#now + ms;
    let atOneTime = 0;
    for (let timer = this.#next(target); timer !== undefined; timer = this.#next(target)) {
      atOneTime = timer.due > this.#now ? 1 : atOneTime + 1;
      if (atOneTime > mostAtOneTime) {
        throw new Error(
          `The clock stands still at ${this.#now}: ${mostAtOneTime} callbacks in a row were due without a wait.`,
        );
      }
      this.#moveTo(timer.due);
      this.#waiting.delete(timer);
      timer.callback();
    }
    this.#moveTo(target);
  }

  /** @returns the first callback that is due at that time or before. */
  #next(time: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#waiting) {
      if (timer.due <= time && (first === undefined || timer.due < first.due)) first = timer;
    }
    return first;
  }

  /** A callback may have advanced the clock further. */
  #moveTo(time: number): void {
    this.#now = Math.max(this.#now, time);
  }
}
