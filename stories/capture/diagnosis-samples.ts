import type { BrowserFamily, CameraCause, Diagnosis } from '@recto/core';

/** Sample diagnoses. A new cause does not compile until it is here. */

/** The browsers whose steps differ. */
export const families = {
  safari: { platform: 'ios', browser: 'safari', hasAppsInSettings: true },
  olderSafari: { platform: 'ios', browser: 'safari', hasAppsInSettings: false },
  chromeOnIphone: { platform: 'ios', browser: 'chrome', hasAppsInSettings: true },
  firefoxOnIphone: { platform: 'ios', browser: 'firefox', hasAppsInSettings: true },
  chrome: { platform: 'android', browser: 'chrome', hasAppsInSettings: false },
  samsung: { platform: 'android', browser: 'samsung', hasAppsInSettings: false },
  firefox: { platform: 'android', browser: 'firefox', hasAppsInSettings: false },
  edge: { platform: 'android', browser: 'edge', hasAppsInSettings: false },
  opera: { platform: 'android', browser: 'opera', hasAppsInSettings: false },
  ownApp: { platform: 'android', browser: 'other', hasAppsInSettings: false, isOwnApp: true },
  unknown: { platform: 'other', browser: 'other', hasAppsInSettings: false },
} as const satisfies Record<string, BrowserFamily>;

const first = { family: families.chrome, persistent: false } as const;

export const diagnoses = {
  deniedHere: { ...first, cause: 'deniedHere', asksAgain: false },
  deniedBySystem: { ...first, cause: 'deniedBySystem' },
  insecure: { ...first, cause: 'insecure' },
  blockedByPolicy: { ...first, cause: 'blockedByPolicy' },
  inAppBrowser: { ...first, cause: 'inAppBrowser', app: 'instagram' },
  unsupportedBrowser: { ...first, cause: 'unsupportedBrowser' },
  inUse: { ...first, cause: 'inUse' },
  none: { ...first, cause: 'none' },
  unfit: { ...first, cause: 'unfit' },
  noAnswer: { ...first, cause: 'noAnswer' },
  noPicture: { ...first, cause: 'noPicture' },
  alteredPhotos: { ...first, cause: 'alteredPhotos' },
  lost: { ...first, cause: 'lost' },
} as const satisfies { [Cause in CameraCause]: Diagnosis & { readonly cause: Cause } };
