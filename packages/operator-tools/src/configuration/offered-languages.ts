import { readTextFiles } from '@recto/adapters/configuration';
import { languages, type Language } from '@recto/core';

/**
 * The languages that the app offers: its own, and those that `texts` of `config.json` adds (decision 10.4).
 * @param texts as in the file.
 * @param base the address of `config.json`.
 */
export function offeredLanguages(texts: unknown, base: string): readonly Language[] {
  const { files } = readTextFiles(texts, base, languages);
  return [...new Set([...languages, ...files.map(({ language }) => language as Language)])];
}
