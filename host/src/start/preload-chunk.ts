import type { Language } from '@recto/core';

/** The chunks that the address or the procedure names before the app is loaded. */
export type NamedChunk = 'capture-part' | Language;

/**
 * Begins to load the files of a chunk, which will soon be imported, and does not run them. A file that can't be loaded is
 * requested again by that import. The build writes the files' names into the page (`host/build/opening-page.ts`); on
 * the development server there are none.
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
