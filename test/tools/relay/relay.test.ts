import { once } from 'node:events';
import { request } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { accessTokenRequest, clientAuthentications } from '@recto/core';
import { authorizationServer } from './support/authorization-server.ts';
import { rawRequest } from '../sandbox/support/raw-request.ts';
import { appForm, appOrigin, callOf, runningRelay, secret } from './support/running-relay.ts';

const secretForm = { ...appForm, client_secret: secret };
const basic = `Basic ${btoa(`recto-web:${secret}`)}`;

test('GET /health says that the relay runs, without asking the authorization server', async () => {
  const server = await authorizationServer();
  const relay = await runningRelay(server.url);
  const response = await fetch(`${relay.url}/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`${relay.url}/health`, { method: 'POST' })).status).toBe(404);
  expect(server.calls).toEqual([]);
});

describe('call 1 through the relay', () => {
  test.each([
    ['both', secretForm, basic],
    ['body', secretForm, undefined],
    ['basic', { grant_type: 'client_credentials' }, basic],
  ] as const)(
    'call 1 is made with the secret, where the server expects it: %s',
    async (wanted, form, header) => {
      const server = await authorizationServer();
      const relay = await runningRelay(server.url, { clientAuthentication: wanted });
      const response = await callOf(relay.url, { headers: { cookie: 'session=1', 'x-api-key': 'token' } });
      expect(response.status).toBe(200);

      const [call] = server.calls;
      expect(call).toMatchObject({ path: '/auth/oauth2/token', form });
      expect(call!.headers.authorization).toBe(header);
      expect(call!.headers).not.toHaveProperty('cookie');
      expect(call!.headers).not.toHaveProperty('x-api-key');
      expect(call!.headers).not.toHaveProperty('origin');
    },
  );

  test('the relay returns what the app needs of call 1, and nothing else, and the response must not be cached', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url);
    const response = await callOf(relay.url);
    expect(await response.json()).toEqual({ accessToken: 'access-1', token_type: 'Bearer', expires_in: 300 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': appOrigin,
      'cache-control': 'no-store',
      'content-type': 'application/json',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('a secret with characters that a header can not carry arrives unchanged', async () => {
    const server = await authorizationServer();
    const clientSecret = 'ä:b&c=d %';
    const relay = await runningRelay(server.url, { clientSecret });
    await callOf(relay.url);
    const [call] = server.calls;
    expect(call!.form['client_secret']).toBe(clientSecret);
    expect(atob(call!.headers.authorization!.slice('Basic '.length))).toBe(
      'recto-web:%C3%A4%3Ab%26c%3Dd+%25',
    );
  });
});

describe('a preflight with the headers that Chromium sends', () => {
  const preflight = async (origin: string, requestedHeaders = 'content-type') => {
    const relay = await runningRelay('http://127.0.0.1:9');
    const response = await rawRequest(`${relay.url}/oauth2/token`, {
      method: 'OPTIONS',
      headers: {
        accept: '*/*',
        'access-control-request-method': 'POST',
        'access-control-request-headers': requestedHeaders,
        origin,
        'sec-fetch-mode': 'cors',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'empty',
      },
    });
    return { ...response, logged: relay.logged };
  };

  test('a preflight is answered with 204 to a page of the app', async () => {
    expect(await preflight(appOrigin)).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': appOrigin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
        vary: 'Origin',
      },
      text: '',
    });
  });

  test('a preflight is answered with 403 to another page', async () => {
    const { status, headers } = await preflight('https://stranger.example');
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('a preflight is refused and logged if the app would send a secret in a Basic header, which its call never does then', async () => {
    const { status, logged } = await preflight(appOrigin, 'authorization,content-type');
    expect(status).toBe(400);
    expect(logged).toEqual([expect.stringContaining(' warning secret_in_request status=400 count=1 ')]);
  });
});

describe('a configuration that still has a clientSecret', () => {
  test.each(clientAuthentications)(
    // Decision 10.11.
    'a configuration that still has a clientSecret is named in the log, in one line for all customers, without the secret: %s',
    async (clientAuthentication) => {
      const server = await authorizationServer();
      const relay = await runningRelay(server.url);
      const { headers, body } = accessTokenRequest({
        clientId: 'recto-web',
        clientSecret: secret,
        clientAuthentication,
      });
      for (let customer = 0; customer < 3; customer += 1) {
        const response = await callOf(relay.url, {
          form: Object.fromEntries(new URLSearchParams(body)),
          headers,
        });
        expect([response.status, await response.json()]).toEqual([400, { error: 'secret_in_request' }]);
      }
      expect(relay.logged).toEqual([
        expect.stringMatching(/ warning secret_in_request status=400 count=1 .* hint=".*config\.json"$/),
      ]);
      expect(relay.logged[0]).not.toContain(secret);
      expect(server.calls).toEqual([]);
    },
  );

  test('a Basic header that a proxy adds for its own password is no secret of the app', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url);
    expect((await callOf(relay.url, { headers: { authorization: basic } })).status).toBe(200);
  });
});

describe('requests that the relay refuses', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(appForm).toString();

  test.each([
    ['a call from another page', 403, { headers: { ...form, origin: 'https://stranger.example' }, body }],
    ['a call without an origin', 403, { headers: form, body }],
    ['a call from an opaque origin', 403, { headers: { ...form, origin: 'null' }, body }],
    ['another method', 405, { method: 'PUT', body }],
    ['another path', 404, { path: '/oauth2/introspect', body }],
    ['a path with a query', 404, { path: '/oauth2/token?a=b', body }],
    [
      'a body that is not a form',
      415,
      { headers: { origin: appOrigin, 'content-type': 'text/plain' }, body },
    ],
    ['another grant type', 400, { body: 'grant_type=password&client_id=recto-web' }],
    ['another client', 400, { body: 'grant_type=client_credentials&client_id=other' }],
    ["a secret in the app's form", 400, { body: `${body}&client_secret=x` }],
    ['a long body', 413, { body: `${body}&a=${'a'.repeat(5000)}` }],
  ] as const)('%s: %i', async (_what, status, { path = '/oauth2/token', ...init }: Call) => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url);
    const headers = { ...form, origin: appOrigin };
    const response = await fetch(relay.url + path, { method: 'POST', headers, ...init });
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()) as object)).toEqual(['error']);
    expect(server.calls).toEqual([]);
  });

  interface Call {
    readonly path?: string;
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body: string;
  }

  test('an endless body is refused when it is too long', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${relay.url}/oauth2/token`, {
        method: 'POST',
        headers: { ...form, origin: appOrigin },
      });
      sent.on('response', (response) => resolve(response.resume().statusCode));
      sent.on('error', reject);
      sent.write('a'.repeat(5000)); // never ended
    });
    expect(status).toBe(413);
    expect(server.calls).toEqual([]);
  });
});

