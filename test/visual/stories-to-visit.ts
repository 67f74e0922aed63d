import { readFileSync } from 'node:fs';
import type { PartOfLooks } from './part-of-looks.ts';
import { storiesLeftOut } from './what-to-picture.ts';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** The ids of the stories that a whole run with these looks visits, from the index of the static Storybook. */
export function storiesToVisit(looks: PartOfLooks): string[] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const skipped = storiesLeftOut(looks);
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
    .filter(({ importPath }) => !skipped.some((part) => importPath.includes(part)))
    .map(({ id }) => id);
}
