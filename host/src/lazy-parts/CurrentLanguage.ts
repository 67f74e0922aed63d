import { defaultLanguage, type Language } from '@recto/core';
import { ChunkLoadError, offeredLanguages, type Translations } from '@recto/ui';
import type { ReloadOnce, WantedPart } from './ReloadOnce.ts';

/** The screen whose texts are loaded. */
type Screen = Pick<WantedPart, 'address' | 'isSafe'>;

/**
 * The language that the app shows. If the texts of the wanted language can't be loaded, even after a
 * reload, the app keeps the previous language: a screen in the wrong language is better than none. These
 * texts are not requested again before the next page load, or each screen would have to wait for them.
 */
export class CurrentLanguage {
  readonly #translations: Pick<Translations, 'i18n' | 'changeLanguage'>;
  readonly #reloads: ReloadOnce;
  readonly #missing = new Set<Language>();
  readonly #reported = new Set<Language>();
  #wanted: Language = defaultLanguage;
  #current: Language = defaultLanguage;
  #hasTexts = false;

  constructor(translations: Pick<Translations, 'i18n' | 'changeLanguage'>, reloads: ReloadOnce) {
    this.#translations = translations;
    this.#reloads = reloads;
  }

  /** The languages that can be chosen. */
  get offered(): readonly Language[] {
    return offeredLanguages(this.#translations.i18n);
  }

  /**
   * Loads the first texts of the app: French if those of the language can't be loaded.
   * @param address of the page.
   * @throws ChunkLoadError when French can't be loaded either; the texts about that failure, which
   * are part of the app's own script, are shown in the language that was wanted.
   */
  async start(language: Language, address: string): Promise<void> {
    await this.#loadOrDefault(language, { address, isSafe: () => true });
  }

  /**
   * @returns the language after the change: the previous one if this one can't be loaded.
   * @throws ChunkLoadError as `start`, if no texts were loaded before.
   */
  async change(language: Language, screen: Screen): Promise<Language> {
    this.#wanted = language;
    if (!this.#missing.has(language)) await this.#loadOrDefault(language, screen);
    return this.#current;
  }

  /** @returns whether to show that the wanted language is not available: true once for each language. */
  isNewlyMissing(): boolean {
    if (!this.#missing.has(this.#wanted) || this.#reported.has(this.#wanted)) return false;
    this.#reported.add(this.#wanted);
    return true;
  }

  async #loadOrDefault(language: Language, screen: Screen): Promise<void> {
    try {
      await this.#load(language, screen);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      if (!this.#hasTexts) await this.#loadDefaultFor(language, error);
      this.#missing.add(language);
    }
  }

  /** @throws ChunkLoadError */
  async #loadDefaultFor(language: Language, failure: ChunkLoadError): Promise<void> {
    if (language === defaultLanguage) throw failure;
    await this.#translations.changeLanguage(defaultLanguage).catch(async (error: unknown) => {
      await this.#translations.i18n.changeLanguage(language);
      throw error;
    });
    this.#hasTexts = true;
  }

  async #load(language: Language, screen: Screen): Promise<void> {
    const loading = this.#translations.changeLanguage(language);
    this.#current = await this.#reloads.waitFor(loading, { name: `texts.${language}`, ...screen });
    this.#hasTexts = true;
  }
}
