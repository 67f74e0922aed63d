import { MemoryPhotoVault } from '@recto/adapters/fake';
import { MemoryPhotos } from '@recto/core';
import { testPhotoVault } from './photo-vault.contract.ts';
import { manualClock } from './photo-vault-under-test.ts';

testPhotoVault('MemoryPhotoVault', () => {
  const { environment, ...clock } = manualClock();
  const photos = new MemoryPhotos();
  return { storedIn: 'disk', ...clock, newPage: () => new MemoryPhotoVault({ ...environment, photos }) };
});

testPhotoVault('MemoryPhotoVault of a phone without storage', () => {
  const { environment, ...clock } = manualClock();
  return {
    storedIn: 'memory',
    ...clock,
    newPage: () => new MemoryPhotoVault({ ...environment, storedIn: 'memory' }),
  };
});
