import type { Sleep } from '../sleep.ts';

/** Notices when something that should move has stood still for `limitMs`. */
export class StallDetector {
  readonly #limitMs: number;
  readonly #sleep: Sleep;
  readonly #onStall: () => void;
  #waiting = new AbortController();

  /** @param onStall called at most once. */
  constructor(limitMs: number, sleep: Sleep, onStall: () => void) {
    this.#limitMs = limitMs;
    this.#sleep = sleep;
    this.#onStall = onStall;
  }

  /** It has begun or gone on: the time counts from here. */
  moved(): void {
    this.stop();
    this.#waiting = new AbortController();
    void this.#sleep(this.#limitMs, this.#waiting.signal).then(this.#onStall, () => undefined);
  }

  stop(): void {
    this.#waiting.abort();
  }
}
