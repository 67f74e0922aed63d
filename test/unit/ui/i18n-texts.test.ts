import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@recto/core';
import { failureTexts } from '../../../packages/ui/src/i18n/failure-texts.ts';
import type { Texts } from '../../../packages/ui/src/i18n/texts.ts';
import { allTexts, textsByKey } from '../../../stories/about/all-texts.ts';

const french = textsByKey('fr-fr');

const placeholder = /\{\{.*?\}\}/g;

/** The keys of the texts that match the pattern, with an `x` in place of each placeholder. */
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

  test('the texts have the same placeholders as the French texts', () => {
    const found = [...texts].map(([key, text]) => [key, placeholders(text)]);
    expect(found).toEqual([...french].map(([key, text]) => [key, placeholders(text)]));
  });

  test('the texts are not empty, and have no stray spaces', () => {
    expect(textsWith(language, /^\s*$|^\s|\s$|\s{2}/)).toEqual([]);
  });

  test('the texts use typographic apostrophes, quotes and ellipses, and neither markup nor emoji', () => {
    expect(textsWith(language, /['"`<>]|\.\.\.|\$t\(|\p{Extended_Pictographic}/u)).toEqual([]);
  });

  test('the texts repeat each control’s label in its accessible name', () => {
    const { actions, confirm } = allTexts[language];
    const controls = { ...actions, ...confirm.tile };
    for (const control of ['add', 'takePhoto', 'choosePhoto', 'retry', 'delete'] as const) {
      const words = controls[control].toLowerCase().split(' ');
      expect(words.filter((word) => !confirm.label[control].toLowerCase().includes(word))).toEqual([]);
    }
    const [cancel] = actions.cancel.toLowerCase().split(' ');
    expect(confirm.label.cancel.toLowerCase()).toContain(cancel);
  });

  test('the texts have button labels of at most 22 characters, for a phone 320 px wide', () => {
    expect(buttons(allTexts[language]).filter((words) => words.length > 22)).toEqual([]);
  });

  test('the texts include the failure texts', () => {
    expect(allTexts[language].failure).toBe(failureTexts[language]);
  });
});

function buttons({ actions, link, start, capture, confirm, status, notFound, failure }: Texts): string[] {
  return [
    Object.values(actions),
    [start.action, start.inProgress],
    [capture.preview.retake, capture.preview.use],
    [capture.cameraError.restart, capture.cameraError.chooseInstead, capture.cameraError.close],
    [link.copy, capture.cameraError.otherPhone],
    [capture.internalError.retry, capture.internalError.retake],
    [confirm.action, confirm.actionNothing, confirm.inProgress, confirm.tile.add, confirm.tile.delete],
    Object.values({ ...confirm.deleteModal, title: '', text: '' }),
    [status.finished.continue, status.refused.restart, status.expired.back],
    [notFound.unreachable.retry, failure.reload],
  ].flat();
}

describe('the typography of each language', () => {
  test('French has a narrow no-break space before ? ! : ; and inside « »', () => {
    expect(textsWith('fr-fr', /[^\u202f][?!:;»]|«[^\u202f]/)).toEqual([]);
    expect(textsWith('fr-fr', /\u202f[?!:;]/)).not.toEqual([]);
  });

  test('German has a no-break space before an ellipsis', () => {
    expect(textsWith('de-de', /[^\u00a0]…/)).toEqual([]);
  });

  test('Spanish opens each question and exclamation', () => {
    expect(textsWith('es-es', /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });

  test('no other language has a space before ? ! : ;', () => {
    for (const language of languages.filter((name) => name !== 'fr-fr')) {
      expect(textsWith(language, /\s[?!:;]/)).toEqual([]);
    }
  });

  test('a number and its unit are joined by a no-break space', () => {
    for (const language of languages) {
      expect(textsByKey(language).get('Errors.imageSize')).toMatch(/\{\{maximumMegabytes\}\}\u00a0M[Bo]/);
    }
  });
});

test('a missing key, an unknown key and a missing placeholder do not compile', () => {
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
