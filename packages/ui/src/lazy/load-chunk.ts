import { retryImport } from './retry-import.ts';

/** A lazily loaded chunk, such as a screen or the texts of a language, could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(options?: ErrorOptions) {
    super('A part of the app could not be loaded.', options);
  }
}

/** The delay before each retry, in ms. */
const retryDelaysMs = [500, 1500];

/** How long all attempts together may take, in ms: a server that never responds must not block a screen. */
const timeLimitMs = 20_000;

/**
 * Loads a chunk of the app, with two retries.
 * @throws ChunkLoadError with the last error as its cause.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(new Error('The time limit is over.')), timeLimitMs);
  try {
    return await Promise.race([loadWithRetries(load, timeLimit.signal), rejectOnAbort(timeLimit.signal)]);
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  } finally {
    clearTimeout(timer);
  }
}

async function loadWithRetries<Module>(load: () => Promise<Module>, timeLimit: AbortSignal): Promise<Module> {
  let result = load();
  for (const delayMs of retryDelaysMs) {
    try {
      return await result;
    } catch (failure) {
      if (timeLimit.aborted) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      result = retryImport(load, failure, Date.now());
    }
  }
  return result;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
