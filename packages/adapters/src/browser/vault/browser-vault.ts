import { systemClock } from '@recto/core';
import { IndexedDbPhotoVault } from './IndexedDbPhotoVault.ts';

/** @returns the vault in this window's IndexedDB. Several of the same origin share its content. */
export function browserVault(window: Window): IndexedDbPhotoVault {
  return new IndexedDbPhotoVault({
    databases: () => window.indexedDB,
    crypto: () => window.crypto,
    now: () => Date.now(),
    elapsed: () => systemClock.now(),
  });
}
