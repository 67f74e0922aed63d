import { useEffect, useState } from 'react';

/** A story as Storybook's index lists it. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  /** As Storybook derives it from the export. */
  readonly name: string;
}

/** Every story of this Storybook, by id; empty until the index is loaded. */
export function useStoryIndex(): ReadonlyMap<string, IndexedStory> {
  const [stories, setStories] = useState<ReadonlyMap<string, IndexedStory>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const response = await fetch('./index.json', { signal: left.signal });
      const { entries } = (await response.json()) as {
        readonly entries: Readonly<Record<string, IndexedStory & { readonly type: string }>>;
      };
      setStories(new Map(Object.entries(entries).filter(([, { type }]) => type === 'story')));
    };
    load().catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    });
    return () => left.abort();
  }, []);
  return stories;
}
