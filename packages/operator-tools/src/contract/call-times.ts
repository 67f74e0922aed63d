import { imageCallLimitMs, smallCallLimitMs, stallLimitMs } from '@recto/core';
import type { ContractCall } from './contract-document.ts';
import { numberOf } from './contract-checks.ts';

/**
 * How long the app waits for a call, in ms. Of call 7 it is the longest time without progress, and the longest wait
 * once the whole file is sent.
 */
export const callLimitMs: Readonly<Record<ContractCall, number>> = {
  token: smallCallLimitMs,
  readProcedure: smallCallLimitMs,
  setStarted: smallCallLimitMs,
  setFinished: smallCallLimitMs,
  reset: smallCallLimitMs,
  savePhoto: imageCallLimitMs,
  uploadPhoto: stallLimitMs,
  deletePhoto: smallCallLimitMs,
};

/** A call that takes longer than this share of its limit is reported while the check runs. */
const slowShare = 1 / 5;

/** A call is too slow if it takes more than this share of its limit on average: the check's own network is fast. */
const tolerableShare = 1 / 3;

/** The average is judged once the times of a call add up to this many limits. */
const judgedAfter = 2;

/** Stops the check: the provider is too slow for the app, and going on would take minutes. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly call: ContractCall;
  /** As the end of a sentence about the call. */
  readonly problem: string;

  constructor(call: ContractCall, problem: string) {
    super(problem);
    this.call = call;
    this.problem = problem;
  }
}

/** Compares how long the calls of a check take with how long the app waits for them (decision 11.9). */
export class CallTimes {
  readonly #onSlow: (text: string) => void;
  readonly #preflights = new Map<ContractCall, number>();
  readonly #averages = new Map<ContractCall | 'preflight', Average>();
  #lateCalls = 0;

  /** @param onSlow called with a sentence about each call that is rather slow. */
  constructor(onSlow: (text: string) => void) {
    this.#onSlow = onSlow;
  }

  /**
   * How long to wait for a call, in ms. The app's limit includes the preflight request that a browser sends first;
   * that of call 7 begins again afterwards.
   */
  limitMs(call: ContractCall): number {
    const limit = callLimitMs[call];
    return call === 'uploadPhoto' ? limit : Math.max(0, limit - this.#preflightMs(call));
  }

  /**
   * Notes how long the preflight request of a call took.
   * @returns the problem if such requests are too slow on average; else null.
   */
  notePreflight(call: ContractCall, ms: number): string | null {
    this.#preflights.set(call, ms);
    this.#report(`The preflight request of call ${numberOf(call)}`, call, ms);
    return this.#note('preflight', ms, smallCallLimitMs);
  }

  /**
   * Notes how long the response to a call took.
   * @returns the problem if the call is too slow on average; else null.
   */
  note(call: ContractCall, ms: number): string | null {
    this.#report(`Call ${numberOf(call)}`, call, ms);
    return this.#note(call, ms, callLimitMs[call]);
  }

  /**
   * Notes that there was no response within `limitMs`.
   * @returns the problem.
   */
  noteLate(call: ContractCall): string {
    this.#lateCalls += 1;
    const limit = callLimitMs[call];
    const preflight = this.#preflightMs(call);
    const isPart = preflight > slowShare * limit && preflight < limit;
    const part = isPart ? `, ${seconds(preflight)} of them for the preflight request` : '';
    return `no response within ${seconds(limit)}${part}; then the app gives up`;
  }

  /** Whether a second call was late, so that the check should stop. */
  get isLateAgain(): boolean {
    return this.#lateCalls > 1;
  }

  #preflightMs(call: ContractCall): number {
    return this.#preflights.get(call) ?? 0;
  }

  #note(key: ContractCall | 'preflight', ms: number, limit: number): string | null {
    const { count, totalMs } = this.#averages.get(key) ?? { count: 0, totalMs: 0 };
    const now = { count: count + 1, totalMs: totalMs + ms };
    this.#averages.set(key, now);
    const averageMs = now.totalMs / now.count;
    if (now.totalMs < judgedAfter * limit || averageMs <= tolerableShare * limit) return null;
    const subject = key === 'preflight' ? 'preflight requests take' : 'it takes';
    return `${subject} ${seconds(averageMs)} on average, more than a third of the ${seconds(limit)} after which the app gives up`;
  }

  #report(subject: string, call: ContractCall, ms: number): void {
    const limit = callLimitMs[call];
    if (ms > slowShare * limit) {
      this.#onSlow(`${subject} took ${seconds(ms)}; the app gives up after ${seconds(limit)}.`);
    }
  }
}

interface Average {
  readonly count: number;
  readonly totalMs: number;
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
