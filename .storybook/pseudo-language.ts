import type { Language } from '@recto/core';
import { createTranslations, type Translations } from '@recto/ui';

/** English, as if it were written in Arabic script: from right to left (decision 13.44). */
export const pseudoLanguage = 'en-arab' as Language;

/** Its name in the toolbar. */
export const pseudoLanguageName = 'Right to left (pseudo-language)';

/**
 * The texts of the six languages, and of the pseudo-language: the English texts, about a third longer, each word written
 * from right to left. They show what a language such as Arabic does to the layout, and can still be read.
 */
export function createStoryTranslations(): Translations {
  const translations = createTranslations();
  translations.add({
    language: pseudoLanguage,
    fallback: 'en-gb',
    load: async (base) => new Map(textsIn(base)),
  });
  return translations;
}

function textsIn(group: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value, `${prefix}${key}.`)
      : [[prefix + key, fromRightToLeft(String(value))] as const],
  );
}

/** A placeholder, or a word with the marks inside it. */
const parts = /\{\{.*?\}\}|[\p{L}\p{N}](?:[\p{L}\p{N}\u00AD’@.-]*[\p{L}\p{N}])?/gu;

/** Turns each word around, but no placeholder. */
export function fromRightToLeft(text: string): string {
  return text.replaceAll(parts, (part) =>
    part.startsWith('{{') ? part : `\u202E${part.replaceAll(/[aeiou]/g, '$&$&')}\u202C`,
  );
}
