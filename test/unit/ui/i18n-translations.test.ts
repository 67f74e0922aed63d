import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, maximumUploadBytes, type Language } from '@recto/core';
import { createTranslations } from '../../../packages/ui/src/i18n/create-translations.ts';
import { failureTexts } from '../../../packages/ui/src/i18n/failure-texts.ts';
import { languageName } from '../../../packages/ui/src/i18n/language-names.ts';
import { textLoaders, type TextLoaders } from '../../../packages/ui/src/i18n/load-texts.ts';
import type { Texts } from '../../../packages/ui/src/i18n/texts.ts';
import { offeredLanguages } from '../../../packages/ui/src/i18n/use-language.ts';
import { ChunkLoadError } from '../../../packages/ui/src/chunks/load-chunk.ts';
import { allTexts, textsByKey } from '../../../stories/about/all-texts.ts';

const networkError = new TypeError('Failed to fetch dynamically imported module');

/** Loaders that resolve immediately, except for the given ones. */
function loadersWith(given: Partial<TextLoaders>): TextLoaders {
  const immediate = languages.map((language) => [
    language,
    () => Promise.resolve({ texts: allTexts[language] }),
  ]);
  return { ...(Object.fromEntries(immediate) as unknown as TextLoaders), ...given };
}

/** A loader that the test resolves or rejects by hand. */
function manualLoader(language: Language) {
  let answer!: () => void;
  let fail!: () => void;
  const promise = new Promise<{ texts: Texts }>((resolve, reject) => {
    answer = () => resolve({ texts: allTexts[language] });
    fail = () => reject(networkError);
  });
  return { load: () => promise, answer, fail };
}

describe('changing the language', () => {
  test.each(languages)('%s is loaded lazily, with all its keys', async (language) => {
    const { i18n, changeLanguage } = createTranslations();
    expect(i18n.exists('start.action')).toBe(false);
    expect(await changeLanguage(language)).toBe(language);
    expect(i18n.language).toBe(language);
    const missing = [...textsByKey(language).keys()].filter((key) => !i18n.exists(key));
    expect(missing).toEqual([]);
  });

  test('a bundle is loaded once', async () => {
    const load = vi.fn(textLoaders['de-de']);
    const { changeLanguage } = createTranslations(loadersWith({ 'de-de': load }));
    await changeLanguage('de-de');
    await changeLanguage('fr-fr');
    await changeLanguage('de-de');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the last requested language wins, whichever bundle loads first', async () => {
    const slow = manualLoader('es-es');
    const { i18n, changeLanguage } = createTranslations(loadersWith({ 'es-es': slow.load }));
    const first = changeLanguage('es-es');
    await changeLanguage('nl-nl');
    slow.answer();
    expect(await first).toBe('nl-nl');
    expect(i18n.t('start.action')).toBe('Beginnen');
  });

  test('two instances are independent', async () => {
    const [one, other] = [createTranslations(), createTranslations()];
    await one.changeLanguage('de-de');
    await other.changeLanguage('en-gb');
    expect([one.i18n.t('actions.cancel'), other.i18n.t('actions.cancel')]).toEqual(['Abbrechen', 'Cancel']);
  });
});

describe('values in texts', () => {
  test('the maximum file size is the one of the upload rules', async () => {
    const { i18n, changeLanguage } = createTranslations();
    await changeLanguage('en-gb');
    expect(i18n.t('Errors.imageSize')).toContain(`${maximumUploadBytes / 1024 / 1024}\u00a0MB`);
  });

  test('how long a photo is kept is what the vault keeps', async () => {
    const { i18n, changeLanguage } = createTranslations();
    await changeLanguage('en-gb');
    expect(i18n.t('Toasts.photoKept')).toContain('within 24\u00a0hours');
  });

  test('lists, plurals and percentages follow the language', async () => {
    const { i18n, changeLanguage } = createTranslations();
    await changeLanguage('de-de');
    expect(i18n.t('confirm.missing', { count: 1, photos: ['Selfie'] })).toBe(
      'Es fehlt noch ein Foto: Selfie.',
    );
    expect(i18n.t('confirm.missing', { count: 2, photos: ['Selfie', 'Rückseite'] })).toBe(
      'Es fehlen noch 2 Fotos: Selfie und Rückseite.',
    );
    expect(i18n.t('confirm.tile.progress', { progress: 0.42 })).toBe('42\u00a0%');
    await changeLanguage('en-gb');
    expect(i18n.t('confirm.tile.progress', { progress: 0.42 })).toBe('42%');
  });

  test.each(languages)('%s has a text for every count of missing photos', async (language) => {
    const { i18n, changeLanguage } = createTranslations();
    await changeLanguage(language);
    for (const count of [1, 2, 3, 4, 5]) {
      expect(i18n.t('confirm.missing', { count, photos: ['…'] })).not.toBe('confirm.missing');
    }
  });

  test('a name from the server is inserted unchanged, whatever it contains', async () => {
    const { i18n, changeLanguage } = createTranslations();
    await changeLanguage('fr-fr');
    for (const lastname of ['D’Été & <b>fils</b>', '{{version}}', '$t(actions.cancel)', '__proto__']) {
      expect(i18n.t('start.lastname', { lastname })).toBe(`Démarche au nom de ${lastname}`);
    }
  });
});

