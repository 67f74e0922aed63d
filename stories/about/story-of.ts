import textStories from './text-stories.json';

const storyIds: Readonly<Record<string, string>> = textStories;

/** The id of a story that shows the text of this key; null if the test run has found none. */
export function storyOf(key: string): string | null {
  return storyIds[key] ?? null;
}
