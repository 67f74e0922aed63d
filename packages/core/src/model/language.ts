/** The languages of the product (§1). An operator can add further ones, which have this type too (decision 13.4). */
export const languages = ['fr-fr', 'en-gb', 'de-de', 'es-es', 'it-it', 'nl-nl'] as const;
export type Language = (typeof languages)[number];

/** Used if no other language is known (§9). */
export const defaultLanguage: Language = 'fr-fr';

/**
 * @param known the languages that the app offers.
 * @returns the language that a text names, ignoring case; null if it is not one of these.
 */
export function languageOf(text: string | null, known: readonly Language[] = languages): Language | null {
  return known.find((language) => language === text?.toLowerCase()) ?? null;
}

/** The sources of the language to use. */
export interface LanguageSources {
  /** The query parameter `language` (§1), which the language switcher sets. Null if absent. */
  readonly query: string | null;
  /** The procedure's language. Null if it names none, or if there is no procedure. */
  readonly procedure: string | null;
  /** The browser's languages as BCP 47 tags, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language to use: the query parameter's, else the procedure's, else the browser's, else French (§1;
 * decision 1.4). A value that is not a language of the product is ignored. Only the primary part of the
 * browser's languages counts: `de-AT` is German.
 * @param known the languages that the app offers.
 */
export function chooseLanguage(
  { query, procedure, browser }: LanguageSources,
  known: readonly Language[] = languages,
): Language {
  return (
    languageOf(query, known) ?? languageOf(procedure, known) ?? firstKnown(browser, known) ?? defaultLanguage
  );
}

function firstKnown(tags: readonly string[], known: readonly Language[]): Language | null {
  const found = tags.map((tag) => known.find((language) => primary(language) === primary(tag)));
  return found.find((language) => language !== undefined) ?? null;
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
