import { backOffMs, RepositoryError, sleep } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import { asMayHaveArrived, TransientError } from './http-errors.ts';
import { callBackOff, longestRetryAfterMs } from './limits.ts';

/**
 * Runs an attempt up to `tries` times in all, as long as it fails with a TransientError. Between two
 * attempts it waits as long as the provider asked for, else for the pause of `callBackOff`. When the
 * provider asks for more than `longestRetryAfterMs`, there is no further attempt.
 * @throws RepositoryError after the last attempt, with the code of its failure, and `mayHaveArrived` when
 * any of the attempts may have arrived; any other error at once; the signal's reason when it is aborted
 * between two attempts.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  tries: number,
  { clock, random }: Pick<HttpEnvironment, 'clock' | 'random'>,
  signal: AbortSignal | undefined,
): Promise<T> {
  let mayHaveArrived = false;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      // A definite response to this attempt says nothing about the attempts before it.
      if (!(error instanceof TransientError)) throw mayHaveArrived ? asMayHaveArrived(error) : error;
      mayHaveArrived ||= error.mayHaveArrived;
      const asksTooLong = (error.retryAfterMs ?? 0) > longestRetryAfterMs;
      if (failures >= tries || asksTooLong)
        throw new RepositoryError(error.code, { cause: error, mayHaveArrived });
      await sleep(error.retryAfterMs ?? backOffMs(callBackOff, failures, random()), signal, clock);
    }
  }
}
