import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from '../../../packages/sandbox/src/cli/self-signed-certificate.ts';
import { rawRequest } from './support/raw-request.ts';
import { testServer } from './support/test-server.ts';

const json = { 'content-type': 'application/json' };

describe('on this machine only', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]'])('the operator side answers to the name %s', async (name) => {
    const { origin } = await testServer();
    const { port } = new URL(origin);
    const answer = await rawRequest(`${origin}/operator/api/faults`, {
      headers: { host: `${name}:${port}` },
    });
    expect(answer.status).toBe(200);
  });

  test.each(['/operator', '/operator/', '/operator/api/procedures', '/operator/operator.js'])(
    'a foreign name that leads to this machine gets nothing of %s',
    async (path) => {
      const { origin } = await testServer();
      const answer = await rawRequest(origin + path, { headers: { host: 'rebound.example' } });
      expect(answer.status).toBe(403);
    },
  );
});

describe('a request that changes something', () => {
  const create = async (headers: Record<string, string>) => {
    const server = await testServer();
    const answer = await fetch(`${server.origin}/operator/api/procedures`, {
      method: 'POST',
      headers: { ...headers, ...(headers['origin'] === 'own' ? { origin: server.origin } : {}) },
      body: '{}',
    });
    return { status: answer.status, created: server.sandbox.operator.list().length };
  };

  test.each([
    ['JSON without an origin, as programs send it', json],
    ['JSON from the own origin', { ...json, origin: 'own' }],
  ])('is taken as %s', async (_, headers) => {
    expect(await create(headers)).toEqual({ status: 201, created: 1 });
  });

  test.each([
    ['JSON from another origin', { ...json, origin: 'https://evil.example' }],
    ['JSON from a page without an origin', { ...json, origin: 'null' }],
    ['a text, which a foreign page could send', { 'content-type': 'text/plain' }],
    ['a form, which a foreign page could send', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is refused as %s', async (_, headers) => {
    expect(await create(headers)).toEqual({ status: 403, created: 0 });
  });

  test('can not be asked for by a foreign page: no permission is ever given', async () => {
    const { origin } = await testServer();
    const answer = await fetch(`${origin}/operator/api/procedures`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.ok).toBe(false);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('on a network', () => {
  const key = 'a-key-that-nobody-guesses';

  const lanServer = async () => {
    const certificate = await selfSignedCertificate(['127.0.0.1']);
    const server = await testServer({
      network: { kind: 'lan', address: '127.0.0.1', certificate, operatorKey: key },
    });
    return {
      server,
      get: (path: string, headers: Record<string, string> = {}) =>
        rawRequest(server.origin + path, { ca: certificate.cert, headers }),
    };
  };

  test('HTTPS is served, with a certificate that is good for the address', async () => {
    const { server, get } = await lanServer();
    expect(server.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await get('/assets/config.json')).toMatchObject({ status: 200 });
  });

  test.each(['/operator', '/operator/api/procedures', '/operator/api/procedures?key=guess'])(
    '%s answers nobody without the key',
    async (path) => {
      const { get } = await lanServer();
      expect(await get(path)).toMatchObject({ status: 401 });
      expect(await get(path, { 'x-operator-key': 'guess', cookie: 'recto-operator=guess' })).toMatchObject({
        status: 401,
      });
    },
  );

  test('the address with the key gives a cookie that opens the page, and does not keep the key in the address', async () => {
    const { get } = await lanServer();
    const opened = await get(`/operator?key=${key}`);
    expect(opened).toMatchObject({ status: 303, headers: { location: '/operator' } });
    const cookie = opened.headers['set-cookie']![0]!;
    expect(cookie).toMatch(/; Path=\/operator; HttpOnly; Secure; SameSite=Lax$/);
    expect(await get('/operator', { cookie: cookie.split(';')[0]! })).toMatchObject({ status: 200 });
  });

  test('programs send the key as a header', async () => {
    const { get } = await lanServer();
    expect(await get('/operator/api/faults', { 'x-operator-key': key })).toMatchObject({
      status: 200,
      text: '[]',
    });
  });
});
