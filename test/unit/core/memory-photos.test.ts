import { photoKeepingMs, MemoryPhotos, type PhotoFacts } from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf, token } from './doubles/procedures.ts';

const facts: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };
const image = imageOf('any');

test('a photo that is kept long after the person had put it away makes no other one look old', () => {
  const shelf = new MemoryPhotos();
  const [earlier, now] = [1_000, 1_000 + photoKeepingMs];
  const place = { kept: 'durable' } as const;
  shelf.keep(token, { source: 'taken', photo: 'idCardRecto', image }, facts, { ...place, keptAt: now });
  shelf.keep(token, { source: 'taken', photo: 'idCardVerso', image }, facts, { ...place, keptAt: earlier });
  shelf.remove({ reason: 'expired' }, now);
  expect(shelf.list(token).kept).toEqual([{ photo: 'idCardRecto', keptAt: now }]);
});
