import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizationServer } from './support/authorization-server.ts';
import { appOrigin, callOf, secret } from './support/running-relay.ts';

const repository = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(async () => {
  // Outside the repository, so that its node_modules can't be resolved.
  folder = mkdtempSync(join(tmpdir(), 'recto-relay-'));
  await build({
    configFile: join(repository, 'packages/relay/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  writeFileSync(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>, args: readonly string[] = []) {
  return spawn(process.execPath, [join(folder, 'relay.mjs'), ...args], {
    cwd: folder,
    env: {
      RELAY_CLIENT_ID: 'recto-web',
      RELAY_CLIENT_SECRET_FILE: join(folder, 'secret'),
      RELAY_APP_ORIGIN: appOrigin,
      RELAY_PORT: '0',
      ...environment,
    },
  });
}

test('the built relay is one file that runs on its own, responds to the app, and stops on SIGTERM', async () => {
  const server = await authorizationServer();
  const relay = start({ RELAY_AUTH_ENDPOINT_URL: server.url });
  const errors = text(relay.stderr);
  const [line] = (await once(relay.stdout, 'data')) as [Buffer];
  const url = /^The relay listens at (\S+)\n$/.exec(line.toString())?.[1];

  const response = await callOf(url!);
  expect(await response.json()).toMatchObject({ accessToken: 'access-1' });
  expect(server.calls[0]!.form['client_secret']).toBe(secret);

  const ended = once(relay, 'exit');
  relay.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await errors).toBe('');
});

test('invalid settings are reported, and the program exits', async () => {
  const relay = start({ RELAY_AUTH_ENDPOINT_URL: 'http://auth.example' });
  const [errors, [code]] = await Promise.all([text(relay.stderr), once(relay, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('RELAY_AUTH_ENDPOINT_URL must be an https address, without query or fragment.\n');
});

test('a port that is taken is reported, and the program exits', async () => {
  const server = await authorizationServer();
  const relay = start({ RELAY_AUTH_ENDPOINT_URL: server.url, RELAY_PORT: new URL(server.url).port });
  const [errors, [code]] = await Promise.all([text(relay.stderr), once(relay, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('RELAY_PORT is taken: another program listens on it.\n');
});

test.each(['--help', '-h'])('%s prints a line for each setting, and starts no server', async (help) => {
  const relay = start({}, [help]);
  const [printed, errors, [code]] = await Promise.all([
    text(relay.stdout),
    text(relay.stderr),
    once(relay, 'exit'),
  ]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(printed).toMatch(/^Usage: /);
  const source = readFileSync(join(repository, 'packages/relay/src/settings.ts'), 'utf8');
  const names = new Set(source.match(/(?<=')RELAY_\w+(?=')/g));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(printed).toMatch(new RegExp(`^  ${name}  +\\S`, 'm'));
});

test('an unknown argument is refused, with the usage', async () => {
  const relay = start({}, ['--port']);
  const [errors, [code]] = await Promise.all([text(relay.stderr), once(relay, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The relay takes no arguments\.\nUsage: /);
});
