import { textDirection } from '@recto/core';
import { expect, test } from 'vitest';
import { fromRightToLeft, pseudoLanguage } from '../../../.storybook/pseudo-language.ts';
import { createStoryTranslations } from '../../../.storybook/story-translations.ts';
import { lookOf } from '../../../.storybook/toolbar.ts';
import { textsByKey } from '../../../stories/about/all-texts.ts';

test('the pseudo-language is written from right to left, word by word', () => {
  expect(textDirection(pseudoLanguage)).toBe('rtl');
  expect(fromRightToLeft('Move it, {{name}} (by 2).')).toBe(
    '\u202EMoovee\u202C \u202Eiit\u202C, {{name}} (\u202Eby\u202C \u202E2\u202C).',
  );
});

test('the pseudo-language has every text of the app, about a third longer than in English', async () => {
  const { i18n, changeLanguage } = createStoryTranslations();
  await changeLanguage(pseudoLanguage);
  const english = textsByKey('en-gb');
  const missing = [...english.keys()].filter((key) => !i18n.exists(key));
  expect(missing).toEqual([]);
  const lengthOf = (texts: Iterable<string>) => [...texts].join('').replaceAll(/[\u202E\u202C]/g, '').length;
  const longer = lengthOf([...english.values()].map(fromRightToLeft)) / lengthOf(english.values());
  expect(longer).toBeGreaterThan(1.25);
  expect(longer).toBeLessThan(1.4);
});

test('the toolbar offers it', () => {
  expect(lookOf({ language: pseudoLanguage }).language).toBe(pseudoLanguage);
  expect(lookOf({ language: 'xx-xx' }).language).toBe('fr-fr');
});
