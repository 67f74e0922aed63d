import { documents, photoNames, requiredDocuments } from '@recto/core';
import { expect, test } from 'vitest';
import { procedureWith } from './doubles/procedures.ts';

test('the documents hold every photo once, in the order of §4', () => {
  expect(documents.flatMap((document) => document.photos)).toEqual(photoNames);
});

test('a document is asked for by its own flag alone', () => {
  const none = { idCardRequired: false, driverLicenseRequired: false, driverPictureRequired: false };
  expect(requiredDocuments(procedureWith(none))).toEqual([]);
  for (const document of documents) {
    expect(requiredDocuments(procedureWith({ ...none, [document.requiredFlag]: true }))).toEqual([document]);
  }
});
