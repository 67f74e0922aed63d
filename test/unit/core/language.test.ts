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
])('link %j, procedure %j: %s is used', (query, procedure, spoken) => {
  const browser = ['it-IT'];
  expect(chooseLanguage({ query, procedure: { language: procedure }, browser })).toBe(spoken);
});

test.each([
  [null, ['en'], 'en-gb'],
  [null, ['en-US', 'de-DE'], 'en-gb'],
  [null, ['de-AT'], 'de-de'],
  [null, ['DE-ch-1996'], 'de-de'],
  [null, ['pt-BR', 'zh-Hans-CN', 'nl-BE', 'en'], 'nl-nl'],
  [null, ['pt-BR', 'ja'], 'fr-fr'],
  [null, ['', 'deu', 'd'], 'fr-fr'],
  [null, [], 'fr-fr'],
  ['it-it', ['en-GB'], 'it-it'],
  ['xx-xx', ['en-GB'], 'en-gb'],
])('without a procedure, link %j, browser %j: %s is used', (query, browser, spoken) => {
  expect(chooseLanguage({ query, procedure: null, browser })).toBe(spoken);
});

test.each(languages)('%s is known in lower and upper case', (language) => {
  expect(languageOf(language)).toBe(language);
  expect(languageOf(language.toUpperCase())).toBe(language);
});
