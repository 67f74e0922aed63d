import { parseUserAgent, type BrowserProduct, type DeviceFacts } from './user-agent.ts';

/** The browsers whose menus differ, so that what they call things can be named. */
export const browserNames = ['safari', 'chrome', 'firefox', 'samsung', 'edge', 'opera', 'other'] as const;
export type BrowserName = (typeof browserNames)[number];

export const platforms = ['ios', 'android', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** The browser and the system, as far as the steps through their menus depend on them. */
export interface BrowserFamily {
  readonly platform: Platform;
  readonly browser: BrowserName;
  /** iOS 18 and later list the apps in a place of their own in Settings; `false` elsewhere. */
  readonly hasAppsInSettings: boolean;
  /** Opened from iOS's home screen, where Safari shows no address bar and so no menu for the site. */
  readonly isHomeScreenApp?: true;
}

const nameOf: Readonly<Record<BrowserProduct, BrowserName>> = {
  samsung: 'samsung',
  edge: 'edge',
  opera: 'opera',
  otherOpera: 'opera',
  firefox: 'firefox',
  firefoxIos: 'firefox',
  chrome: 'chrome',
  chromeIos: 'chrome',
  safari: 'safari',
  safariIos: 'safari',
  other: 'other',
};

/** The browser family, by what the device says of itself. */
export function browserFamily(device: DeviceFacts): BrowserFamily {
  const { browser, system } = parseUserAgent(device);
  const isIos = system.name === 'ios';
  return {
    platform: isIos ? 'ios' : system.name === 'android' ? 'android' : 'other',
    browser: nameOf[browser.product],
    // An iPad that does not tell its version is likely to be a new one.
    hasAppsInSettings: isIos && (system.version ?? Number.POSITIVE_INFINITY) >= 18,
    ...(isIos && device.isHomeScreenApp === true && { isHomeScreenApp: true }),
  };
}
