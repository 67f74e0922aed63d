import { documents, guidanceModes, languages, type DocumentName } from '@recto/core';
import type { FragmentKey } from '../src/start/fragments.ts';

/** All sets of documents that a procedure can require, but for none. */
const sets: readonly (readonly DocumentName[])[] = Array.from(
  { length: 2 ** documents.length - 1 },
  (_, index) => documents.filter((_document, bit) => ((index + 1) >> bit) % 2 === 1).map(({ name }) => name),
);

/** What the fragments of a file are made for. */
export const fragmentKeys: Readonly<Record<'start' | 'capture', readonly FragmentKey[]>> = {
  start: languages.flatMap((language) =>
    sets.flatMap((set) =>
      guidanceModes.flatMap((guidance) =>
        (['start', 'starting'] as const).map((state) => ({ state, language, documents: set, guidance })),
      ),
    ),
  ),
  capture: languages.flatMap((language) =>
    sets.flatMap((set) => {
      const about = { language, documents: set };
      return [
        ...(['init', 'preview'] as const).map((state) => ({ ...about, state, guidance: 'full' as const })),
        ...guidanceModes.map((guidance) => ({ ...about, state: 'capture' as const, guidance })),
      ];
    }),
  ),
};
