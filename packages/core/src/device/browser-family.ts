import type { BrowserProduct, UserAgent } from './user-agent.ts';

/** The browsers whose menus differ, so that the camera advice can name the menu items. */
export const browserNames = ['safari', 'chrome', 'firefox', 'samsung', 'edge', 'opera', 'other'] as const;
export type BrowserName = (typeof browserNames)[number];

export const platforms = ['ios', 'android', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** The browser and the system, as far as the steps of the camera advice depend on them. */
export interface BrowserFamily {
  readonly platform: Platform;
  readonly browser: BrowserName;
  /** iOS 18 and later have a separate list of apps in Settings; `false` on other systems. */
  readonly hasAppsInSettings: boolean;
  /** Opened from iOS's home screen, where Safari shows no address bar and so no site menu. */
  readonly isHomeScreenApp?: true;
  /** In the web view of the operator's own app, which has no address bar and no menu. */
  readonly isOwnApp?: true;
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

/** The browser family of a parsed user agent. */
export function browserFamily({ browser, system, isHomeScreenApp, isOwnApp }: UserAgent): BrowserFamily {
  const isIos = system.name === 'ios';
  return {
    platform: isIos ? 'ios' : system.name === 'android' ? 'android' : 'other',
    browser: nameOf[browser.product],
    // An iPad of unknown version is probably a new one.
    hasAppsInSettings: isIos && (system.version ?? Number.POSITIVE_INFINITY) >= 18,
    ...(isHomeScreenApp && { isHomeScreenApp }),
    ...(isOwnApp && { isOwnApp }),
  };
}
