import { FakeDevice } from '@recto/adapters/fake';
import type { Language } from '@recto/core';
import { createTranslations, ChunkLoadError } from '@recto/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReloadOnce } from '../../../host/src/lazy/ReloadOnce.ts';
import { SpokenLanguage } from '../../../host/src/lazy/SpokenLanguage.ts';

const screen = { address: 'https://recto.example/a/start', isSafe: () => true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab of an app whose host has lost the texts of these languages. */
function tab(...lost: readonly Language[]) {
  const remembered = new Set<string>();
  const asked: Language[] = [];
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
      asked.push(language);
      if (lost.includes(language)) throw new ChunkLoadError();
      await translations.i18n.changeLanguage(language);
      return language;
    };
    return {
      i18n: translations.i18n,
      spoken: new SpokenLanguage({ i18n: translations.i18n, changeLanguage }, reloads),
    };
  };
  const inTime = async <Result>(result: Promise<Result>) => {
    const ended = result.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return ended;
  };
  return { page, asked, loaded, inTime };
}

test('a language that is there is spoken, and there is nothing to tell', async () => {
  const { page, loaded, inTime } = tab();
  const { spoken } = page();
  await inTime(spoken.begin('fr-fr', screen.address));
  expect(await inTime(spoken.speak('de-de', screen))).toBe('de-de');
  expect(spoken.isNewlyMissing()).toBe(false);
  expect(loaded).toEqual([]);
});

test('one that the procedure brings and that is lost: the page is loaded once; then the one from before is spoken, told once, and it is not asked for again', async () => {
  const { page, asked, loaded, inTime } = tab('de-de');
  const before = page().spoken;
  await inTime(before.begin('fr-fr', screen.address));
  await inTime(before.speak('de-de', screen));
  expect(loaded).toEqual([screen.address]);

  // Where the browser keeps no procedure, the page begins in French again.
  const { spoken } = page();
  await inTime(spoken.begin('fr-fr', screen.address));
  for (let screens = 0; screens < 3; screens += 1) {
    expect(await inTime(spoken.speak('de-de', screen))).toBe('fr-fr');
  }
  expect([spoken.isNewlyMissing(), spoken.isNewlyMissing()]).toEqual([true, false]);
  expect(loaded).toHaveLength(1);
  expect(asked).toEqual(['fr-fr', 'de-de', 'fr-fr', 'de-de']);
});

test('the page is not loaded again where something would be lost', async () => {
  const { page, loaded, inTime } = tab('de-de');
  const { spoken } = page();
  await inTime(spoken.begin('it-it', screen.address));
  expect(await inTime(spoken.speak('de-de', { ...screen, isSafe: () => false }))).toBe('it-it');
  expect(loaded).toEqual([]);
});

test('one that the app begins with and that is lost: French, told as soon as it is wanted of a screen', async () => {
  const { page, asked, inTime } = tab('nl-nl');
  await inTime(page().spoken.begin('nl-nl', screen.address));
  asked.length = 0;
  const { spoken, i18n } = page();
  await inTime(spoken.begin('nl-nl', screen.address));
  expect(i18n.language).toBe('fr-fr');
  expect(spoken.isNewlyMissing()).toBe(false);
  expect(await inTime(spoken.speak('nl-nl', screen))).toBe('fr-fr');
  expect(spoken.isNewlyMissing()).toBe(true);
  expect(asked).toEqual(['nl-nl', 'fr-fr']);
});

test('where French is lost too, that is told in the words of the language that was wanted', async () => {
  const { page, inTime } = tab('es-es', 'fr-fr');
  const { spoken, i18n } = page();
  expect(await inTime(spoken.begin('es-es', screen.address))).toBeInstanceOf(ChunkLoadError);
  expect(i18n.language).toBe('es-es');
});
