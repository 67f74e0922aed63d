import type { Language } from '@recto/core';

/** English, as if it were written in Arabic script: from right to left (decision 8.14). */
export const pseudoLanguage = 'en-arab' as Language;

/** Its name in the toolbar. */
export const pseudoLanguageName = 'Right to left (pseudo-language)';

/** A placeholder, or a word with the marks inside it. */
const parts = /\{\{.*?\}\}|[\p{L}\p{N}](?:[\p{L}\p{N}\u00AD’@.-]*[\p{L}\p{N}])?/gu;

/** @returns the text about a third longer, each word written from right to left, but no placeholder. */
export function fromRightToLeft(text: string): string {
  return text.replaceAll(parts, (part) =>
    part.startsWith('{{') ? part : `\u202E${part.replaceAll(/[aeiou]/g, '$&$&')}\u202C`,
  );
}
