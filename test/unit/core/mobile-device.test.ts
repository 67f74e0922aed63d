import { isMobile, parseUserAgent } from '@recto/core';
import { expect, test } from 'vitest';

test.each<[string, string, number, boolean]>([
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    5,
    true,
  ],
  ['Firefox for Android', 'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0', 5, true],
  [
    'webOS',
    'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 (KHTML, like Gecko) Version/1.0 Safari/532.2 Pre/1.0',
    1,
    true,
  ],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  [
    'BlackBerry',
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+ (KHTML, like Gecko) Version/7.1.0.346 Mobile Safari/534.11+',
    1,
    true,
  ],
  [
    'Windows Phone',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 920)',
    1,
    true,
  ],
  [
    'an iPad that calls itself a Macintosh',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    5,
    true,
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    0,
    false,
  ],
  ['a Mac that reports one touch point', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1, false],
  [
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    0,
    false,
  ],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    10,
    false,
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 0, false],
  [
    'ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    10,
    false,
  ],
  ['nothing', '', 0, false],
])('§6: %s', (_device, userAgent, maxTouchPoints, mobile) => {
  expect(isMobile(parseUserAgent({ userAgent, maxTouchPoints }))).toBe(mobile);
});

test.each([
  ['iPhone; CPU iPhone OS 17_4 like Mac OS X', 5, true],
  ['iPad; CPU OS 12_5 like Mac OS X', 5, true],
  ['iPod touch; CPU iPhone OS 12_0 like Mac OS X', 5, true],
  ['Macintosh; Intel Mac OS X 10_15_7', 5, true],
  ['Macintosh; Intel Mac OS X 10_15_7', 0, false],
  ['Linux; Android 13; Pixel 7', 5, false],
])('%s with %d touch points runs iOS: %s', (system, maxTouchPoints, ios) => {
  const { system: parsed } = parseUserAgent({ userAgent: `Mozilla/5.0 (${system})`, maxTouchPoints });
  expect(parsed.name === 'ios').toBe(ios);
});
