import type { BrowserFamily } from '../device/browser-family.ts';
import type { Diagnosis } from './diagnosis.ts';

/** One thing to do, as a code: the text says it in the words of this very browser. */
export const adviceSteps = [
  'acceptQuestion',
  'reloadAndAllow',
  'safariSite',
  'chromeSite',
  'firefoxSite',
  'browserSite',
  'settingsIos',
  'settingsIosOlder',
  'settingsAndroid',
  'settingsOther',
  'screenTime',
  'cameraSwitch',
  'reload',
  'restartPhone',
  'closeOthers',
  'uncoverLens',
  'originalLink',
  'httpsAddress',
  'ownTab',
  'openMenu',
  'openInBrowser',
  'pasteLink',
  'newerBrowser',
  'otherPhone',
] as const;
export type AdviceStep = (typeof adviceSteps)[number];

/** What can be pressed. All four are always there; the order tells which is likely to help. */
export const recoveryActions = ['restart', 'chooseFile', 'copyLink', 'otherPhone'] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

export interface CameraAdvice {
  /** In the order in which they are to be done. */
  readonly steps: readonly AdviceStep[];
  /** The first one is the main one. */
  readonly ways: readonly [RecoveryAction, RecoveryAction, ...RecoveryAction[]];
}

/** What a person can do about it. */
export function cameraAdvice(diagnosis: Diagnosis): CameraAdvice {
  return { steps: stepsFor(diagnosis), ways: waysFor(diagnosis) };
}

function stepsFor(diagnosis: Diagnosis): readonly AdviceStep[] {
  const { family, persistent } = diagnosis;
  const atLast: readonly AdviceStep[] = persistent ? ['restartPhone'] : [];
  switch (diagnosis.cause) {
    case 'deniedHere':
      if (persistent) return [...new Set([siteStep(family), settingsStep(family), 'reload'] as const)];
      return diagnosis.asksAgain ? ['reloadAndAllow', siteStep(family)] : [siteStep(family), 'reload'];
    case 'deniedBySystem':
      return [settingsStep(family), ...deeperSettings(family, persistent), 'reload'];
    case 'insecure':
      return ['originalLink', 'httpsAddress'];
    case 'blockedByPolicy':
      return ['ownTab'];
    case 'inAppBrowser':
      return ['openMenu', 'openInBrowser', 'pasteLink'];
    case 'unsupportedBrowser':
      return ['newerBrowser'];
    case 'inUse':
    case 'lost':
      return ['closeOthers', 'reload', ...atLast];
    case 'none':
      return ['otherPhone'];
    case 'unfit':
      return ['reload', ...atLast, 'otherPhone'];
    case 'noAnswer':
      return ['acceptQuestion', 'reload', ...atLast];
    case 'noPicture':
      return [
        'uncoverLens',
        family.platform === 'android' ? 'cameraSwitch' : 'closeOthers',
        'reload',
        ...atLast,
      ];
  }
}

/** Where this browser keeps what it allows a site. On iOS only Safari has such a place, in its address bar. */
function siteStep(family: BrowserFamily): AdviceStep {
  const { platform, browser, isHomeScreenApp } = family;
  if (platform === 'ios') {
    return browser === 'safari' && isHomeScreenApp !== true ? 'safariSite' : settingsStep(family);
  }
  if (browser === 'chrome') return 'chromeSite';
  return browser === 'firefox' ? 'firefoxSite' : 'browserSite';
}

/** Where the phone keeps what it allows this browser. */
function settingsStep({ platform, hasAppsInSettings }: BrowserFamily): AdviceStep {
  if (platform === 'ios') return hasAppsInSettings ? 'settingsIos' : 'settingsIosOlder';
  return platform === 'android' ? 'settingsAndroid' : 'settingsOther';
}

/** Android switches the camera off for all apps with one tap; iOS hides it in Screen Time. */
function deeperSettings({ platform }: BrowserFamily, persistent: boolean): readonly AdviceStep[] {
  if (platform === 'android') return ['cameraSwitch'];
  return platform === 'ios' && persistent ? ['screenTime'] : [];
}

function waysFor({ cause, persistent }: Diagnosis): CameraAdvice['ways'] {
  switch (cause) {
    case 'inAppBrowser':
    case 'unsupportedBrowser':
    case 'blockedByPolicy':
      return ['copyLink', 'chooseFile', 'otherPhone', 'restart'];
    case 'insecure':
    case 'none':
      return ['chooseFile', 'otherPhone', 'copyLink', 'restart'];
    default:
      if (persistent) return ['chooseFile', 'restart', 'otherPhone', 'copyLink'];
      return ['restart', 'chooseFile', 'otherPhone', 'copyLink'];
  }
}
