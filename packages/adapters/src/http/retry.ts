import { RepositoryError } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import { asMayHaveArrived, TransientError } from './http-errors.ts';
import { firstBackOffMs, longestRetryAfterMs } from './limits.ts';

/**
 * Runs an attempt up to `tries` times in all, as long as it ends in a TransientError. Between two
 * tries it waits as long as the provider asked for, else a random part of a pause that doubles
 * (exponential back-off with full jitter), so that many phones don't come back at the same moment.
 * When the provider asks for more than `longestRetryAfterMs`, that try was the last.
 * @throws RepositoryError after the last try, with the code of that one's failure, and
 * `mayHaveArrived` when this or an earlier try may have; any other error at once; the signal's reason
 * when it is aborted between two tries.
 */
export async function tryAgain<T>(
  attempt: () => Promise<T>,
  tries: number,
  { sleep, random }: Pick<HttpEnvironment, 'sleep' | 'random'>,
  signal: AbortSignal | undefined,
): Promise<T> {
  let mayHaveArrived = false;
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      // A definite answer to this try says nothing of the tries before it.
      if (!(error instanceof TransientError)) throw mayHaveArrived ? asMayHaveArrived(error) : error;
      mayHaveArrived ||= error.mayHaveArrived;
      const asksTooMuch = (error.retryAfterMs ?? 0) > longestRetryAfterMs;
      if (tried >= tries || asksTooMuch)
        throw new RepositoryError(error.code, { cause: error, mayHaveArrived });
      const backOffMs = random() * firstBackOffMs * 2 ** (tried - 1);
      await sleep(error.retryAfterMs ?? backOffMs, signal);
    }
  }
}
