import {
  maximumUploadBytes,
  photoNames,
  procedureStatuses,
  ProviderRuleError,
  providerRules,
  type Procedure,
  type ProcedureStatus,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import {
  newProcedure,
  photosWith,
  procedureHaving,
  procedureWith,
  requiring,
  thumbOf,
} from '../../support/procedures.ts';

const thumb = thumbOf('idCardRecto');

/** §4, "Procedure status": the one status in which the provider accepts the call, and the result. */
const rules: readonly [string, ProcedureStatus, (procedure: Procedure) => Procedure, ProcedureStatus][] = [
  ['start', 'active', providerRules.start, 'started'],
  ['finish', 'started', providerRules.finish, 'finished'],
  ['reset', 'refused', providerRules.reset, 'active'],
  [
    'keepPhoto',
    'started',
    (procedure) => providerRules.keepPhoto(procedure, 'idCardRecto', thumb),
    'started',
  ],
  ['deletePhoto', 'started', (procedure) => providerRules.deletePhoto(procedure, 'idCardRecto'), 'started'],
];

describe.each(rules)('%s', (_name, allowed, apply, result) => {
  test.each(procedureStatuses)(
    'the rule has its result on one status, and none on the others: %s',
    (status) => {
      const procedure = procedureHaving(photoNames, { status });
      const before = structuredClone(procedure);
      if (status === allowed) expect(apply(procedure).status).toBe(result);
      else expect(() => apply(procedure)).toThrow(expect.objectContaining({ code: 'conflict' }));
      expect(procedure, 'the argument is not changed').toEqual(before);
    },
  );
});

test('finish needs every required photo, and no other', () => {
  for (const name of photoNames) {
    const rest = photoNames.filter((other) => other !== name);
    expect(() => providerRules.finish(procedureHaving(rest))).toThrow(ProviderRuleError);
  }
  const cardsOnly = procedureHaving(photoNames.slice(0, 4), requiring('idCard', 'driverLicense'));
  expect(providerRules.finish(cardsOnly).status).toBe('finished');
});

test('a new procedure is active, without photos', () => {
  const flags = requiring('idCard', 'clientPicture');
  const procedure = providerRules.createProcedure(
    newProcedure({ ...flags, language: 'de-de', lastname: 'Weber' }),
  );
  expect(procedure).toEqual(
    procedureWith({
      status: 'active',
      language: 'de-de',
      ...flags,
      redirectUrl: null,
      appointment: { customer: { lastname: 'Weber' } },
    }),
  );
});

test('reset starts the procedure again, without photos and comment', () => {
  const photos = photosWith(photoNames, () => ({}));
  const refused = providerRules.refuse(procedureHaving(photoNames, { photos }), 'blurred');
  expect(refused).toMatchObject({ status: 'refused', adminComment: 'blurred' });
  expect(providerRules.reset(refused)).toEqual(procedureWith({ status: 'active' }));
});

test('reset can keep photos', () => {
  const photos = photosWith(photoNames, () => ({}));
  const refused = providerRules.refuse(procedureHaving(photoNames, { photos }), 'blurred');
  expect(providerRules.reset(refused, ['idCardRecto'])).toEqual(
    procedureHaving(['idCardRecto'], { status: 'active', photos: photosWith(['idCardRecto'], () => ({})) }),
  );
});

test('a photo is stored under its own name only, and can be deleted', () => {
  const kept = providerRules.keepPhoto(procedureWith(), 'idCardRecto', thumb);
  expect(kept.thumbs).toEqual(photosWith(['idCardRecto'], () => thumb));
  expect(Object.entries(kept.photos).filter(([, photo]) => photo !== null)).toHaveLength(1);
  expect(providerRules.deletePhoto(kept, 'idCardRecto')).toEqual(procedureWith());
  expect(providerRules.deletePhoto(procedureWith(), 'clientPicture')).toEqual(procedureWith());
});

test.each(procedureStatuses)('%s can expire', (status) => {
  expect(providerRules.expire(procedureWith({ status })).status).toBe('expired');
});

describe('names', () => {
  test.each(photoNames)('%s is known', (name) => expect(providerRules.photoNameOf(name)).toBe(name));

  test.each([
    '',
    'idcardrecto',
    'selfie',
    '__proto__',
    'constructor',
    null,
    undefined,
    0,
    {},
    ['idCardRecto'],
  ])('%j is not', (name) => {
    expect(() => providerRules.photoNameOf(name)).toThrow(expect.objectContaining({ code: 'unknownPhoto' }));
  });
});

describe('bytes', () => {
  test('the largest image is accepted, one byte more is not', () => {
    const bytes = new Uint8Array(maximumUploadBytes + 1);
    bytes.set([0xff, 0xd8, 0xff]);
    expect(providerRules.imageTypeOrRefusal(bytes.subarray(0, maximumUploadBytes))).toBe('image/jpeg');
    expect(() => providerRules.imageTypeOrRefusal(bytes)).toThrow(
      expect.objectContaining({ code: 'imageSize' }),
    );
  });

  test('bytes that are neither PNG nor JPEG are refused', () => {
    expect(() => providerRules.imageTypeOrRefusal(new Uint8Array(16))).toThrow(
      expect.objectContaining({ code: 'imageExtension' }),
    );
  });
});
