import type { Language } from '@recto/core';
import { expect, it, test } from 'vitest';
import { checkTexts } from '../../../packages/ui/src/i18n/check-texts.ts';
import { allTexts } from '../../../stories/about/all-texts.ts';

const check = (file: unknown, language: Language = 'en-gb') => {
  const { texts, problems } = checkTexts(file, allTexts['en-gb'], language);
  return {
    texts: Object.fromEntries(texts),
    problems: problems.map(({ key, reason }) => `${key}: ${reason}`),
  };
};

test('texts are accepted as nested objects, and with dots in their keys', () => {
  expect(check({ start: { greeting: 'Hi', tips: { light: 'Light!' } }, 'start.action': 'Go' })).toEqual({
    texts: { 'start.greeting': 'Hi', 'start.tips.light': 'Light!', 'start.action': 'Go' },
    problems: [],
  });
});

test('a plural may have other forms, with the placeholders of any form', () => {
  const file = {
    'confirm.received_few': '{{count}} zdjęcia',
    'confirm.received_many': '{{count}} zdjęć',
    'confirm.received_one': '{{count}} zdjęcie',
  };
  expect(check(file)).toEqual({ texts: file, problems: [] });
});

// Decision 8.14.
test('a form of a plural that the language needs and the file lacks is that of “other”', () => {
  const { texts, problems } = check(
    { 'confirm.received_other': '{{count}} صور', 'confirm.received_two': 'صورتان' },
    'ar' as Language,
  );
  expect(problems).toEqual([]);
  expect(texts).toMatchObject({
    'confirm.received_two': 'صورتان',
    'confirm.received_one': '{{count}} صور',
    'confirm.received_few': '{{count}} صور',
    'confirm.received_many': '{{count}} صور',
    'confirm.received_zero': '{{count}} صور',
    'confirm.missing_few': allTexts['en-gb'].confirm.missing_other,
  });
});

test('a plural of a further language never mixes its forms with those of the fallback', () => {
  const file = { 'confirm.received_other': '{{count}} fotografias' };
  expect(check(file, 'pt-pt' as Language).texts).toMatchObject({
    'confirm.received_one': '{{count}} fotografias',
    'confirm.received_many': '{{count}} fotografias',
    'confirm.received_other': '{{count}} fotografias',
  });
});

test('a file of one of the app’s languages may replace one form of a plural', () => {
  const file = { 'confirm.received_other': '{{count}} pictures' };
  expect(check(file)).toEqual({ texts: file, problems: [] });
});

test('values that every text may use, and formats, are accepted', () => {
  const file = {
    'confirm.tile.progress': '{{progress, number(style: percent)}} done',
    'Toasts.photoKept': 'Kept for {{keptHours}} h, up to {{maximumMegabytes}} MB',
  };
  expect(check(file)).toEqual({ texts: file, problems: [] });
});

it.each([
  ['start.lastname', 'For {{name}}', 'start.lastname: it has unknown placeholders: name'],
  ['start.lastname', 'For you', 'start.lastname: it lacks placeholders: lastname'],
  ['confirm.received_other', 'Some photos', 'confirm.received_other: it lacks placeholders: count'],
  ['start.hello', 'Hi', 'start.hello: the app has no such text'],
  ['start.action', 7, 'start.action: it is not a text'],
  // Decision 10.4.
])('%s: %j is reported, and not used', (key, text, problem) => {
  const { texts, problems } = check({ [key]: text });
  expect(texts).toEqual({});
  expect(problems[0]).toBe(problem);
});

it.each([null, 'text', 7, []])('a file without texts changes nothing: %j', (file) => {
  expect(check(file)).toEqual({ texts: {}, problems: [] });
});
