/** A clock that stands still until a test moves it. */
export class ManualTimers {
  readonly #waiting = new Map<number, { callback: () => void; due: number }>();
  #now = 0;
  #last = 0;

  setTimeout(callback: () => void, ms: number): number {
    this.#last += 1;
    this.#waiting.set(this.#last, { callback, due: this.#now + ms });
    return this.#last;
  }

  clearTimeout(timer: number): void {
    this.#waiting.delete(timer);
  }

  /** How many callbacks still wait. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Moves the clock on by `ms`, and calls what is due, in order. */
  advance(ms: number): void {
    this.#now += ms;
    const due = [...this.#waiting].filter(([, { due: at }]) => at <= this.#now);
    for (const [timer, { callback }] of due.sort(([, one], [, other]) => one.due - other.due)) {
      if (this.#waiting.delete(timer)) callback();
    }
  }
}
