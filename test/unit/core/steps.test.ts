import {
  documents,
  missingPhotos,
  nextPhoto,
  photoNamed,
  photoNames,
  requiredPhotos,
  selectedPhoto,
  viewStepOf,
  type PhotoName,
  type Procedure,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import { photosWith, procedureHaving, procedureWith, requiring } from '../../support/procedures.ts';

/** Every subset of a list. */
function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, place) => (bits & (1 << place)) !== 0),
  );
}

const documentSets = subsets(documents.map(({ name }) => name));
const photoSets = subsets(photoNames);

/** §4, "Step order", literally. */
function stepAsSpecified(procedure: Procedure, present: readonly PhotoName[]): PhotoName | null {
  const missing = (name: PhotoName) => !present.includes(name);
  if (procedure.idCardRequired && missing('idCardRecto')) return 'idCardRecto';
  if (procedure.idCardRequired && missing('idCardVerso')) return 'idCardVerso';
  if (procedure.driverLicenseRequired && missing('driverLicenseRecto')) return 'driverLicenseRecto';
  if (procedure.driverLicenseRequired && missing('driverLicenseVerso')) return 'driverLicenseVerso';
  if (procedure.driverPictureRequired && missing('clientPicture')) return 'clientPicture';
  return null;
}

describe.each(documentSets.map((names) => ({ names, title: names.join(', ') || 'nothing' })))(
  'a procedure that requires $title',
  ({ names }) => {
    const flags = requiring(...names);
    test.each(photoSets.map((present) => ({ present, title: present.join(', ') || 'none' })))(
      'a procedure has $title',
      ({ present }) => {
        const procedure = procedureHaving(present, flags);
        expect(nextPhoto(procedure, [])).toBe(stepAsSpecified(procedure, present));
        expect(missingPhotos(procedure)).toEqual(
          requiredPhotos(procedure).filter((name) => !present.includes(name)),
        );
      },
    );
  },
);

test.each([
  [['idCard'], ['idCardRecto', 'idCardVerso']],
  [['driverLicense'], ['driverLicenseRecto', 'driverLicenseVerso']],
  [['clientPicture'], ['clientPicture']],
  [[], []],
] as const)('§5: if %j is required, confirm waits for %j', (names, expected) => {
  expect(missingPhotos(procedureWith(requiring(...names)))).toEqual(expected);
});

describe('a photo is present', () => {
  const name = 'idCardRecto';
  const onlyId = requiring('idCard');
  const rest: readonly PhotoName[] = ['idCardVerso'];

  test.each([
    ['by its thumb', photosWith([], () => null), photosWith([name, ...rest], () => ({ displayUrl: 'u' }))],
    ['by its photo', photosWith([name, ...rest], () => ({})), photosWith([], () => null)],
    [
      'even if the photo is an empty string',
      photosWith([name, ...rest], () => ''),
      photosWith([], () => null),
    ],
  ])('%s', (_title, photos, thumbs) => {
    expect(nextPhoto(procedureWith({ ...onlyId, photos, thumbs }), [])).toBeNull();
  });

  test('a photo is not present if both are null', () => {
    expect(nextPhoto(procedureHaving(rest, onlyId), [])).toBe(name);
  });
});

describe('a photo that is taken, but not sent yet,', () => {
  test('a photo that is taken, but not sent yet, is skipped, and is still missing at the provider', () => {
    const procedure = procedureHaving(['idCardVerso']);
    expect(nextPhoto(procedure, ['idCardRecto'])).toBe('driverLicenseRecto');
    expect(nextPhoto(procedure, photoNames)).toBeNull();
    expect(missingPhotos(procedure)).toContain('idCardRecto');
  });
});

describe('viewStep', () => {
  test.each(photoNames.map((name, place) => [String(place), name] as const))(
    '%s selects %s',
    (text, name) => {
      expect(selectedPhoto(procedureWith(), text)).toBe(name);
      expect(viewStepOf(name)).toBe(text);
    },
  );

  test.each([
    null,
    '',
    String(photoNames.length),
    '99',
    '-1',
    '1.0',
    '01',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '1e0',
    'NaN',
    '0x1',
    '²',
    '১',
    'idCardRecto',
  ])('%j is ignored', (text) => {
    expect(selectedPhoto(procedureWith(), text)).toBeNull();
  });

  test.each(photoNames.map((name) => [viewStepOf(name), photoNamed(name).document] as const))(
    '%s is ignored if %s is not required',
    (text, document) => {
      const others = documents.map(({ name }) => name).filter((name) => name !== document);
      expect(selectedPhoto(procedureWith(requiring(...others)), text)).toBeNull();
    },
  );

  test('viewStep selects a photo even if it is present, to take it again', () => {
    expect(selectedPhoto(procedureHaving(photoNames), '1')).toBe('idCardVerso');
  });
});
