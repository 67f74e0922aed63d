import {
  adviceSteps,
  cameraAdvice,
  cameraCauses,
  browserNames,
  platforms,
  recoveryActions,
  type AdviceStep,
  type BrowserFamily,
  type CameraCause,
  type Diagnosis,
  type RecoveryAction,
} from '@recto/core';
import { describe, expect, test } from 'vitest';

const family = (platform: BrowserFamily['platform'], browser: BrowserFamily['browser'], apps = true) => ({
  platform,
  browser,
  hasAppsInSettings: platform === 'ios' && apps,
});

const chrome = family('android', 'chrome');
const safari = family('ios', 'safari');

const everyDiagnosis: readonly Diagnosis[] = cameraCauses.flatMap((cause) =>
  platforms.flatMap((platform) =>
    browserNames.flatMap((browser) =>
      [true, false].flatMap((flag) =>
        [true, false].map(
          (persistent) =>
            ({
              cause,
              family: family(platform, browser, flag),
              persistent,
              asksAgain: flag,
              app: 'unknown',
            }) satisfies Diagnosis,
        ),
      ),
    ),
  ),
);

describe('whatever the cause, the browser and the number of restarts', () => {
  test('there are one to four things to do, none twice', () => {
    for (const diagnosis of everyDiagnosis) {
      const { steps } = cameraAdvice(diagnosis);
      expect(new Set(steps).size, JSON.stringify(diagnosis)).toBe(steps.length);
      expect(steps.length, JSON.stringify(diagnosis)).toBeGreaterThan(0);
      expect(steps.length, JSON.stringify(diagnosis)).toBeLessThanOrEqual(4);
    }
  });

  test('each of the ways on is there, once', () => {
    for (const diagnosis of everyDiagnosis) {
      expect(cameraAdvice(diagnosis).ways.toSorted()).toEqual(recoveryActions.toSorted());
    }
  });

  test('each step that there are words for is given to somebody', () => {
    const given = new Set(everyDiagnosis.flatMap((diagnosis) => cameraAdvice(diagnosis).steps));
    expect(given).toEqual(new Set(adviceSteps));
  });
});

const denied = { cause: 'deniedHere', asksAgain: false, persistent: false } as const;
const refused = { cause: 'deniedBySystem', persistent: false } as const;

const cases: readonly (readonly [string, Diagnosis, readonly AdviceStep[]])[] = [
  ['Chrome remembers a no', { ...denied, family: chrome }, ['chromeSite', 'reload']],
  [
    'so does Samsung Internet',
    { ...denied, family: family('android', 'samsung') },
    ['browserSite', 'reload'],
  ],
  ['so does Firefox', { ...denied, family: family('android', 'firefox') }, ['firefoxSite', 'reload']],
  ['Safari asks again', { ...denied, asksAgain: true, family: safari }, ['reloadAndAllow', 'safariSite']],
  [
    'an app on the home screen has no address bar to look in',
    { ...denied, asksAgain: true, family: { ...safari, isHomeScreenApp: true } },
    ['reloadAndAllow', 'settingsIos'],
  ],
  [
    'Chrome on iOS has no place of its own',
    { ...denied, asksAgain: true, family: family('ios', 'chrome') },
    ['reloadAndAllow', 'settingsIos'],
  ],
  [
    'a second no on Android',
    { ...denied, family: chrome, persistent: true },
    ['chromeSite', 'settingsAndroid', 'reload'],
  ],
  [
    'a second no in Firefox on iOS',
    { ...denied, family: family('ios', 'firefox'), persistent: true },
    ['settingsIos', 'reload'],
  ],
  ['the phone says no', { ...refused, family: chrome }, ['settingsAndroid', 'cameraSwitch', 'reload']],
  [
    'an older iPhone says no',
    { ...refused, family: family('ios', 'safari', false) },
    ['settingsIosOlder', 'reload'],
  ],
  [
    'an iPhone says no again',
    { ...refused, family: safari, persistent: true },
    ['settingsIos', 'screenTime', 'reload'],
  ],
];

test.each(cases)('%s', (_case, diagnosis, expected) => {
  expect(cameraAdvice(diagnosis).steps).toEqual(expected);
});

/** At the first trouble, on a phone with Chrome on Android: what is to be done, in order, and the main way on. */
const expectedAdvice = {
  deniedHere: [['chromeSite', 'reload'], 'restart'],
  deniedBySystem: [['settingsAndroid', 'cameraSwitch', 'reload'], 'restart'],
  insecure: [['originalLink', 'httpsAddress'], 'chooseFile'],
  blockedByPolicy: [['ownTab'], 'copyLink'],
  inAppBrowser: [['openMenu', 'openInBrowser', 'pasteLink'], 'copyLink'],
  unsupportedBrowser: [['newerBrowser'], 'copyLink'],
  inUse: [['closeOthers', 'reload'], 'restart'],
  none: [['otherPhone'], 'chooseFile'],
  unfit: [['reload', 'otherPhone'], 'restart'],
  noAnswer: [['acceptQuestion', 'reload'], 'restart'],
  noPicture: [['uncoverLens', 'cameraSwitch', 'reload'], 'restart'],
  lost: [['closeOthers', 'reload'], 'restart'],
} as const satisfies Record<CameraCause, readonly [readonly AdviceStep[], RecoveryAction]>;

test.each(cameraCauses)('what is to be done about %s, and the main way on from it', (cause) => {
  const diagnosis: Diagnosis = { cause, family: chrome, persistent: false, asksAgain: false, app: 'unknown' };
  const { steps, ways } = cameraAdvice(diagnosis);
  expect([steps, ways[0]]).toEqual(expectedAdvice[cause]);
});

test('an iPhone without a picture has no switch for all cameras: another app may hold it', () => {
  const { steps } = cameraAdvice({ cause: 'noPicture', family: safari, persistent: false });
  expect(steps).toEqual(['uncoverLens', 'closeOthers', 'reload']);
});

test.each(['inUse', 'lost', 'unfit', 'noAnswer', 'noPicture'] as const)(
  '%s after two restarts: the phone itself, and a photo first',
  (cause) => {
    const { steps, ways } = cameraAdvice({ cause, family: chrome, persistent: true });
    expect(steps).toContain('restartPhone');
    expect(ways[0]).toBe('chooseFile');
  },
);

test.each([
  ['a no that can be taken back', { ...denied, family: chrome }, 'restart'],
  ['a no that stays', { ...denied, family: chrome, persistent: true }, 'chooseFile'],
  [
    'the inside of an app',
    { cause: 'inAppBrowser', app: 'x', family: safari, persistent: false },
    'copyLink',
  ],
  ['a page without HTTPS', { cause: 'insecure', family: safari, persistent: false }, 'chooseFile'],
] as const)('the main way on from %s', (_case, diagnosis, way) => {
  expect(cameraAdvice(diagnosis).ways[0]).toBe(way);
});