describe('an authorization server without a usable response', () => {
  const responses: readonly (readonly [string, number, (response: ServerResponse) => void])[] = [
    ['refuses the secret', 502, (response) => response.writeHead(401).end(`{"error":"${secret}"}`)],
    ['fails', 503, (response) => response.writeHead(500).end('<h1>Error</h1>')],
    ['breaks the connection', 504, (response) => response.destroy()],
    [
      'redirects the call',
      504,
      (response) => response.writeHead(307, { location: 'http://127.0.0.1:9' }).end(),
    ],
    ['sends no JSON', 502, (response) => response.end('access-1')],
    ['sends a list', 502, (response) => response.end('[]')],
    ['sends null', 502, (response) => response.end('null')],
    ['sends no token', 502, (response) => response.end('{"expires_in":1}')],
    [
      'sends a token that a header can not carry',
      502,
      (response) => response.end('{"access_token":"a\\nb"}'),
    ],
    ['sends too long a response', 502, (response) => response.end(`"${'a'.repeat(100_000)}"`)],
  ];

  test.each(responses)('%s: the app gets %i and an error code only', async (_what, status, respond) => {
    const server = await authorizationServer(respond);
    const relay = await runningRelay(server.url);
    const received = await callOf(relay.url);
    expect(received.status).toBe(status);
    const text = await received.text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['error']);
    const visible = [text, ...relay.logged, ...[...received.headers].flat()].join('\n');
    expect(relay.logged).toHaveLength(1);
    expect(visible).not.toContain(secret);
    expect(visible).not.toContain('access-1');
    expect(visible).not.toContain(server.url);
  });

  // Decision 10.11.
  test('the error of an authorization server without a usable response is for the log, never for the app', async () => {
    const server = await authorizationServer((response) =>
      response.writeHead(400).end(JSON.stringify({ error: 'invalid_request', error_description: secret })),
    );
    const relay = await runningRelay(server.url);
    const received = await callOf(relay.url);
    expect(await received.json()).toEqual({ error: 'refused_by_authorization_server' });
    expect(relay.logged).toEqual([
      expect.stringMatching(
        /^\d{4}-\d\d-\d\dT\S+Z error refused_by_authorization_server status=502 oauth_error=invalid_request .*is both/,
      ),
    ]);
    expect(relay.logged[0]).not.toContain(secret);
  });

  test('a caller that breaks its request off is not logged as a failure', async () => {
    const server = await authorizationServer((response) => response.writeHead(401).end());
    const relay = await runningRelay(server.url);
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
    const lines = [
      'POST /oauth2/token HTTP/1.1',
      'Host: relay',
      `Origin: ${appOrigin}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 80',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\ngrant_type=`, () => socket.destroy());
    await once(socket, 'close');
    await callOf(relay.url);
    await expect
      .poll(() => relay.logged)
      .toEqual([expect.stringContaining('refused_by_authorization_server')]);
  });

  test.each([429, 503])('%i: the app gets Retry-After', async (status) => {
    const server = await authorizationServer((response) =>
      response.writeHead(status, { 'retry-after': '7' }).end(),
    );
    const relay = await runningRelay(server.url);
    const response = await callOf(relay.url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  test('an invalid lifetime is left out', async () => {
    const server = await authorizationServer((response) =>
      response.end('{"accessToken":"access-2","expires_in":"soon"}'),
    );
    const relay = await runningRelay(server.url);
    expect(await (await callOf(relay.url)).json()).toEqual({ accessToken: 'access-2', token_type: 'Bearer' });
  });
});

describe('the rate limit', () => {
  test('one caller can make a limited number of calls in a minute', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url, { perMinute: { perCaller: 2, total: 100 } });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await callOf(relay.url)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const { headers } = await callOf(relay.url);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(server.calls).toHaveLength(2);
  });

  test('behind a proxy, the caller is the address that the proxy added, not one that the client sent', async () => {
    const server = await authorizationServer();
    const perMinute = { perCaller: 1, total: 100 };
    const from = async (relay: { url: string }, forwarded: string) =>
      (await callOf(relay.url, { headers: { 'x-forwarded-for': forwarded } })).status;

    const behind = await runningRelay(server.url, { perMinute, behindProxy: true });
    expect(await from(behind, '10.0.0.1')).toBe(200);
    expect(await from(behind, '10.0.0.2')).toBe(200);
    expect(await from(behind, '10.9.9.9, 10.0.0.1')).toBe(429);

    const bare = await runningRelay(server.url, { perMinute });
    expect(await from(bare, '10.0.0.1')).toBe(200);
    expect(await from(bare, '10.0.0.2')).toBe(429);
  });

  test('a whole IPv6 prefix counts as one caller, so that one device can not use up the total limit', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url, {
      perMinute: { perCaller: 2, total: 5 },
      behindProxy: true,
    });
    const from = async (forwarded: string) =>
      (await callOf(relay.url, { headers: { 'x-forwarded-for': forwarded } })).status;
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) statuses.push(await from(`2001:db8:1:2::${host}`));
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('::ffff:192.0.2.1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(429);
  });
});

