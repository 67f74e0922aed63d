/** The languages that the product speaks (§1). */
export const languages = ['fr-fr', 'en-gb', 'de-de', 'es-es', 'it-it', 'nl-nl'] as const;
export type Language = (typeof languages)[number];

/** Spoken where nothing else is known (§9). */
export const defaultLanguage: Language = 'fr-fr';

/** The name of this language as the product spells it; null for a text that names none of the six. Case does not count. */
export function languageOf(text: string | null): Language | null {
  return languages.find((language) => language === text?.toLowerCase()) ?? null;
}

/**
 * The language to speak: the query parameter's, then the procedure's, then French (§1, decisions).
 * A value that names no language of the product is passed over.
 */
export function chooseLanguage(queryLanguage: string | null, procedureLanguage: string | null): Language {
  return languageOf(queryLanguage) ?? languageOf(procedureLanguage) ?? defaultLanguage;
}
