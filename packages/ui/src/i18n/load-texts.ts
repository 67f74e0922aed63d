import type { Language } from '@recto/core';
import { loadPart } from '../lazy/load-part.ts';
import type { Texts } from './texts.ts';

/** A language's file: its texts are the one thing that it exports. */
type TextsModule = Readonly<Record<string, Texts>>;

/** How the texts of each language are fetched: one lazily loaded bundle a language (§7). */
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
 * @throws PartUnavailableError
 */
export async function loadTexts(language: Language, loaders: TextLoaders): Promise<Texts> {
  const module = await loadPart(loaders[language]);
  return Object.values(module)[0]!;
}
