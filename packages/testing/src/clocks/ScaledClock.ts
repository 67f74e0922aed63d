import type { Clock } from '@recto/core';
import { ManualClock } from './ManualClock.ts';

/** How often it moves, in ms of the machine's own time. */
const tickMs = 10;

/** A clock that runs faster than the machine's, so that pauses of a second are short, and that a test can advance. */
export class ScaledClock implements Clock {
  readonly #clock = new ManualClock();
  readonly #timer: ReturnType<typeof setInterval>;

  /** @param factor how much faster it runs. */
  constructor(factor: number) {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#clock.advance((now - last) * factor);
      last = now;
    }, tickMs);
  }

  now(): number {
    return this.#clock.now();
  }

  after(ms: number, callback: () => void): () => void {
    return this.#clock.after(ms, callback);
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
