import {
  allowedImageTypes,
  appReadyDelayMs,
  captureJpegQuality,
  defaultLanguage,
  maximumUploadBytes,
  orientationCheckIntervalMs,
  photoNames,
  procedureStatuses,
  qrCodeSizePx,
  requestedResolution,
  storageKeys,
  toastCodes,
  toastDurationMs,
  toastKinds,
} from '@recto/core';
import { expect, test } from 'vitest';

test.each<[string, unknown, unknown]>([
  ['maximumUploadBytes', maximumUploadBytes, 20_971_520],
  ['allowedImageTypes', allowedImageTypes, ['image/png', 'image/jpeg']],
  ['requestedResolution', requestedResolution, { width: 1920, height: 1080 }],
  ['captureJpegQuality', captureJpegQuality, 0.7],
  ['orientationCheckIntervalMs', orientationCheckIntervalMs, 100],
  ['appReadyDelayMs', appReadyDelayMs, 1000],
  ['toastDurationMs', toastDurationMs, 3000],
  ['qrCodeSizePx', qrCodeSizePx, 250],
  ['defaultLanguage', defaultLanguage, 'fr-fr'],
])('§9: %s', (_name, value, specified) => {
  expect(value).toEqual(specified);
});

test('§3: the photo names, statuses and storage keys are spelt as the product spells them', () => {
  expect(photoNames).toEqual([
    'idCardRecto',
    'idCardVerso',
    'driverLicenseRecto',
    'driverLicenseVerso',
    'clientPicture',
  ]);
  expect(procedureStatuses).toEqual(['active', 'started', 'finished', 'refused', 'expired']);
  expect(Object.keys(storageKeys)).toEqual(['token', 'procedure']);
});

test('§8: the toasts have four kinds, and the three errors of the catalogue', () => {
  expect(toastKinds).toEqual(['success', 'info', 'warn', 'error']);
  expect(toastCodes).toEqual(
    expect.arrayContaining(['Errors.internalError', 'Errors.imageSize', 'Errors.imageExtension']),
  );
});