describe('a bundle that can’t be loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a bundle that can’t be loaded is retried, and then used', async () => {
    const load = vi
      .fn(textLoaders['nl-nl'])
      .mockRejectedValueOnce(networkError)
      .mockRejectedValueOnce(networkError);
    const { i18n, changeLanguage } = createTranslations(loadersWith({ 'nl-nl': load }));
    const change = changeLanguage('nl-nl');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await change).toBe('nl-nl');
    expect(i18n.t('actions.cancel')).toBe('Annuleren');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('a bundle that can’t be loaded rejects, and the current language stays', async () => {
    const load = vi.fn(() => Promise.reject(networkError));
    const { i18n, changeLanguage } = createTranslations(loadersWith({ 'nl-nl': load }));
    await changeLanguage('it-it');
    const change = changeLanguage('nl-nl').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await change).toBeInstanceOf(ChunkLoadError);
    expect(i18n.language).toBe('it-it');
    expect(i18n.t('actions.cancel')).toBe('Annulla');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('with no language loaded yet, a bundle that can’t be loaded rejects with ChunkLoadError, and the failure texts are available', async () => {
    const { i18n, changeLanguage } = createTranslations(
      loadersWith({ 'es-es': () => Promise.reject(networkError) }),
    );
    const change = changeLanguage('es-es').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    const error = await change;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ cause: networkError });
    expect(i18n.t('failure.loading.title')).toBe(failureTexts['es-es'].loading.title);
  });

  test('a bundle that never arrives times out, and can be requested again', async () => {
    const load = vi.fn(textLoaders['de-de']).mockReturnValueOnce(new Promise<never>(() => {}));
    const { i18n, changeLanguage } = createTranslations(loadersWith({ 'de-de': load }));
    const change = changeLanguage('de-de').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await change).toBeInstanceOf(ChunkLoadError);
    expect(await changeLanguage('de-de')).toBe('de-de');
    expect(i18n.t('actions.cancel')).toBe('Abbrechen');
  });

  test('a bundle does not replace a language that was requested later', async () => {
    const failing = manualLoader('es-es');
    const { i18n, changeLanguage } = createTranslations(loadersWith({ 'es-es': failing.load }));
    const change = changeLanguage('es-es');
    await changeLanguage('de-de');
    failing.fail();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await change).toBe('de-de');
    expect(i18n.language).toBe('de-de');
  });
});

test('while the first bundle is loading, its failure texts are available', async () => {
  const slow = manualLoader('it-it');
  const { i18n, changeLanguage } = createTranslations(loadersWith({ 'it-it': slow.load }));
  const change = changeLanguage('it-it');
  expect(i18n.t('failure.reload')).toBe('Ricarica la pagina');
  slow.answer();
  await change;
  expect(i18n.t('actions.cancel')).toBe('Annulla');
});

test.each(languages)('the failure texts of %s are available before any bundle is loaded', (language) => {
  const { i18n } = createTranslations();
  expect(i18n.getFixedT(language)('failure.configuration.title')).toBe(
    failureTexts[language].configuration.title,
  );
});

