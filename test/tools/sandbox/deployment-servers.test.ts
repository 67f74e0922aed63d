import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { configuredOrigins } from '../../../packages/operator-tools/src/headers/configured-origins.ts';
import {
  headersFor as headersOf,
  type HeaderFormat,
} from '../../../packages/operator-tools/src/headers/header-formats.ts';
import { freePort } from '../../chromium/free-port.ts';
import { write } from './support/fixture-repository.ts';
import { rawRequest, type RawResponse } from './support/raw-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** The files of `deploy/` that docs/deployment.md gives for each server, with the headers that `npm run headers` prints. */
const samples = join(import.meta.dirname, '../../../deploy');

type Get = (path: string, headers?: Record<string, string>) => Promise<RawResponse>;

interface Server {
  readonly name: 'nginx' | 'caddy' | 'apache';
  /** The program; undefined if it is not installed. */
  readonly program: string | undefined;
  /**
   * Serves `folder`/root with a file of `deploy/` on a socket or port of its own, until the test ends. It logs to
   * `error.log` and, if the configuration says so, to `access.log`.
   * @param sample the file's name, without `.conf`.
   */
  start(folder: string, sample: string): Promise<Get>;
}

const servers: readonly Server[] = [
  { name: 'nginx', program: installed('nginx', ['-v']), start: startNginx },
  { name: 'caddy', program: installed('caddy', ['version']), start: startCaddy },
  { name: 'apache', program: installed('apache2', ['-v']), start: startApache },
];

function installed(name: string, question: readonly string[]): string | undefined {
  return [name, `/usr/sbin/${name}`].find((program) => spawnSync(program, question).status === 0);
}

const titleOf = ({ name, program }: Server) =>
  `${name} with the configuration of deploy/, ${program === undefined ? `skipped: ${name} is not installed` : `in a real ${name}`}`;

