import type { Language } from '@recto/core';

/** Each language's own name, for the language switcher (§2). Render it with `lang={languageTag(language)}`. */
export const languageNames: Readonly<Record<Language, string>> = {
  'fr-fr': 'Français',
  'en-gb': 'English',
  'de-de': 'Deutsch',
  'es-es': 'Español',
  'it-it': 'Italiano',
  'nl-nl': 'Nederlands',
};

/** A language's own name; the browser knows that of a language which an operator added. */
export function languageName(language: Language): string {
  const known: string | undefined = languageNames[language];
  if (known !== undefined) return known;
  const own = new Intl.DisplayNames([language], { type: 'language' }).of(language.split('-')[0]!) ?? language;
  return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
}
