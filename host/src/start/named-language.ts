import { languageOf, type LanguageSources } from '@recto/core';

/** Whether the address or the stored procedure names a language of the app. @param known the languages that the app offers. */
export function isLanguageNamed(
  { query, procedure }: LanguageSources,
  known?: Parameters<typeof languageOf>[1],
): boolean {
  return languageOf(query, known) !== null || languageOf(procedure?.language ?? null, known) !== null;
}
