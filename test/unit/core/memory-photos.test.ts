import { photoRetentionMs, MemoryPhotos, type PhotoFacts } from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf, token } from '../../support/procedures.ts';

const facts: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };
const image = imageOf('any');

test('storing a photo with an old time does not make other photos expire', () => {
  const photos = new MemoryPhotos();
  const [earlier, now] = [1_000, 1_000 + photoRetentionMs];
  const place = { storedIn: 'disk' } as const;
  photos.store(token, { source: 'taken', photo: 'idCardRecto', image }, facts, { ...place, storedAt: now });
  photos.store(token, { source: 'taken', photo: 'idCardVerso', image }, facts, {
    ...place,
    storedAt: earlier,
  });
  photos.remove({ reason: 'expired' }, now);
  expect(photos.list(token).stored).toEqual([{ photo: 'idCardRecto', storedAt: now }]);
});
