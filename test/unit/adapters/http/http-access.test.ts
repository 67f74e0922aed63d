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
  it('call 1 sends the form and the Basic header, once for many calls', async () => {
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
    ['{"accessToken":"mine","expires_in":1e999}', 'mine'],
    ['{"accessToken":"mine","expires_in":-0}', 'mine'],
    ['{"access_token":"standard","__proto__":{"accessToken":"polluted"}}', 'standard'],
  ])('call 1 reads %j', async (body, expected) => {
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
  ])('call 1 gives no access when its response is %j', async (body) => {
    provider.script(tokenCall, { body });
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'unavailable' });
    expect(provider.requests).toHaveLength(1);
    expect(environment.unusable).toHaveLength(1);
    expect(environment.unusable[0]).toMatch(/^POST \/oauth2\/token: The response .*\.$/);
  });

  it('call 1 gives no access when its token is too long for any header', async () => {
    provider.script(tokenCall, { body: { accessToken: 'x'.repeat(16 * 1024 + 1) } });
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'unavailable' });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404])(
    'call 1 is made once when it is refused with %i: the link was not judged, its call is not made',
    async (status) => {
      provider.script(tokenCall, { status, body: { error: 'invalid_client' } });
      expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'unavailable' });
      expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall]);
      expect(environment.unusable).toEqual([`POST /oauth2/token: The status of the response is ${status}.`]);
    },
  );

  it('call 1 is not reported as a defect of the provider when no response comes in time', async () => {
    provider.script(tokenCall, 'hang');
    const error = errorOf(repository.readProcedure('link-1'));
    await provider.received(1);
    environment.reachLimits();
    expect(await error).toMatchObject({ code: 'unreachable' });
    expect(environment.unusable).toEqual([]);
  });

  it.each(calls)('call 1 is tried three times in total for $name, not three times three', async ({ run }) => {
    provider.script(tokenCall, { status: 503 });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'unavailable' });
    expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall, tokenCall, tokenCall]);
    expect(environment.pauses).toEqual([500, 1000]);
  });

  it('call 1 is made again before the access token expires', async () => {
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

describe('an access token that is too long for the provider', () => {
  const long = 'x'.repeat(4 * 1024);

  /** Answers call 1 with this token, and each call of the provider with a refusal of this status. */
  const scripted = (accessToken: string, status: number) => {
    provider.script(tokenCall, { body: { accessToken } });
    for (const { call } of calls) provider.script(call, { status, body: { success: false } });
  };

  it('an access token that is too long is the service’s problem when the server itself answers 431 (Node reads 16 kB of headers)', async () => {
    provider.script(tokenCall, { body: { accessToken: 'x'.repeat(16 * 1024) } });
    provider.script(read.call, success(read));
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({
      code: 'unavailable',
      mayHaveArrived: false,
    });
    expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall]);
  });

  it.each(calls.flatMap((row) => [400, 431].map((status) => ({ ...row, status }))))(
    'an access token that is too long does not make $name refused with $status, nor is the call repeated',
    async ({ run, call, status }) => {
      scripted(long, status);
      expect(await errorOf(run(repository))).toMatchObject({ code: 'unavailable', mayHaveArrived: false });
      expect(provider.requestsOf(call)).toHaveLength(1);
    },
  );

  it('an access token is not too long when 400 comes after a call with it has succeeded: the photo is refused', async () => {
    const photo = calls.find(({ name }) => name === 'call 6')!;
    scripted(long, 400);
    provider.script(read.call, success(read));
    await repository.readProcedure('link-1');
    expect(await errorOf(photo.run(repository))).toMatchObject({ code: 'refused' });
  });

  it('an access token that is too long is requested anew for the next call', async () => {
    scripted(long, 431);
    await errorOf(repository.readProcedure('link-1'));
    provider.script(tokenCall, { body: { accessToken: 'short' } });
    provider.script(read.call, success(read));
    expect(await repository.readProcedure('link-1')).toEqual(read.result);
  });

  it.each([
    ['400 to an access token of ordinary length', 'x'.repeat(4 * 1024 - 1), 'link-1', 400],
    ['another status', long, 'link-1', 404],
    ['400 to a link that is longer than the access token', long, `${long}y`, 400],
    ['431 to a link that is longer than the access token', 'access-1', 'a-link-that-is-longer', 431],
  ])(
    'an access token is not too long when the provider says %s: the link is refused',
    async (_what, accessToken, link, status) => {
      scripted(accessToken, status);
      expect(await errorOf(repository.readProcedure(link))).toMatchObject({ code: 'refused' });
    },
  );
});
