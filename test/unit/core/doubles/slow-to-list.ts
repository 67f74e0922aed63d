import type { MemoryPhotoVaultSettings } from '@recto/adapters/fake';

/** A vault that lists its photos when the test wants. @param ask resolves then. */
export function slowToList(ask: () => Promise<void>): Pick<MemoryPhotoVaultSettings, 'run'> {
  return {
    run: async (call, what) => {
      if (what === 'list') await ask();
      return call();
    },
  };
}
