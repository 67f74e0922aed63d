import { textDirection, type Language } from '@recto/core';

/** Letters that are written from right to left, and the characters that change the direction of those after them. */
const changesDirection = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Wraps a value, such as a name or a host, in Unicode isolates (U+2068, U+2069), so that its direction does not reorder
 * the text around it (decision 8.14).
 * @param language of the text.
 */
export function isolated(value: string, language: Language): string {
  const isSafe = textDirection(language) === 'ltr' && !changesDirection.test(value);
  return isSafe ? value : `\u2068${value}\u2069`;
}
