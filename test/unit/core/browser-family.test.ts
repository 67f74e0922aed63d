import {
  browserFamily,
  parseUserAgent,
  type BrowserName,
  type InAppBrowser,
  type Platform,
} from '@recto/core';
import { describe, expect, test } from 'vitest';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const olderIphone = iphone.replace('18_5', '16_6');
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';

/** From the vendors' documentation; the in-app browsers from public logs. */
const browsers: readonly (readonly [string, string, Platform, BrowserName, boolean])[] = [
  ['Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'ios', 'safari', true],
  ['an older Safari', `${olderIphone} Version/16.6 Mobile/15E148 Safari/604.1`, 'ios', 'safari', false],
  ['Chrome on iOS', `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 'ios', 'chrome', true],
  ['Firefox on iOS', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'ios', 'firefox', true],
  ['Edge on iOS', `${iphone} Version/18.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`, 'ios', 'edge', true],
  ['Opera on iOS', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/4.9.1`, 'ios', 'opera', true],
  ['Chrome', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'android', 'chrome', false],
  [
    'Samsung Internet',
    `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'android',
    'samsung',
    false,
  ],
  ['Edge', `${android} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`, 'android', 'edge', false],
  ['Opera', `${android} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/83.0`, 'android', 'opera', false],
  [
    'Firefox',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'android',
    'firefox',
    false,
  ],
  [
    'the Mi browser',
    `${android} Chrome/112.0 Mobile Safari/537.36 MiuiBrowser/14.9`,
    'android',
    'other',
    false,
  ],
  ['nothing', '', 'other', 'other', false],
];

test.each(browsers)('%s is recognized', (_name, userAgent, platform, browser, hasAppsInSettings) => {
  expect(browserFamily(parseUserAgent({ userAgent, maxTouchPoints: 5 }))).toEqual({
    platform,
    browser,
    hasAppsInSettings,
  });
  expect(parseUserAgent({ userAgent, maxTouchPoints: 5 }).app).toBeNull();
});

test('an iPad that calls itself a Macintosh has the settings of the newer iOS', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
  expect(browserFamily(parseUserAgent({ userAgent, maxTouchPoints: 5 }))).toEqual({
    platform: 'ios',
    browser: 'safari',
    hasAppsInSettings: true,
  });
  expect(browserFamily(parseUserAgent({ userAgent, maxTouchPoints: 0 })).platform).toBe('other');
});

describe('in-app browsers are recognized', () => {
  const insides: readonly (readonly [InAppBrowser, string])[] = [
    ['facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41;FBDV/iPhone14,5]`],
    ['facebook', `${webView} [FB_IAB/FB4A;FBAV/465.0.0.41;]`],
    ['messenger', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0]`],
    ['messenger', `${webView} [FB_IAB/Orca-Android;FBAV/460.0;]`],
    ['instagram', `${iphone} Mobile/15E148 Instagram 335.0.0 (iPhone14,5; iOS 18_5)`],
    ['whatsapp', `${iphone} Mobile/15E148 WhatsApp/24.12.78`],
    ['linkedin', `${iphone} Mobile/15E148 [LinkedInApp]/9.29`],
    ['snapchat', `${iphone} Mobile/15E148 Snapchat/12.90 (like Safari/8618.2.12, panda)`],
    ['tiktok', `${iphone} Mobile/15E148 musical_ly_35.0.0 BytedanceWebview/d8a21c6`],
    ['telegram', `${webView} Telegram-Android/10.14 (Google Pixel 8; Android 14)`],
    ['pinterest', `${iphone} Mobile/15E148 [Pinterest/iOS]`],
    ['x', `${iphone} Mobile/15E148 Twitter for iPhone/10.44`],
    ['line', `${iphone} Mobile/15E148 Safari Line/14.9`],
    ['wechat', `${webView} MicroMessenger/8.0.49`],
    ['google', `${iphone} GSA/322.0 Mobile/15E148 Safari/604.1`],
    ['unknown', `${iphone} Mobile/15E148`],
    ['unknown', webView],
  ];

  test.each(insides)('%s: %s', (app, userAgent) => {
    expect(parseUserAgent({ userAgent, maxTouchPoints: 5 }).app).toBe(app);
  });
});
