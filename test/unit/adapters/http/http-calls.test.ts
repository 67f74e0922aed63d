import { LocalStorage, type WebStorage } from '@recto/adapters/browser';
import { FakeToasts } from '@recto/adapters/fake';
import { HttpProcedureRepository } from '@recto/adapters/http';
import { missingPhotos, perPhoto, ProcedureStore, type ProcedureRepository } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { calls, errorOf, openRepository, success, type CallRow } from './call-table.ts';
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

const repeatableCalls = calls.filter(({ repeatable }) => repeatable);
const singleCalls = calls.filter(({ repeatable }) => !repeatable);

/** The call's good answer with one more field in its data, which is given as JSON. */
function withField({ data }: CallRow, json: string): string {
  return `{"success":true,"data":${JSON.stringify({ ...(data as object), x: 'x' }).replace('"x":"x"', () => `"x":${json}`)}}`;
}

describe('the reference in the data of call 4', () => {
  const call = 'PATCH /id/procedures/set-finished';
  it.each([
    ['a text', { reference: ' 4F7A-19C2 ' }, '4F7A-19C2'],
    ['too long', { reference: 'a'.repeat(101) }, undefined],
    ['a number', { reference: 7 }, undefined],
    ['missing', {}, undefined],
    ['in a list', [{ reference: '4F7A' }], undefined],
    ['in no data', null, undefined],
  ])('%s', async (_what, data, reference) => {
    provider.script(call, { body: { success: true, data } });
    expect(await repository.setFinished('link-1')).toBe(reference);
  });
});

// Of all calls, the same code reads the response.
it('a call is malformed when the response is endless and has no length, and the connection is closed', async () => {
  const { call, run } = calls[0]!;
  provider.script(call, 'endless');
  expect(await errorOf(run(repository))).toMatchObject({ code: 'malformed' });
  expect(provider.requestsOf(call)).toHaveLength(1);
  await provider.givenUp();
});

