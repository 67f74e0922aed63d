import { sleep, type Clock } from '@recto/core';
import { reopeningPauseMs } from '../camera-limits.ts';

/**
 * What this page has learnt of the device's cameras (decision 2.17): when one was stopped or did not start, and which
 * ones did not. It is kept in memory only.
 */
export class CameraHistory {
  readonly #clock: Clock;
  readonly #pauseMs: number;
  readonly #failed = new Set<string>();
  readonly #stopped = new WeakSet<MediaStream>();
  #endedAt = -Infinity;

  /** @param pauseMs from the end of a camera to the next opening. */
  constructor(clock: Clock, pauseMs = reopeningPauseMs) {
    this.#clock = clock;
    this.#pauseMs = pauseMs;
  }

  /** A camera has ended by itself, or did not start: the system needs a moment before it can open one. */
  noteEnd(): void {
    this.#endedAt = this.#clock.now();
  }

  /** A stream was stopped. What is said of the same one again does not count: it may be closed twice. */
  noteStopped(stream: MediaStream): void {
    if (this.#stopped.has(stream)) return;
    this.#stopped.add(stream);
    this.noteEnd();
  }

  /** A camera is open. @param deviceId empty if it is not known. */
  noteOpened(deviceId: string): void {
    this.#failed.delete(deviceId);
  }

  /** This camera did not start: until it does, the others come first. */
  noteFailed(deviceId: string): void {
    this.#failed.add(deviceId);
  }

  hasFailed(deviceId: string): boolean {
    return this.#failed.has(deviceId);
  }

  /** Resolves when a camera may be opened. @throws the signal's reason when it is aborted. */
  async pause(signal: AbortSignal): Promise<void> {
    // Of a clock that was set back, no more than the pause is believed.
    const left = Math.min(this.#endedAt + this.#pauseMs - this.#clock.now(), this.#pauseMs);
    if (left > 0) await sleep(left, signal, this.#clock);
  }
}
