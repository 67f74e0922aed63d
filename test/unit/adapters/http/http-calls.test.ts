import { providerRules, type CallOptions, type Procedure, type ProcedureRepository } from '@recto/core';
import { HttpProcedureRepository } from '@recto/adapters/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScriptedProvider, tokenCall, type ScriptedAnswer } from './scripted-provider.ts';
import { testEnvironment, type TestEnvironment } from './test-environment.ts';

const procedure: Procedure = providerRules.createProcedure({
  language: 'fr-fr',
  idCardRequired: true,
  driverLicenseRequired: false,
  driverPictureRequired: false,
  lastname: 'Dupont',
  webappUrl: 'https://app.example/link-1',
  redirectUrl: null,
});
const thumb = { displayUrl: 'https://provider.example/thumb' };
const image = { dataUrl: 'data:image/jpeg;base64,/9j/AA==', mimeType: 'image/jpeg', base64: '/9j/AA==' };

let provider: ScriptedProvider;
let environment: TestEnvironment;
let repository: ProcedureRepository;

beforeEach(async () => {
  provider = await ScriptedProvider.start();
  environment = testEnvironment();
  repository = new HttpProcedureRepository(
    {
      authEndpointUrl: `${provider.origin}/auth`,
      idEndpointUrl: `${provider.origin}/id`,
      clientId: 'recto',
      clientSecret: 'geheim',
      clientAuthentication: 'both',
    },
    environment,
  );
});
afterEach(() => provider.close());

interface CallRow {
  readonly name: string;
  readonly call: string;
  readonly body: string;
  readonly run: (options?: CallOptions) => Promise<unknown>;
  readonly data: unknown;
  readonly result: unknown;
  readonly repeatable: boolean;
}

/** Calls 2 to 6 and 8 of §7; call 7, which is no fetch call, is in `upload.test.ts`. */
const calls: readonly CallRow[] = [
  {
    name: 'call 2',
    call: 'POST /id/procedures/token',
    body: '',
    run: (options) => repository.readProcedure('link-1', options),
    data: procedure,
    result: procedure,
    repeatable: true,
  },
  {
    name: 'call 3',
    call: 'PATCH /id/procedures/set-started',
    body: '',
    run: (options) => repository.setStarted('link-1', options),
    data: undefined,
    result: undefined,
    repeatable: false,
  },
  {
    name: 'call 4',
    call: 'PATCH /id/procedures/set-finished',
    body: '',
    run: (options) => repository.setFinished('link-1', options),
    data: undefined,
    result: undefined,
    repeatable: false,
  },
  {
    name: 'call 5',
    call: 'PATCH /id/procedures/reset',
    body: '',
    run: (options) => repository.reset('link-1', options),
    data: procedure,
    result: procedure,
    repeatable: false,
  },
  {
    name: 'call 6',
    call: 'POST /id/procedures/photo',
    body: '{"imageName":"idCardVerso","base64":"/9j/AA=="}',
    run: (options) => repository.savePhoto('link-1', 'idCardVerso', image, options),
    data: thumb,
    result: thumb,
    repeatable: true,
  },
  {
    name: 'call 8',
    call: 'DELETE /id/procedures/photo/clientPicture',
    body: '',
    run: (options) => repository.deletePhoto('link-1', 'clientPicture', options),
    data: undefined,
    result: undefined,
    repeatable: true,
  },
];

const repeatableCalls = calls.filter(({ repeatable }) => repeatable);
const singleCalls = calls.filter(({ repeatable }) => !repeatable);
const success = ({ data }: CallRow): ScriptedAnswer => ({ body: { success: true, data } });
const errorOf = (running: Promise<unknown>) => running.catch((error: unknown) => error);

describe('call 1', () => {
  it('sends the form and the Basic header, once for many calls', async () => {
    provider.script(calls[0]!.call, success(calls[0]!));
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
    provider.script(calls[0]!.call, success(calls[0]!));
    await repository.readProcedure('link-1');
    expect(provider.requestsOf(calls[0]!.call)[0]!.headers.authorization).toBe(`Bearer ${expected}`);
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
  ])('is malformed when it answers %j', async (body) => {
    provider.script(tokenCall, { body });
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'malformed' });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([400, 401, 403])('is refused with %i, and the call is not made', async (status) => {
    provider.script(tokenCall, { status });
    expect(await errorOf(repository.readProcedure('link-1'))).toMatchObject({ code: 'refused' });
    expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall]);
  });

  it.each(calls)('is tried three times in all for $name, not three times three', async ({ run }) => {
    provider.script(tokenCall, { status: 503 });
    expect(await errorOf(run())).toMatchObject({ code: 'unreachable' });
    expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall, tokenCall, tokenCall]);
    expect(environment.pauses).toEqual([500, 1000]);
  });

  it('is made again before the access token runs out', async () => {
    provider.script(calls[0]!.call, success(calls[0]!));
    await repository.readProcedure('link-1');
    environment.tick(3_570_000);
    await repository.readProcedure('link-1');
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
  });
});

