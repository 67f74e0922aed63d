import type { Language } from '@recto/core';

const isLanguage = (parameter: string) => new URLSearchParams(parameter).has('language');

/**
 * Sets the language in a query: in place of the previous one, else at the end. All other parameters keep
 * their exact spelling and their order.
 * @param search with or without its question mark.
 * @returns the query with its question mark.
 */
export function withLanguage(search: string, language: Language): string {
  const parameters = search.replace(/^\?/, '').split('&').filter(Boolean);
  const place = parameters.findIndex(isLanguage);
  const others = (some: readonly string[]) => some.filter((parameter) => !isLanguage(parameter));
  const before = others(place === -1 ? parameters : parameters.slice(0, place));
  const after = place === -1 ? [] : others(parameters.slice(place));
  return `?${[...before, `language=${language}`, ...after].join('&')}`;
}
