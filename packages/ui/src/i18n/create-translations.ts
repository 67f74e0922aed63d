import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languages, maximumUploadBytes, photoRetentionMs, type Language } from '@recto/core';
import { failureTexts } from './failure-texts.ts';
import { ChunkLoadError } from '../chunks/load-chunk.ts';
import { isolated } from './isolated.ts';
import { loadTexts, textLoaders, type TextLoaders } from './load-texts.ts';
import type { DefaultVariables, Texts } from './texts.ts';

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
  /** Adds an operator's texts to a language, or a further language; its texts are loaded when it is next chosen. */
  add(texts: AddedTexts): void;
  /** The language of the app's own bundle that a language uses: itself, or the fallback of one that was added. */
  bundleOf(language: string): string;
}

/** An operator's texts in a language (decision 10.4). */
export interface AddedTexts {
  readonly language: Language;
  /** For a further language, the one whose texts are shown where it lacks some; null for one of the product's. */
  readonly fallback: Language | null;
  /** @returns texts by their keys; @param base the app's own texts, to check them against. */
  load(base: Texts): Promise<ReadonlyMap<string, string>>;
}

const namespace = 'texts';

const defaultVariables: DefaultVariables = {
  maximumMegabytes: maximumUploadBytes / 1024 / 1024,
  keptHours: photoRetentionMs / 1000 / 60 / 60,
};

/**
 * Sets up i18next (§1). Each call creates a separate instance; nothing is global.
 * @param loaders load the texts; by default the app’s own.
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
    interpolation: {
      // React escapes the text it renders; only its direction is kept in it.
      escape: (value: string) => isolated(value, i18n.language as Language),
      defaultVariables,
    },
    react: { useSuspense: false },
  });

  const loaded = new Set<Language>();
  const added = new Map<string, AddedTexts>();
  let current: Language | null = null;
  let callCount = 0;
  let latestApplied = 0;

  async function load(language: Language): Promise<void> {
    if (loaded.has(language)) return;
    const own = added.get(language);
    const texts = await loadTexts(own?.fallback ?? language, loaders);
    const others = await own?.load(texts).catch((cause: unknown) => {
      throw new ChunkLoadError({ cause });
    });
    i18n.addResourceBundle(language, namespace, texts, false, true);
    for (const [key, text] of others ?? []) i18n.addResource(language, namespace, key, text);
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

  function add(texts: AddedTexts): void {
    const { language, fallback } = texts;
    added.set(language, texts);
    loaded.delete(language);
    if (fallback === null) return;
    // i18next keeps this list, and reads it anew at each change of the language.
    (i18n.options.supportedLngs as string[]).push(language);
    i18n.addResourceBundle(language, namespace, { failure: failureTexts[fallback] });
  }

  const bundleOf = (language: string) => added.get(language)?.fallback ?? language;

  return { i18n, changeLanguage, add, bundleOf };
}
