/** The languages of the product (§1). */
export const languages = ['fr-fr', 'en-gb', 'de-de', 'es-es', 'it-it', 'nl-nl'] as const;
export type Language = (typeof languages)[number];

/** Used if no other language is known (§9). */
export const defaultLanguage: Language = 'fr-fr';

/** @returns the language that a text names, ignoring case; null if it is not one of the product's languages. */
export function languageOf(text: string | null): Language | null {
  return languages.find((language) => language === text?.toLowerCase()) ?? null;
}

/** The sources of the language to use. */
export interface LanguageSources {
  /** The query parameter `language` (§1), which the language switcher sets. Null if absent. */
  readonly query: string | null;
  /** Null if there is no procedure: on `/404`, after a configuration failure, or if the service can't be reached on entry. */
  readonly procedure: { readonly language: string | null } | null;
  /** The browser's languages as BCP 47 tags, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language to use: the query parameter's, else the procedure's (the browser's if there is no procedure),
 * else French (§1; decision 1.4). A value that is not a language of the product
 * is ignored. Only the primary part of the browser's languages counts: `de-AT` is German.
 */
export function chooseLanguage({ query, procedure, browser }: LanguageSources): Language {
  const known = procedure === null ? firstKnown(browser) : languageOf(procedure.language);
  return languageOf(query) ?? known ?? defaultLanguage;
}

function firstKnown(tags: readonly string[]): Language | null {
  const found = tags.map((tag) => languages.find((language) => primary(language) === primary(tag)));
  return found.find((language) => language !== undefined) ?? null;
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