describe.each(calls)('$name', (row) => {
  const { call, body, run, result } = row;

  it('the call sends what §7 says, with both headers, and returns the data of the response', async () => {
    provider.script(call, success(row));
    expect(await run(repository)).toEqual(result);
    const [request] = provider.requestsOf(call);
    expect(request).toMatchObject({
      body,
      headers: { authorization: 'Bearer access-1', 'x-api-key': 'link-1' },
    });
    expect(request!.headers['content-type']).toBe(body === '' ? undefined : 'application/json');
    expect(request!.headers).not.toHaveProperty('cookie');
  });

  it.each([400, 403, 404, 409])('the call is refused with %i, and not repeated', async (status) => {
    provider.script(call, { status, body: { success: false } });
    expect(await errorOf(run(repository))).toMatchObject({ name: 'RepositoryError', code: 'refused' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('the call is refused when success is false, and not repeated', async () => {
    provider.script(call, { body: { success: false, data: row.data } });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'refused' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it.each([
    ['is a page', '<!doctype html><title>Sign in</title>'],
    ['has another shape', '{"success":"true","data":{"status":"unheard of","displayUrl":7}}'],
    ['is a text', '"done"'],
    ['is a list', '[]'],
    ['is nested without end', withField(row, `${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    [
      'is nested without end in what is not read',
      `{"success":true,"x":${'{"x":'.repeat(9e4)}1${'}'.repeat(9e4)}}`,
    ],
  ])('the call is malformed when the response %s, and not repeated', async (_what, answer) => {
    provider.script(call, { body: answer });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'malformed' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('the call is too large with 413 if it has a photo, whoever says so, and is not repeated', async () => {
    for (const [says, code] of [
      [{ success: false }, 'refused'],
      ['<h1>413 Request Entity Too Large</h1>', 'malformed'],
    ] as const) {
      provider.script(call, { status: 413, body: says });
      const expected = row.name === 'call 6' ? { code: 'tooLarge', mayHaveArrived: false } : { code };
      expect(await errorOf(run(repository))).toMatchObject(expected);
    }
    expect(provider.requestsOf(call)).toHaveLength(2);
  });

  it('the call is malformed when 403 is the page of a gateway, not repeated, and named once', async () => {
    provider.script(call, { status: 403, body: '<!doctype html><title>Blocked</title>' });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'malformed' });
    expect(provider.requestsOf(call)).toHaveLength(1);
    expect(environment.unusable).toEqual([
      `${call.replace('/id/', '/')}: The status of the response is 403, and its body is no JSON object, so it is not from the provider.`,
    ]);
  });

  it.each([
    ['the page of a gateway', '<!doctype html><title>Sign in</title>', 'The response is not JSON.'],
    ['a wrong type of success', { success: 'yes' }, 'The response does not fit the schema at success.'],
  ])('the call names %s once, without any value', async (_what, answer, reason) => {
    provider.script(call, { body: answer });
    await errorOf(run(repository));
    expect(environment.unusable).toEqual([`${call.replace('/id/', '/')}: ${reason}`]);
  });

  it('the call names nothing when the provider refuses it', async () => {
    provider.script(call, { status: 404 });
    await errorOf(run(repository));
    expect(environment.unusable).toEqual([]);
  });

  it('the call does not follow a redirect', async () => {
    const elsewhere = await ScriptedProvider.start();
    onTestFinished(() => elsewhere.close());
    provider.script(call, { status: 307, headers: { location: `${elsewhere.origin}/taken` } });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'unreachable' });
    expect(elsewhere.requests).toEqual([]);
  });

  it('the call is unreachable when no response comes in time, and not repeated', async () => {
    provider.script(call, 'hang');
    const error = errorOf(run(repository));
    await provider.received(2);
    environment.reachLimits();
    expect(await error).toMatchObject({ code: 'unreachable' });
    expect(provider.requestsOf(call)).toHaveLength(1);
  });

  it('the call is not made when the signal is aborted already', async () => {
    expect(await errorOf(run(repository, { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    });
    expect(provider.requests).toHaveLength(0);
  });

  it('the call is made again with a new access token after a 401', async () => {
    provider.script(call, { status: 401 }, success(row));
    provider.script(tokenCall, { body: { accessToken: 'old' } }, { body: { accessToken: 'new' } });
    expect(await run(repository)).toEqual(result);
    expect(provider.requestsOf(call).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('the call is unavailable after a second 401, which says nothing about the link, and named on the console', async () => {
    provider.script(call, { status: 401 });
    expect(await errorOf(run(repository))).toMatchObject({ code: 'unavailable', mayHaveArrived: false });
    expect(provider.requestsOf(call)).toHaveLength(2);
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
    expect(environment.unusable).toEqual([
      `${call.replace('/id/', '/')}: A new access token is refused, too: the status is 401.`,
    ]);
  });
});

const silences = [
  ['204', { status: 204 }],
  ['205', { status: 205 }],
  ['200 without a body', { body: '' }],
  ['201 with a blank body', { status: 201, body: ' \n' }],
  ['null', { body: 'null' }],
  ['an object without success', { body: { message: 'done' } }],
  ['a success that is null', { body: { success: null, data: null } }],
] as const;

// An abort does not end call 6 (decision 6.9): the contract has the test.
describe.each(calls.filter(({ name }) => name !== 'call 6'))('$name', ({ call, run }) => {
  it('the call rejects with the reason of the signal, and is not repeated', async () => {
    provider.script(call, 'hang');
    const controller = new AbortController();
    const reason = new Error('left the screen');
    const error = errorOf(run(repository, { signal: controller.signal }));
    await provider.received(2);
    controller.abort(reason);
    expect(await error).toBe(reason);
    expect(provider.requestsOf(call)).toHaveLength(1);
  });
});

describe.each(calls.filter(({ mayBeSilent }) => !mayBeSilent))(
  '$name, which has to say something,',
  (row) => {
    it.each(silences)(
      'a call whose response has to say something is malformed when the response is %s, and not repeated',
      async (_what, answer) => {
        provider.script(row.call, answer);
        expect(await errorOf(row.run(repository))).toMatchObject({ code: 'malformed' });
        expect(provider.requestsOf(row.call)).toHaveLength(1);
      },
    );
  },
);

const [read, start, finish, reset] = calls as [CallRow, CallRow, CallRow, CallRow];
const silentCalls = calls.filter(({ mayBeSilent }) => mayBeSilent);

/** A response to call 2 with these fields. */
const reading = (fields: object) => ({
  body: { success: true, data: { ...(read.data as object), ...fields } },
});

describe.each(silentCalls)('$name, whose response need not say anything,', (row) => {
  const isReadAfter = row === finish || row === reset;

  it.each(silences)(
    `the call succeeds${isReadAfter ? ' as call 2 says' : ''} when the response is %s`,
    async (_what, answer) => {
      provider.script(read.call, row === finish ? reading({ status: 'finished' }) : success(read));
      provider.script(row.call, answer);
      expect(await row.run(repository)).toEqual(row.result);
      expect(provider.requestsOf(row.call)).toHaveLength(1);
      expect(provider.requestsOf(read.call)).toHaveLength(isReadAfter ? 1 : 0);
    },
  );
});

describe('call 4 with a response without success', () => {
  it('call 4 with a response without success returns the reference that call 2 has', async () => {
    provider.script(finish.call, { status: 204 });
    provider.script(read.call, reading({ status: 'finished', reference: '4F7A-19C2' }));
    expect(await repository.setFinished('link-1')).toBe('4F7A-19C2');
  });

  // Decision 5.7.
  it.each(['active', 'started', 'refused', 'expired'])(
    'call 4 with a response without success is malformed, and may have arrived, when call 2 says that the procedure is %s',
    async (status) => {
      provider.script(finish.call, { body: '' });
      provider.script(read.call, reading({ status }));
      expect(await errorOf(repository.setFinished('link-1'))).toMatchObject({
        code: 'malformed',
        mayHaveArrived: true,
      });
      expect(environment.unusable).toEqual([
        'POST /procedures/token: Call 4 succeeded, but the status is not finished.',
      ]);
    },
  );
});

describe.each([finish, reset])('$name with a response that says nothing', (row) => {
  it.each([
    ['unavailable', { status: 503 }],
    ['refused', { status: 403, body: { success: false } }],
    ['malformed', { body: '' }],
  ] as const)(
    'a response that says nothing leaves the call %s, and may have arrived, when the response to call 2 is %j',
    async (code, answer) => {
      provider.script(row.call, { status: 204 });
      provider.script(read.call, answer);
      expect(await errorOf(row.run(repository))).toMatchObject({ code, mayHaveArrived: true });
      expect(provider.requestsOf(row.call)).toHaveLength(1);
    },
  );
});

describe('call 5 with a response without the procedure', () => {
  it.each([{ status: 204 }, { body: { success: true } }, { body: { success: true, data: null } }] as const)(
    'call 5 reads the procedure with call 2 after a response without the procedure (%j)',
    async (answer) => {
      const procedure = { ...(read.data as object), language: 'nl-nl' };
      provider.script(reset.call, answer);
      provider.script(read.call, { body: { success: true, data: procedure } });
      expect(await reset.run(repository)).toEqual(procedure);
      expect(provider.requests.map(({ call }) => call)).toEqual([tokenCall, reset.call, read.call]);
    },
  );
});

describe('an origin without a response', () => {
  it('an origin without a response is reported when it is not the app’s own', async () => {
    provider.script(read.call, 'drop', { status: 500 }, { body: '' });
    await errorOf(read.run(repository));
    expect(environment.silent).toEqual([provider.origin]);
  });

  it('an origin without a response is not reported when it is the app’s own', async () => {
    provider.script(read.call, 'drop');
    await errorOf(read.run(openRepository(provider, { ...environment, appOrigin: provider.origin })));
    expect(environment.silent).toEqual([]);
  });

  it('an origin without a response is not reported when the call was aborted, or timed out', async () => {
    provider.script(read.call, 'hang');
    const controller = new AbortController();
    const outcomes = [read.run(repository, { signal: controller.signal }), read.run(repository)].map(errorOf);
    await provider.received(3);
    controller.abort();
    environment.reachLimits();
    await Promise.all(outcomes);
    expect(environment.silent).toEqual([]);
  });
});

describe('addresses in a response', () => {
  const answered = async (fields: object) => {
    provider.script(read.call, { body: { success: true, data: { ...(read.data as object), ...fields } } });
    return repository.readProcedure('link-1');
  };

  it.each([
    ['https://images.example', 'https://images.example'],
    ['https://münchen.example/1?a= b', 'https://münchen.example/1?a= b'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['javascript:alert(1)', 'javascript:alert(1)'], // no link and no image is made of it (`safe-url.ts`)
    ['photos/1', '{id}/photos/1'],
    ['/photos/1', '{origin}/photos/1'],
    ['?photo=1', '{id}/?photo=1'],
    ['//images.example/1', 'http://images.example/1'],
    ['', null],
    [' \n', null],
    ['https//:', '{id}/https//:'],
    ['//', null],
  ])('addresses of an image are resolved below {id}: %j', async (displayUrl, expected) => {
    const absolute =
      expected?.replace('{id}', `${provider.origin}/id`).replace('{origin}', provider.origin) ?? null;
    const { thumbs } = await answered({ thumbs: { idCardRecto: { displayUrl } } });
    expect(thumbs.idCardRecto).toEqual({ displayUrl: absolute });
    const photo = calls.find(({ name }) => name === 'call 6')!;
    provider.script(photo.call, { body: { success: true, data: { displayUrl } } });
    expect(await photo.run(repository)).toEqual({ displayUrl: absolute });
  });

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['suite', 'https://app.example/suite'],
    ['/link-1?a=b#c', 'https://app.example/link-1?a=b#c'],
    ['//shop.example', 'https://shop.example/'],
    ['', null],
    [null, null],
  ])('addresses of a page are resolved against the app’s origin: %j', async (address, expected) => {
    expect(await answered({ webappUrl: address, redirectUrl: address })).toMatchObject({
      webappUrl: expected,
      redirectUrl: expected,
    });
  });

  it('addresses of an image are resolved against the app’s origin where {id} is a path there', async () => {
    const configuration = {
      authEndpointUrl: `${provider.origin}/auth`,
      idEndpointUrl: '/id',
      clientId: 'recto',
      clientSecret: null,
      clientAuthentication: 'both',
    } as const;
    const fetch: typeof globalThis.fetch = (url, init) =>
      globalThis.fetch(new URL(url as string, provider.origin), init);
    provider.script(read.call, {
      body: {
        success: true,
        data: { status: 'active', thumbs: { idCardRecto: { displayUrl: 'photos/1' } } },
      },
    });
    const own = new HttpProcedureRepository(configuration, { ...environment, fetch });
    expect((await own.readProcedure('link-1')).thumbs.idCardRecto).toEqual({
      displayUrl: 'https://app.example/id/photos/1',
    });
  });
});

describe('a provider of which only the needed fields are given', () => {
  const sent = async (more: object) => {
    const [authEndpointUrl, idEndpointUrl] = [`${provider.origin}/auth`, `${provider.origin}/id`];
    const needed = { authEndpointUrl, idEndpointUrl, clientId: 'recto' };
    provider.script(read.call, success(read));
    await new HttpProcedureRepository({ ...needed, ...more }, environment).readProcedure('link-1');
    const { body, headers } = provider.requestsOf(tokenCall).slice(-1)[0]!;
    return { body, hasHeader: headers.authorization !== undefined };
  };

  it('a provider of which only the needed fields are given sends no secret, and a secret in both places, as config.json does by default', async () => {
    const body = 'grant_type=client_credentials&client_id=recto';
    expect(await sent({})).toEqual({ body, hasHeader: false });
    for (const clientSecret of [undefined, null, '']) {
      expect(await sent({ clientSecret, clientAuthentication: undefined })).toEqual({
        body,
        hasHeader: false,
      });
    }
    for (const clientAuthentication of [undefined, null]) {
      expect(await sent({ clientSecret: 'geheim', clientAuthentication })).toEqual({
        body: `${body}&client_secret=geheim`,
        hasHeader: true,
      });
    }
  });
});

/** An image of 2 MB as a data URL. */
const large = `data:image/jpeg;base64,${Buffer.alloc(2 * 1024 * 1024, 7).toString('base64')}`;

describe('call 2 with images of 2 MB as data URLs', () => {
  const [images, thumbs] = [perPhoto(() => large), perPhoto(() => ({ displayUrl: large }))];

  beforeEach(() => {
    const data = { ...(read.data as object), status: 'started', photos: images, thumbs };
    provider.script(read.call, { body: { success: true, data } });
  });

  it('call 2 with images of 2 MB as data URLs reads a thumb of each photo, beside the photo', async () => {
    const procedure = await repository.readProcedure('link-1');
    expect(procedure.thumbs).toEqual(thumbs);
    expect(procedure.photos).toEqual(perPhoto(() => true));
  });

  it('call 2 with images of 2 MB as data URLs opens the link, shows the thumbs, and stores the token in a storage of 5 MB', async () => {
    const entries = new Map<string, string>();
    const browser: WebStorage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => {
        const others = [...entries].filter(([each]) => each !== key);
        const units = [...others, [key, text]].flat().join('').length;
        if (units * 2 > 5 * 1024 * 1024) throw new DOMException('Full.', 'QuotaExceededError');
        entries.set(key, text);
      },
      removeItem: (key) => void entries.delete(key),
    };
    const open = () => {
      const storage = new LocalStorage(() => browser, new EventTarget());
      return new ProcedureStore({ repository, storage, toasts: new FakeToasts(), now: Date.now });
    };
    const store = open();
    await store.verify('link-1');
    store.catchUp();
    expect(store.getSnapshot().entry!.procedure.thumbs).toEqual(thumbs);

    const afterReload = open().getSnapshot().entry;
    expect(afterReload?.token).toBe('link-1');
    expect(missingPhotos(afterReload!.procedure)).toEqual([]);
  });
});

describe('a response that lacks something', () => {
  it.each([
    ['the status of call 2', calls[0]!, { success: true, data: { lastname: 'Dupont' } }, 'data.status'],
    ['the data of call 6', calls[4]!, { success: true }, 'data'],
    ['the address of call 6', calls[4]!, { success: true, data: 'https://secret.example' }, 'data'],
  ])(
    'a response that lacks something is named by its field: %s',
    async (_what, { call, run }, body, field) => {
      provider.script(call, { body });
      expect(await errorOf(run(repository))).toMatchObject({ code: 'malformed' });
      const what = `The response does not fit the schema at ${field}.`;
      expect(environment.unusable).toEqual([`${call.replace('/id/', '/')}: ${what}`]);
    },
  );

  it('a response that lacks something is named when call 5 succeeds, and call 2 still says that the procedure is refused', async () => {
    provider.script('PATCH /id/procedures/reset', { status: 204 });
    provider.script(read.call, {
      body: { success: true, data: { ...(read.data as object), status: 'refused' } },
    });
    expect(await errorOf(repository.reset('link-1'))).toMatchObject({
      code: 'malformed',
      mayHaveArrived: true,
    });
    expect(environment.unusable).toEqual([
      'POST /procedures/token: Call 5 succeeded, but the status is still refused.',
    ]);
  });
});

describe('two calls with the same access token', () => {
  it('two calls with the same access token renew it once when both get a 401', async () => {
    provider.script(tokenCall, { body: { accessToken: 'old' } }, { body: { accessToken: 'new' } });
    provider.script(read.call, { status: 401 }, success(read));
    provider.script(start.call, { status: 401 }, success(start));
    await Promise.all([read.run(repository), start.run(repository)]);
    expect(provider.requestsOf(read.call)).toHaveLength(2);
    expect(provider.requestsOf(start.call)).toHaveLength(2);
    expect(provider.requestsOf(tokenCall)).toHaveLength(2);
  });
});

describe.each(repeatableCalls)('$name, which is safe to repeat,', (row) => {
  const { call, run, result } = row;

  it.each([{ status: 500 }, { status: 503 }, { status: 429 }, 'drop'] as const)(
    'a call that is safe to repeat is retried after %j',
    async (failure) => {
      provider.script(call, failure, failure, success(row));
      expect(await run(repository)).toEqual(result);
      expect(provider.requestsOf(call)).toHaveLength(3);
      expect(environment.pauses).toEqual([500, 1000]);
    },
  );

  it.each([
    ['unavailable', { status: 500 }],
    ['unavailable', { status: 429 }],
    ['unreachable', 'drop'],
  ] as const)('a call that is safe to repeat is %s after three times %j', async (code, failure) => {
    provider.script(call, failure);
    expect(await errorOf(run(repository))).toMatchObject({ code });
    expect(provider.requestsOf(call)).toHaveLength(3);
  });

  it('a call that is safe to repeat waits as long as the provider asks', async () => {
    const seconds = { status: 429, headers: { 'retry-after': '3' } };
    const dated = (ms: number) => new Date(Date.UTC(2026, 0, 2) + ms).toUTCString();
    const date = { status: 503, headers: { date: dated(0), 'retry-after': dated(4000) } };
    provider.script(call, seconds, date, success(row));
    expect(await run(repository)).toEqual(result);
    expect(environment.pauses).toEqual([3000, 4000]);
  });
});

describe.each(repeatableCalls)('$name, refused on its second attempt,', (row) => {
  it.each([
    ['may have arrived when the first got no answer', 'drop', true],
    ['may have arrived when the first got 500', { status: 500 }, true],
    ['has not arrived when the first got 429', { status: 429 }, false],
  ] as const)('%s', async (_what, first, mayHaveArrived) => {
    for (const second of [{ status: 404 }, { body: { success: false } }]) {
      provider.script(row.call, first, second);
      const error = await errorOf(row.run(repository));
      expect(error).toMatchObject({ code: 'refused', mayHaveArrived });
    }
  });
});

describe.each(calls)('$name', (row) => {
  it.each([
    ['may have arrived when the connection broke', 'drop', true],
    ['may have arrived with 503', { status: 503 }, true],
    ['may have arrived when the answer is a page', { body: '<!doctype html>' }, true],
    ['has not arrived with 429', { status: 429 }, false],
    [
      'may have arrived when the answer is the page of a gateway',
      { status: 403, body: '<h1>403</h1>' },
      true,
    ],
    ['has not arrived with 409', { status: 409, body: { success: false } }, false],
    ['has not arrived with success: false', { body: { success: false } }, false],
  ] as const)('%s', async (_what, answer, mayHaveArrived) => {
    provider.script(row.call, answer);
    expect(await errorOf(row.run(repository))).toMatchObject({ mayHaveArrived });
  });

  it('the call may have arrived when no response comes in time', async () => {
    provider.script(row.call, 'hang');
    const error = errorOf(row.run(repository));
    await provider.received(2);
    environment.reachLimits();
    expect(await error).toMatchObject({ mayHaveArrived: true });
  });

  it.each(['drop', { status: 500 }, { status: 401 }, { body: '<!doctype html>' }] as const)(
    'the call has not arrived when call 1 ends with %j',
    async (answer) => {
      provider.script(tokenCall, answer);
      expect(await errorOf(row.run(repository))).toMatchObject({ mayHaveArrived: false });
    },
  );
});

describe.each(singleCalls)('$name, which is not safe to repeat,', ({ call, run }) => {
  it.each([
    ['unavailable', { status: 500 }],
    ['unavailable', { status: 429, headers: { 'retry-after': '1' } }],
    ['unreachable', 'drop'],
  ] as const)('a call that is not safe to repeat is %s at once after %j', async (code, failure) => {
    provider.script(call, failure);
    expect(await errorOf(run(repository))).toMatchObject({ code });
    expect(provider.requestsOf(call)).toHaveLength(1);
    expect(environment.pauses).toEqual([]);
  });
});

describe('a procedure token', () => {
  it.each(['', 'é', 'two words', 'line\nbreak', '身分'])(
    'a procedure token that a header can not carry (%j) is refused without a request',
    async (token) => {
      expect(await errorOf(repository.readProcedure(token))).toMatchObject({ code: 'refused' });
      expect(provider.requests).toHaveLength(0);
    },
  );

  it('no error contains a procedure token', async () => {
    provider.script(calls[0]!.call, 'drop');
    const error = (await errorOf(repository.readProcedure('link-1'))) as Error;
    const cause = error.cause as Error;
    expect(`${error.message} ${cause.message} ${String(cause.cause)}`).not.toMatch(/link-1|access-1|127/);
  });
});
