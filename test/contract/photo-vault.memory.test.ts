import { MemoryPhotoVault } from '@recto/adapters/fake';
import { MemoryPhotos } from '@recto/core';
import { testPhotoVault } from './photo-vault.contract.ts';
import { manualClock } from './photo-vault-under-test.ts';

testPhotoVault('MemoryPhotoVault', () => {
  const { now, passTime } = manualClock();
  const shelf = new MemoryPhotos();
  return { kept: 'durable', passTime, newPage: () => new MemoryPhotoVault({ now, shelf }) };
});

testPhotoVault('MemoryPhotoVault of a phone that gives no place', () => {
  const { now, passTime } = manualClock();
  return { kept: 'memory', passTime, newPage: () => new MemoryPhotoVault({ now, kept: 'memory' }) };
});
