/** Tries something again and again by itself, for as long as that makes sense. */
export class RepeatedTry {
  readonly #ms: number;
  readonly #attempt: () => void;
  #timer: ReturnType<typeof setInterval> | null = null;

  /** @param ms the time before each attempt. */
  constructor(ms: number, attempt: () => void) {
    this.#ms = ms;
    this.#attempt = attempt;
  }

  /** Begins, goes on, or ends. */
  steer(makesSense: boolean): void {
    if (makesSense) {
      this.#timer ??= setInterval(this.#attempt, this.#ms);
      return;
    }
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
