import {
  chooseLanguage,
  defaultLanguage,
  textDirection,
  languageOf,
  languages,
  type Language,
} from '@recto/core';
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
])('link %j, procedure %j, no known browser language: %s is used', (query, procedure, spoken) => {
  const browser = ['pt-PT'];
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
])('there is no procedure, link %j, browser %j: %s is used', (query, browser, spoken) => {
  expect(chooseLanguage({ query, procedure: null, browser })).toBe(spoken);
});

test('the procedure’s language comes before the browser’s', () => {
  expect(chooseLanguage({ query: null, procedure: { language: 'nl-nl' }, browser: ['en-GB'] })).toBe('nl-nl');
});

test.each([null, '', 'xx-xx', 'de'])(
  'a procedure whose language is %j is shown in French, whatever the browser’s',
  (language) => {
    const choose = (query: string | null) =>
      chooseLanguage({ query, procedure: { language }, browser: ['en-GB', 'de-DE'] });
    expect([choose(null), choose('xx-xx'), choose('it-it')]).toEqual(['fr-fr', 'fr-fr', 'it-it']);
  },
);

test.each(languages)('%s is known in lower and upper case', (language) => {
  expect(languageOf(language)).toBe(language);
  expect(languageOf(language.toUpperCase())).toBe(language);
});

test('a language that an operator added is chosen like the others', () => {
  const known = [...languages, 'pt-pt' as Language];
  const choose = (query: string | null, language: string | null, browser: readonly string[]) =>
    chooseLanguage({ query, procedure: language === null ? null : { language }, browser }, known);
  expect(choose('PT-pt', 'it-it', [])).toBe('pt-pt');
  expect(choose(null, 'pt-pt', ['de'])).toBe('pt-pt');
  expect(choose(null, 'pl-pl', ['pt-PT'])).toBe('fr-fr');
  expect(choose(null, null, ['pt-BR', 'de'])).toBe('pt-pt');
  expect(languageOf('pt-pt')).toBeNull();
});

/** The languages that CLDR writes from right to left, and those that it does in some countries or scripts. */
const rightToLeft =
  'ar ar-eg arc-syrc ary arz az-arab az-iq az-ir bal bqi ckb dv fa fa-af ff-adlm glk ha-arab he iw ji kk-arab khw ' +
  'ks ks-arab ku-arab ku-iq ky-arab lrc luz mid ms-arab mzn nqo pa-arab pa-pk pnb ps rhg sam sd sd-arab sdh skr syr ' +
  'tg-arab ug ur ur-in uz-af uz-arab yi AR-MA he-IL';

// Decision 8.14.
test.each(rightToLeft.split(' '))('%s is written from right to left', (language) => {
  expect(textDirection(language as Language)).toBe('rtl');
});

const leftToRight =
  'az ff ha kk ks-deva ku ku-latn ms pa pa-in sd-deva tr ur-latn uz pl pt-pt ru el zh ja ko hi th vi';

test.each([...languages, ...leftToRight.split(' ')])('%s is written from left to right', (language) => {
  expect(textDirection(language as Language)).toBe('ltr');
});
