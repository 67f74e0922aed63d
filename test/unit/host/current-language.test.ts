import { FakeDevice } from '@recto/adapters/fake';
import type { Language } from '@recto/core';
import { createTranslations, ChunkLoadError } from '@recto/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReloadOnce } from '../../../host/src/lazy-parts/ReloadOnce.ts';
import { CurrentLanguage } from '../../../host/src/lazy-parts/CurrentLanguage.ts';

const screen = { address: 'https://recto.example/a/start', isSafe: () => true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab whose app can't load the texts of these languages. */
function tab(...lost: readonly Language[]) {
  const remembered = new Set<string>();
  const requested: Language[] = [];
  const loaded: string[] = [];
  const reloads = new ReloadOnce({
    device: new FakeDevice(),
    load: (address) => loaded.push(address),
    marks: {
      add: (name) => !remembered.has(name) && remembered.add(name).has(name),
      remove: (name) => void remembered.delete(name),
    },
  });
  const page = () => {
    const translations = createTranslations();
    const changeLanguage = async (language: Language) => {
      requested.push(language);
      if (lost.includes(language)) throw new ChunkLoadError();
      await translations.i18n.changeLanguage(language);
      return language;
    };
    return {
      i18n: translations.i18n,
      language: new CurrentLanguage({ i18n: translations.i18n, changeLanguage }, reloads),
    };
  };
  const settled = async <Result>(result: Promise<Result>) => {
    const ended = result.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return ended;
  };
  return { page, requested, loaded, settled };
}

test('a language that can be loaded is shown, and nothing is reported', async () => {
  const { page, loaded, settled } = tab();
  const { language } = page();
  await settled(language.start('fr-fr', screen.address));
  expect(await settled(language.change('de-de', screen))).toBe('de-de');
  expect(language.isNewlyMissing()).toBe(false);
  expect(loaded).toEqual([]);
});

test('where the texts of the procedure’s language are missing, the page is reloaded once; then the previous language stays, it is reported once, and they are not requested again', async () => {
  const { page, requested, loaded, settled } = tab('de-de');
  const before = page().language;
  await settled(before.start('fr-fr', screen.address));
  await settled(before.change('de-de', screen));
  expect(loaded).toEqual([screen.address]);

  // Where the browser stores no procedure, the page starts in French again.
  const { language } = page();
  await settled(language.start('fr-fr', screen.address));
  for (let screens = 0; screens < 3; screens += 1) {
    expect(await settled(language.change('de-de', screen))).toBe('fr-fr');
  }
  expect([language.isNewlyMissing(), language.isNewlyMissing()]).toEqual([true, false]);
  expect(loaded).toHaveLength(1);
  expect(requested).toEqual(['fr-fr', 'de-de', 'fr-fr', 'de-de']);
});

test('the page is not reloaded where data would be lost', async () => {
  const { page, loaded, settled } = tab('de-de');
  const { language } = page();
  await settled(language.start('it-it', screen.address));
  expect(await settled(language.change('de-de', { ...screen, isSafe: () => false }))).toBe('it-it');
  expect(loaded).toEqual([]);
});

test('where the texts of the first language are missing, French is shown, and it is reported with the first screen', async () => {
  const { page, requested, settled } = tab('nl-nl');
  await settled(page().language.start('nl-nl', screen.address));
  requested.length = 0;
  const { language, i18n } = page();
  await settled(language.start('nl-nl', screen.address));
  expect(i18n.language).toBe('fr-fr');
  expect(language.isNewlyMissing()).toBe(false);
  expect(await settled(language.change('nl-nl', screen))).toBe('fr-fr');
  expect(language.isNewlyMissing()).toBe(true);
  expect(requested).toEqual(['nl-nl', 'fr-fr']);
});

test('where French is missing too, the failure is shown in the wanted language', async () => {
  const { page, settled } = tab('es-es', 'fr-fr');
  const { language, i18n } = page();
  expect(await settled(language.start('es-es', screen.address))).toBeInstanceOf(ChunkLoadError);
  expect(i18n.language).toBe('es-es');
});
