import { MemoryPhotoVault } from '@recto/adapters/fake';
import { UploadQueue } from '@recto/core';
import { onTestFinished } from 'vitest';
import { loadedRemoval } from './removal.ts';

type QueueParts = ConstructorParameters<typeof UploadQueue>[0];
type Defaults = 'vault' | 'random' | 'mutex';

/** An upload queue in one tab, with the longest possible pauses unless `parts` say otherwise. It ends with the test. */
export function testUploadQueue(parts: Omit<QueueParts, Defaults> & Partial<QueueParts>): UploadQueue {
  const queue = new UploadQueue({
    vault: new MemoryPhotoVault(),
    random: () => 1,
    mutex: (work) => work(),
    loadRemoval: loadedRemoval,
    ...parts,
  });
  onTestFinished(() => queue.dispose());
  return queue;
}
