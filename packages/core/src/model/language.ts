/** The languages that the product speaks (§1). */
export const languages = ['fr-fr', 'en-gb', 'de-de', 'es-es', 'it-it', 'nl-nl'] as const;
export type Language = (typeof languages)[number];

/** Spoken where nothing else is known (§9). */
export const defaultLanguage: Language = 'fr-fr';

/** The name of this language as the product spells it; null for a text that names none of the six. Case does not count. */
export function languageOf(text: string | null): Language | null {
  return languages.find((language) => language === text?.toLowerCase()) ?? null;
}

/** Where the language to speak may come from. */
export interface LanguageSources {
  /** The query parameter `language` (§1); a choice in the language switcher sets it. Null where absent. */
  readonly query: string | null;
  /** Null where there is no procedure: `/404` without one, configuration failure, service unreachable on entry. */
  readonly procedure: { readonly language: string | null } | null;
  /** The languages that the person has set in the browser, as BCP 47 tags, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language to speak: the query parameter's, then the procedure's, or the browser's where there is no
 * procedure, then French (§1; decisions, "Order of the language sources"). A value that names no language of
 * the product is passed over. Of the browser's languages only the primary part counts: `de-AT` is German.
 */
export function chooseLanguage({ query, procedure, browser }: LanguageSources): Language {
  const known = procedure === null ? firstSpoken(browser) : languageOf(procedure.language);
  return languageOf(query) ?? known ?? defaultLanguage;
}

function firstSpoken(tags: readonly string[]): Language | null {
  const spoken = tags.map((tag) => languages.find((language) => primary(language) === primary(tag)));
  return spoken.find((language) => language !== undefined) ?? null;
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!;
}
