import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));

test.each([...pagesIn('docs/decisions'), ...pagesIn('stories/about')])(
  '$path has no table: MDX would show it as text',
  ({ text }) => expect(text).not.toMatch(/^\|/m),
);
