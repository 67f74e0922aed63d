import type { HttpEnvironment } from '@recto/adapters/http';
import { smallCallLimitMs } from '../../../../packages/adapters/src/http/limits.ts';

/** Surroundings that a test holds in its hand: the clock stands, and pauses between tries take no time. */
export interface TestEnvironment extends HttpEnvironment {
  /** The pauses between tries so far, in ms. */
  readonly pauses: readonly number[];
  /** The origins that gave no answer that can be read, as often as they were told. */
  readonly silent: readonly string[];
  /** Lets time pass; limits are reached by `reachLimits` alone. */
  tick(ms: number): void;
  /** Every time limit that runs now is reached. */
  reachLimits(): void;
}

/** @param random what the environment's `random` gives; 0.5 by default. */
export function testEnvironment({ random = 0.5 } = {}): TestEnvironment {
  const pauses: number[] = [];
  const silent: string[] = [];
  const limits = new Set<() => void>();
  let nowMs = Date.UTC(2026, 0, 1);
  return {
    appOrigin: 'https://app.example',
    onNoAnswerFrom: (origin) => silent.push(origin),
    silent,
    fetch: globalThis.fetch,
    createXhr: () => {
      throw new Error('Node has no XMLHttpRequest.');
    },
    now: () => nowMs,
    random: () => random,
    sleep: (ms, signal) => {
      if (ms < smallCallLimitMs) {
        if (signal?.aborted) return Promise.reject(signal.reason as Error);
        pauses.push(ms);
        nowMs += ms;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        limits.add(resolve);
        signal?.addEventListener('abort', () => {
          limits.delete(resolve);
          reject(signal.reason as Error);
        });
      });
    },
    pauses,
    tick: (ms) => {
      nowMs += ms;
    },
    reachLimits: () => {
      for (const reach of limits) reach();
    },
  };
}
