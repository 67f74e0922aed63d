import { countingTimeMs } from './limits.ts';

/**
 * Counts calls over a minute, for each caller and in all. What it remembers is bounded by the limit of
 * all, and forgotten with the minute.
 */
export class CallLimit {
  readonly #perMinute: { readonly ofOneAddress: number; readonly inAll: number };
  readonly #now: () => number;
  readonly #calls = new Map<string, number>();
  #all = 0;
  #since: number;

  /** @param now a clock in ms that never goes back. */
  constructor(perMinute: { readonly ofOneAddress: number; readonly inAll: number }, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#since = now();
  }

  /**
   * Counts a call.
   * @param caller as `callerOf` names it.
   * @returns null when it may be passed on, else after how many seconds to come again.
   */
  count(caller: string): number | null {
    const now = this.#now();
    if (now - this.#since >= countingTimeMs) this.#begin(now);
    const ofCaller = this.#calls.get(caller) ?? 0;
    if (ofCaller >= this.#perMinute.ofOneAddress || this.#all >= this.#perMinute.inAll) {
      return Math.ceil((this.#since + countingTimeMs - now) / 1000);
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
