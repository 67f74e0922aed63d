import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phoneProfiles } from '../support/phone-profiles.ts';
import { isTest } from './source/cited-tests.ts';

/** The table of docs/phones.md: each row has a verdict, and a test that exists. */

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/phones.md'), 'utf8');

/** The cells of each row: number, what happens, phones, what Recto does, verdict. */
const rows = [...page.matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map(([, number, cells]) => ({
  number: Number(number),
  cells: cells!.split(' | ').map((cell) => cell.trim()),
}));

test('the table has the 26 rows of the review, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
});

describe.each(rows)('row $number', ({ cells }) => {
  const verdict = cells[cells.length - 1]!;

  test('has all its cells', () => {
    expect(cells).toHaveLength(4);
    expect(cells.every((cell) => cell.length > 0)).toBe(true);
  });

  test('is covered by a test that exists, or says why no page can cover it', () => {
    const covered = /^Covered\. `([^`]+)`: (.+)$/.exec(verdict);
    if (covered === null) return expect(verdict).toMatch(/^Not coverable from a page, because .+/);
    const [, file, title] = covered;
    expect(isTest({ file: file!, title: title! })).toBe(true);
  });
});

test('each row that a profile names is there', () => {
  const named = new Set([...phoneProfiles.values()].flatMap(({ bugs = [] }) => bugs));
  const known = new Set(rows.map(({ number }) => number));
  expect([...named].filter((row) => !known.has(row))).toEqual([]);
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
