import type { HttpEnvironment } from '@recto/adapters/http';
import { smallCallLimitMs } from '../../../../packages/adapters/src/http/limits.ts';

/** An environment that the test controls: its clock stands still, and pauses between attempts take no time. */
export interface TestEnvironment extends HttpEnvironment {
  /** The pauses between attempts so far, in ms. */
  readonly pauses: readonly number[];
  /** The reported origins without a readable response, once for each report. */
  readonly silent: readonly string[];
  /** The reported responses that the app can't use: the call, and the reason. */
  readonly unusable: readonly string[];
  /** Lets time pass; time limits end only by `reachLimits`. */
  tick(ms: number): void;
  /** Ends every time limit that runs now. */
  reachLimits(): void;
}

/** @param random what the environment's `random` returns; 0.5 by default. */
export function testEnvironment({ random = 0.5 } = {}): TestEnvironment {
  const pauses: number[] = [];
  const silent: string[] = [];
  const unusable: string[] = [];
  const limits = new Set<() => void>();
  let nowMs = Date.UTC(2026, 0, 1);
  return {
    appOrigin: 'https://app.example',
    onNoResponseFrom: (origin) => silent.push(origin),
    onUnusableResponse: (call, reason) => unusable.push(`${call}: ${reason}`),
    silent,
    unusable,
    fetch: globalThis.fetch,
    createXhr: () => {
      throw new Error('Node has no XMLHttpRequest.');
    },
    random: () => random,
    clock: {
      now: () => nowMs,
      after: (ms, callback) => {
        const isPause = ms < smallCallLimitMs;
        if (isPause) {
          pauses.push(ms);
          nowMs += ms;
          queueMicrotask(callback);
        } else limits.add(callback);
        return () => void limits.delete(callback);
      },
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
