import type { BrowserProduct, Engine, System, UserAgent } from './user-agent.ts';

/**
 * The browser table (§5): the lowest major version with the camera view. "iOS 10+" means Safari on iOS: if
 * it meant every browser there, "Chrome iOS 98+" would have no meaning.
 */
const minimumVersions: Readonly<Partial<Record<BrowserProduct, number>>> = {
  firefox: 97,
  samsung: 13,
  chrome: 98,
  opera: 98,
  chromeIos: 98,
  safari: 15,
  safariIos: 10,
};

/** For a browser that §5 does not name: the engine version of the one that it names (decision 8). */
const minimumEngineVersions: Readonly<Record<Engine, number>> = {
  chromium: 98,
  gecko: 97,
  webkit: 15,
  other: Number.POSITIVE_INFINITY,
};

/**
 * Whether the camera view is available in this browser (§5); elsewhere the file picker is used. It never
 * is in an in-app browser: whether that has a camera depends on the app, not on a version.
 */
export function isCaptureSupported({ app, browser, engine }: UserAgent): boolean {
  if (app !== null) return false;
  const minimum = minimumVersions[browser.product];
  return minimum === undefined
    ? (engine.version ?? 0) >= minimumEngineVersions[engine.name]
    : (browser.version ?? 0) >= minimum;
}

/**
 * The mobile table (§6): systems whose devices may use the flow. HarmonyOS counts as Android, which the
 * same phones ran before.
 */
const isMobileSystem: Readonly<Record<System, boolean>> = {
  android: true,
  harmony: true,
  ios: true,
  webos: true,
  blackberry: true,
  windowsPhone: true,
  other: false,
};

/** Whether this is a mobile device (§6), also while it requests desktop sites (decision 2.3). */
export function isMobile({ system }: UserAgent): boolean {
  return isMobileSystem[system.name];
}
