import { parseUserAgent, type DeviceFacts, type InAppBrowser } from './user-agent.ts';

/** The app inside which the page was opened; null in a browser of its own. */
export function inAppBrowser(device: DeviceFacts): InAppBrowser | null {
  return parseUserAgent(device).app;
}
