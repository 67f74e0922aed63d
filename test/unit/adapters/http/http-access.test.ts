import type { ProcedureRepository } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, errorOf, openRepository, success } from './call-table.ts';
import { ScriptedProvider, tokenCall } from './scripted-provider.ts';
import { testEnvironment, type TestEnvironment } from './test-environment.ts';

let provider: ScriptedProvider;
let environment: TestEnvironment;
let repository: ProcedureRepository;

beforeEach(async () => {
  provider = await ScriptedProvider.start();
  environment = testEnvironment();
  repository = openRepository(provider, environment);
});
afterEach(() => provider.close());

const read = calls[0]!;

describe('call 1', () => {
  it('sends the form and the Basic header, once for many calls', async () => {
    provider.script(read.call, success(read));
    await Promise.all([repository.readProcedure('link-1'), repository.readProcedure('link-1')]);
    await repository.readProcedure('link-1');
    const requests = provider.requestsOf(tokenCall);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      body: 'grant_type=client_credentials&client_id=recto&client_secret=geheim',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('recto:geheim').toString('base64')}`,
      },
    });
    expect(requests[0]!.headers).not.toHaveProperty('x-api-key');
  });

  it.each([
    [{ accessToken: 'mine' }, 'mine'],
    [{ access_token: 'standard', token_type: 'Bearer', expires_in: 60 }, 'standard'],
    [{ accessToken: 'mine', access_token: 'standard', expires_in: 'soon' }, 'mine'],
  ])('reads %j', async (body, expected) => {
    provider.script(tokenCall, { body });
    provider.script(read.call, success(read));
    await repository.readProcedure('link-1');
    expect(provider.requestsOf(read.call)[0]!.headers.authorization).toBe(`Bearer ${expected}`);
  });

  it.each([
    '',
    'null',
    '{}',
    '<!doctype html>',
    '{"accessToken":42}',
    '{"accessToken":""}',
    '{"accessToken":"two\\nlines"}',
    '{"access_token":"é"}',
  ])('gives no access when its response is %j', async (body) => {
    provider.script(tokenCall, { body });
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'unavailable' });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404])(
    'is made once when it is refused with %i: the link was not judged, its call is not made',
    async (status) => {
      provider.script(tokenCall, { status });
      expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'unavailable' });
      expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall]);
    },
  );

  it.each(calls)('is tried three times in total for $name, not three times three', async ({ run }) => {
    provider.script(tokenCall, { status: 503 });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'unavailable' });
    expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall, tokenCall, tokenCall]);
    expect(environment.pauses).toEqual([500, 1000]);
  });

  it('is made again before the access token expires', async () => {
    provider.script(read.call, success(read));
    await repository.readProcedure('link-1');
    environment.tick(3_569_000);
    await repository.readProcedure('link-1');
    expect(provider.requestsOf(tokenCall)).toHaveLength(1);
    environment.tick(1_000);
    await repository.readProcedure('link-1');
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
  });
});
