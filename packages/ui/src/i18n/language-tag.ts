import type { Language } from '@recto/core';

/** The BCP 47 tag of a language for `lang` attributes: `fr-FR` for `fr-fr`. */
export function languageTag(language: Language): string {
  return Intl.getCanonicalLocales(language)[0]!;
}
