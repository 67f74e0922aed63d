import { formatsOf } from '@recto/core';
import { expect, test } from 'vitest';

test('the older formats are expected unless the operator says otherwise', () => {
  expect(formatsOf('idCardRecto')).toEqual(['id1', 'id2', 'id3']);
  expect(formatsOf('driverLicenseVerso')).toEqual(['id1', 'foldedLicence', 'openLicence']);
  expect(formatsOf('idCardVerso', { idCard: ['id1'] })).toEqual(['id1']);
  expect(formatsOf('driverLicenseRecto', { idCard: ['id1'] })).toEqual([
    'id1',
    'foldedLicence',
    'openLicence',
  ]);
});
