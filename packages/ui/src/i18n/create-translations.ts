import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languages, maximumUploadBytes, type Language } from '@recto/core';
import { failureTexts } from './failure-texts.ts';
import { loadTexts, textLoaders, type TextLoaders } from './load-texts.ts';
import type { DefaultVariables } from './texts.ts';

export interface Translations {
  /** For `<I18nextProvider i18n={…}>`. Until a bundle is loaded, it has only the texts of `failure`, in every language. */
  readonly i18n: i18n;
  /**
   * Loads the language's bundle if necessary, then switches to it. Await it before a screen is shown,
   * or the screen would show keys. If calls overlap, the last one wins.
   * @returns the current language.
   * @throws ChunkLoadError when the bundle can't be loaded. The previous language stays; if there was
   * none, only the texts of `failure` are available.
   */
  changeLanguage(language: Language): Promise<Language>;
}

const namespace = 'texts';

const defaultVariables: DefaultVariables = { maximumMegabytes: maximumUploadBytes / 1024 / 1024 };

/**
 * Sets up i18next (§1). Each call creates a separate instance; nothing is global.
 * @param loaders load the texts; by default the six bundles.
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
    // React escapes the text it renders.
    interpolation: { escapeValue: false, defaultVariables },
    react: { useSuspense: false },
  });

  const loaded = new Set<Language>();
  let current: Language | null = null;
  let callCount = 0;
  let latestApplied = 0;

  async function load(language: Language): Promise<void> {
    if (loaded.has(language)) return;
    const texts = await loadTexts(language, loaders);
    i18n.addResourceBundle(language, namespace, texts, false, true);
    loaded.add(language);
  }

  const isSuperseded = (call: number) => call < latestApplied;

  async function changeLanguage(language: Language): Promise<Language> {
    const call = (callCount += 1);
    if (current === null) await i18n.changeLanguage(language);
    try {
      await load(language);
    } catch (error) {
      if (!isSuperseded(call)) throw error;
    }
    if (current !== null && isSuperseded(call)) return current;
    latestApplied = call;
    current = language;
    await i18n.changeLanguage(language);
    return language;
  }

  return { i18n, changeLanguage };
}
