import { repositoryErrorCodes } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { callNames, calls, complete, refused, type ProviderUnderTest } from './provider-under-test.ts';

/** The part of the repository's contract that holds for each call alike: how it fails, and is given up. */
export function testFailingCalls(provider: () => ProviderUnderTest): void {
  describe.each(callNames)('%s', (call) => {
    it.each(['nobody-has-this-token', '', 'not a token', '../procedures', '身分'])(
      'is refused for the token %j',
      async (token) => {
        await expect(calls[call](provider().repository, token)).rejects.toMatchObject(refused);
      },
    );

    it.each(repositoryErrorCodes)('fails as %s, and has changed nothing', async (code) => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      await provider().fail(call, code);
      await expect(calls[call](provider().repository, token)).rejects.toMatchObject({
        name: 'RepositoryError',
        code,
        // What a refusal says is certain; of the other failures it can't be known what the provider has done.
        mayHaveArrived: code !== 'refused',
      });
      await provider().recover();
      expect(await provider().repository.readProcedure(token)).toEqual(before);
    });

    it('rejects with the reason of the signal, and has changed nothing', async () => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      const { arrived } = await provider().hang(call);
      const controller = new AbortController();
      const running = calls[call](provider().repository, token, { signal: controller.signal });
      const outcome = running.catch((error: unknown) => error);
      await arrived();
      const reason = new Error('left the screen');
      controller.abort(reason);
      expect(await outcome).toBe(reason);
      await provider().recover();
      expect(await provider().repository.readProcedure(token)).toEqual(before);
    });

    it('is not made at all when the signal is aborted already', async () => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      const signal = AbortSignal.abort();
      await expect(calls[call](provider().repository, token, { signal })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(await provider().repository.readProcedure(token)).toEqual(before);
    });
  });
}
