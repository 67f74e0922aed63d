import { defaultLanguage, type Language } from '@recto/core';
import { PartUnavailableError, type Translations } from '@recto/ui';
import type { ReloadOnce } from './ReloadOnce.ts';

/**
 * Loads the texts that the app begins with. Where those of the language can't be had, after a reload
 * too, French is spoken: a screen in the wrong language is better than none.
 * @param address of the page.
 * @throws PartUnavailableError when French can't be had either.
 */
export async function loadFirstTexts(
  language: Language,
  translations: Translations,
  reloads: ReloadOnce,
  address: string,
): Promise<void> {
  try {
    await reloads.or(translations.changeLanguage(language), { name: 'texts', address, isSafe: () => true });
  } catch (error) {
    if (!(error instanceof PartUnavailableError) || language === defaultLanguage) throw error;
    await translations.changeLanguage(defaultLanguage).catch(async (failure: unknown) => {
      await translations.i18n.changeLanguage(language); // for the few words that say so
      throw failure;
    });
  }
}
