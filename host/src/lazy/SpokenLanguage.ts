import { defaultLanguage, type Language } from '@recto/core';
import { ChunkLoadError, type Translations } from '@recto/ui';
import type { ReloadOnce, WantedPart } from './ReloadOnce.ts';

/** The screen that is to speak. */
type Place = Pick<WantedPart, 'address' | 'isSafe'>;

/**
 * Speaks the language that is wanted. Where its texts can't be had, after a reload too, another goes on
 * being spoken: a screen in the wrong language is better than none. Then they are not asked for again
 * before the page is loaded anew, or each screen would be waited for.
 */
export class SpokenLanguage {
  readonly #translations: Translations;
  readonly #reloads: ReloadOnce;
  readonly #missing = new Set<Language>();
  readonly #told = new Set<Language>();
  #wanted: Language = defaultLanguage;
  #spoken: Language = defaultLanguage;

  constructor(translations: Translations, reloads: ReloadOnce) {
    this.#translations = translations;
    this.#reloads = reloads;
  }

  /**
   * Loads the texts that the app begins with: French where those of the language can't be had.
   * @param address of the page.
   * @throws ChunkLoadError when French can't be had either; the few words that say so are spoken
   * in the language that was wanted.
   */
  async begin(language: Language, address: string): Promise<void> {
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

  /** @returns the language that is spoken now: the one from before where this one can't be had. */
  async speak(language: Language, place: Place): Promise<Language> {
    this.#wanted = language;
    if (this.#missing.has(language)) return this.#spoken;
    try {
      await this.#load(language, place);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      this.#missing.add(language);
    }
    return this.#spoken;
  }

  /** @returns whether a person is to be told that another language is spoken than is wanted: once for each. */
  isNewlyMissing(): boolean {
    if (!this.#missing.has(this.#wanted) || this.#told.has(this.#wanted)) return false;
    this.#told.add(this.#wanted);
    return true;
  }

  async #load(language: Language, place: Place): Promise<void> {
    const speaking = this.#translations.changeLanguage(language);
    this.#spoken = await this.#reloads.or(speaking, { name: `texts.${language}`, ...place });
  }
}