describe.each(calls)('$name', (row) => {
  const { call, body, run, result } = row;

  it('sends what §7 says, with both headers, and gives what was answered', async () => {
    provider.script(call, success(row));
    expect(await run()).toEqual(result);
    const [request] = provider.requestsOf(call);
    expect(request).toMatchObject({
      body,
      headers: { authorization: 'Bearer access-1', 'x-api-key': 'link-1' },
    });
    expect(request!.headers['content-type']).toBe(body === '' ? undefined : 'application/json');
    expect(request!.headers).not.toHaveProperty('cookie');
  });

  it.each([400, 403, 404, 409, 413])('is refused with %i, and not repeated', async (status) => {
    provider.script(call, { status, body: { success: false } });
    expect(await errorOf(run())).toMatchObject({ name: 'RepositoryError', code: 'refused' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('is refused when success is false, and not repeated', async () => {
    provider.script(call, { body: { success: false, data: row.data } });
    expect(await errorOf(run())).toMatchObject({ code: 'refused' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it.each([
    ['is empty', ''],
    ['is a page', '<!doctype html><title>Sign in</title>'],
    ['has another shape', '{"success":"true","data":{"status":"unheard of","displayUrl":7}}'],
    ['is too long', `{"success":true,"data":"${'x'.repeat(8 * 1024 * 1024)}"}`],
  ])('is malformed when the answer %s, and not repeated', async (_what, answer) => {
    provider.script(call, { body: answer });
    expect(await errorOf(run())).toMatchObject({ code: 'malformed' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('is unreachable when no answer comes in time, and not repeated', async () => {
    provider.script(call, 'hang');
    const error = errorOf(run());
    await provider.received(2);
    environment.reachLimits();
    expect(await error).toMatchObject({ code: 'unreachable' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('gives up with the reason of the signal, and is not repeated', async () => {
    provider.script(call, 'hang');
    const controller = new AbortController();
    const reason = new Error('left the screen');
    const error = errorOf(run({ signal: controller.signal }));
    await provider.received(2);
    controller.abort(reason);
    expect(await error).toBe(reason);
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('is not made when the signal is aborted already', async () => {
    expect(await errorOf(run({ signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(provider.requests).toHaveLength(0);
  });

  it('is made again with a new access token after a 401', async () => {
    provider.script(call, { status: 401 }, success(row));
    provider.script(tokenCall, { body: { accessToken: 'old' } }, { body: { accessToken: 'new' } });
    expect(await run()).toEqual(result);
    expect(provider.requestsOf(call).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('is refused by a second 401', async () => {
    provider.script(call, { status: 401 });
    expect(await errorOf(run())).toMatchObject({ code: 'refused' });
    expect(provider.requestsOf(call)).toHaveLength(2);
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
  });
});

describe('two calls with the same access token', () => {
  it('renew it once when both get a 401', async () => {
    const [read, start] = calls as [CallRow, CallRow];
    provider.script(tokenCall, { body: { accessToken: 'old' } }, { body: { accessToken: 'new' } });
    provider.script(read.call, { status: 401 }, success(read));
    provider.script(start.call, { status: 401 }, success(start));
    await Promise.all([read.run(), start.run()]);
    expect(provider.requestsOf(read.call)).toHaveLength(2);
    expect(provider.requestsOf(start.call)).toHaveLength(2);
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
  });
});

describe.each(repeatableCalls)('$name, which is safe to repeat,', (row) => {
  const { call, run, result } = row;

  it.each([{ status: 500 }, { status: 503 }, { status: 429 }, 'drop'] as const)(
    'is tried again after %j',
    async (failure) => {
      provider.script(call, failure, failure, success(row));
      expect(await run()).toEqual(result);
      expect(provider.requestsOf(call)).toHaveLength(3);
      expect(environment.pauses).toEqual([500, 1000]);
    },
  );

  it.each([{ status: 500 }, { status: 429 }, 'drop'] as const)(
    'is unreachable after three times %j',
    async (failure) => {
      provider.script(call, failure);
      expect(await errorOf(run())).toMatchObject({ code: 'unreachable' });
      expect(provider.requestsOf(call)).toHaveLength(3);
    },
  );

  it('waits as long as the provider asks', async () => {
    const seconds = { status: 429, headers: { 'retry-after': '3' } };
    const date = {
      status: 503,
      headers: { 'retry-after': new Date(environment.now() + 3000 + 4000).toUTCString() },
    };
    provider.script(call, seconds, date, success(row));
    expect(await run()).toEqual(result);
    expect(environment.pauses).toEqual([3000, 4000]);
  });
});

describe.each(singleCalls)('$name, which is not safe to repeat,', ({ call, run }) => {
  it.each([{ status: 500 }, { status: 429, headers: { 'retry-after': '1' } }, 'drop'] as const)(
    'is unreachable at once after %j',
    async (failure) => {
      provider.script(call, failure);
      expect(await errorOf(run())).toMatchObject({ code: 'unreachable' });
      expect(provider.requestsOf(call)).toHaveLength(1);
      expect(environment.pauses).toEqual([]);
    },
  );
});

describe('a procedure token', () => {
  it.each(['', 'é', 'two words', 'line\nbreak', '身分'])(
    'that can not stand in a header (%j) is refused without a request',
    async (token) => {
      expect(await errorOf(repository.readProcedure(token))).toMatchObject({ code: 'refused' });
      expect(provider.requests).toHaveLength(0);
    },
  );

  it('stands in no error', async () => {
    provider.script(calls[0]!.call, 'drop');
    const error = (await errorOf(repository.readProcedure('link-1'))) as Error;
    const cause = error.cause as Error;
    expect(`${error.message} ${cause.message} ${String(cause.cause)}`).not.toMatch(/link-1|access-1|127/);
  });
});
