import { MemoryPhotoVault } from '@recto/adapters/fake';
import { MemoryPhotos } from '@recto/core';
import { testPhotoVault } from './photo-vault.contract.ts';
import { manualClock } from './photo-vault-under-test.ts';

testPhotoVault('MemoryPhotoVault', () => {
  const { now, passTime } = manualClock();
  const photos = new MemoryPhotos();
  return { storedIn: 'disk', passTime, newPage: () => new MemoryPhotoVault({ now, photos }) };
});

testPhotoVault('MemoryPhotoVault of a phone without storage', () => {
  const { now, passTime } = manualClock();
  return { storedIn: 'memory', passTime, newPage: () => new MemoryPhotoVault({ now, storedIn: 'memory' }) };
});
