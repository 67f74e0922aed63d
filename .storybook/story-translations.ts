import { createTranslations, type Translations } from '@recto/ui';
import { fromRightToLeft, pseudoLanguage } from './pseudo-language.ts';

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
