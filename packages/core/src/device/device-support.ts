import type { BrowserProduct, Engine, System, UserAgent } from './user-agent.ts';

/**
 * Which browsers get the camera view (decision 2.1): only those that §5 lists, or also any other whose engine is as new
 * as that of a listed one.
 */
export const browserRules = ['listed', 'engine'] as const;
export type BrowserRule = (typeof browserRules)[number];

/** The rule of §5 to the letter. */
export const defaultBrowserRule: BrowserRule = 'listed';

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

/** For a browser that §5 does not name: the engine version of the one that it names (decision 2.1). */
const minimumEngineVersions: Readonly<Record<Engine, number>> = {
  chromium: 98,
  gecko: 97,
  webkit: 15,
  other: Number.POSITIVE_INFINITY,
};

/**
 * Whether the camera view is available in this browser (§5); elsewhere the file picker is used. It never
 * is in an in-app browser: whether that has a camera depends on the app, not on a version. The operator's own app says
 * that it has one, so its engine decides with either rule (decision 10.8).
 * @param rule the operator's choice. A browser that gets the camera view with `listed` also gets it with `engine`.
 */
export function isCaptureSupported(
  { app, browser, engine, isOwnApp }: UserAgent,
  rule: BrowserRule,
): boolean {
  if (app !== null) return false;
  const minimum = minimumVersions[browser.product];
  if (minimum !== undefined) return (browser.version ?? 0) >= minimum;
  if (rule === 'listed' && !isOwnApp) return false;
  return (engine.version ?? 0) >= minimumEngineVersions[engine.name];
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
