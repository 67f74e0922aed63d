import * as core from '@recto/core';
import { expect, test } from 'vitest';

test.each<[keyof typeof core, unknown]>([
  ['maximumUploadBytes', 20_971_520],
  ['allowedImageTypes', ['image/png', 'image/jpeg']],
  ['requestedResolution', { width: 1920, height: 1080 }],
  ['captureJpegQuality', 0.7],
  ['orientationCheckIntervalMs', 100],
  ['appReadyDelayMs', 1000],
  ['toastDurationMs', 3000],
  ['qrCodeSizePx', 250],
  ['defaultLanguage', 'fr-fr'],
])('§9: %s', (name, value) => {
  expect(core[name]).toEqual(value);
});

test('§3: the photo names, statuses and storage keys are spelt as the product spells them', () => {
  expect(core.photoNames).toEqual([
    'idCardRecto',
    'idCardVerso',
    'driverLicenseRecto',
    'driverLicenseVerso',
    'clientPicture',
  ]);
  expect(core.procedureStatuses).toEqual(['active', 'started', 'finished', 'refused', 'expired']);
  expect(Object.keys(core.storageKeys)).toEqual(['token', 'procedure']);
});

test('§8: the toasts have four kinds, and the three errors of the catalogue', () => {
  expect(core.toastKinds).toEqual(['success', 'info', 'warn', 'error']);
  expect(core.toastCodes).toEqual(
    expect.arrayContaining(['Errors.internalError', 'Errors.imageSize', 'Errors.imageExtension']),
  );
});

test('§2, §9: the step indices 0 to 4 are the places of the photo names', () => {
  expect(core.photoNames.map(core.viewStepOf)).toEqual(['0', '1', '2', '3', '4']);
});
