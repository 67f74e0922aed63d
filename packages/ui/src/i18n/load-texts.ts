import type { Language } from '@recto/core';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { Texts } from './texts.ts';

/** The module of a language file: its only export is the texts. */
type TextsModule = Readonly<Record<string, Texts>>;

/** Loads the texts of each language: one lazy bundle per language (§7). */
export type TextLoaders = Readonly<Record<Language, () => Promise<TextsModule>>>;

export const textLoaders: TextLoaders = {
  'fr-fr': () => import('./fr-fr.ts'),
  'en-gb': () => import('./en-gb.ts'),
  'de-de': () => import('./de-de.ts'),
  'es-es': () => import('./es-es.ts'),
  'it-it': () => import('./it-it.ts'),
  'nl-nl': () => import('./nl-nl.ts'),
};

/**
 * Loads the texts of a language.
 * @throws ChunkLoadError
 */
export async function loadTexts(language: Language, loaders: TextLoaders): Promise<Texts> {
  const module = await loadChunk(loaders[language]);
  return Object.values(module)[0]!;
}
