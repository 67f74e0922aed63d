import { chooseLanguage, defaultLanguage, languageOf, languages } from '@recto/core';
import { expect, test } from 'vitest';

test('§1: the six languages, French first', () => {
  expect(languages).toEqual(['fr-fr', 'en-gb', 'de-de', 'es-es', 'it-it', 'nl-nl']);
  expect(defaultLanguage).toBe('fr-fr');
});

test.each([
  ['de-de', 'it-it', 'de-de'],
  [null, 'it-it', 'it-it'],
  ['xx-xx', 'it-it', 'it-it'],
  ['', 'nl-nl', 'nl-nl'],
  ['de', 'nl-nl', 'nl-nl'],
  ['de_DE', 'nl-nl', 'nl-nl'],
  ['__proto__', 'nl-nl', 'nl-nl'],
  ['DE-de', null, 'de-de'],
  [null, 'EN-GB', 'en-gb'],
  [null, null, 'fr-fr'],
  ['xx', 'yy', 'fr-fr'],
])('the link says %j, the procedure %j: %s is spoken', (query, procedure, spoken) => {
  expect(chooseLanguage(query, procedure)).toBe(spoken);
});

test.each(languages)('%s is known, in any case', (language) => {
  expect(languageOf(language)).toBe(language);
  expect(languageOf(language.toUpperCase())).toBe(language);
});
