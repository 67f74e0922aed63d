import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `path`: the beginning or a part of a test's title. */
const citation = /`(test\/[^`]+)`: ([^|\n]+?) \|/g;

const pages = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const cited = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(citation)].map(
    ([, file, title]) => [page, file!, title!.trim()] as const,
  ),
);

test('some page cites tests', () => {
  expect(cited.length).toBeGreaterThan(10);
});

test.each(cited)('%s cites a test that exists: %s, %s', (_page, file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});
