import type { Clock, Mutex } from '@recto/core';

const lockName = 'recto-sending';

/**
 * How long to wait for another tab, in ms: a tab that the phone suspends during its work may never release
 * the lock.
 */
const longestWaitMs = 20_000;

/**
 * A mutex on the Web Locks API. If the browser does not have it, or another tab does not release the lock in
 * time, the work starts without the lock: a photo that is sent twice is better than one that is never sent.
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
      // An error of the work is passed on; without the lock the work starts nevertheless.
      if (hasBegun) throw error;
      await begin();
    }
  };
}