describe('many connections', () => {
  // Two callers are two loopback addresses; only Linux has more than one by default.
  beforeEach(({ skip }) => skip(process.platform !== 'linux', 'Linux has more than one loopback address'));

  /** Connects from this local address. Resolves once the connection is open or closed. */
  async function connection(url: string, localAddress: string): Promise<Socket> {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.resume();
    return socket;
  }

  test('hundreds of silent or slow connections of one caller do not block another caller', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url);
    const sockets = await Promise.all(Array.from({ length: 600 }, () => connection(relay.url, '127.0.0.2')));
    for (const socket of sockets.slice(300)) socket.write('POST /oauth2/token HTTP/1.1\r\nX-Slow: ');
    expect(await callFrom(relay.url, '127.0.0.1')).toBe(200);
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(20);
    expect(await callFrom(relay.url, '127.0.0.1')).toBe(200);
  });

  test('a caller with too many pending calls gets no more connections until some have ended', async () => {
    const held: ServerResponse[] = [];
    let isHolding = true;
    const server = await authorizationServer((response) => {
      if (isHolding) held.push(response);
      else response.writeHead(500).end();
    });
    const relay = await runningRelay(server.url);
    const calls = Array.from({ length: 20 }, () => callFrom(relay.url, '127.0.0.1'));
    await expect.poll(() => held).toHaveLength(20);
    await expect(callFrom(relay.url, '127.0.0.1')).rejects.toThrow(/socket hang up|ECONNRESET/);
    isHolding = false;
    for (const response of held) response.writeHead(500).end();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));
    await expect.poll(() => callFrom(relay.url, '127.0.0.1').catch(() => null)).toBe(503);
  });

  test('behind a proxy, which makes all connections, connections are not counted', async () => {
    const server = await authorizationServer();
    const relay = await runningRelay(server.url, { behindProxy: true });
    await Promise.all(Array.from({ length: 50 }, () => connection(relay.url, '127.0.0.1')));
    expect(await callFrom(relay.url, '127.0.0.1')).toBe(200);
  });

  test('a silent connection is closed before a call times out', async () => {
    const silent = await authorizationServer(() => undefined);
    const relay = await runningRelay(silent.url);
    const order: string[] = [];
    const socket = await connection(relay.url, '127.0.0.2');
    const ended = once(socket, 'close').then(() => order.push('silent connection'));
    const status = await callFrom(relay.url, '127.0.0.1');
    order.push(`call: ${status}`);
    await ended;
    expect(order).toEqual(['silent connection', 'call: 504']);
  });

  /** Call 1 from this local address. @returns the status of the response. */
  function callFrom(url: string, localAddress: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/oauth2/token`, {
        method: 'POST',
        agent: false,
        localAddress,
        headers: { origin: appOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      });
      sent.on('response', (response) => resolve(response.resume().statusCode));
      sent.on('error', reject);
      sent.end(new URLSearchParams(appForm).toString());
    });
  }
});
