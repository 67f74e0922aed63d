import type { DevicePort } from '../ports/device.ts';
import { isIos } from './mobile-device.ts';

/** The apps that open a link inside themselves, by how they name themselves in the user agent. */
export const inAppBrowsers = [
  'messenger',
  'facebook',
  'instagram',
  'whatsapp',
  'linkedin',
  'snapchat',
  'tiktok',
  'telegram',
  'pinterest',
  'x',
  'line',
  'wechat',
  'google',
  /** Some other app, such as one for mail. */
  'unknown',
] as const;
export type InAppBrowser = (typeof inAppBrowsers)[number];

const patterns: readonly (readonly [pattern: RegExp, app: InAppBrowser])[] = [
  [/FBAN\/Messenger|FB_IAB\/MESSENGER|FB_IAB\/Orca/i, 'messenger'],
  [/\bFB(?:AN|AV|_IAB)\//, 'facebook'],
  [/\bInstagram /, 'instagram'],
  [/\bWhatsApp\//, 'whatsapp'],
  [/\bLinkedInApp\b/, 'linkedin'],
  [/\bSnapchat\//, 'snapchat'],
  [/\b(?:musical_ly|BytedanceWebview|TikTok)/, 'tiktok'],
  [/\bTelegram-Android\//, 'telegram'],
  [/\bPinterest\b/, 'pinterest'],
  [/\bTwitter for |\bTwitterAndroid\b/, 'x'],
  [/\bLine\//, 'line'],
  [/\bMicroMessenger\//, 'wechat'],
  [/\bGSA\//, 'google'],
];

/**
 * The app inside which the page was opened; null in a browser of its own. Android marks such a page
 * with `wv`; on iOS it lacks the `Safari/` that every browser carries.
 */
export function inAppBrowser(device: Pick<DevicePort, 'userAgent' | 'maxTouchPoints'>): InAppBrowser | null {
  const { userAgent } = device;
  const app = patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  if (app !== null) return app;
  const isWebView = /; wv\)/.test(userAgent) || (isIos(device) && !/Safari\//.test(userAgent));
  return isWebView ? 'unknown' : null;
}
