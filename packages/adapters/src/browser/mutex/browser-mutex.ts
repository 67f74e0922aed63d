import { systemClock, type Mutex } from '@recto/core';
import { webLocksMutex } from './web-locks-mutex.ts';

/** @returns the mutex that the tabs of this window's origin share. */
export function browserMutex(window: Window): Mutex {
  return webLocksMutex(() => window.navigator.locks, systemClock);
}
