import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from '../../../packages/sandbox/src/cli/self-signed-certificate.ts';
import { rawRequest } from './support/raw-request.ts';
import { allRequired, testServer } from './support/test-server.ts';

const json = { 'content-type': 'application/json' };

describe('on this machine only', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]'])(
    'the operator page is available under the name %s',
    async (name) => {
      const { origin } = await testServer();
      const { port } = new URL(origin);
      const response = await rawRequest(`${origin}/operator/api/faults`, {
        headers: { host: `${name}:${port}` },
      });
      expect(response.status).toBe(200);
    },
  );

  test.each(['/operator', '/operator/', '/operator/api/procedures', '/operator/operator.js'])(
    '%s is refused under another host name (DNS rebinding)',
    async (path) => {
      const { origin } = await testServer();
      const response = await rawRequest(origin + path, { headers: { host: 'rebound.example' } });
      expect(response.status).toBe(403);
    },
  );
});

describe('on this machine only, a request line in absolute form', () => {
  /** The first line of the response to a request that says where it goes in two places. */
  const statusOf = async (target: (port: string) => string, host: (port: string) => string) => {
    const { origin, sandbox } = await testServer();
    sandbox.operator.create(allRequired);
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET ${target(port)} HTTP/1.1\r\nHost: ${host(port)}\r\nConnection: close\r\n\r\n`);
    const text = (await buffer(socket)).toString();
    expect(text.includes('"token"')).toBe(text.startsWith('HTTP/1.1 200 '));
    return Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  };
  const path = '/operator/api/procedures';
  const own = (port: string) => `127.0.0.1:${port}`;
  const other = (port: string) => `rebound.example:${port}`;

  test.each([
    ['with this host in both places is answered', own, own, 200],
    ['with this host under another name is answered', (port: string) => `localhost:${port}`, own, 200],
    ['with another host in the Host header is refused', own, other, 403],
    ['with another host in the request line is refused', other, own, 403],
    ['with another host in both places is refused', other, other, 403],
    [
      'with another host after this one as a user is refused',
      (port: string) => `127.0.0.1@${other(port)}`,
      own,
      403,
    ],
  ])('%s', async (_what, inLine, inHeader, status) => {
    expect(await statusOf((port) => `http://${inLine(port)}${path}`, inHeader)).toBe(status);
  });

  test('a request without a host, or with two, is no request for this server', async () => {
    expect(
      await statusOf(
        () => path,
        () => '',
      ),
    ).not.toBe(200);
    expect(
      await statusOf(
        () => path,
        (port) => `${own(port)}\r\nHost: ${other(port)}`,
      ),
    ).not.toBe(200);
    expect(
      await statusOf(
        () => path,
        (port) => `${other(port)}\r\nHost: ${own(port)}`,
      ),
    ).not.toBe(200);
  });
});

describe('a request that changes something', () => {
  const create = async (headers: Record<string, string>) => {
    const server = await testServer();
    const response = await fetch(`${server.origin}/operator/api/procedures`, {
      method: 'POST',
      headers: { ...headers, ...(headers['origin'] === 'own' ? { origin: server.origin } : {}) },
      body: '{}',
    });
    return { status: response.status, created: server.sandbox.operator.list().length };
  };

  test.each([
    ['JSON without an origin, from a program', json],
    ['JSON from the own origin', { ...json, origin: 'own' }],
  ])('a request that changes something is accepted as %s', async (_, headers) => {
    expect(await create(headers)).toEqual({ status: 201, created: 1 });
  });

  test.each([
    ['JSON from another origin', { ...json, origin: 'https://evil.example' }],
    ['JSON from a page without an origin', { ...json, origin: 'null' }],
    ['plain text, which another site could send', { 'content-type': 'text/plain' }],
    ['a form, which another site could send', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a request that changes something is refused as %s', async (_, headers) => {
    expect(await create(headers)).toEqual({ status: 403, created: 0 });
  });

  test('a request that changes something is never permitted to another site by CORS', async () => {
    const { origin } = await testServer();
    const response = await fetch(`${origin}/operator/api/procedures`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.ok).toBe(false);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('on a network', () => {
  const key = 'a-random-key';

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

  test('HTTPS is served, with a certificate for the address', async () => {
    const { server, get } = await lanServer();
    expect(server.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await get('/assets/config.json')).toMatchObject({ status: 200 });
  });

  test.each(['/operator', '/operator/api/procedures', '/operator/api/procedures?key=guess'])(
    '%s is refused without the key',
    async (path) => {
      const { get } = await lanServer();
      expect(await get(path)).toMatchObject({ status: 401 });
      expect(await get(path, { 'x-operator-key': 'guess', cookie: 'recto-operator=guess' })).toMatchObject({
        status: 401,
      });
    },
  );

  test('the address with the key sets a cookie, and redirects to the page without the key', async () => {
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
