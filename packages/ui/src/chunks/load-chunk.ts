import { sleep, withTimeout } from '@recto/core';
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
  try {
    return await withTimeout(timeLimitMs, (signal) => loadWithRetries(load, signal));
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}

async function loadWithRetries<Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> {
  let result = load();
  for (const delayMs of retryDelaysMs) {
    try {
      return await result;
    } catch (failure) {
      await sleep(delayMs, signal);
      result = retryImport(load, failure, Date.now());
    }
  }
  return result;
}
