import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCaptureSupported } from '../../packages/core/src/device/device-support.ts';
import type { BrowserProduct, UserAgent } from '../../packages/core/src/device/user-agent.ts';
import { phoneProfiles } from '../support/phone-profiles.ts';
import { isTest } from './source/cited-tests.ts';

/** docs/phones.md: each bug has a test that exists, and each browser the code's version. */

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/phones.md'), 'utf8');

/** The items of the list of bugs: number, what happens, phones, what Recto does, its test. */
const bugs = [...page.matchAll(/^(\d+)\. +\*\*.+\*\* .+\n +- .+\n +- Test: (.+)$/gm)].map(
  ([, number, cited]) => ({
    number: Number(number),
    cited: cited!,
  }),
);

test('the list has the 26 bugs of the review, in order', () => {
  expect(bugs.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
});

test.each(bugs)(
  'bug $number is covered by a test that exists: of phone-bugs, if it names no file',
  ({ cited }) => {
    const [, file = 'test/tools/contract/phone-bugs.browser.test.ts', title] = /^(?:`([^`]+)`: )?(.+)$/.exec(
      cited,
    )!;
    expect(isTest({ file, title: title! })).toBe(true);
  },
);

test('each bug that a profile names is in the list', () => {
  const named = new Set([...phoneProfiles.values()].flatMap((profile) => profile.bugs ?? []));
  const known = new Set(bugs.map(({ number }) => number));
  expect([...named].filter((bug) => !known.has(bug))).toEqual([]);
});

test('the figures of the matrix are those of the profiles', () => {
  const all = [...phoneProfiles.values()];
  const iphones = all.filter(({ system }) => system === 'ios').length;
  const chromes = all.filter(
    ({ phone, system }) => system === 'android' && !/WebView|Firefox/.test(phone),
  ).length;
  expect(page).toContain(`Played: ${iphones} iPhones`);
  expect(page).toContain(`Played: ${chromes} phones`);
});

/** The rows of the table of browsers in a page: browser, version, how it was tried. */
const matrixOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5)
    .map(([, ...cells]) => cells.slice(0, 3));

const matrix = matrixOf(section(page, 'Browsers, and how each was tried')).slice(2);

/** Where the table has a browser. */
const rowOf: Readonly<Record<BrowserProduct, string>> = {
  chrome: 'Chrome on Android',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  firefox: 'Firefox on Android',
  safariIos: 'Safari on iOS',
  chromeIos: 'Chrome on iOS',
  safari: 'Safari on a Mac',
  edge: 'Other browsers',
  otherOpera: 'Other browsers',
  firefoxIos: 'Other browsers',
  other: 'Other browsers',
};

test.each(Object.entries(rowOf) as [BrowserProduct, string][])(
  'the matrix has the version from which %s shows the camera view, in the row "%s"',
  (product, row) => {
    const versions = Array.from({ length: 200 }, (_, version) => version);
    const first = versions.find((version) => isCaptureSupported(userAgentOf(product, version), 'listed'));
    const [, documented] = matrix.find(([browser]) => browser === row)!;
    expect(documented).toBe(first === undefined ? 'not listed' : String(first));
  },
);

test('the matrix has no other row but that of web views', () => {
  const named = new Set([...Object.values(rowOf), "Web views of the operator's own app"]);
  expect(matrix.map(([browser]) => browser).toSorted()).toEqual([...named].toSorted());
});

/** What is below a heading of the second level. */
function section(text: string, heading: string): string {
  return text.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
}

/** A browser of this product and version with the newest engine, so that only the list decides. */
function userAgentOf(product: BrowserProduct, version: number): UserAgent {
  return {
    engine: { name: 'chromium', version: 1000 },
    browser: { product, version },
    system: { name: 'other', version: null },
    app: null,
    isHomeScreenApp: false,
    isOwnApp: false,
  };
}
