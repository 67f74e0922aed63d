import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@recto/core';
import { textsByKey } from '../../../stories/about/all-texts.ts';
import { exceptions, keysOfThing, terms, type Thing } from './i18n-terms.ts';

const things = Object.keys(keysOfThing) as Thing[];

/** The texts as they are read: without soft hyphens, and without the placeholders' names. */
function readTexts(language: Language): [string, string][] {
  return [...textsByKey(language)].map(([key, text]) => [
    key,
    text.replaceAll('\u00AD', '').replaceAll(/\{\{.*?\}\}/g, 'x'),
  ]);
}

describe.each(languages)('the terms of %s', (language) => {
  test.each(things)('%s: every text that speaks of it uses the term', (thing) => {
    const about = readTexts(language).filter(([key]) => keysOfThing[thing].test(key));
    expect(about).not.toEqual([]);
    expect(about.filter(([, text]) => !terms[language][thing].used.test(text))).toEqual([]);
  });

  test.each(things)('%s: no text uses another word', (thing) => {
    const others = readTexts(language).filter(([key]) => !exceptions.includes(key));
    expect(others.filter(([, text]) => terms[language][thing].avoided.test(text))).toEqual([]);
  });
});

test('no text has a figure of the laboratory', () => {
  const units = /\b(?:dpi|ppp|ppi|Hz|px|ms)\b/i;
  for (const language of languages) {
    expect(readTexts(language).filter(([, text]) => units.test(text))).toEqual([]);
  }
});

test('what is said while the photo takes itself has at most 40 characters', () => {
  for (const language of languages) {
    const text = textsByKey(language).get('capture.guidance.hint.readyTakesItself') ?? '';
    expect(text).not.toBe('');
    expect(text.length, text).toBeLessThanOrEqual(40);
  }
});
