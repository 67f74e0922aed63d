import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppEvent } from '@recto/core';
import { journeysOf } from '@recto/sandbox';
import { expect, test } from 'vitest';
import { journeysPage } from '../../../packages/sandbox/src/operator/page/journeys-page.ts';

/** `docs/events.md` defines each figure of the page "Journeys", in the order of the page, and no other. */

const docs = readFileSync(join(import.meta.dirname, '../../../docs/events.md'), 'utf8');

const photo = 'idCardRecto';
const browser = 'chrome';

/** Something for each table of the page. */
const events = [
  { name: 'screenShown', screen: 'start' },
  { name: 'guidanceShown', photo, hint: 'tooFar' },
  { name: 'guidanceEnded', photo, hint: 'tooFar', end: 'photoTaken' },
  { name: 'photoTaken', photo, source: 'byHand', megapixels: '1to2' },
  { name: 'photoWarned', photo, warning: 'glare' },
  { name: 'crashed', kind: 'TypeError' },
].map((facts) => ({
  ...facts,
  version: '1.0.0',
  visit: 'a1',
  part: 'first',
  browser,
  system: 'android',
  count: 1,
  durationMs: 1000,
})) as readonly AppEvent[];

/** Each table of the page with its columns, without the one that names its rows; the list at the top is one of them. */
async function figuresOfPage(): Promise<readonly string[]> {
  const page = String(await journeysPage(journeysOf(events), true));
  const tables = [...page.matchAll(/aria-label="([^"]+)"[^>]*>\s*<table>(.*?)<\/thead>/gs)];
  const top = [...page.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, figure]) => `At the top: ${figure}`);
  const inTables = tables.flatMap(([, table, head]) =>
    [...head!.matchAll(/<th scope="col">([^<]+)<\/th>/g)]
      .slice(1)
      .map(([, column]) => `${table}: ${column === 'Chrome, Android' ? 'Each browser' : column}`),
  );
  return ['At the top: Visits', ...top, ...inTables];
}

/** The names in bold with which the items below the headings of this level-2 section begin, each with its heading. */
function rowsOf(section: string): readonly { readonly heading: string; readonly figure: string }[] {
  const text = docs.split(/^## /m).find((one) => one.startsWith(`${section}\n`))!;
  return text.split(/^### /m).flatMap((part) => {
    const [heading] = part.split('\n');
    const figures = [...part.matchAll(/^- \*\*(.+?):?\*\*/gm)];
    return figures.map(([, figure]) => ({ heading: heading!, figure: figure! }));
  });
}

const rows = rowsOf('What to watch, and what is normal');
const others: readonly string[] = ['What is normal', 'What to alert on'];
const defined = rows.filter(({ heading }) => !others.includes(heading));

test('each figure of the page has its definition, and each definition its figure', async () => {
  const figures = await figuresOfPage();
  expect(figures.length).toBeGreaterThan(40);
  expect(defined.map(({ heading, figure }) => `${heading}: ${figure}`)).toEqual(figures);
});

test('what is normal is said of figures that are defined', () => {
  const named = rows.filter(({ heading }) => heading === 'What is normal').map(({ figure }) => figure);
  expect(named.length).toBeGreaterThan(5);
  const known = defined.map(({ figure }) => figure);
  expect(named.filter((figure) => !known.includes(figure))).toEqual([]);
});
