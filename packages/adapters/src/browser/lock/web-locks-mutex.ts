import type { Mutex } from '@recto/core';
import type { Sleep } from '../../sleep.ts';

const lockName = 'recto-sending';

/**
 * The longest wait for another tab, in ms. A tab that the phone has suspended in the middle of its work
 * may never release the lock.
 */
const longestWaitMs = 20_000;

/**
 * A mutex between the tabs of this browser, by a Web Lock. If the browser has no Web Locks, or another tab
 * does not release its lock, the work begins without it: sending a photo twice is harmless, not sending
 * it is not.
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
    ); // rejected: the work has begun
    try {
      await manager.request(lockName, { signal: waiting.signal }, async () => {
        begun.abort();
        await work();
      });
    } catch (error) {
      // An error of the work goes to the caller; without the lock, the work begins all the same.
      if (begun.signal.aborted) throw error;
      begun.abort();
      await work();
    }
  };
}
