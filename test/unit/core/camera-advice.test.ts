import {
  adviceSteps,
  cameraAdvice,
  cameraCauses,
  offersFiles,
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
              app: flag ? 'unknown' : 'instagram',
            }) satisfies Diagnosis,
        ),
      ),
    ),
  ),
);

describe('for every cause, browser and number of restarts', () => {
  test('there are one to four distinct steps', () => {
    for (const diagnosis of everyDiagnosis) {
      const { steps } = cameraAdvice(diagnosis);
      expect(new Set(steps).size, JSON.stringify(diagnosis)).toBe(steps.length);
      expect(steps.length, JSON.stringify(diagnosis)).toBeGreaterThan(0);
      expect(steps.length, JSON.stringify(diagnosis)).toBeLessThanOrEqual(4);
    }
  });

  test('each action is offered exactly once', () => {
    for (const diagnosis of everyDiagnosis) {
      expect(cameraAdvice(diagnosis).actions.toSorted()).toEqual(recoveryActions.toSorted());
    }
  });

  // Decision 3.17.
  test('where no file may be chosen, neither an action nor a step names one; all else stays', () => {
    for (const diagnosis of everyDiagnosis) {
      const usual = cameraAdvice(diagnosis);
      const { steps, actions } = cameraAdvice(diagnosis, 'withoutCamera');
      if (offersFiles('withoutCamera', diagnosis)) expect({ steps, actions }).toEqual(usual);
      else {
        expect(actions).toEqual(usual.actions.filter((action) => action !== 'chooseFile'));
        expect(steps).toEqual(usual.steps.filter((step) => step !== 'cameraApp'));
        expect(steps.length).toBeGreaterThan(0);
      }
    }
  });

  test('each step is used in at least one case', () => {
    const given = new Set(everyDiagnosis.flatMap((diagnosis) => cameraAdvice(diagnosis).steps));
    expect(given).toEqual(new Set(adviceSteps));
  });
});

const denied = { cause: 'deniedHere', asksAgain: false, persistent: false } as const;
const refused = { cause: 'deniedBySystem', persistent: false } as const;

const cases: readonly (readonly [string, Diagnosis, readonly AdviceStep[]])[] = [
  ['Chrome remembers a refusal', { ...denied, family: chrome }, ['chromeSite', 'reload']],
  [
    'Samsung Internet remembers a refusal',
    { ...denied, family: family('android', 'samsung') },
    ['browserSite', 'reload'],
  ],
  [
    'Firefox remembers a refusal',
    { ...denied, family: family('android', 'firefox') },
    ['firefoxSite', 'reload'],
  ],
  ['Safari asks again', { ...denied, asksAgain: true, family: safari }, ['reloadAndAllow', 'safariSite']],
  [
    'an app on the home screen has no address bar with permissions',
    { ...denied, asksAgain: true, family: { ...safari, isHomeScreenApp: true } },
    ['reloadAndAllow', 'settingsIos'],
  ],
  [
    'Chrome on iOS has no permission settings of its own',
    { ...denied, asksAgain: true, family: family('ios', 'chrome') },
    ['reloadAndAllow', 'settingsIos'],
  ],
  [
    'a second refusal on Android',
    { ...denied, family: chrome, persistent: true },
    ['chromeSite', 'settingsAndroid', 'reload'],
  ],
  [
    'a second refusal in Firefox on iOS',
    { ...denied, family: family('ios', 'firefox'), persistent: true },
    ['settingsIos', 'reload'],
  ],
  ['the system refuses', { ...refused, family: chrome }, ['settingsAndroid', 'cameraSwitch', 'reload']],
  [
    'an older iPhone refuses',
    { ...refused, family: family('ios', 'safari', false) },
    ['settingsIosOlder', 'reload'],
  ],
  [
    'an iPhone refuses again',
    { ...refused, family: safari, persistent: true },
    ['settingsIos', 'screenTime', 'reload'],
  ],
];

test.each(cases)('%s', (_case, diagnosis, expected) => {
  expect(cameraAdvice(diagnosis).steps).toEqual(expected);
});

/** At the first failure, in Chrome on Android: the steps in order, and the main action. */
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
  alteredPhotos: [['cameraApp', 'newerBrowser'], 'chooseFile'],
  lost: [['closeOthers', 'reload'], 'restart'],
} as const satisfies Record<CameraCause, readonly [readonly AdviceStep[], RecoveryAction]>;

test.each(cameraCauses)('the steps and the main action for %s', (cause) => {
  const diagnosis: Diagnosis = {
    cause,
    family: chrome,
    persistent: false,
    asksAgain: false,
    app: 'instagram',
  };
  const { steps, actions } = cameraAdvice(diagnosis);
  expect([steps, actions[0]]).toEqual(expectedAdvice[cause]);
});

test('an iPhone without a picture has no switch for all cameras: another app may be using it', () => {
  const { steps } = cameraAdvice({ cause: 'noPicture', family: safari, persistent: false });
  expect(steps).toEqual(['uncoverLens', 'closeOthers', 'reload']);
});

test.each(['inUse', 'lost', 'unfit', 'noAnswer', 'noPicture'] as const)(
  '%s after two restarts: restart the phone, and choosing a file is the main action',
  (cause) => {
    const { steps, actions } = cameraAdvice({ cause, family: chrome, persistent: true });
    expect(steps).toContain('restartPhone');
    expect(actions[0]).toBe('chooseFile');
  },
);

test('in an app that does not say its name, no menu is named: it may have none', () => {
  const { steps } = cameraAdvice({
    cause: 'inAppBrowser',
    app: 'unknown',
    family: chrome,
    persistent: false,
  });
  expect(steps).toEqual(['ownTab']);
});

test.each([
  ['android', 'settingsAndroid'],
  ['ios', 'settingsIos'],
] as const)(
  // Decision 10.8.
  'in the operator’s own app on %s, the phone’s settings allow the camera: %s',
  (platform, step) => {
    const own = { ...family(platform, 'other', platform === 'ios'), isOwnApp: true } as const;
    const refusal = { cause: 'deniedHere', family: own, persistent: false } as const;
    expect(cameraAdvice({ ...refusal, asksAgain: true }).steps).toEqual(['reloadAndAllow', step]);
    expect(cameraAdvice({ ...refusal, asksAgain: false }).steps).toEqual([step, 'reload']);
  },
);

test.each([
  ['a refusal', { ...denied, family: chrome }, 'restart'],
  ['a refusal that lasts', { ...denied, family: chrome, persistent: true }, 'chooseFile'],
  ['an in-app browser', { cause: 'inAppBrowser', app: 'x', family: safari, persistent: false }, 'copyLink'],
  ['a page without HTTPS', { cause: 'insecure', family: safari, persistent: false }, 'chooseFile'],
] as const)('the main action for %s', (_case, diagnosis, action) => {
  expect(cameraAdvice(diagnosis).actions[0]).toBe(action);
});
