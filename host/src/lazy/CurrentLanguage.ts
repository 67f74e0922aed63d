import { defaultLanguage, type Language } from '@recto/core';
import { ChunkLoadError, type Translations } from '@recto/ui';
import type { ReloadOnce, WantedPart } from './ReloadOnce.ts';

/** The screen whose texts are loaded. */
type Screen = Pick<WantedPart, 'address' | 'isSafe'>;

/**
 * The language that the app shows. If the texts of the wanted language can't be loaded, even after a
 * reload, the app keeps the previous language: a screen in the wrong language is better than none. These
 * texts are not requested again before the next page load, or each screen would have to wait for them.
 */
export class CurrentLanguage {
  readonly #translations: Translations;
  readonly #reloads: ReloadOnce;
  readonly #missing = new Set<Language>();
  readonly #reported = new Set<Language>();
  #wanted: Language = defaultLanguage;
  #current: Language = defaultLanguage;

  constructor(translations: Translations, reloads: ReloadOnce) {
    this.#translations = translations;
    this.#reloads = reloads;
  }

  /**
   * Loads the first texts of the app: French if those of the language can't be loaded.
   * @param address of the page.
   * @throws ChunkLoadError when French can't be loaded either; the texts about that failure, which
   * are part of the app's own script, are shown in the language that was wanted.
   */
  async start(language: Language, address: string): Promise<void> {
    try {
      await this.#load(language, { address, isSafe: () => true });
    } catch (error) {
      if (!(error instanceof ChunkLoadError) || language === defaultLanguage) throw error;
      this.#missing.add(language);
      await this.#translations.changeLanguage(defaultLanguage).catch(async (failure: unknown) => {
        await this.#translations.i18n.changeLanguage(language);
        throw failure;
      });
    }
  }

  /** @returns the language after the change: the previous one if this one can't be loaded. */
  async change(language: Language, screen: Screen): Promise<Language> {
    this.#wanted = language;
    if (this.#missing.has(language)) return this.#current;
    try {
      await this.#load(language, screen);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      this.#missing.add(language);
    }
    return this.#current;
  }

  /** @returns whether to show that the wanted language is not available: true once for each language. */
  isNewlyMissing(): boolean {
    if (!this.#missing.has(this.#wanted) || this.#reported.has(this.#wanted)) return false;
    this.#reported.add(this.#wanted);
    return true;
  }

  async #load(language: Language, screen: Screen): Promise<void> {
    const loading = this.#translations.changeLanguage(language);
    this.#current = await this.#reloads.waitFor(loading, { name: `texts.${language}`, ...screen });
  }
}
