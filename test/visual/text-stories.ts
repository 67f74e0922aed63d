import type { Evidence } from './evidence.ts';

/** Which story shows a text best: one of a screen rather than a flow. */
const roots = ['screens', 'capture', 'confirm', 'components', 'app', 'flows'];

/** For each key of the texts a story that shows it, in the order of the texts; without the keys that none shows. */
export function storyForEachText(stories: readonly Evidence[]): Readonly<Record<string, string>> {
  const ranked = stories.toSorted((a, b) => rank(a.story) - rank(b.story) || (a.story < b.story ? -1 : 1));
  const keys = stories[0]?.everything.texts ?? [];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const found = ranked.find(({ shown }) => shown.texts.includes(key));
      return found === undefined ? [] : [[key, found.story]];
    }),
  );
}

function rank(story: string): number {
  return roots.indexOf(story.split('-')[0]!);
}
