import type { Language } from '@recto/core';
import type { TFunction } from 'i18next';
import { loadTexts, textLoaders } from './load-texts.ts';

/**
 * Loads the app's own texts of a language for where i18next is not there yet. What it returns finds texts without a
 * placeholder only.
 * @throws ChunkLoadError
 */
export async function loadPlainTexts(language: Language): Promise<TFunction> {
  const texts: unknown = await loadTexts(language, textLoaders);
  const find = (key: string) =>
    key.split('.').reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], texts);
  return find as TFunction;
}
