import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languages, maximumUploadBytes, type Language } from '@recto/core';
import { failureTexts } from './failure-texts.ts';
import { loadTexts, textLoaders, type TextLoaders } from './load-texts.ts';
import type { DefaultVariables } from './texts.ts';

export interface Translations {
  /** For `<I18nextProvider i18n={…}>`. Until a bundle is there, it knows the texts of `failure` alone, in every language. */
  readonly i18n: i18n;
  /**
   * Loads the language's bundle where it is not there yet, then speaks it. Await it before a screen
   * is shown, so that no key is ever seen. Where calls overlap, the one made last wins.
   * @returns the language that is spoken now.
   * @throws PartUnavailableError when it can't be loaded: the one from before goes on being spoken, or,
   * of the first, the texts of `failure`.
   */
  changeLanguage(language: Language): Promise<Language>;
}

const namespace = 'texts';

const defaultVariables: DefaultVariables = { maximumMegabytes: maximumUploadBytes / 1024 / 1024 };

/**
 * Sets i18next up (§1). Each call makes an instance of its own; nothing is global.
 * @param loaders where the texts come from; the six bundles unless a test says otherwise.
 */
export function createTranslations(loaders: TextLoaders = textLoaders): Translations {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    lng: defaultLanguage,
    fallbackLng: false,
    supportedLngs: languages,
    load: 'currentOnly',
    lowerCaseLng: true,
    defaultNS: namespace,
    resources: Object.fromEntries(
      languages.map((language) => [language, { [namespace]: { failure: failureTexts[language] } }]),
    ),
    // React escapes what it shows.
    interpolation: { escapeValue: false, defaultVariables },
    react: { useSuspense: false },
  });

  const loaded = new Set<Language>();
  let spoken: Language | null = null;
  let calls = 0;
  let latestSpoken = 0;

  async function load(language: Language): Promise<void> {
    if (loaded.has(language)) return;
    const texts = await loadTexts(language, loaders);
    i18n.addResourceBundle(language, namespace, texts, false, true);
    loaded.add(language);
  }

  const isOvertaken = (call: number) => call < latestSpoken;

  async function changeLanguage(language: Language): Promise<Language> {
    const call = (calls += 1);
    if (spoken === null) await i18n.changeLanguage(language);
    try {
      await load(language);
    } catch (error) {
      if (!isOvertaken(call)) throw error;
    }
    if (spoken !== null && isOvertaken(call)) return spoken;
    latestSpoken = call;
    spoken = language;
    await i18n.changeLanguage(language);
    return language;
  }

  return { i18n, changeLanguage };
}
