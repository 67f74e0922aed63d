import type { Clock, Mutex } from '@recto/core';

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
export function webLocksMutex(locks: () => Pick<LockManager, 'request'> | undefined, clock: Clock): Mutex {
  return async (work) => {
    const manager = locks();
    if (manager === undefined) return work();
    const waiting = new AbortController();
    const stopWaiting = clock.after(longestWaitMs, () => waiting.abort());
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      stopWaiting();
      return work();
    };
    try {
      await manager.request(lockName, { signal: waiting.signal }, begin);
    } catch (error) {
      // An error of the work itself is the caller's; one of the lock is not.
      if (hasBegun) throw error;
      await begin();
    }
  };
}
