import type { BrowserFamily } from '../device/browser-family.ts';
import type { Diagnosis } from './diagnosis.ts';
import { defaultFilePickerRule, type FilePickerRule } from './file-picker.ts';
import { offersFiles } from './offers-files.ts';

/** One instruction, as a code: its text uses the words of the customer's browser. */
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
  'cameraApp',
] as const;
export type AdviceStep = (typeof adviceSteps)[number];

/** The buttons of the camera error: all that can be used, the one that is most likely to help first. */
export const recoveryActions = ['restart', 'chooseFile', 'copyLink', 'otherPhone'] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

export interface CameraAdvice {
  /** In the order in which to follow them. */
  readonly steps: readonly AdviceStep[];
  /** The first one is the primary button. */
  readonly actions: readonly [RecoveryAction, RecoveryAction, ...RecoveryAction[]];
}

/**
 * What the customer can do about a camera that is not available (§8).
 * @param rule whether a file may be chosen; where it may not, nothing names one (decision 3.17).
 */
export function cameraAdvice(
  diagnosis: Diagnosis,
  rule: FilePickerRule = defaultFilePickerRule,
): CameraAdvice {
  const [steps, actions] = [stepsFor(diagnosis), actionsFor(diagnosis)];
  if (offersFiles(rule, diagnosis)) return { steps, actions };
  return {
    steps: steps.filter((step) => step !== 'cameraApp'),
    // Three of four are left.
    actions: actions.filter((action) => action !== 'chooseFile') as unknown as CameraAdvice['actions'],
  };
}

function stepsFor(diagnosis: Diagnosis): readonly AdviceStep[] {
  const { family, persistent } = diagnosis;
  const lastResort: readonly AdviceStep[] = persistent ? ['restartPhone'] : [];
  switch (diagnosis.cause) {
    case 'deniedHere':
      if (persistent) return [...new Set([siteStep(family), settingsStep(family), 'reload'] as const)];
      return diagnosis.asksAgain ? ['reloadAndAllow', siteStep(family)] : [siteStep(family), 'reload'];
    case 'deniedBySystem':
      return [settingsStep(family), ...systemSettingSteps(family, persistent), 'reload'];
    case 'insecure':
      return ['originalLink', 'httpsAddress'];
    case 'blockedByPolicy':
      return ['ownTab'];
    case 'inAppBrowser':
      // An app that does not say its name may have no menu: one for mail, or an operator's own.
      return diagnosis.app === 'unknown' ? ['ownTab'] : ['openMenu', 'openInBrowser', 'pasteLink'];
    case 'unsupportedBrowser':
      return ['newerBrowser'];
    case 'inUse':
    case 'lost':
      return ['closeOthers', 'reload', ...lastResort];
    case 'none':
      return ['otherPhone'];
    case 'unfit':
      return ['reload', ...lastResort, 'otherPhone'];
    case 'noAnswer':
      return ['acceptQuestion', 'reload', ...lastResort];
    case 'noPicture':
      return [
        'uncoverLens',
        family.platform === 'android' ? 'cameraSwitch' : 'closeOthers',
        'reload',
        ...lastResort,
      ];
    case 'alteredPhotos':
      return ['cameraApp', 'newerBrowser'];
  }
}

/** Where this browser keeps a site's permissions. On iOS only Safari has them, in its address bar. */
function siteStep(family: BrowserFamily): AdviceStep {
  const { platform, browser, isHomeScreenApp, isOwnApp } = family;
  if (isOwnApp) return settingsStep(family);
  if (platform === 'ios') {
    return browser === 'safari' && isHomeScreenApp !== true ? 'safariSite' : settingsStep(family);
  }
  if (browser === 'chrome') return 'chromeSite';
  return browser === 'firefox' ? 'firefoxSite' : 'browserSite';
}

/** Where the phone keeps this browser's permissions. */
function settingsStep({ platform, hasAppsInSettings }: BrowserFamily): AdviceStep {
  if (platform === 'ios') return hasAppsInSettings ? 'settingsIos' : 'settingsIosOlder';
  return platform === 'android' ? 'settingsAndroid' : 'settingsOther';
}

/** Settings that apply to all apps: Android's camera switch, and iOS's Screen Time. */
function systemSettingSteps({ platform }: BrowserFamily, persistent: boolean): readonly AdviceStep[] {
  if (platform === 'android') return ['cameraSwitch'];
  return platform === 'ios' && persistent ? ['screenTime'] : [];
}

function actionsFor({ cause, persistent }: Diagnosis): CameraAdvice['actions'] {
  switch (cause) {
    case 'inAppBrowser':
    case 'unsupportedBrowser':
    case 'blockedByPolicy':
      return ['copyLink', 'chooseFile', 'otherPhone', 'restart'];
    case 'insecure':
    case 'none':
      return ['chooseFile', 'otherPhone', 'copyLink', 'restart'];
    case 'alteredPhotos':
      return ['chooseFile', 'copyLink', 'otherPhone', 'restart'];
    default:
      if (persistent) return ['chooseFile', 'restart', 'otherPhone', 'copyLink'];
      return ['restart', 'chooseFile', 'otherPhone', 'copyLink'];
  }
}
