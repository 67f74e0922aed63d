import { repositoryErrorCodes } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { requiring } from '../support/procedures.ts';
import {
  callNames,
  calls,
  complete,
  refused,
  started,
  type ProviderUnderTest,
} from './provider-under-test.ts';

/** The part of the repository's contract that is the same for each call: failures and aborts. */
export function testFailingCalls(provider: () => ProviderUnderTest): void {
  describe.each(callNames)('%s', (call) => {
    it.each(['unknown-token', '', 'not a token', '../procedures', '身分'])(
      'the call is refused for the token %j',
      async (token) => {
        await expect(calls[call](provider().repository, token)).rejects.toMatchObject(refused);
      },
    );

    const hasPhoto = call === 'savePhoto' || call === 'uploadPhoto';
    const codes = repositoryErrorCodes.filter((code) => hasPhoto || code !== 'tooLarge');

    it.each(codes)('the call fails as %s, and changes nothing', async (code) => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      await provider().fail(call, code);
      await expect(calls[call](provider().repository, token)).rejects.toMatchObject({
        name: 'RepositoryError',
        code,
        // A refusal is certain; after the other failures, the provider may have done what was requested.
        mayHaveArrived: code !== 'refused' && code !== 'tooLarge',
      });
      await provider().recover();
      expect(await provider().repository.readProcedure(token)).toEqual(before);
    });

    it('the call is not made if the signal is already aborted', async () => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      const signal = AbortSignal.abort();
      await expect(calls[call](provider().repository, token, { signal })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(await provider().repository.readProcedure(token)).toEqual(before);
    });
  });

  const sending = ['savePhoto', 'uploadPhoto'] as const;

  describe.each(callNames.filter((call) => !sending.some((each) => each === call)))('%s', (call) => {
    it('the call rejects with the reason of the signal, and changes nothing', async () => {
      const token = await complete(provider());
      const before = await provider().repository.readProcedure(token);
      const { arrived } = await provider().delay(call, Infinity);
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
  });

  describe.each(sending)('%s', (call) => {
    it('the call ends with the response if it is aborted once its body has left', async () => {
      const token = await started(provider(), requiring('idCard'));
      const { arrived } = await provider().delay(call, 200);
      const controller = new AbortController();
      let onLeft = () => {};
      const left = new Promise<void>((resolve) => (onLeft = resolve));
      const running = calls[call](provider().repository, token, {
        signal: controller.signal,
        onProgress: (fraction) => fraction === 1 && onLeft(),
      });
      await (call === 'uploadPhoto' ? left : arrived());
      controller.abort();
      expect(await running).toMatchObject({ displayUrl: expect.any(String) });
      expect((await provider().repository.readProcedure(token)).thumbs.idCardRecto).not.toBeNull();
    });
  });
}
