import {
  cameraCauses,
  cameraErrorCodes,
  diagnoseBrowser,
  type CameraCause,
  type CameraErrorCode,
  type CameraFacts,
} from '@recto/core';
import { diagnose } from '../../../packages/core/src/camera/diagnosis.ts';
import { describe, expect, test } from 'vitest';

const chrome = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
  reloads: 0,
};
const mailApp = {
  ...chrome,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** A browser that reports everything, and itself allows the camera. */
const fair: CameraFacts = {
  permission: 'prompt',
  isSecure: true,
  isAllowedByPolicy: true,
  isRefusedBySystem: false,
};

const cases: readonly (readonly [CameraErrorCode, Partial<CameraFacts>, CameraCause])[] = [
  ['denied', { permission: 'denied' }, 'deniedHere'],
  ['denied', { permission: 'prompt' }, 'deniedHere'],
  ['denied', { permission: 'unknown' }, 'deniedHere'],
  ['denied', { permission: 'granted' }, 'deniedBySystem'],
  ['denied', { permission: 'prompt', isRefusedBySystem: true }, 'deniedBySystem'],
  ['denied', { permission: 'denied', isAllowedByPolicy: false }, 'blockedByPolicy'],
  ['denied', { isSecure: false, isAllowedByPolicy: false }, 'insecure'],
  ['unsupported', { isSecure: false }, 'insecure'],
  ['unsupported', { isAllowedByPolicy: false }, 'blockedByPolicy'],
  ['unsupported', {}, 'unsupportedBrowser'],
  ['noAnswer', {}, 'noAnswer'],
  ['noAnswer', { permission: 'granted' }, 'noAnswer'],
  ['notFound', { isSecure: false }, 'none'],
  ['inUse', {}, 'inUse'],
  ['overconstrained', {}, 'unfit'],
  ['noPicture', {}, 'noPicture'],
  ['noPhoto', {}, 'unfit'],
  ['alteredPhotos', {}, 'alteredPhotos'],
  ['lost', {}, 'lost'],
];

describe('the cause', () => {
  test.each(cases)('the cause of %s with %o is %s', (code, facts, cause) => {
    expect(diagnose({ code, facts: { ...fair, ...facts } }, chrome).cause).toBe(cause);
  });

  test.each(['denied', 'unsupported', 'noAnswer'] as const)(
    'the cause of %s in an in-app browser is that app',
    (code) => {
      expect(diagnose({ code, facts: fair }, mailApp)).toMatchObject({
        cause: 'inAppBrowser',
        app: 'unknown',
      });
    },
  );

  test('the cause of a camera that another app is using is `inUse`, also in an in-app browser', () => {
    expect(diagnose({ code: 'inUse', facts: null }, mailApp).cause).toBe('inUse');
  });

  test('each listed cause occurs', () => {
    const found = [...cases.map(([, , cause]) => cause), 'inAppBrowser'];
    expect(new Set(found)).toEqual(new Set(cameraCauses));
  });

  test.each(cameraErrorCodes)('the cause of %s is found even if the browser reports no facts', (code) => {
    expect(cameraCauses).toContain(diagnose({ code, facts: null }, chrome).cause);
  });
});

test.each([
  ['denied', false],
  ['prompt', true],
  ['unknown', true],
] as const)('with the permission %s, whether the browser asks again is %s', (permission, asksAgain) => {
  const diagnosis = diagnose({ code: 'denied', facts: { ...fair, permission } }, chrome);
  expect(diagnosis).toMatchObject({ cause: 'deniedHere', asksAgain });
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [7, true],
])('after %i restarts, whether the failure is persistent is %s', (reloads, persistent) => {
  expect(diagnose({ code: 'denied', facts: fair }, { ...chrome, reloads }).persistent).toBe(persistent);
});

test('an unsupported browser is not diagnosed as an in-app browser', () => {
  expect(diagnoseBrowser(chrome).cause).toBe('unsupportedBrowser');
  expect(diagnoseBrowser(mailApp).cause).toBe('inAppBrowser');
});
