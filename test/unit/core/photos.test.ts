import { documents, photoNamed, photoNames, photos, perRequiredFlag, requiredDocuments } from '@recto/core';
import { expect, test } from 'vitest';

test('each photo belongs to its document', () => {
  expect(documents.flatMap((document) => document.photos.map(({ name }) => name))).toEqual(photoNames);
  for (const photo of photos) {
    expect(photoNamed(photo.name)).toBe(photo);
    expect(documents.find(({ name }) => name === photo.document)?.photos).toContain(photo);
  }
});

test('only a face is taken with the front camera (§9)', () => {
  for (const { frame, facingMode } of photos) {
    expect(facingMode).toBe(frame === 'face' ? 'user' : 'environment');
  }
});

test('a document is required by its own flag only', () => {
  expect(requiredDocuments(perRequiredFlag(() => false))).toEqual([]);
  for (const document of documents) {
    const flags = perRequiredFlag(({ name }) => name === document.name);
    expect(requiredDocuments(flags)).toEqual([document]);
  }
});
