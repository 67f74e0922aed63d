import { readTextFiles } from '@recto/adapters/configuration';
import { languages } from '@recto/core';
import { expect, it, test } from 'vitest';

const base = 'https://documents.example.org/kyc/assets/config.json';

test('a file that replaces texts, and one of a further language, with and without a fallback', () => {
  const texts = {
    'en-GB': 'operator/en.json',
    'pt-pt': 'operator/pt.json',
    pl: { file: '/texts/pl.json', fallback: 'en-gb' },
  };
  expect(readTextFiles(texts, base, languages)).toEqual({
    wrong: [],
    files: [
      {
        language: 'en-gb',
        address: 'https://documents.example.org/kyc/assets/operator/en.json',
        fallback: null,
      },
      {
        language: 'pt-pt',
        address: 'https://documents.example.org/kyc/assets/operator/pt.json',
        fallback: 'fr-fr',
      },
      { language: 'pl', address: 'https://documents.example.org/texts/pl.json', fallback: 'en-gb' },
    ],
  });
});

it.each([
  ['pt-pt', 'https://elsewhere.example/pt.json'],
  ['pt-pt', '//elsewhere.example/pt.json'],
  ['pt-pt', 'javascript:alert(1)'],
  ['pt-pt', { fallback: 'en-gb' }],
  ['pt-pt', { file: 'pt.json', fallback: 'pl' }],
  ['pt-pt', null],
  ['portuguese', 'pt.json'],
  ['__proto__x', 'pt.json'],
  // No BCP 47 tags: `Intl` would throw for them.
  ['ca-es-val', 'ca.json'],
  ['pt-pt-pt', 'pt.json'],
  ['de-12', 'de.json'],
])('a wrong entry is named and left out: %s %j', (language, entry) => {
  const texts = { [language]: entry, 'en-gb': 'en.json' };
  const { files, wrong } = readTextFiles(texts, base, languages);
  expect(wrong).toEqual([language]);
  expect(files).toHaveLength(1);
});
