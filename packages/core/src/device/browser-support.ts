import { parseUserAgent, type BrowserProduct, type DeviceFacts, type Engine } from './user-agent.ts';

/**
 * The browser table (§5): the lowest major version with a camera view. "iOS 10+" is Safari on iOS: if it
 * meant every browser there, "Chrome iOS 98+" would say nothing.
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

/** For a browser that §5 does not name: the engine of the one that it names (decision 8). */
const minimumEngineVersions: Readonly<Record<Engine, number>> = {
  chromium: 98,
  gecko: 97,
  webkit: 15,
  other: Number.POSITIVE_INFINITY,
};

/**
 * Whether the camera view is available in this browser (§5); elsewhere the file picker is used. Inside
 * another app it never is: whether there is a camera there depends on that app, not on a version.
 */
export function isCaptureSupported(device: DeviceFacts): boolean {
  const { app, browser, engine } = parseUserAgent(device);
  if (app !== null) return false;
  const minimum = minimumVersions[browser.product];
  return minimum === undefined
    ? (engine.version ?? 0) >= minimumEngineVersions[engine.name]
    : (browser.version ?? 0) >= minimum;
}
