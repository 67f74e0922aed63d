import type { Mutex } from '@recto/core';
import type { Sleep } from '../../sleep.ts';

const lockName = 'recto-sending';

/**
 * How long another tab is waited for, in ms. One that the phone has put to sleep in the middle of its
 * work may hold the lock for ever.
 */
const longestWaitMs = 20_000;

/**
 * Lets one tab of this browser work at a time, by a Web Lock. Where the browser has none, or another
 * tab does not come to an end, the work is begun all the same: to send a photo twice is harmless, not
 * to send it is not.
 * @param locks `() => window.navigator.locks`, which old browsers and plain HTTP lack.
 */
export function webLocksMutex(locks: () => Pick<LockManager, 'request'> | undefined, sleep: Sleep): Mutex {
  return async (work) => {
    const manager = locks();
    if (manager === undefined) return work();
    const waiting = new AbortController();
    const begun = new AbortController();
    void sleep(longestWaitMs, begun.signal).then(
      () => waiting.abort(),
      () => undefined,
    ); // rejected: it has begun
    try {
      await manager.request(lockName, { signal: waiting.signal }, async () => {
        begun.abort();
        await work();
      });
    } catch (error) {
      // What the work itself throws is the caller's; a lock that can't be had is nobody's.
      if (begun.signal.aborted) throw error;
      begun.abort();
      await work();
    }
  };
}
