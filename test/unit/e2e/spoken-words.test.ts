import { expect, test } from 'vitest';
import { englishWords } from '../../e2e/fixtures/seen-said-happened/spoken-words.ts';

const words = englishWords();

test.each([
  ['It’s too dark', 'tooDark'],
  ['The right side of the document is cut off', 'cutOff'],
  ['Centre your face', 'offCentre'],
  ['Hold still – taking it for you', 'ready'],
  ['Looks good: press the button', 'ready'],
])('“%s” is the hint %s', (sentence, name) => {
  expect(words.meaningOf(sentence)).toEqual({ kind: 'hint', name });
});

test('a direction is known, and other sentences have no meaning', () => {
  expect(words.meaningOf('Move the phone left')).toEqual({ kind: 'direction' });
  expect(words.meaningOf('You are back online.')).toBeNull();
});

test('only what names nothing to do is a promise', () => {
  expect(words.promises).toContain('Looks good');
  expect(words.promises).toContain('Hold still…');
  expect(words.promises).not.toContain('Looks good: press the button');
  expect(words.promises).not.toContain('Hold still');
});

test('verdicts are warnings and praise', () => {
  expect(words.verdicts).toContain('Glare hides part of the document');
  expect(words.verdicts).toContain('Sharp, and all of it is in the photo');
});
