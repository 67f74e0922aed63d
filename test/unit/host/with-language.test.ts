import { expect, test } from 'vitest';
import { withLanguage } from '../../../host/src/routes/with-language.ts';

test.each([
  ['', '?language=de-de'],
  ['?', '?language=de-de'],
  ['?a=1&a=2', '?a=1&a=2&language=de-de'],
  ['a=1', '?a=1&language=de-de'],
  ['?b&a=x%20y+z&b=%C3%A9', '?b&a=x%20y+z&b=%C3%A9&language=de-de'],
  ['?language=fr-fr', '?language=de-de'],
  ['?language=fr-fr&a=1&a=2', '?language=de-de&a=1&a=2'],
  ['?b=1&language=fr-fr&a=1&l%61nguage=it-it&language', '?b=1&language=de-de&a=1'],
  ['?my-language=1&a=language', '?my-language=1&a=language&language=de-de'],
])('%j becomes %j', (search, expected) => {
  expect(withLanguage(search, 'de-de')).toBe(expected);
});
