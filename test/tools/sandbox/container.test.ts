import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../chromium/free-port.ts';
import { write } from './support/fixture-repository.ts';
import { rawRequest } from './support/raw-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const repository = join(import.meta.dirname, '../../..');
const containerfile = readFileSync(join(repository, 'deploy/Containerfile'), 'utf8');

const configuration = {
  authEndpointUrl: '/relay',
  idEndpointUrl: 'https://id.aubrac.eu',
  clientId: 'recto-web',
  brand: { name: 'Rhône', logo: 'operator/logo.svg' },
};

/** Runs `deploy/prepare.sh` as the container file does. @returns the target folder, and how it ended. */
function prepare(relay: string, content: object = configuration) {
  const folder = temporaryFolder();
  write(folder, 'own/config.json', JSON.stringify(content));
  write(folder, 'own/operator/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const target = join(folder, 'prepared');
  const args = ['deploy/prepare.sh', join(folder, 'own/config.json'), relay, target];
  const { status, stderr } = spawnSync('sh', args, { cwd: repository, encoding: 'utf8' });
  const file = (name: string) => readFileSync(join(target, name), 'utf8');
  return { status, stderr, target, file };
}

test('the configuration and the folder "operator" beside it come along, and the headers are those of its origins', () => {
  const { status, stderr, file } = prepare('');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(file('assets/config.json'))).toEqual(configuration);
  expect(file('assets/operator/logo.svg')).toContain('<svg');
  expect(file('recto-headers.conf')).toContain("connect-src 'self' https://id.aubrac.eu;");
});

test('without a relay there is no /relay/; with one, the calls go to it', () => {
  expect(prepare('').file('recto.conf')).not.toMatch(/relay|proxy/);
  const { file } = prepare('http://relay.internal:8787/');
  expect(file('recto.conf')).toContain('    proxy_pass http://relay.internal:8787/;\n');
  expect(file('recto.conf')).toContain('    proxy_set_header X-Forwarded-For $http_x_forwarded_for;\n');
});

test('an invalid address of the relay is refused', () => {
  const { status, stderr } = prepare('relay:8787');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'RELAY must be the address of the relay, such as http://relay:8787, not "relay:8787".',
  );
});

test.each([
  'http://relay:8787/a&b',
  'http://relay:8787/a|b',
  'http://relay:8787/$a',
  'http://relay:8787/a\nb',
])(
  'an address of the relay with a character that the server’s configuration can’t hold is refused: %j',
  (relay) => {
    const { status, stderr, target } = prepare(relay);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `RELAY may have letters, digits and . : / _ - only, not "${relay}".\n`,
    });
    expect(existsSync(join(target, 'recto.conf'))).toBe(false);
  },
);

test('a wrong configuration ends it, in the words of the check', () => {
  const { status, stderr, target } = prepare('', { ...configuration, guidence: 'off' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ {2}error {4}guidence: The app knows no such field.* Did you mean "guidance"\?$/m);
  expect(existsSync(join(target, 'recto.conf'))).toBe(false);
});

test('the container file runs it, and copies what is there', () => {
  expect(containerfile).toContain('RUN sh deploy/prepare.sh "$CONFIG" "$RELAY" /recto/prepared\n');
  const copied = [...containerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from]) =>
    from!.split(' '),
  );
  const { target } = prepare('');
  const [ofRepository, built] = ['/recto/deploy/', '/recto/host/dist'];
  for (const path of copied.filter((each) => each !== built)) {
    const here = path.startsWith(ofRepository)
      ? join(repository, path.replace('/recto', ''))
      : path.replace('/recto/prepared', target);
    expect(existsSync(here), path).toBe(true);
  }
  expect(copied).toContain(built);
});

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);
const brotli = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
const isInstalled = nginx !== undefined && existsSync(brotli);
const title = isInstalled
  ? 'in a real nginx'
  : 'skipped: Debian’s nginx with its Brotli module is not installed';

describe(`what the container serves, ${title}`, () => {
  beforeEach(({ skip }) => skip(!isInstalled, title));

  /** Serves a small build with the container's own files, moved to a folder and a free port. */
  async function serve(relay: string): Promise<{ readonly origin: string; readonly port: string }> {
    const { target, file } = prepare(relay);
    const port = String(await freePort());
    write(target, 'index.html', '<!doctype html><title>Recto</title>');
    write(target, 'assets/index-B2x9_kQa.js', 'app();');
    write(target, 'assets/index-B2x9_kQa.js.br', brotliCompressSync('app();'));
    write(target, 'site.conf', file('recto.conf').replace('/srv/recto', target).replace('8080', port));
    const main = readFileSync(join(repository, 'deploy/container.conf'), 'utf8')
      .replaceAll('/tmp/', `${target}/`)
      .replace('/etc/nginx/recto.conf', `${target}/site.conf`);
    write(target, 'nginx.conf', main);
    const server = spawn(nginx!, ['-c', join(target, 'nginx.conf'), '-g', 'daemon off; master_process off;']);
    const errors = text(server.stderr);
    const ended = once(server, 'exit');
    onTestFinished(async () => {
      server.kill('SIGTERM');
      await ended;
    });
    const origin = `http://127.0.0.1:${port}`;
    await Promise.race([
      expect.poll(() => rawRequest(origin).catch(() => null)).not.toBeNull(),
      ended.then(async () => {
        throw new Error(`nginx did not start: ${await errors}`);
      }),
    ]);
    return { origin, port };
  }

  test('the page, the operator’s files, and the compressed files of the build', async () => {
    const { origin } = await serve('');
    expect(await rawRequest(`${origin}/3fGk29/start`)).toMatchObject({ status: 200 });
    const logo = await rawRequest(`${origin}/assets/operator/logo.svg`);
    expect(logo.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const headers = { 'accept-encoding': 'br, gzip' };
    const script = await rawRequest(`${origin}/assets/index-B2x9_kQa.js`, { headers });
    expect(script.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(script.bytes).toString()).toBe('app();');
  });

  test('the relay gets the address that the proxy in front has sent', async () => {
    const relay = createServer(({ url, headers }, response) =>
      response.end(`${url} ${String(headers['x-forwarded-for'])}`),
    );
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    onTestFinished(() => void relay.close());
    const { origin } = await serve(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const { text: answer } = await rawRequest(`${origin}/relay/oauth2/token`, { headers });
    expect(answer).toBe('/oauth2/token 192.0.2.7');
  });

  test('the health check requests the page', async () => {
    const command = JSON.parse(/HEALTHCHECK[^[]*CMD (\[.+\])$/m.exec(containerfile)![1]!) as string[];
    const health = (port: string) =>
      spawnSync(
        command[0]!,
        command.slice(1).map((part) => part.replace('8080', port)),
      ).status;
    const { port } = await serve('');
    expect(health(port)).toBe(0);
    expect(health(String(await freePort()))).not.toBe(0);
  });
});
