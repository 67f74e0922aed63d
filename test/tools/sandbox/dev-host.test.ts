import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { devHost } from '../../../packages/sandbox/src/web/dev-host.ts';
import { fixtureRepository, write } from './support/fixture-repository.ts';
import { rawRequest } from './support/raw-request.ts';
import { allRequired, testServer } from './support/test-server.ts';

// Vite logs each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

/** The development server of a repository with this state folder, and the file of a procedure in it. */
async function devServer(stateFolder: string) {
  const root = fixtureRepository();
  write(root, 'vite.config.ts', `export default { root: ${JSON.stringify(join(root, 'host'))} };`);
  write(root, 'host/src/start/start.ts', 'export const answer: number = 42;');
  const dataDir = join(root, stateFolder);
  const { origin, sandbox } = await testServer({ dataDir, openWebHost: devHost(root, dataDir) });
  const { token } = sandbox.operator.create(allRequired);
  const [name] = readdirSync(join(dataDir, 'procedures'));
  const file = join(dataDir, 'procedures', name!);
  expect(readFileSync(file, 'utf8')).toContain(token);
  const get = (path: string) => rawRequest(origin, { path, headers: { accept: 'text/html' } });
  return { root, file, token, get };
}

const queries = [
  '',
  '?raw',
  '?url',
  '?inline',
  '?import&raw',
  '?import&url&inline',
  '?raw??',
  '?x=.svg&raw',
  '?worker&inline',
];

test.each(['.sandbox', 'host/state (1) [a]', 'node_modules/.state', 'elsewhere'])(
  'the state folder %s is not served at any address',
  async (stateFolder) => {
    const { root, file, token, get } = await devServer(stateFolder);
    const escaped = encodeURI(file);
    const fromHost = encodeURI(relative(join(root, 'host'), file));
    const paths = [
      `/@fs${escaped}`,
      `/@fs/${escaped}`,
      `/%40fs${escaped}`,
      `/@fs${escaped.replaceAll('.', '%2e')}`,
      `/@fs${encodeURI(root)}/host/src/../../${encodeURI(relative(root, file))}`,
      `/@fs${encodeURI(root)}/host/src/%2e%2e/%2e%2e/${encodeURI(relative(root, file))}`,
      `/@id${escaped}`,
      `/@id/${escaped}`,
      `/@id//@fs${escaped}`,
      `/@id/__x00__${escaped}`,
      `/${fromHost}`,
      `/src/../${fromHost}`,
      `/${fromHost.replaceAll('../../unit/', '%2e%2e/')}`,
      `/${fromHost.replaceAll('../../unit/', '..%2f')}`,
      escaped,
    ];
    const halves = [token.slice(0, 12), Buffer.from(readFileSync(file)).toString('base64').slice(0, 40)];
    for (const path of paths) {
      for (const query of queries) {
        const { text } = await get(path + query);
        for (const half of halves) expect(text, path + query).not.toContain(half);
      }
    }
  },
);

test('only the app’s own files are served', async () => {
  const { root, get } = await devServer('.sandbox');
  write(root, 'packages/sandbox/src/secret.ts', 'export const secret = 1;');
  const at = (file: string) => `/@fs${encodeURI(join(root, file))}`;
  expect((await get('/src/start/start.ts')).text).toContain('answer = 42');
  expect((await get(at('packages/core/src/index.ts'))).status).toBe(200);
  for (const file of ['package.json', 'package-lock.json', 'packages/sandbox/src/secret.ts']) {
    for (const query of ['', '?raw', '?import&raw', '?import&url&inline']) {
      expect((await get(at(file) + query)).status, file + query).toBe(403);
    }
  }
});

test('no file is opened in an editor', async () => {
  const { get } = await devServer('.sandbox');
  expect(await get('/__open-in-editor')).toMatchObject({ status: 404 });
  expect(await get('/__open-in-editor?file=src/start/start.ts')).toMatchObject({ status: 404 });
});
