import { isIos } from './mobile-device.ts';
import type { DevicePort } from '../ports/device.ts';

/** The browsers whose menus differ, so that what they call things can be named. */
export const browserNames = ['safari', 'chrome', 'firefox', 'samsung', 'edge', 'opera', 'other'] as const;
export type BrowserName = (typeof browserNames)[number];

export const platforms = ['ios', 'android', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** Which browser on which system somebody holds: what the steps through its menus depend on. */
export interface BrowserFamily {
  readonly platform: Platform;
  readonly browser: BrowserName;
  /** iOS 18 and later list the apps in a place of their own in Settings; `false` elsewhere. */
  readonly hasAppsInSettings: boolean;
}

/** Rows are tried in order, so that a browser which also carries another's name comes first. */
const names: readonly (readonly [pattern: RegExp, browser: BrowserName])[] = [
  [/SamsungBrowser\//, 'samsung'],
  [/\b(?:EdgA?|Edge|EdgiOS)\//, 'edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'opera'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\bCriOS\//, 'chrome'],
  [/\b(?:YaBrowser|UCBrowser|DuckDuckGo|Ddg|Silk|HuaweiBrowser|MiuiBrowser|VivoBrowser)\//, 'other'],
  [/\bChrome\//, 'chrome'],
  [/ Version\/\S+ (?:Mobile\/\S+ )?Safari\//, 'safari'],
];

/** The browser family, by what the device tells of itself. */
export function browserFamily(device: Pick<DevicePort, 'userAgent' | 'maxTouchPoints'>): BrowserFamily {
  const { userAgent } = device;
  const browser = names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  if (isIos(device)) return { platform: 'ios', browser, hasAppsInSettings: iosVersion(userAgent) >= 18 };
  const platform = /Android/.test(userAgent) ? 'android' : 'other';
  return { platform, browser, hasAppsInSettings: false };
}

/** An iPad that calls itself a Macintosh does not tell; such a one is likely to be a new one. */
function iosVersion(userAgent: string): number {
  return Number(/ OS (\d+)_/.exec(userAgent)?.[1] ?? Number.POSITIVE_INFINITY);
}
