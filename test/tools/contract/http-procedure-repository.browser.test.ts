import { browserHttp } from '@recto/adapters/browser';
import { systemClock } from '@recto/core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { requiring } from '../../support/procedures.ts';
import { jpegFile, jpegImage } from '../../contract/images.ts';
import { testProcedureRepository } from '../../contract/procedure-repository.contract.ts';
import { callNames } from '../../contract/provider-under-test.ts';
import {
  ask,
  clearFaults,
  countFaults,
  createProcedure,
  openRepository,
  setFault,
} from '../../contract/sandbox-operator.ts';

/** The sandbox's faults for each failure of the contract. */
const faults = {
  unreachable: { kind: 'dropBefore' },
  unavailable: { kind: 'status', status: 503 },
  tooLarge: { kind: 'status', status: 413 },
  refused: { kind: 'status', status: 403 },
  malformed: { kind: 'html' },
} as const;

// What the adapter has sent and the sandbox has responded is what `docs/provider/openapi.yaml` says.
afterAll(async () => {
  const calls = ['token', ...callNames].toSorted();
  expect(await ask('GET', '/contract')).toEqual({ calls, problems: [] });
});

const withoutPauses = { ...browserHttp(window), random: () => 0 };

testProcedureRepository('HttpProcedureRepository', async () => ({
  repository: await openRepository(withoutPauses),
  create: createProcedure,
  refuse: async (token, comment) => {
    await ask('POST', `/operator/api/procedures/${token}/refuse`, { comment });
  },
  expire: async (token) => {
    await ask('POST', `/operator/api/procedures/${token}/expire`, {});
  },
  fail: (call, code) => setFault({ call, ...faults[code] }),
  delay: async (call, ms) => {
    await setFault({ call, kind: 'delay', ms: Math.min(ms, 600_000), times: 1 });
    return {
      arrived: async () => {
        while ((await countFaults()) > 0) continue;
      },
    };
  },
  recover: clearFaults,
}));

describe('HttpProcedureRepository over a network with faults', () => {
  afterEach(clearFaults);

  it.each(['savePhoto', 'uploadPhoto'] as const)(
    'the repository waits as long as Retry-After requires (%s)',
    async (call) => {
      const pauses: number[] = [];
      const repository = await openRepository({
        ...browserHttp(window),
        clock: {
          ...systemClock,
          after: (ms, callback) => {
            pauses.push(ms);
            return systemClock.after(ms, callback);
          },
        },
      });
      const token = await createProcedure(requiring('idCard'));
      await repository.setStarted(token);
      await setFault({ call, kind: 'status', status: 429, retryAfter: 1, times: 1 });
      if (call === 'savePhoto') await repository.savePhoto(token, 'idCardRecto', jpegImage);
      else await repository.uploadPhoto(token, 'idCardRecto', jpegFile);
      expect(pauses).toContain(1000);
      expect((await repository.readProcedure(token)).thumbs.idCardRecto).not.toBeNull();
    },
  );

  it('the repository deletes a photo although the first response was lost', async () => {
    const repository = await openRepository(withoutPauses);
    const token = await createProcedure({});
    await repository.setStarted(token);
    await repository.savePhoto(token, 'idCardRecto', jpegImage);
    await setFault({ call: 'deletePhoto', kind: 'dropAfter', times: 1 });
    await repository.deletePhoto(token, 'idCardRecto');
    expect((await repository.readProcedure(token)).thumbs.idCardRecto).toBeNull();
  });

  it('the repository accepts a response without a body where only success is read, and reads the procedure again after a reset', async () => {
    const repository = await openRepository(withoutPauses);
    const token = await createProcedure(requiring('idCard'));
    const acknowledged = async (call: 'setStarted' | 'deletePhoto' | 'setFinished' | 'reset') =>
      setFault({ call, kind: 'noContent', times: 1 });
    await acknowledged('setStarted');
    await repository.setStarted(token);
    await repository.savePhoto(token, 'idCardRecto', jpegImage);
    await repository.savePhoto(token, 'idCardVerso', jpegImage);
    await acknowledged('deletePhoto');
    await repository.deletePhoto(token, 'idCardVerso');
    expect((await repository.readProcedure(token)).thumbs.idCardVerso).toBeNull();
    await repository.savePhoto(token, 'idCardVerso', jpegImage);
    await acknowledged('setFinished');
    await repository.setFinished(token);
    await ask('POST', `/operator/api/procedures/${token}/refuse`, { comment: '' });
    await acknowledged('reset');
    expect(await repository.reset(token)).toMatchObject({ status: 'active', idCardRequired: true });
    expect(await countFaults()).toBe(0);
  });

  it('the repository shares one access token among calls that start together', async () => {
    const repository = await openRepository(withoutPauses);
    const tokens = [await createProcedure({}), await createProcedure({}), await createProcedure({})];
    await ask('DELETE', '/operator/api/calls', {});
    await Promise.all(tokens.map((token) => repository.readProcedure(token)));
    const calls = await ask<{ call: string }[]>('GET', '/operator/api/calls');
    expect(calls.filter(({ call }) => call === 'token')).toHaveLength(1);
    expect(calls.filter(({ call }) => call === 'readProcedure')).toHaveLength(3);
  });
});
