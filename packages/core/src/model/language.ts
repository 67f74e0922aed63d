/** The languages of the product (§1). An operator can add further ones, which have this type too (decision 10.4). */
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

/** How lines of text run: from left to right, or from right to left. */
export type TextDirection = 'ltr' | 'rtl';

/** Scripts that are written from right to left and in use today, by their ISO 15924 codes. */
const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/**
 * How the texts of a language run, by its script; without a script in the code, by the one in which the language is
 * usually written there: Azerbaijani is written in Latin letters, in Iran (`az-ir`) in Arabic ones (decision 8.14).
 * @param language a BCP 47 tag; its case does not matter.
 * @throws RangeError if it is not one.
 */
export function textDirection(language: Language): TextDirection {
  // A slow phone needs 20 ms to ask `Intl` for the first time, before it shows the first screen.
  if (languages.includes(language)) return 'ltr';
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeftScripts.includes(script) ? 'rtl' : 'ltr';
}

/** The sources of the language to use. */
export interface LanguageSources {
  /** The query parameter `language` (§1), which the language switcher sets. Null if absent. */
  readonly query: string | null;
  /** The procedure, whose language may be missing or none of the app's. Null if there is no procedure. */
  readonly procedure: { readonly language: string | null } | null;
  /** The browser's languages as BCP 47 tags, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language to use: the query parameter's; else the procedure's, or French if that is unknown; without a procedure
 * the browser's, else French (§1; decision 1.4). A query parameter that names no language of the app is ignored. Only
 * the primary part of the browser's languages counts: `de-AT` is German.
 * @param known the languages that the app offers.
 */
export function chooseLanguage(
  { query, procedure, browser }: LanguageSources,
  known: readonly Language[] = languages,
): Language {
  const own = procedure === null ? firstKnown(browser, known) : languageOf(procedure.language, known);
  return languageOf(query, known) ?? own ?? defaultLanguage;
}

function firstKnown(tags: readonly string[], known: readonly Language[]): Language | null {
  const found = tags.map((tag) => known.find((language) => primary(language) === primary(tag)));
  return found.find((language) => language !== undefined) ?? null;
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
