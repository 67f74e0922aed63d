import { IndexedDbPhotoVault } from '@recto/adapters/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wipeDisk } from './photo-vault-disk.ts';
import { facts, photosIn, pickedFront, storeIn, takenFront } from './photo-vault-under-test.ts';

const open = () =>
  new IndexedDbPhotoVault({
    databases: () => window.indexedDB,
    crypto: () => window.crypto,
    now: () => Date.now(),
    elapsed: () => performance.now(),
  });

const failing = () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
};

beforeEach(wipeDisk);
afterEach(async () => {
  vi.restoreAllMocks();
  await wipeDisk();
});

it('D1 a photo that was replaced while the disk failed stays deleted after the newer one was acknowledged', async () => {
  const vault = open();
  await storeIn(vault, 'link-1', takenFront, facts);
  failing();
  const newer = await storeIn(vault, 'link-1', pickedFront, facts);
  expect(newer.storedIn).toBe('memory');
  vi.restoreAllMocks();
  await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: newer });
  expect(await photosIn(vault, 'link-1')).toEqual([]);
});

it('D2 a photo that was acknowledged, or taken back, while the disk failed stays deleted', async () => {
  const vault = open();
  const kept = await storeIn(vault, 'link-1', takenFront, facts);
  failing();
  await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: kept });
  vi.restoreAllMocks();
  expect((await vault.list('link-1'))!.stored).toEqual([]);
});
