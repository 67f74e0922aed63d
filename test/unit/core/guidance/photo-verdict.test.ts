import {
  photoProblemNames,
  type PhotoCheck,
  type PhotoName,
  type PhotoProblemName,
  type Quad,
} from '@recto/core';
import { expect, test } from 'vitest';
import { photoVerdict } from '../../../../packages/core/src/guidance/photo-verdict.ts';
import { imageOf } from '../../../support/procedures.ts';
import { cardAt } from '../../../support/readings.ts';

const place = { x: 100, y: 200, width: 50, height: 50 };
const checkWith = (...names: readonly PhotoProblemName[]): PhotoCheck => ({
  quad: null,
  format: null,
  dpi: 287,
  problems: names.map((name) => ({ name, places: [place] })),
  worst: place,
  rows: 0,
  hash: null,
});

test('a photo without a problem is fine, with its resolution', () => {
  expect(photoVerdict({ photo: 'idCardVerso', check: checkWith(), twin: null })).toEqual({
    name: 'fine',
    isChecked: false,
    dpi: 287,
  });
});

test('a photo that could not be checked is fine', () => {
  expect(photoVerdict({ photo: 'idCardVerso', check: null, twin: null })).toEqual({
    name: 'fine',
    isChecked: false,
    dpi: null,
  });
});

test('a photo is checked for certain if the document was found as a whole, or a face is there', () => {
  const isChecked = (photo: PhotoName, quad: Quad | null) =>
    photoVerdict({ photo, check: { ...checkWith(), quad }, twin: null });
  expect(isChecked('idCardVerso', cardAt())).toMatchObject({ isChecked: true });
  expect(isChecked('idCardVerso', null)).toMatchObject({ isChecked: false });
  expect(isChecked('clientPicture', null)).toMatchObject({ isChecked: true });
});

// Decision 4.4.
test('the preview is told where a certain, whole document is, unless its surroundings matter', () => {
  const certain = { ...checkWith(), quad: cardAt(), format: 'id1', hash: 'hash' } as const;
  const documentOf = (check: PhotoCheck) => photoVerdict({ photo: 'idCardVerso', check, twin: null });
  const document = { corners: cardAt(), format: 'id1' };
  expect(documentOf(certain)).toMatchObject({ document });
  expect(documentOf({ ...certain, hash: null })).toHaveProperty('document', undefined);
  const shown = photoProblemNames.filter((name) => {
    const verdict = documentOf({ ...certain, problems: [{ name, places: [] }] });
    return 'document' in verdict && verdict.document !== undefined;
  });
  expect(shown).toEqual(['blurred', 'covered', 'unreadableLines', 'glare', 'tooDark']);
});

test.each(photoProblemNames)('%s is a warning with its places', (name) => {
  expect(photoVerdict({ photo: 'idCardVerso', check: checkWith(name), twin: null })).toMatchObject({
    name: 'warning',
    code: name,
    places: [place],
    worst: place,
    dpi: 287,
  });
});

test.each([
  [['noDocument', 'faceInsteadOfDocument'], 'faceInsteadOfDocument'],
  [['noFace', 'documentInsteadOfFace'], 'documentInsteadOfFace'],
  [['faceCovered', 'severalFaces'], 'severalFaces'],
  [['faceCovered', 'blurred'], 'blurred'],
  [['glare', 'blurred'], 'blurred'],
  [['covered', 'blurred'], 'blurred'],
  [['glare', 'unreadableLines', 'covered'], 'covered'],
  [['tooSmall', 'glare'], 'glare'],
  [['blurred', 'tooDark', 'cutOff'], 'cutOff'],
] as const)('of %j, only %s is named', (names, code) => {
  expect(photoVerdict({ photo: 'idCardVerso', check: checkWith(...names), twin: null })).toMatchObject({
    code,
  });
});

// Decision 4.18.
test.each([
  ['glare', 'glare', 'likelyRefused'],
  ['covered', 'covered', 'likelyRefused'],
  ['blurred', 'unreadableLines', 'likelyRefused'],
  ['blurred', 'glare', 'doubtful'],
  [null, 'glare', 'doubtful'],
] as const)('after a refusal for %s, %s is %s', (refusedFor, name, severity) => {
  const photo = { photo: 'idCardVerso', check: checkWith(name), twin: null, refusedFor } as const;
  expect(photoVerdict(photo)).toMatchObject({ severity });
});

test('a problem of the whole photo opens no loupe', () => {
  const check = { ...checkWith(), problems: [{ name: 'tooDark', places: [] }] } as const;
  expect(photoVerdict({ photo: 'idCardVerso', check, twin: null })).toMatchObject({
    code: 'tooDark',
    worst: null,
  });
});

test('a side that was taken before comes first, whatever else is wrong', () => {
  const twin = { photo: 'idCardRecto', image: imageOf('front') } as const;
  expect(photoVerdict({ photo: 'idCardVerso', check: checkWith('blurred'), twin })).toMatchObject({
    code: 'sameSide',
    twin,
  });
  expect(photoVerdict({ photo: 'idCardVerso', check: null, twin })).toMatchObject({ code: 'sameSide', twin });
});

test.each([
  ['driverLicenseRecto', 2, 'identityCardInsteadOfLicence'],
  ['driverLicenseVerso', 3, 'identityCardInsteadOfLicence'],
  // Decision 4.17.
  ['idCardRecto', 3, 'backInsteadOfFront'],
] as const)(
  'a photo for %s with %s machine-readable rows: %s, before any other problem',
  (photo, rows, code) => {
    const check = { ...checkWith('blurred'), rows };
    expect(photoVerdict({ photo, check, twin: null })).toMatchObject({ code, worst: null, dpi: 287 });
  },
);

test.each([
  ['driverLicenseVerso', 1],
  ['idCardRecto', 2],
  ['idCardVerso', 3],
  ['clientPicture', 3],
] as const)('a photo for %s may have %s machine-readable rows', (photo, rows) => {
  const check = { ...checkWith(), rows };
  expect(photoVerdict({ photo, check, twin: null })).toMatchObject({ name: 'fine', dpi: 287 });
});
