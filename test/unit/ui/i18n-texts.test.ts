import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@recto/core';
import { failureTexts } from '../../../packages/ui/src/i18n/failure-texts.ts';
import type { Texts } from '../../../packages/ui/src/i18n/texts.ts';
import { allTexts, textsByKey } from './i18n-all-texts.ts';

const french = textsByKey('fr-fr');

const placeholder = /\{\{.*?\}\}/g;

/** The keys of the texts in which the pattern is found, with an `x` in place of each placeholder. */
function textsWith(language: Language, pattern: RegExp): string[] {
  return [...textsByKey(language)]
    .filter(([, text]) => pattern.test(text.replaceAll(placeholder, 'x')))
    .map(([key]) => key);
}

function placeholders(text: string): string[] {
  return (text.match(placeholder) ?? []).sort();
}

describe.each(languages)('the texts of %s', (language) => {
  const texts = textsByKey(language);

  test('have the keys of the French ones', () => {
    expect([...texts.keys()]).toEqual([...french.keys()]);
  });

  test('have the placeholders of the French ones', () => {
    const found = [...texts].map(([key, text]) => [key, placeholders(text)]);
    expect(found).toEqual([...french].map(([key, text]) => [key, placeholders(text)]));
  });

  test('say something, without stray spaces', () => {
    expect(textsWith(language, /^\s*$|^\s|\s$|\s{2}/)).toEqual([]);
  });

  test('use typographic apostrophes, quotes and ellipses, and neither markup nor emoji', () => {
    expect(textsWith(language, /['"`<>]|\.\.\.|\$t\(|\p{Extended_Pictographic}/u)).toEqual([]);
  });

  test('name each control with the words that are on it', () => {
    const { actions, confirm } = allTexts[language];
    const controls = { ...actions, ...confirm.tile };
    for (const control of ['add', 'takePhoto', 'choosePhoto', 'delete'] as const) {
      const words = controls[control].toLowerCase().split(' ');
      expect(words.filter((word) => !confirm.label[control].toLowerCase().includes(word))).toEqual([]);
    }
    const [cancel] = actions.cancel.toLowerCase().split(' ');
    expect(confirm.label.cancel.toLowerCase()).toContain(cancel);
  });

  test('keep the words on buttons short enough for a phone 320 px wide', () => {
    expect(buttons(allTexts[language]).filter((words) => words.length > 22)).toEqual([]);
  });

  test('take the texts of a failure from the ones that are always there', () => {
    expect(allTexts[language].failure).toBe(failureTexts[language]);
  });
});

function buttons({ actions, start, capture, confirm, status, notFound, failure }: Texts): string[] {
  return [
    Object.values(actions),
    [start.action, start.inProgress],
    [capture.preview.retake, capture.preview.use],
    [capture.cameraError.restart, capture.cameraError.chooseInstead, capture.cameraError.close],
    [capture.cameraError.copyLink, capture.cameraError.otherPhone],
    [capture.internalError.retry, capture.internalError.retake],
    [confirm.action, confirm.inProgress, confirm.tile.add, confirm.tile.delete],
    Object.values({ ...confirm.deleteModal, title: '', text: '' }),
    [status.finished.continue, status.refused.restart, status.expired.back],
    [notFound.unreachable.retry, failure.reload],
  ].flat();
}

describe('the typography of each language', () => {
  test('French puts a narrow no-break space, and no other, before ? ! : ;', () => {
    expect(textsWith('fr-fr', /[^\u202f][?!:;]/)).toEqual([]);
    expect(textsWith('fr-fr', /\u202f[?!:;]/)).not.toEqual([]);
  });

  test('German puts a no-break space before an ellipsis that stands for words', () => {
    expect(textsWith('de-de', /[^\u00a0]…/)).toEqual([]);
  });

  test('Spanish opens each question and exclamation', () => {
    expect(textsWith('es-es', /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });

  test('no other language puts a space before ? ! : ;', () => {
    for (const language of languages.filter((name) => name !== 'fr-fr')) {
      expect(textsWith(language, /\s[?!:;]/)).toEqual([]);
    }
  });

  test('a number and its unit are never parted', () => {
    for (const language of languages) {
      expect(textsByKey(language).get('Errors.imageSize')).toMatch(/\{\{maximumMegabytes\}\}\u00a0M[Bo]/);
    }
  });
});

test('a missing key, a superfluous key and a lost placeholder do not compile', () => {
  const { shell } = allTexts['en-gb'];
  const { version, ...incomplete } = shell;
  // @ts-expect-error `version` is missing
  const missing: Texts['shell'] = incomplete;
  // @ts-expect-error `motto` is not one of the keys
  const superfluous: Texts['shell'] = { ...shell, motto: 'Recto' };
  // @ts-expect-error `{{version}}` is lost
  const lost: Texts['shell'] = { ...shell, version: 'Version' };
  expect([missing, superfluous, lost, version]).toHaveLength(4);
});
