import type { Language } from '@recto/core';
import { importAgain } from './import-again.ts';
import type { Texts } from './texts.ts';

/** A language's file: its texts are the one thing that it exports. */
type TextsModule = Readonly<Record<string, Texts>>;

/** How the texts of each language are fetched: one lazily loaded bundle a language (§7). */
export type TextLoaders = Readonly<Record<Language, () => Promise<TextsModule>>>;

export const textLoaders: TextLoaders = {
  'fr-fr': () => import('./fr-fr.ts'),
  'en-gb': () => import('./en-gb.ts'),
  'de-de': () => import('./de-de.ts'),
  'es-es': () => import('./es-es.ts'),
  'it-it': () => import('./it-it.ts'),
  'nl-nl': () => import('./nl-nl.ts'),
};

/** The texts of a language could not be loaded. */
export class TextsUnavailableError extends Error {
  override readonly name = 'TextsUnavailableError';
  readonly language: Language;

  constructor(language: Language, options?: ErrorOptions) {
    super(`The texts of ${language} could not be loaded.`, options);
    this.language = language;
  }
}

/** How long to wait before each further try, in ms. */
const pausesMs = [500, 1500];

/** How long all the tries together may take, in ms: a lazy part that never answers must not hold a screen up. */
const timeLimitMs = 20_000;

/**
 * Loads the texts of a language; tries twice more when that fails.
 * @throws TextsUnavailableError with the last cause.
 */
export async function loadTexts(language: Language, loaders: TextLoaders): Promise<Texts> {
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(new Error('The time limit is over.')), timeLimitMs);
  try {
    const tries = tryRepeatedly(loaders[language], timeLimit.signal);
    const module = await Promise.race([tries, rejectedBy(timeLimit.signal)]);
    return Object.values(module)[0]!;
  } catch (cause) {
    throw new TextsUnavailableError(language, { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function tryRepeatedly(load: () => Promise<TextsModule>, timeLimit: AbortSignal): Promise<TextsModule> {
  let result = load();
  for (const [attempt, pauseMs] of pausesMs.entries()) {
    try {
      return await result;
    } catch (failure) {
      if (timeLimit.aborted) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      result = importAgain(load, failure, attempt + 1);
    }
  }
  return result;
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
