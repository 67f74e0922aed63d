import {
  missingPhotos,
  nextPhoto,
  photoNames,
  requiredPhotos,
  selectedPhoto,
  viewStepOf,
  type PhotoName,
  type Procedure,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import { photosWith, procedureHaving, procedureWith } from './doubles/procedures.ts';

const nothing = { idCardRequired: false, driverLicenseRequired: false, driverPictureRequired: false };

const flagSets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  idCardRequired: (bits & 1) !== 0,
  driverLicenseRequired: (bits & 2) !== 0,
  driverPictureRequired: (bits & 4) !== 0,
}));

const photoSets = Array.from({ length: 32 }, (_, bits) =>
  photoNames.filter((_name, place) => (bits & (1 << place)) !== 0),
);

/** §4, "Step order", word by word. */
function stepAsSpecified(procedure: Procedure, present: readonly PhotoName[]): PhotoName | null {
  const missing = (name: PhotoName) => !present.includes(name);
  if (procedure.idCardRequired && missing('idCardRecto')) return 'idCardRecto';
  if (procedure.idCardRequired && missing('idCardVerso')) return 'idCardVerso';
  if (procedure.driverLicenseRequired && missing('driverLicenseRecto')) return 'driverLicenseRecto';
  if (procedure.driverLicenseRequired && missing('driverLicenseVerso')) return 'driverLicenseVerso';
  if (procedure.driverPictureRequired && missing('clientPicture')) return 'clientPicture';
  return null;
}

describe.each(flagSets)(
  'ID card $idCardRequired, licence $driverLicenseRequired, selfie $driverPictureRequired',
  (flags) => {
    test.each(photoSets.map((present) => ({ present, title: present.join(', ') || 'none' })))(
      'has $title',
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
  [{ idCardRequired: true }, ['idCardRecto', 'idCardVerso']],
  [{ driverLicenseRequired: true }, ['driverLicenseRecto', 'driverLicenseVerso']],
  [{ driverPictureRequired: true }, ['clientPicture']],
  [{}, []],
])('§5: with %j, confirm waits for %j', (flags, expected) => {
  expect(missingPhotos(procedureWith({ ...nothing, ...flags }))).toEqual(expected);
});

describe('a photo is present', () => {
  const name = 'idCardRecto';
  const onlyId = { ...nothing, idCardRequired: true };
  const rest: readonly PhotoName[] = ['idCardVerso'];

  test.each([
    ['by its thumb', photosWith([], () => null), photosWith([name, ...rest], () => ({ displayUrl: 'u' }))],
    ['by the photo itself', photosWith([name, ...rest], () => ({})), photosWith([], () => null)],
    [
      'even where the photo is an empty text',
      photosWith([name, ...rest], () => ''),
      photosWith([], () => null),
    ],
  ])('%s', (_title, photos, thumbs) => {
    expect(nextPhoto(procedureWith({ ...onlyId, photos, thumbs }), [])).toBeNull();
  });

  test('and not where both are null', () => {
    expect(nextPhoto(procedureHaving(rest, onlyId), [])).toBe(name);
  });
});

describe('a photo that is taken, but not sent yet,', () => {
  test('is skipped, and is still missing at the provider', () => {
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
    '5',
    '9',
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
  ])('%j is passed over', (text) => {
    expect(selectedPhoto(procedureWith(), text)).toBeNull();
  });

  test.each([
    ['0', { idCardRequired: false }],
    ['1', { idCardRequired: false }],
    ['2', { driverLicenseRequired: false }],
    ['3', { driverLicenseRequired: false }],
    ['4', { driverPictureRequired: false }],
  ])('%s is passed over where it is not required', (text, flags) => {
    expect(selectedPhoto(procedureWith(flags), text)).toBeNull();
  });

  test('selects a photo that is present already, to take it again', () => {
    expect(selectedPhoto(procedureHaving(photoNames), '1')).toBe('idCardVerso');
  });
});
