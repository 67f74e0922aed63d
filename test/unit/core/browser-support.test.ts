import { browserRules, isCaptureSupported, parseUserAgent, type BrowserRule } from '@recto/core';
import { describe, expect, test } from 'vitest';

const linux = 'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const chrome = (version: string) => `${linux} Chrome/${version} Mobile Safari/537.36`;
const firefox = (version: string) =>
  `Mozilla/5.0 (Android 13; Mobile; rv:${version}) Gecko/${version} Firefox/${version}`;
const samsung = (version: string, engine = '115.0.0.0') =>
  `${linux} SamsungBrowser/${version} Chrome/${engine} Mobile Safari/537.36`;
const opera = (version: string) => `${linux} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/${version}`;
const chromeIos = (version: string) => `${iPhone} CriOS/${version} Mobile/15E148 Safari/604.1`;
const safari = (version: string) => `${macintosh} Version/${version} Safari/605.1.15`;
const iosSafari = (version: string, device = 'iPhone; CPU iPhone OS 10_3_1 like Mac OS X') =>
  `Mozilla/5.0 (${device}) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/${version} Mobile/14E304 Safari/602.1`;

/** On a phone, unless it has no touch points. */
const supportsBy = (rule: BrowserRule, userAgent: string, maxTouchPoints = 5) =>
  isCaptureSupported(parseUserAgent({ userAgent, maxTouchPoints }), rule);

/** For user agents to which both rules give the same. */
function supports(userAgent: string, maxTouchPoints = 5): boolean {
  const listed = supportsBy('listed', userAgent, maxTouchPoints);
  expect(supportsBy('engine', userAgent, maxTouchPoints)).toBe(listed);
  return listed;
}

/** §5, one row a browser: below, at and above its minimum. */
const minima: readonly [string, (version: string) => string, string, string, string][] = [
  ['Firefox 97+', firefox, '96.0', '97.0', '133.0'],
  ['Samsung 13+', samsung, '12.1', '13.0', '25.0'],
  ['Chrome 98+', chrome, '97.0.4692.98', '98.0.4758.101', '131.0.0.0'],
  ['Opera 98+', opera, '97.0.0.0', '98.0.0.0', '112.0.0.0'],
  ['Chrome iOS 98+', chromeIos, '97.0.4692.84', '98.0.4758.85', '126.0.6478.35'],
  ['Safari 15+', safari, '14.1.2', '15.0', '26.0'],
  ['iOS 10+', iosSafari, '9.0', '10.0', '18.1'],
];

describe.each(minima)('%s', (_row, userAgent, below, at, above) => {
  // A Mac has no touch points; any other device that calls itself a Macintosh is an iPad, and has its own row below.
  const asked = (version: string) => supports(userAgent(version), userAgent === safari ? 0 : 5);
  test(`the camera view is not supported by ${below}`, () => expect(asked(below)).toBe(false));
  test(`the camera view is supported by ${at}`, () => expect(asked(at)).toBe(true));
  test(`the camera view is supported by ${above}`, () => expect(asked(above)).toBe(true));
});

test.each([
  ['an old Samsung on a new engine', samsung('12.1', '131.0.0.0'), false],
  ['a new Samsung on an engine older than Chrome 98', samsung('13.2', '83.0.4103.106'), true],
  ['an old Opera on a new engine', opera('76.2.4027.73374'), false],
  [
    'Chrome 98 asking for the desktop page',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.101 Safari/537.36',
    true,
  ],
  [
    'headless Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36',
    true,
  ],
  ['an iPad that calls itself a Macintosh, Safari 15', safari('15.6'), true],
  ['an iPad that calls itself a Macintosh, Safari 13 (iOS 10+)', safari('13.1'), true],
  ['an iPad that calls itself an iPad', iosSafari('12.1.2', 'iPad; CPU OS 12_5 like Mac OS X'), true],
  ['an iPod', iosSafari('12.0', 'iPod touch; CPU iPhone OS 12_0 like Mac OS X'), true],
  [
    'Chrome on an iPad that calls itself a Macintosh',
    `${macintosh} CriOS/126 Version/11.1.1 Safari/605.1.15`,
    true,
  ],
  [
    'an Android device whose name holds "Line"',
    'Mozilla/5.0 (Linux; Android 13; Lineage Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    true,
  ],
  [
    'an Android device whose name holds "OPT" and "GSA"',
    'Mozilla/5.0 (Linux; Android 13; OPTIMA GSA-7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    true,
  ],
])('%s: %s', (_title, userAgent, supported) => {
  expect(supports(userAgent)).toBe(supported);
});

