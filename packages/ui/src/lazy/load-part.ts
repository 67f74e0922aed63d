import { importAgain } from './import-again.ts';

/** A part of the app, such as a screen or the texts of a language, could not be loaded. */
export class PartUnavailableError extends Error {
  override readonly name = 'PartUnavailableError';

  constructor(options?: ErrorOptions) {
    super('A part of the app could not be loaded.', options);
  }
}

/** How long to wait before each further try, in ms. */
const pausesMs = [500, 1500];

/** How long all the tries together may take, in ms: a lazy part that never answers must not hold a screen up. */
const timeLimitMs = 20_000;

/**
 * Loads a part of the app that comes as a chunk of its own; tries twice more when that fails.
 * @throws PartUnavailableError with the last cause.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(new Error('The time limit is over.')), timeLimitMs);
  try {
    return await Promise.race([tryRepeatedly(load, timeLimit.signal), rejectedBy(timeLimit.signal)]);
  } catch (cause) {
    throw new PartUnavailableError({ cause });
  } finally {
    clearTimeout(timer);
  }
}

async function tryRepeatedly<Module>(load: () => Promise<Module>, timeLimit: AbortSignal): Promise<Module> {
  let result = load();
  for (const pauseMs of pausesMs) {
    try {
      return await result;
    } catch (failure) {
      if (timeLimit.aborted) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      result = importAgain(load, failure, Date.now());
    }
  }
  return result;
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
