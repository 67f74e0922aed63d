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

/** The BCP 47 tag of a language for `lang` attributes: `fr-FR` for `fr-fr`. */
export function languageTag(language: Language): string {
  return Intl.getCanonicalLocales(language)[0]!;
}
