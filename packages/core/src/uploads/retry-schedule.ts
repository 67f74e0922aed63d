import type { DevicePort } from '../ports/device.ts';
import { backOffMs, type BackOff } from '../time/back-off.ts';

/**
 * The pause after the first attempt without a response, in ms. It doubles with each further one.
 * @internal
 */
export const firstPauseMs = 2_000;

/**
 * The longest pause between two attempts, in ms. It is also used while the device reports that it is
 * offline: some devices report that wrongly, so photos are sent nevertheless.
 * @internal
 */
export const longestPauseMs = 60_000;

const backOff: BackOff = { firstMs: firstPauseMs, longestMs: longestPauseMs, jitter: 0.5 };

export interface RetryScheduleParts {
  readonly device: DevicePort;
  /** At least 0, below 1. */
  readonly random: () => number;
}

/** The pauses between attempts that got no response: exponential back-off with jitter. */
export class RetrySchedule {
  readonly #parts: RetryScheduleParts;
  readonly #onOver: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Attempts in a row without a response. */
  #failures = 0;
  #isDisposed = false;

  /** @param onOver called when a pause has run its full time. */
  constructor(parts: RetryScheduleParts, onOver: () => void) {
    this.#parts = parts;
    this.#onOver = onOver;
  }

  /** Whether no pause is running. */
  get isOver(): boolean {
    return this.#timer === null;
  }

  /** Begins a pause, longer than the one before; the longest one while the device is offline. */
  begin(): void {
    const { device, random } = this.#parts;
    if (this.#isDisposed) return;
    this.#stop();
    this.#failures += 1;
    const ms = device.isOnline() ? backOffMs(backOff, this.#failures, random()) : longestPauseMs;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#onOver();
    }, ms);
  }

  /** Ends the pause without calling `onOver`; the next pause is the shortest again. */
  end(): void {
    this.#failures = 0;
    this.#stop();
  }

  /** Ends the pause, and begins none any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