describe.each(servers.map((server) => [titleOf(server), server] as const))('%s', (_title, server) => {
  let folder: string;
  let get: Get;

  beforeEach(async ({ skip }) => {
    relay = await startRelay();
    skip(server.program === undefined, `${server.name} is not installed`);
    folder = temporaryFolder();
    // Servers that give up the rights of root read it, too.
    chmodSync(folder, 0o755);
    // As docs/running.md deploys it.
    symlinkSync('app', join(folder, 'root'));
    for (const [file, content] of Object.entries(build)) {
      write(join(folder, 'app'), file, content);
      write(join(folder, 'app/kyc'), file, content);
    }
    get = await server.start(folder, server.name);
  });

  test('the server serves the page for every path that is not a file, with the headers, without caching', async () => {
    for (const path of ['/', '/404', '/3fGk29', '/3fGk29/start', '/3fGk29/capture?viewStep=1', '/a/b/c']) {
      expect(await get(path), path).toMatchObject({ status: 200, text: build['index.html'] });
    }
    expect((await get('/3fGk29/start')).headers).toMatchObject(noCache);
  });

  test('a file that may change is not cached', async () => {
    for (const path of ['service-worker.js', 'index.html', 'favicon.svg', 'assets/config.json'] as const) {
      const response = await get(`/${path}`);
      expect(response, path).toMatchObject({ status: 200, text: build[path], headers: noCache });
    }
  });

  // Decision 10.4.
  test('an operator’s file is not cached, though its name looks like one with a hash', async () => {
    const below = await server.start(folder, `${server.name}-below-a-path`);
    const logo = { status: 200, text: build['assets/operator/logo-positive.svg'], headers: noCache };
    expect(await get('/assets/operator/logo-positive.svg')).toMatchObject(logo);
    expect(await below('/kyc/assets/operator/logo-positive.svg')).toMatchObject(logo);
  });

  test('a file with a hash in its name is cached for a year', async () => {
    const response = await get('/assets/index-B2x9_kQa.js');
    expect(response).toMatchObject({ status: 200, text: 'app();' });
    expect(response.headers).toMatchObject({
      ...secured,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('a file is sent as the build has compressed it, to a browser that accepts gzip', async () => {
    writeFileSync(join(folder, 'app/assets/index-B2x9_kQa.js.gz'), gzipSync('app();'));
    const compressed = await get('/assets/index-B2x9_kQa.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(compressed.headers).toMatchObject({
      ...secured,
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(gunzipSync(compressed.bytes).toString()).toBe('app();');
    expect((await get('/assets/index-B2x9_kQa.js', { 'accept-encoding': 'identity' })).text).toBe('app();');
  });

  test('a file is sent as Brotli, where the server can do so without a module of its own', async () => {
    writeFileSync(join(folder, 'app/assets/index-B2x9_kQa.js.br'), brotliCompressSync('app();'));
    const { headers, bytes } = await get('/assets/index-B2x9_kQa.js', { 'accept-encoding': 'gzip, br' });
    const isBrotli = server.name !== 'nginx';
    expect(headers['content-encoding']).toBe(isBrotli ? 'br' : undefined);
    expect(headers).not.toHaveProperty('content-language');
    expect((isBrotli ? brotliDecompressSync(bytes) : bytes).toString()).toBe('app();');
  });

  test('a missing file under assets/ is a 404, and is not cached', async () => {
    rmSync(join(folder, 'app/assets/config.json'));
    const missing = ['config.json', 'nope.js', 'fr-fr-00000000.js', 'fonts/nope.woff2', 'nope', ''];
    for (const path of missing) {
      const response = await get(`/assets/${path}`);
      expect(response, path).toMatchObject({ status: 404, headers: secured });
      expect(response.text, path).not.toContain('Recto');
      expect(response.headers['cache-control'] ?? '', path).not.toContain('immutable');
    }
  });

  test('below a path: the page, its files, and nothing outside', async () => {
    const below = await server.start(folder, `${server.name}-below-a-path`);
    for (const path of ['/kyc/', '/kyc/404', '/kyc/3fGk29', '/kyc/3fGk29/start']) {
      expect(await below(path), path).toMatchObject({
        status: 200,
        text: build['index.html'],
        headers: noCache,
      });
    }
    expect(await below('/kyc/assets/config.json')).toMatchObject({ status: 200, headers: noCache });
    expect((await below('/kyc/assets/index-B2x9_kQa.js')).headers['cache-control']).toContain('immutable');
    expect((await below('/kyc/assets/nope.js')).status).toBe(404);
    expect((await below('/3fGk29')).status).toBe(404);
    const moved = await below('/kyc');
    expect(moved).toMatchObject({ status: 301, headers: secured });
    // Apache makes it absolute.
    expect(new URL(moved.headers.location!, 'http://documents.example.org').href).toBe(
      'http://documents.example.org/kyc/',
    );
  });

  test('call 1 is passed on to the relay', async () => {
    const below = await server.start(folder, `${server.name}-below-a-path`);
    for (const response of [await get('/relay/oauth2/token'), await below('/kyc/relay/oauth2/token')]) {
      expect(response).toMatchObject({ status: 200, text: '/oauth2/token' });
    }
  });

  test('no link appears in a log', async () => {
    for (const path of ['/3fGk29', '/3fGk29/start?language=de-de', '/3fGk29/nope.js']) await get(path);
    await get('/assets/index-B2x9_kQa.js');
    const log = (name: string) => {
      const file = join(folder, `${name}.log`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    // Caddy logs no request, so there is nothing to wait for.
    if (server.name !== 'caddy')
      await expect.poll(() => log('access')).toContain('/assets/index-B2x9_kQa.js');
    expect(log('access') + log('error')).not.toContain('3fGk29');
  });
});

/** The host and port of what stands for the relay. */
let relay: string;

/** A server that says for which path it was asked. */
async function startRelay(): Promise<string> {
  const upstream = createServer((request, response) => response.end(request.url));
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => {
    upstream.close();
    upstream.closeAllConnections();
  });
  return `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
}

const build = {
  'index.html': '<!doctype html><title>Recto</title>',
  'service-worker.js': 'worker();',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/config.json': '{"clientId":"recto-web"}',
  'assets/index-B2x9_kQa.js': 'app();',
  'assets/operator/logo-positive.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="logo"/>',
};

const secured = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
};
const noCache = { ...secured, 'cache-control': 'no-cache' };

/** A file of `deploy/`, by its name without `.conf`. */
function configurationOf(sample: string): string {
  return readFileSync(join(samples, `${sample}.conf`), 'utf8').replaceAll('127.0.0.1:8787', relay);
}

const headersFor = (format: HeaderFormat): string =>
  headersOf(
    format,
    configuredOrigins(
      { authEndpointUrl: '/relay', idEndpointUrl: 'https://provider.example.org', clientId: 'recto-web' },
      [],
    ),
  );

async function startNginx(folder: string, sample: string): Promise<Get> {
  const socket = join(folder, `${sample}.sock`);
  const server = configurationOf(sample).replace('/srv/recto', `${folder}/root`);
  write(folder, 'recto-headers.conf', headersFor('nginx'));
  write(
    folder,
    `${sample}.conf`,
    `daemon off;
master_process off;
pid "${socket}.pid";
error_log ${folder}/error.log;
events {}
http {
client_body_temp_path ${folder}/temp;
proxy_temp_path ${folder}/temp;
fastcgi_temp_path ${folder}/temp;
uwsgi_temp_path ${folder}/temp;
scgi_temp_path ${folder}/temp;
access_log ${folder}/access.log;
types { text/html html; text/javascript js; application/json json; image/svg+xml svg; }
${server.replace('server {', `server {\n  listen "unix:${socket}";`)}
}
`,
  );
  const address = { socketPath: socket };
  return run('nginx', ['-p', folder, '-c', `${sample}.conf`, '-e', 'error.log'], folder, address);
}

async function startCaddy(folder: string, sample: string): Promise<Get> {
  const socket = join(folder, `${sample}.sock`);
  const site = configurationOf(sample)
    .replace('/srv/recto', `${folder}/root`)
    // Without a certificate, which it would request from the network.
    .replace('documents.example.org {', `http://documents.example.org {\n\tbind unix/${socket}`);
  write(folder, 'recto-headers', headersFor('caddy'));
  const options = `{\n\tadmin off\n\tlog {\n\t\toutput file ${folder}/error.log\n\t}\n}\n`;
  write(folder, `${sample}.caddyfile`, `${options}${site}`);
  const file = join(folder, `${sample}.caddyfile`);
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], folder, { socketPath: socket });
}

const apacheModules = 'mpm_event authz_core dir mime env setenvif headers rewrite proxy proxy_http'.split(
  ' ',
);

/** With Debian's types and languages, which know `.gz` as a type and `.br` as Breton; without TLS. */
async function startApache(folder: string, sample: string): Promise<Get> {
  // It can't listen on a socket of the file system.
  const port = await freePort();
  const site = configurationOf(sample)
    .replaceAll('/srv/recto', `${folder}/root`)
    .replace('*:443', `*:${port}`)
    .replaceAll(/^ *SSL.*\n/gm, '');
  write(folder, 'recto-headers.conf', headersFor('apache'));
  const file = join(folder, `${sample}.conf`);
  writeFileSync(
    file,
    `ServerRoot ${folder}
Listen 127.0.0.1:${port}
ServerName localhost
DefaultRuntimeDir ${folder}
PidFile ${file}.pid
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
User www-data
Group www-data
StartServers 1
Define APACHE_LOG_DIR ${folder}
ErrorLog ${folder}/error.log
LogFormat "%h %l %u %t \\"%r\\" %>s %b" common
TypesConfig /etc/mime.types
IncludeOptional /etc/apache2/mods-available/mime.conf
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
${site}`,
  );
  return run('apache', ['-D', 'FOREGROUND', '-f', file], folder, { hostname: '127.0.0.1', port });
}

/** Runs a server until the test ends. @returns a function that makes a GET request, once the server responds. */
async function run(
  name: Server['name'],
  args: readonly string[],
  folder: string,
  address: RequestOptions,
): Promise<Get> {
  const { program } = servers.find((server) => server.name === name)!;
  const server = spawn(program!, args, {
    // Caddy keeps certificates in the home folder.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(server.stderr);
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const get: Get = (path, headers = {}) =>
    rawRequest(`http://documents.example.org${path}`, {
      ...address,
      headers: { host: 'documents.example.org', ...headers },
    });
  await Promise.race([
    expect.poll(() => get('/').catch(() => null)).not.toBeNull(),
    ended.then(async () => {
      throw new Error(`${name} did not start: ${await errors}`);
    }),
  ]);
  return get;
}
