import type { Evidence } from './evidence.ts';

/** Where a translator sees a text best: a screen as it stands, rather than a moment of a flow. */
const roots = ['screens', 'capture', 'confirm', 'components', 'app', 'flows'];

/** For each key of the texts a story that shows it, in the order of the texts; a key that none shows is left out. */
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
