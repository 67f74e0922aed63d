import { RepositoryError, type Clock } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { TransientError, refused } from '../../../../packages/adapters/src/http/http-errors.ts';
import { longestRetryAfterMs, maximumTries } from '../../../../packages/adapters/src/http/limits.ts';
import { retry } from '../../../../packages/adapters/src/http/retry.ts';

/** Runs an attempt with these failures, then a success; returns the pauses and the outcome. */
async function run(failures: readonly Error[], { tries = maximumTries, random = 0.5 } = {}) {
  const pauses: number[] = [];
  let attempts = 0;
  const clock: Clock = {
    now: () => 0,
    after: (ms, callback) => {
      pauses.push(ms);
      queueMicrotask(callback);
      return () => undefined;
    },
  };
  const attempt = () => {
    const failure = failures[attempts];
    attempts += 1;
    return failure === undefined ? Promise.resolve('done') : Promise.reject(failure);
  };
  const outcome = await retry(attempt, tries, { clock, random: () => random }, undefined).catch(
    (error: unknown) => error,
  );
  return { outcome, attempts, pauses };
}

const transient = (retryAfterMs: number | null = null) =>
  new TransientError('unavailable', 'later', { retryAfterMs });
const tooMany = () => new TransientError('unavailable', 'too many', { mayHaveArrived: false });
const noResponse = () => new TransientError('unreachable', 'no response');

const codeOf = (failure: TransientError | RepositoryError) => failure.code;

describe('retry', () => {
  it('retry makes one attempt that succeeds', async () => {
    expect(await run([])).toEqual({ outcome: 'done', attempts: 1, pauses: [] });
  });

  it('retry pauses a random part of one second, then of two', async () => {
    expect(await run([transient(), transient()], { random: 0.5 })).toEqual({
      outcome: 'done',
      attempts: 3,
      pauses: [500, 1000],
    });
    expect((await run([transient(), transient()], { random: 0.25 })).pauses).toEqual([250, 500]);
    expect((await run([transient(), transient()], { random: 0 })).pauses).toEqual([0, 0]);
  });

  it.each([
    ['unavailable', [noResponse(), noResponse(), transient(), noResponse()]],
    ['unreachable', [transient(), transient(), noResponse(), transient()]],
  ])(
    'retry fails as %s after three attempts, like the last one, without another pause',
    async (code, failures) => {
      const { outcome, attempts, pauses } = await run(failures);
      expect(outcome).toBeInstanceOf(RepositoryError);
      expect(outcome).toMatchObject({ code });
      expect({ attempts, pauses }).toEqual({ attempts: 3, pauses: [500, 1000] });
    },
  );

  it('retry makes one attempt where one is allowed', async () => {
    const { outcome, attempts, pauses } = await run([transient()], { tries: 1 });
    expect(outcome).toMatchObject({ code: 'unavailable' });
    expect({ attempts, pauses }).toEqual({ attempts: 1, pauses: [] });
  });

  it('retry does not repeat a failure that is not transient', async () => {
    const failure = refused('no');
    expect(await run([failure])).toEqual({ outcome: failure, attempts: 1, pauses: [] });
  });

  it.each([
    ['every attempt got "too many requests"', [tooMany(), tooMany(), tooMany()], false],
    ['the last attempt got no response', [tooMany(), tooMany(), noResponse()], true],
    ['only the first attempt got no response', [noResponse(), tooMany(), tooMany()], true],
    ['the only response is a refusal', [refused('no')], false],
    ['a refusal follows "too many requests"', [tooMany(), refused('no')], false],
    ['a refusal follows an attempt without a response', [noResponse(), refused('no')], true],
  ])('retry reports whether the call may have arrived when %s', async (_what, failures, mayHaveArrived) => {
    const { outcome } = await run(failures);
    expect(outcome).toBeInstanceOf(RepositoryError);
    expect(outcome).toMatchObject({ code: codeOf(failures.at(-1)!), mayHaveArrived });
  });

  it('retry waits as long as the provider asks', async () => {
    expect((await run([transient(0), transient(longestRetryAfterMs)])).pauses).toEqual([
      0,
      longestRetryAfterMs,
    ]);
  });

  it.each([longestRetryAfterMs + 1, 86_400_000, Infinity])(
    'retry fails at once, without a pause, when the provider asks to wait %i ms',
    async (retryAfterMs) => {
      const { outcome, attempts, pauses } = await run([transient(retryAfterMs)]);
      expect(outcome).toMatchObject({ code: 'unavailable', mayHaveArrived: true });
      expect({ attempts, pauses }).toEqual({ attempts: 1, pauses: [] });
      expect((await run([transient(0), transient(retryAfterMs)])).attempts).toBe(2);
    },
  );

  it('retry rejects with the reason of a signal that is aborted in a pause', async () => {
    const controller = new AbortController();
    const reason = new Error('left the screen');
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      return Promise.reject(transient());
    };
    const clock: Clock = {
      now: () => 0,
      after: () => {
        queueMicrotask(() => controller.abort(reason));
        return () => undefined;
      },
    };
    await expect(retry(attempt, 3, { clock, random: () => 0 }, controller.signal)).rejects.toBe(reason);
    expect(attempts).toBe(1);
  });
});
