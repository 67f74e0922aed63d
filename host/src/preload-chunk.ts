import type { Language } from '@recto/core';

/** The chunks that the address or the procedure names before the app is loaded. */
export type NamedChunk = 'capture-part' | Language;

/**
 * Begins to load the files of a chunk, which will soon be imported. A file that can't be loaded is requested again by
 * that import. An `import()` here would do the same, but the bundler would then split all that the chunk shares with
 * the app into small files; so the build writes the files' names into the page (`vite-plugins/opening-page.ts`).
 */
export function preloadChunk(document: Document, name: NamedChunk): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-chunks]');
  const chunks = JSON.parse(script?.dataset['chunks'] ?? '{}') as Partial<Record<NamedChunk, string[]>>;
  for (const href of chunks[name] ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}
