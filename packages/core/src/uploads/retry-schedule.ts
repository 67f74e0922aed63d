import type { DevicePort } from '../ports/device.ts';
import { backOffMs } from '../time/back-off.ts';
import { longestPauseMs, uploadBackOff } from './back-off.ts';

export interface RetryScheduleParts {
  readonly device: DevicePort;
  /** At least 0, below 1. */
  readonly random: () => number;
}

/** The time after an attempt that nobody has answered, in which nothing is tried again by itself. */
export class RetrySchedule {
  readonly #parts: RetryScheduleParts;
  readonly #onOver: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Attempts in a row that nobody has answered. */
  #failures = 0;

  /** @param onOver called when a pause is over by itself. */
  constructor(parts: RetryScheduleParts, onOver: () => void) {
    this.#parts = parts;
    this.#onOver = onOver;
  }

  get isOver(): boolean {
    return this.#timer === null;
  }

  /** Begins a pause, longer than the one before; the longest while there is no network. */
  begin(): void {
    const { device, random } = this.#parts;
    this.#stop();
    this.#failures += 1;
    const ms = device.isOnline() ? backOffMs(uploadBackOff, this.#failures, random()) : longestPauseMs;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#onOver();
    }, ms);
  }

  /** Ends the pause; the next one is the shortest again. */
  end(): void {
    this.#failures = 0;
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
