import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { staticHost } from '@recto/sandbox';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../packages/operator-tools/src/headers/security-headers.ts';
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
  mkdirSync(join(build, 'assets/operator'));
  writeFileSync(join(build, 'assets/operator/logo-positive.svg'), '<svg/>');
  writeFileSync(join(build, 'assets/config.json'), '{"authEndpointUrl":"https://elsewhere.example"}');
  return { ...(await testServer({ openWebHost: staticHost(build) })), build };
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
  ])('the static host serves the page at %s, for every Accept header, without caching', async (path) => {
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
    ['/assets/operator/logo-positive.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ])('the static host serves the file %s', async (path, contentType, cacheControl) => {
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
  ])('the static host responds 404 for %s, which is neither a file nor a page', async (path) => {
    const { origin } = await hostServer();
    for (const headers of [browser, program]) {
      expect((await fetch(origin + path, { headers })).status).toBe(404);
    }
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])(
    'the static host serves nothing outside its folder: %s',
    async (path) => {
      const { origin } = await hostServer();
      const { hostname, port } = new URL(origin);
      const response = await rawRequest(origin, { hostname, port, path });
      expect(response.text).not.toContain('secret');
    },
  );

  test('the static host responds to HEAD as to GET, without the body', async () => {
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

  test('the static host refuses POST', async () => {
    const { origin } = await hostServer();
    expect((await fetch(`${origin}/Abc123/start`, { method: 'POST', headers: browser })).status).toBe(404);
  });

  test('a production build gets a configuration for this sandbox, instead of the file in the build', async () => {
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

/** What a browser accepts over HTTPS. */
const acceptedByBrowsers = 'gzip, deflate, br, zstd';

describe('a file with a hash in its name, of which the build has written compressed copies', () => {
  const path = '/assets/index-B2x9_kQa.js';
  const script = 'export const texts = {};\n'.repeat(100);
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (bytes: Uint8Array) => bytes,
  } as const;

  async function compressedHost() {
    const build = join(temporaryFolder(), 'dist');
    mkdirSync(join(build, 'assets'), { recursive: true });
    const file = join(build, path);
    const write = (content: string) => writeFileSync(file, content);
    write(script);
    writeFileSync(`${file}.br`, brotliCompressSync(script));
    writeFileSync(`${file}.gz`, gzipSync(script));
    writeFileSync(join(build, 'index.html'), index);
    writeFileSync(join(build, 'favicon.svg'), '<svg/>');
    writeFileSync(join(build, 'favicon.svg.br'), brotliCompressSync('<svg/>'));
    const { origin } = await testServer({ openWebHost: staticHost(build) });
    const { hostname, port } = new URL(origin);
    /** Without the decompression of fetch. */
    const get = (headers: Record<string, string>, of = path, method = 'GET') =>
      rawRequest(origin, { hostname, port, path: of, headers, method });
    return { get, write, file };
  }

  test.each([
    [acceptedByBrowsers, 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['deflate, zstd', 'none'],
    ['br;q=0, gzip;q=0.0', 'none'],
    ['identity', 'none'],
    ['', 'none'],
  ] as const)(
    'a file with compressed copies is sent to a browser that accepts “%s” as %s',
    async (accepted, expected) => {
      const { get } = await compressedHost();
      const response = await get({ 'accept-encoding': accepted });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(response.bytes.length),
        vary: 'Accept-Encoding',
      });
      expect(response.headers['content-encoding']).toBe(expected === 'none' ? undefined : expected);
      expect(unpack[expected](response.bytes).toString()).toBe(script);
    },
  );

  test('a file with compressed copies is never sent as an outdated one', async () => {
    const { get, write, file } = await compressedHost();
    write('export const changed = true;');
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    const response = await get({ 'accept-encoding': acceptedByBrowsers });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.text).toBe('export const changed = true;');
  });

  test('the static host answers 304 to a browser that has this encoding of the file, and no other', async () => {
    const { get, write } = await compressedHost();
    const tagOf = async (encoding: string) => (await get({ 'accept-encoding': encoding })).headers.etag!;
    const [br, gzip, plain] = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set([br, gzip, plain]).size).toBe(3);

    const same = await get({ 'accept-encoding': 'br', 'if-none-match': br });
    expect(same).toMatchObject({ status: 304, text: '' });
    expect(same.headers).toMatchObject({
      etag: br,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get({ 'accept-encoding': 'br', 'if-none-match': plain })).status).toBe(200);
    write('export const changed = true;');
    expect((await get({ 'accept-encoding': 'identity', 'if-none-match': plain })).status).toBe(200);
  });

  test('the static host responds to HEAD for a compressed file with the headers of GET', async () => {
    const { get } = await compressedHost();
    for (const encoding of ['br', 'identity']) {
      const [head, whole] = [
        await get({ 'accept-encoding': encoding }, path, 'HEAD'),
        await get({ 'accept-encoding': encoding }),
      ];
      expect(head.text).toBe('');
      const { date: _, connection: __, 'keep-alive': ___, ...expected } = whole.headers;
      expect(head.headers).toMatchObject(expected);
    }
  });

  test('the static host sends a part of the file itself, and all of it if it has changed since', async () => {
    const { get } = await compressedHost();
    const { etag } = (await get({ 'accept-encoding': 'identity' })).headers;
    const range = { 'accept-encoding': acceptedByBrowsers, range: 'bytes=7-11' };
    for (const asked of [range, { ...range, 'if-range': etag! }]) {
      const part = await get(asked);
      expect(part).toMatchObject({ status: 206, text: script.slice(7, 12) });
      expect(part.headers).toMatchObject({ 'content-range': `bytes 7-11/${script.length}`, etag });
      expect(part.headers['content-encoding']).toBeUndefined();
    }
    const changed = await get({ ...range, 'if-range': '"another"' });
    expect(changed.status).toBe(200);
    expect(brotliDecompressSync(changed.bytes).toString()).toBe(script);
    expect((await get({ ...range, range: 'bytes=9999-' })).status).toBe(416);
  });

  test('a copy is no file of its own, and a file without a hash is sent as it is', async () => {
    const { get } = await compressedHost();
    expect((await get({}, `${path}.br`)).status).toBe(404);
    const { headers, text } = await get({ 'accept-encoding': 'br' }, '/favicon.svg');
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('<svg/>');
  });
});

describe('the page', () => {
  test('the static host compresses the page as it sends it, and answers 304 to a browser that has it', async () => {
    const { origin, build } = await hostServer();
    const page = index + 'recto '.repeat(500);
    writeFileSync(join(build, 'index.html'), page);
    const { hostname, port } = new URL(origin);
    const get = (headers: Record<string, string>) =>
      rawRequest(origin, { hostname, port, path: '/Abc123/start', headers });
    const { bytes, headers } = await get({ 'accept-encoding': acceptedByBrowsers });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(bytes).toString()).toBe(page);
    const again = await get({ 'accept-encoding': acceptedByBrowsers, 'if-none-match': headers.etag! });
    expect(again.status).toBe(304);
    expect((await get({ 'accept-encoding': 'identity' })).text).toBe(page);
  });

  test('the page is asked for each time, and sent only if it has changed', async () => {
    const build = temporaryFolder();
    writeFileSync(join(build, 'index.html'), index);
    const { origin } = await testServer({ openWebHost: staticHost(build) });
    const first = await fetch(`${origin}/Abc123`);
    const etag = first.headers.get('etag')!;
    const head = await fetch(`${origin}/Abc123`, { method: 'HEAD' });
    // Weak: the page is compressed as it is sent.
    expect(etag).toBe(`W/${head.headers.get('etag')}`);
    const again = await fetch(`${origin}/Abc123/start`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
      304,
      'no-cache',
      '',
    ]);
    writeFileSync(join(build, 'index.html'), index.replace('Recto', 'Other'));
    const changed = await fetch(`${origin}/Abc123`, { headers: { 'if-none-match': etag } });
    expect([changed.status, await changed.text()]).toEqual([200, index.replace('Recto', 'Other')]);
  });

  test('the page names in its Link header what its tags load, each once', async () => {
    const build = temporaryFolder();
    writeFileSync(
      join(build, 'index.html'),
      `<!doctype html><link rel="icon" href="/favicon.svg" />
      <link rel="preload" as="script" crossorigin href="/kyc/assets/app-B9CTHoyV.js">
      <link rel="modulepreload" crossorigin href="/kyc/assets/early-DTRubD1G.js">
      <link rel="preload" as="font" crossorigin href="/kyc/assets/font-BcXVPD7q.woff2">
      <link rel="stylesheet" crossorigin href="/kyc/assets/style-DhFcsTf2.css">
      <script type="module" async crossorigin src="/kyc/assets/early-DTRubD1G.js"></script>`,
    );
    const { origin } = await testServer({ openWebHost: staticHost(build, '/kyc/') });
    expect((await fetch(`${origin}/kyc/Abc123`)).headers.get('link')).toBe(
      [
        '</kyc/assets/app-B9CTHoyV.js>; rel=preload; as=script; crossorigin',
        '</kyc/assets/early-DTRubD1G.js>; rel=modulepreload; crossorigin',
        '</kyc/assets/font-BcXVPD7q.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
        '</kyc/assets/style-DhFcsTf2.css>; rel=preload; as=style; crossorigin',
      ].join(', '),
    );
  });
});

test('the configuration contains the client authentication if it is not the default', async () => {
  const { origin } = await testServer({ clientAuthentication: 'basic' });
  expect(await (await fetch(`${origin}/assets/config.json`)).json()).toMatchObject({
    clientAuthentication: 'basic',
  });
});

test('the configuration says how much the app guides if an option says so', async () => {
  const { origin } = await testServer({ guidance: 'off' });
  expect(await (await fetch(`${origin}/assets/config.json`)).json()).toMatchObject({ guidance: 'off' });
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
