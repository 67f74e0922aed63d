import { MemoryStorage } from '@recto/adapters/fake';
import { expect, it } from 'vitest';
import { firstEntry, testStorage } from './storage.contract.ts';

testStorage(
  'MemoryStorage',
  () => new MemoryStorage(),
  (storage) => new MemoryStorage(storage as MemoryStorage),
);

it('MemoryStorage starts with the entry that it is given', () => {
  expect(new MemoryStorage(firstEntry).read()).toEqual(firstEntry);
});
