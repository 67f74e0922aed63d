import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));

/** A citation is the path of a test file in backticks, and a part of a test's title. */
const citation = /`(test\/[^`]+)`: (.+)$/gm;

const cited = pagesIn('docs/decisions').flatMap(({ path, text }) =>
  [...text.matchAll(citation)].map(([, file, title]) => [path, file!, title!] as const),
);

test('the decision pages cite tests', () => {
  expect(cited.length).toBeGreaterThan(10);
});

test.each(cited)('%s cites a test that exists: %s, %s', (_page, file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});

test.each([...pagesIn('docs/decisions'), ...pagesIn('stories/about')])(
  '$path has no table: MDX would show it as text',
  ({ text }) => expect(text).not.toMatch(/^\|/m),
);
