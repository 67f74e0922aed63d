import { photoRetentionMs, MemoryPhotos, type PhotoFacts } from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf, token } from '../../support/procedures.ts';

const facts: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };
const image = imageOf('any');

test('storing a photo with an old time does not make other photos expire', () => {
  const photos = new MemoryPhotos();
  const [earlier, now] = [1_000, 1_000 + photoRetentionMs];
  const place = { storedIn: 'disk', now, ageTime: now } as const;
  const recto = { photo: 'idCardRecto', order: photos.nextOrder(0), storedAt: now } as const;
  const verso = { photo: 'idCardVerso', order: photos.nextOrder(0), storedAt: earlier } as const;
  for (const id of [recto, verso]) {
    photos.reserve(token, id, facts);
    photos.store(token, id, { source: 'taken', photo: id.photo, image }, facts, place);
  }
  photos.remove({ reason: 'expired' }, { now, ageTime: now });
  expect(photos.list(token).stored).toEqual([recto]);
});
