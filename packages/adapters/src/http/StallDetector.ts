import type { Clock } from '@recto/core';

/** Detects that an upload has made no progress for `limitMs`. */
export class StallDetector {
  readonly #limitMs: number;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #onStall: () => void;
  #cancel: () => void = () => undefined;

  /** @param onStall called at most once. */
  constructor(limitMs: number, clock: Pick<Clock, 'after'>, onStall: () => void) {
    this.#limitMs = limitMs;
    this.#clock = clock;
    this.#onStall = onStall;
  }

  /** The upload has started or progressed: the time is measured from here. */
  progressed(): void {
    this.stop();
    this.#cancel = this.#clock.after(this.#limitMs, this.#onStall);
  }

  stop(): void {
    this.#cancel();
  }
}