describe('in-app browsers, and engines that can not show a camera, use the file picker', () => {
  test.each([
    ['nothing', ''],
    ['unknown', 'Mozilla/5.0'],
    [
      'Android WebView',
      'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230805.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36',
    ],
    [
      'Android Browser',
      'Mozilla/5.0 (Linux; U; Android 4.0.3; de-ch; HTC Sensation Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    ],
    ['WKWebView', `${iPhone} Mobile/15E148`],
    [
      'Facebook, iOS',
      `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108;FBDV/iPhone14,5;FBSN/iOS;FBSV/17.4]`,
    ],
    [
      'Facebook, Android',
      `${linux} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/450.0.0.44.110;]`,
    ],
    ['Instagram, iOS', `${iPhone} Mobile/15E148 Instagram 320.0.0.32.90 (iPhone14,5; iOS 17_4; fr_FR)`],
    [
      'Snapchat, iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_1_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0.1 Mobile/15E148 Snapchat/10.77.0.54 (like Safari/604.1)',
    ],
    ['Line', `${iPhone} Mobile/15E148 Safari Line/13.20.0`],
    ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.44(0x18002c2f) NetType/WIFI Language/fr`],
    ['Google app', `${iPhone} GSA/304.0.615594197 Mobile/15E148 Safari/604.1`],
    [
      'Edge, before Chromium',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
    ],
    [
      'BlackBerry 10',
      'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.35+ (KHTML, like Gecko) Version/10.3.3.2205 Mobile Safari/537.35+',
    ],
    ['Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ])('%s', (_title, userAgent) => {
    expect(supports(userAgent)).toBe(false);
  });
});

// Decision 2.1.
describe('a browser that names itself as one that §5 does not list has the camera view by its engine only', () => {
  test.each([
    ['DuckDuckGo, iOS', `${iPhone} Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
    ['DuckDuckGo, Android', `${linux} Version/4.0 Chrome/120.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`],
    ['Edge, Android', `${linux} Chrome/120.0.0.0 Mobile Safari/537.36 EdgA/120.0.2210.84`],
    ['Edge, iOS', `${iPhone} Version/17.0 EdgiOS/120.0.2210.126 Mobile/15E148 Safari/605.1.15`],
    [
      'Edge, desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
    ],
    ['Opera Touch, iOS', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.7.0`],
    ['Yandex', `${linux} Chrome/120.0.0.0 YaBrowser/24.1.0.0 Mobile Safari/537.36`],
    ['UC', `${linux} Version/4.0 Chrome/100.0.0.0 UCBrowser/13.4.0.1306 Mobile Safari/537.36`],
    [
      'Silk',
      'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.3.1 like Chrome/120.0.6099.230 Safari/537.36',
    ],
    ['Huawei', `${linux} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`],
    ['Firefox, iOS', `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['a browser made from Firefox', `${firefox('133.0')} Fork/200.0`],
  ])('%s', (_title, userAgent) => {
    expect(supportsBy('listed', userAgent)).toBe(false);
    expect(supportsBy('engine', userAgent)).toBe(true);
  });

  const yandex = (engine: string) => `${linux} Chrome/${engine} YaBrowser/24.1.0.0 Mobile Safari/537.36`;
  const fork = (engine: string) => firefox(engine).replace('rv', 'Mobile; rv') + ' Fork/200.0';
  const duck = (ios: string) =>
    `${iPhone.replace('17_4', `${ios}_0`)} Version/${ios}.0 Mobile/15E148 Safari/604.1 Ddg/${ios}.0`;

  test.each([
    ['Chromium', yandex, '97.0.4692.98', '98.0.4758.101'],
    ['Gecko', fork, '96.0', '97.0'],
    ['the WebKit of iOS', duck, '14', '15'],
  ] as const)('%s', (_engine, userAgent, below, at) => {
    expect(supportsBy('engine', userAgent(below))).toBe(false);
    expect(supportsBy('engine', userAgent(at))).toBe(true);
  });
});

test.each(browserRules)(
  'a browser that does not say that it is another one counts as the listed one: %s',
  (rule) => {
    const brave = chrome('131.0.0.0');
    const focus = firefox('133.0');
    expect([supportsBy(rule, brave), supportsBy(rule, focus)]).toEqual([true, true]);
  },
);

test.each(browserRules)('the operator’s own app has the camera view: %s', (rule) => {
  expect(supportsBy(rule, `${iPhone} Mobile/15E148 RectoWebView/1`)).toBe(true);
});
