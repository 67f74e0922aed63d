import type { PhotoVaultPort } from '@recto/core';

/** A vault that never responds. */
export const vaultWithoutResponse: PhotoVaultPort = {
  openOne: () => new Promise(() => {}),
  list: () => new Promise(() => {}),
  reserve: () => new Promise(() => {}),
  mark: () => new Promise(() => {}),
  store: () => new Promise(() => {}),
  noteAttempt: () => new Promise(() => {}),
  noteDeletion: async () => {},
  remove: async () => {},
};
