import type { Language } from '@recto/core';

/** What the build writes into the page (`host/build/opening-page.ts`), as JSON; nothing on the development server. */
export interface PageFiles {
  /** As `basename` of `address.ts`. */
  readonly base: string;
  readonly start: ScreenFiles;
  readonly capture: ScreenFiles;
  /** The files of each chunk that is requested by its name, by that name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The files of a prerendered screen. */
interface ScreenFiles {
  /** Its fragments. */
  readonly states: string;
  /** All styles of these. */
  readonly style: string;
}

export function pageFiles(document: Document): PageFiles | null {
  const { files } = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset ?? {};
  return files === undefined ? null : (JSON.parse(files) as PageFiles);
}

/** The chunks that are requested before what imports them is loaded. */
export type NamedChunk = 'session' | 'app' | 'capture-part' | Language;

/**
 * Begins to load the files of a chunk, which will soon be imported, and does not run them. A file that can't be loaded is
 * requested again by that import. The build writes the files' names into the page (`host/build/opening-page.ts`); on
 * the development server there are none.
 * @param fetchPriority `low` for what the screen that is shown does not need.
 */
export function preloadChunk(
  document: Document,
  name: NamedChunk,
  fetchPriority: 'auto' | 'low' = 'auto',
): void {
  for (const href of pageFiles(document)?.chunks[name] ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority,
        href,
      }),
    );
  }
}
