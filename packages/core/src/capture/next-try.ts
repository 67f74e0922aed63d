/** Tries something by itself after a while, and again for as long as it is steered to. */
export class NextTry {
  readonly #ms: number;
  readonly #attempt: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param ms the time before an attempt. */
  constructor(ms: number, attempt: () => void) {
    this.#ms = ms;
    this.#attempt = attempt;
  }

  /** Lets the next attempt come, which may be on its way already; or calls it off. */
  steer(makesSense: boolean): void {
    if (makesSense) {
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        this.#attempt();
      }, this.#ms);
      return;
    }
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
