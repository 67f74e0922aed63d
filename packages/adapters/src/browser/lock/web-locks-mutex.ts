import type { Clock, Mutex } from '@recto/core';

const lockName = 'recto-sending';

/**
 * How long to wait for another tab, in ms. One that the phone suspends in the middle of its work may keep
 * the lock forever.
 */
const longestWaitMs = 20_000;

/**
 * Lets one tab of this browser work at a time, with a Web Lock. Where the browser has none, or another tab
 * does not release it in time, the work begins all the same: sending a photo twice does no harm, not
 * sending it does.
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
