import { countingPeriodMs } from './limits.ts';

/**
 * A rate limit: counts the calls of each minute, per caller and in all. Its memory is bounded by the limit
 * for all, and cleared every minute.
 */
export class CallLimit {
  readonly #perMinute: { readonly perCaller: number; readonly total: number };
  readonly #now: () => number;
  readonly #calls = new Map<string, number>();
  #all = 0;
  #since: number;

  /** @param now a monotonic clock, in ms. */
  constructor(perMinute: { readonly perCaller: number; readonly total: number }, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#since = now();
  }

  /**
   * Counts a call.
   * @param caller the result of `callerOf`.
   * @returns null when the call is allowed, else the seconds until the next minute.
   */
  count(caller: string): number | null {
    const now = this.#now();
    if (now - this.#since >= countingPeriodMs) this.#begin(now);
    const ofCaller = this.#calls.get(caller) ?? 0;
    if (ofCaller >= this.#perMinute.perCaller || this.#all >= this.#perMinute.total) {
      return Math.ceil((this.#since + countingPeriodMs - now) / 1000);
    }
    this.#calls.set(caller, ofCaller + 1);
    this.#all += 1;
    return null;
  }

  #begin(now: number): void {
    this.#since = now;
    this.#all = 0;
    this.#calls.clear();
  }
}
