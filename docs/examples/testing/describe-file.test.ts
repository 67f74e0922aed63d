import { FakeProcedureRepository } from '@recto/testing/fakes';
import { expect, test } from 'vitest';
import { describeFile } from './describe-file.ts';
import { idCardProcedure } from './procedure.ts';

const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' });

test('the photos that are missing are counted', async () => {
  const repository = new FakeProcedureRepository([['token', idCardProcedure()]]);
  expect(await describeFile(repository, 'token')).toBe('We need 2 photos.');
  await repository.uploadPhoto('token', 'idCardRecto', jpeg);
  await repository.uploadPhoto('token', 'idCardVerso', jpeg);
  expect(await describeFile(repository, 'token')).toBe('We have all photos.');
});

test('an unreachable provider and an unknown link each have their own message', async () => {
  const repository = new FakeProcedureRepository([['token', idCardProcedure()]]);
  repository.settings.failing = { readProcedure: 'unreachable' };
  expect(await describeFile(repository, 'token')).toBe('Please try again in a few minutes.');
  repository.settings.failing = {};
  expect(await describeFile(repository, 'another')).toBe('This link is not valid.');
});