describe('texts that an operator added', () => {
  const portuguese = 'pt-pt' as Language;

  test('texts that an operator added replace texts of a language, also if it is loaded already', async () => {
    const { i18n, changeLanguage, add } = createTranslations();
    await changeLanguage('en-gb');
    add({
      language: 'en-gb',
      fallback: null,
      load: async () => new Map([['start.tips.light', 'More light!']]),
    });
    await changeLanguage('en-gb');
    expect(i18n.t('start.tips.light')).toBe('More light!');
    expect(i18n.t('start.action')).toBe(allTexts['en-gb'].start.action);
    await changeLanguage('fr-fr');
    expect(i18n.t('start.tips.light')).toBe(allTexts['fr-fr'].start.tips.light);
  });

  test('texts that an operator added are a further language, which has the texts of its fallback for those that it lacks', async () => {
    const { i18n, changeLanguage, add, bundleOf } = createTranslations();
    expect(offeredLanguages(i18n)).toEqual(languages);
    const texts = new Map([
      ['start.greeting', 'Olá'],
      ['confirm.received_many', '{{count}} de fotos'],
    ]);
    const load = vi.fn(async () => texts);
    add({ language: portuguese, fallback: 'en-gb', load });
    expect(offeredLanguages(i18n)).toEqual([...languages, portuguese]);
    expect(load).not.toHaveBeenCalled();
    expect(await changeLanguage(portuguese)).toBe(portuguese);
    expect(i18n.language).toBe(portuguese);
    expect(load).toHaveBeenCalledExactlyOnceWith(allTexts['en-gb']);
    expect(i18n.t('start.greeting')).toBe('Olá');
    expect(i18n.t('start.action')).toBe(allTexts['en-gb'].start.action);
    expect(i18n.t('confirm.received', { count: 1_000_000 })).toBe('1000000 de fotos');
    expect([bundleOf(portuguese), bundleOf('de-de')]).toEqual(['en-gb', 'de-de']);
    expect(languageName(portuguese)).toBe('Português');
  });

  test('added texts that can not be loaded leave the previous language', async () => {
    const { i18n, changeLanguage, add } = createTranslations();
    await changeLanguage('de-de');
    add({ language: portuguese, fallback: 'en-gb', load: async () => Promise.reject(new Error('none')) });
    await expect(changeLanguage(portuguese)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(i18n.language).toBe('de-de');
    expect(i18n.getFixedT(portuguese)('failure.retry')).toBe(failureTexts['en-gb'].retry);
  });
});

describe('a value that runs in the other direction than the text is isolated in it', () => {
  const isolate = (value: string) => `\u2068${value}\u2069`;
  const arabic = {
    language: 'ar' as Language,
    fallback: 'en-gb' as Language,
    load: async () => new Map([['start.lastname', 'طلب {{lastname}}.']]),
  };

  async function textsIn(language: Language) {
    const { i18n, changeLanguage, add } = createTranslations();
    add(arabic);
    await changeLanguage(language);
    return i18n;
  }

  test.each(['Martin', 'Müller & Co. (2)', 'O’Neill', '王小明', '', '+33 1 23 45'])(
    '%j stays as it is in a language from left to right',
    async (lastname) => {
      const { t } = await textsIn('en-gb');
      expect(t('start.lastname', { lastname })).toBe(`In the name of ${lastname}`);
    },
  );

  test.each([
    ['an Arabic name', 'العربي (2)'],
    ['a Hebrew name', 'כהן'],
    ['a name in presentation forms', '\uFEFB'],
    ['a name that turns what follows around', 'abc\u202Edef'],
  ])('%s, in a language from left to right', async (_what, lastname) => {
    const { t } = await textsIn('fr-fr');
    expect(t('start.lastname', { lastname })).toBe(`Démarche au nom de ${isolate(lastname)}`);
  });

  test.each(['Martin', 'العربي', '+33 1 23 45', 'a<b>&amp;'])(
    '%j, in a language from right to left',
    async (lastname) => {
      const { t } = await textsIn('ar' as Language);
      expect(t('start.lastname', { lastname })).toBe(`طلب ${isolate(lastname)}.`);
    },
  );

  // Decision 8.14.
  test('a percentage is isolated too, so that its sign keeps its side', async () => {
    const { t } = await textsIn('ar' as Language);
    expect(t('confirm.tile.progress', { progress: 0.45 })).toMatch(/^\u2068.*45.*%.*\u2069$/);
  });
});
