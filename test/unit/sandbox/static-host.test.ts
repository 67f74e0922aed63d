import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticHost } from '@recto/sandbox';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../packages/sandbox/src/web/security/security-headers.ts';
import { rawRequest } from './support/raw-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { testServer } from './support/test-server.ts';

const index = '<!doctype html><title>Recto</title>';
/** What a program such as curl accepts. */
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
    '/Abc123/captur%C3%A9',
    '/%',
    '/index.html',
    '/Abc.123',
    '/assetsAbc',
    '/operator-of-nothing',
  ])('answers %s with the page, whoever asks, never from an old cache', async (path) => {
    const { origin } = await hostServer();
    for (const headers of [browser, program, { accept: 'application/json' }]) {
      const answer = await fetch(origin + path, { headers });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(index);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
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
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': cacheControl,
    });
  });

  test.each([
    '/assets',
    '/assets/nothing',
    '/assets/index-00000000.js',
    '/provider',
    '/provider/nothing',
    '/operator/nothing',
    '/robots.txt',
    '/favicon.ico',
    '/Abc123/style.css',
    '/Abc123/index.js.map',
    '/manifest.JSON',
    '/icon.png',
    '/mask.svg',
    '/font.woff2',
  ])('answers %s, which is no file and can be no page, with 404', async (path) => {
    const { origin } = await hostServer();
    for (const headers of [browser, program]) {
      expect((await fetch(origin + path, { headers })).status).toBe(404);
    }
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])(
    'does not lead out of its folder by %s',
    async (path) => {
      const { origin } = await hostServer();
      const { hostname, port } = new URL(origin);
      const answer = await rawRequest(origin, { hostname, port, path });
      expect(answer.text).not.toContain('secret');
    },
  );

  test('answers HEAD like GET, without the body', async () => {
    const { origin } = await hostServer();
    for (const path of [
      '/',
      '/Abc123/start',
      '/assets/index-B2x9_kQa.js',
      '/assets/config.json',
      '/operator',
    ]) {
      const answer = await fetch(origin + path, { method: 'HEAD', headers: program });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    }
  });

  test('does not answer POST', async () => {
    const { origin } = await hostServer();
    expect((await fetch(`${origin}/Abc123/start`, { method: 'POST', headers: browser })).status).toBe(404);
  });

  test('is told by its configuration to call this sandbox, whatever file the build holds', async () => {
    const server = await hostServer();
    const answer = await fetch(`${server.origin}/assets/config.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      authEndpointUrl: '/provider/auth',
      idEndpointUrl: '/provider/id',
      clientId: server.sandbox.config.clientId,
      clientSecret: server.sandbox.config.clientSecret,
    });
  });
});

test('the configuration names the client authentication where it is not the usual one', async () => {
  const { origin } = await testServer({ clientAuthentication: 'basic' });
  expect(await (await fetch(`${origin}/assets/config.json`)).json()).toMatchObject({
    clientAuthentication: 'basic',
  });
});

test('every answer carries the security headers', async () => {
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
