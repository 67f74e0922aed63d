import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { write } from './support/fixture-repository.ts';
import { rawRequest, type RawResponse } from './support/raw-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const page = readFileSync(join(import.meta.dirname, '../../../stories/about/5-deployment.mdx'), 'utf8');

const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const where = program === undefined ? 'skipped: nginx is not installed' : 'in a real nginx';

describe(`the page’s nginx configuration, ${where}`, () => {
  let folder: string;
  let get: (path: string) => Promise<RawResponse>;

  beforeEach(async ({ skip }) => {
    skip(program === undefined, 'nginx is not installed');
    folder = temporaryFolder();
    for (const [file, content] of Object.entries(build)) write(join(folder, 'app'), file, content);
    get = await startNginx(folder);
  });

  test('serves the page for every path that is not a file, with the headers, without caching', async () => {
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

  test('a file with a hash in its name is cached for a year', async () => {
    const response = await get('/assets/index-B2x9_kQa.js');
    expect(response).toMatchObject({ status: 200, text: 'app();' });
    expect(response.headers).toMatchObject({
      ...secured,
      'cache-control': 'public, max-age=31536000, immutable',
    });
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

  test('no link appears in a log', async () => {
    for (const path of ['/3fGk29', '/3fGk29/start?language=de-de', '/3fGk29/nope.js']) await get(path);
    await get('/assets/index-B2x9_kQa.js');
    const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
    await expect.poll(log).toContain('/assets/index-B2x9_kQa.js');
    expect(log()).not.toContain('3fGk29');
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('3fGk29');
  });
});

const build = {
  'index.html': '<!doctype html><title>Recto</title>',
  'service-worker.js': 'worker();',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/config.json': '{"clientId":"recto-web"}',
  'assets/index-B2x9_kQa.js': 'app();',
};

const secured = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
};
const noCache = { ...secured, 'cache-control': 'no-cache' };

/** The code block of the page with this first line. */
function block(opening: string): string {
  return new RegExp(`\`\`\`${opening}\\n([^\`]+)\`\`\``).exec(page)![1]!;
}

/**
 * Runs nginx with the page's code blocks on a socket of its own, until the test ends.
 * @returns a function that makes a GET request.
 */
async function startNginx(folder: string): Promise<(path: string) => Promise<RawResponse>> {
  const socket = join(folder, 'nginx.sock');
  const server = block('nginx').replace('/srv/recto', `${folder}/app`);
  write(folder, 'recto-headers.conf', block('nginx headers'));
  write(
    folder,
    'nginx.conf',
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
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
${server.replace('server {', `server {\n  listen unix:${socket};`)}
}
`,
  );
  const nginx = spawn(program!, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(nginx.stderr);
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  const get = (path: string) => rawRequest(`http://documents.example.org${path}`, { socketPath: socket });
  await Promise.race([
    expect.poll(() => get('/').catch(() => null)).not.toBeNull(),
    ended.then(async () => {
      throw new Error(`nginx did not start: ${await errors}`);
    }),
  ]);
  return get;
}
