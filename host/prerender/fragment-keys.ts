import { documents, guidanceModes, type DocumentName } from '@recto/core';
import type { FragmentKey } from '../src/start/fragments.ts';

/** All sets of documents that a procedure can require, but for none. */
const sets: readonly (readonly DocumentName[])[] = Array.from(
  { length: 2 ** documents.length - 1 },
  (_, index) => documents.filter((_document, bit) => ((index + 1) >> bit) % 2 === 1).map(({ name }) => name),
);

/** What the fragments of a file are made for, each in all languages. */
export const fragmentKeys: Readonly<Record<'start' | 'capture', readonly Omit<FragmentKey, 'language'>[]>> = {
  start: sets.flatMap((set) =>
    guidanceModes.flatMap((guidance) =>
      (['start', 'starting'] as const).map((state) => ({ state, documents: set, guidance })),
    ),
  ),
  capture: sets.flatMap((set) => [
    ...(['init', 'preview'] as const).map((state) => ({ state, documents: set, guidance: 'full' as const })),
    ...guidanceModes.map((guidance) => ({ state: 'capture' as const, documents: set, guidance })),
  ]),
};
