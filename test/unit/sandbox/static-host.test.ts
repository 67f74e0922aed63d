import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticHost } from '@recto/sandbox';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../packages/sandbox/src/web/security/security-headers.ts';
import { rawRequest } from './support/raw-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { testServer } from './support/test-server.ts';

const index = '<!doctype html><title>Recto</title>';
/** As sent by curl. */
const program = { accept: '*/*' };
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function hostServer() {
  const folder = temporaryFolder();
  const build = join(folder, 'dist');
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(build, 'index.html'), index);
  writeFileSync(join(build, 'favicon.svg'), '<svg/>');
  writeFileSync(join(build, 'assets/index-B2x9_kQa.js'), 'export {}');
  writeFileSync(join(build, 'assets/config.json'), '{"authEndpointUrl":"https://elsewhere.example"}');
  return testServer({ openWebHost: staticHost(build) });
}

describe('a production build', () => {
  test.each([
    '/',
    '/404',
    '/mobile',
    '/Abc123/start?language=de-de',
    '/%',
    '/index.html',
    '/Abc.123',
    '/assetsAbc',
  ])('serves the page at %s, for every Accept header, without caching', async (path) => {
    const { origin } = await hostServer();
    for (const headers of [browser, program, { accept: 'application/json' }]) {
      const response = await fetch(origin + path, { headers });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(index);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    }
  });

  test.each([
    ['/assets/index-B2x9_kQa.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ])('serves the file %s', async (path, contentType, cacheControl) => {
    const { origin } = await hostServer();
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': cacheControl,
    });
  });

  test.each([
    '/assets',
    '/assets/index-00000000.js',
    '/provider/nothing',
    '/operator/nothing',
    '/robots.txt',
    '/Abc123/style.css',
    '/Abc123/index.js.map',
    '/manifest.JSON',
    '/font.woff2',
  ])('responds 404 for %s, which is neither a file nor a page', async (path) => {
    const { origin } = await hostServer();
    for (const headers of [browser, program]) {
      expect((await fetch(origin + path, { headers })).status).toBe(404);
    }
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])(
    'serves nothing outside its folder: %s',
    async (path) => {
      const { origin } = await hostServer();
      const { hostname, port } = new URL(origin);
      const response = await rawRequest(origin, { hostname, port, path });
      expect(response.text).not.toContain('secret');
    },
  );

  test('responds to HEAD as to GET, without the body', async () => {
    const { origin } = await hostServer();
    for (const path of [
      '/',
      '/Abc123/start',
      '/assets/index-B2x9_kQa.js',
      '/assets/config.json',
      '/operator',
    ]) {
      const response = await fetch(origin + path, { method: 'HEAD', headers: program });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    }
  });

  test('refuses POST', async () => {
    const { origin } = await hostServer();
    expect((await fetch(`${origin}/Abc123/start`, { method: 'POST', headers: browser })).status).toBe(404);
  });

  test('gets a configuration for this sandbox, instead of the file in the build', async () => {
    const server = await hostServer();
    const response = await fetch(`${server.origin}/assets/config.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      authEndpointUrl: '/provider/auth',
      idEndpointUrl: '/provider/id',
      clientId: server.sandbox.config.clientId,
      clientSecret: server.sandbox.config.clientSecret,
    });
  });
});

test('the configuration contains the client authentication if it is not the default', async () => {
  const { origin } = await testServer({ clientAuthentication: 'basic' });
  expect(await (await fetch(`${origin}/assets/config.json`)).json()).toMatchObject({
    clientAuthentication: 'basic',
  });
});

test('every response has the security headers', async () => {
  const { origin } = await hostServer();
  const expected = securityHeaders({ endpoints: [], images: [origin] });
  for (const path of [
    '/',
    '/assets/index-B2x9_kQa.js',
    '/assets/nothing.js',
    '/provider/nothing',
    '/operator',
  ]) {
    const { headers } = await fetch(origin + path, { headers: browser });
    for (const [name, value] of expected) expect([name, headers.get(name)]).toEqual([name, value]);
  }
});
