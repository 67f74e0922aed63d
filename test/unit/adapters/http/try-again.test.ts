import { RepositoryError } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { TransientError, refused } from '../../../../packages/adapters/src/http/http-errors.ts';
import { longestRetryAfterMs, maximumTries } from '../../../../packages/adapters/src/http/limits.ts';
import { tryAgain } from '../../../../packages/adapters/src/http/retry.ts';

/** Runs an attempt that fails as told, then succeeds; gives the pauses and what came out. */
async function run(failures: readonly Error[], { tries = maximumTries, random = 0.5 } = {}) {
  const pauses: number[] = [];
  let attempts = 0;
  const environment = {
    random: () => random,
    sleep: (ms: number) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
  const attempt = () => {
    const failure = failures[attempts];
    attempts += 1;
    return failure === undefined ? Promise.resolve('done') : Promise.reject(failure);
  };
  const outcome = await tryAgain(attempt, tries, environment, undefined).catch((error: unknown) => error);
  return { outcome, attempts, pauses };
}

const passing = (retryAfterMs: number | null = null) =>
  new TransientError('unavailable', 'later', { retryAfterMs });
const tooMany = () => new TransientError('unavailable', 'too many', { mayHaveArrived: false });
const noAnswer = () => new TransientError('unreachable', 'nobody');

const codeOf = (failure: TransientError | RepositoryError) => failure.code;

describe('trying again', () => {
  it('does not, after a success', async () => {
    expect(await run([])).toEqual({ outcome: 'done', attempts: 1, pauses: [] });
  });

  it('pauses a random part of one second, then of two', async () => {
    expect(await run([passing(), passing()], { random: 0.5 })).toEqual({
      outcome: 'done',
      attempts: 3,
      pauses: [500, 1000],
    });
    expect((await run([passing(), passing()], { random: 0.25 })).pauses).toEqual([250, 500]);
    expect((await run([passing(), passing()], { random: 0 })).pauses).toEqual([0, 0]);
  });

  it.each([
    ['unavailable', [noAnswer(), noAnswer(), passing(), noAnswer()]],
    ['unreachable', [passing(), passing(), noAnswer(), passing()]],
  ])('ends as %s after three tries, as the last one did, and pauses no further', async (code, failures) => {
    const { outcome, attempts, pauses } = await run(failures);
    expect(outcome).toBeInstanceOf(RepositoryError);
    expect(outcome).toMatchObject({ code });
    expect({ attempts, pauses }).toEqual({ attempts: 3, pauses: [500, 1000] });
  });

  it('ends at once where one try is all', async () => {
    const { outcome, attempts, pauses } = await run([passing()], { tries: 1 });
    expect(outcome).toMatchObject({ code: 'unavailable' });
    expect({ attempts, pauses }).toEqual({ attempts: 1, pauses: [] });
  });

  it('does not, after a failure that will not pass', async () => {
    const failure = refused('no');
    expect(await run([failure])).toEqual({ outcome: failure, attempts: 1, pauses: [] });
  });

  it.each([
    ['every try was told "too many"', [tooMany(), tooMany(), tooMany()], false],
    ['the last try got no answer', [tooMany(), tooMany(), noAnswer()], true],
    ['only the first try got no answer', [noAnswer(), tooMany(), tooMany()], true],
    ['the only answer is a refusal', [refused('no')], false],
    ['a refusal follows "too many"', [tooMany(), refused('no')], false],
    ['a refusal follows a try without an answer', [noAnswer(), refused('no')], true],
  ])('knows whether the call may have arrived when %s', async (_what, failures, mayHaveArrived) => {
    const { outcome } = await run(failures);
    expect(outcome).toBeInstanceOf(RepositoryError);
    expect(outcome).toMatchObject({ code: codeOf(failures.at(-1)!), mayHaveArrived });
  });

  it('waits as long as the provider asks', async () => {
    expect((await run([passing(0), passing(longestRetryAfterMs)])).pauses).toEqual([0, longestRetryAfterMs]);
  });

  it.each([longestRetryAfterMs + 1, 86_400_000, Infinity])(
    'ends at once, without a pause, when the provider asks to wait %i ms',
    async (retryAfterMs) => {
      const { outcome, attempts, pauses } = await run([passing(retryAfterMs)]);
      expect(outcome).toMatchObject({ code: 'unavailable', mayHaveArrived: true });
      expect({ attempts, pauses }).toEqual({ attempts: 1, pauses: [] });
      expect((await run([passing(0), passing(retryAfterMs)])).attempts).toBe(2);
    },
  );

  it('gives up with the reason of the signal that was aborted in a pause', async () => {
    const controller = new AbortController();
    const reason = new Error('left the screen');
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      return Promise.reject(passing());
    };
    const sleep = (_ms: number, signal?: AbortSignal) => {
      controller.abort(reason);
      return Promise.reject(signal?.reason as Error);
    };
    await expect(tryAgain(attempt, 3, { sleep, random: () => 0 }, controller.signal)).rejects.toBe(reason);
    expect(attempts).toBe(1);
  });
});
