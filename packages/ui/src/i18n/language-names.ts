import type { Language } from '@recto/core';

/** Each language's name in that language, for the language switcher (§2). Show it with `lang={languageTag(language)}`. */
export const languageNames: Readonly<Record<Language, string>> = {
  'fr-fr': 'Français',
  'en-gb': 'English',
  'de-de': 'Deutsch',
  'es-es': 'Español',
  'it-it': 'Italiano',
  'nl-nl': 'Nederlands',
};

/** The language as `lang` attributes want it (BCP 47): `fr-FR` for `fr-fr`. */
export function languageTag(language: Language): string {
  return Intl.getCanonicalLocales(language)[0]!;
}
