import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { documents, perRequiredFlag, requiredDocuments } from '@recto/core';
import type { ProcedureRecord, RunningServer } from '@recto/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { networkAddresses } from '../../../packages/sandbox/src/cli/network-addresses.ts';
import { runStart } from '../../../packages/sandbox/src/cli/run-start.ts';
import { selfSignedCertificate } from '../../../packages/sandbox/src/cli/self-signed-certificate.ts';
import { startOptions } from '../../../packages/sandbox/src/cli/start-options.ts';
import { fixtureRepository, write } from './support/fixture-repository.ts';
import { readBlocks } from './support/read-blocks.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { testServer } from './support/test-server.ts';

const start = 'packages/sandbox/src/cli/start.ts';
const repository = join(import.meta.dirname, '../../..');

async function run(args: readonly string[], environment: Record<string, string>, root = fixtureRepository()) {
  const printed: string[] = [];
  const noted: string[] = [];
  const server = await runStart(startOptions(args, { PORT: '0', ...environment }), root, {
    print: (line) => printed.push(line),
    note: (line) => noted.push(line),
    colour: false,
  });
  onTestFinished(() => server.close());
  return { server, printed: printed.join('\n'), noted };
}

/** Whether a process, or with a negative number a group of processes, is there. */
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The procedure that asks for all documents; there is one. */
function procedureOfAll({ sandbox }: RunningServer): ProcedureRecord {
  const [record, ...others] = sandbox.operator
    .list()
    .filter(({ procedure }) => requiredDocuments(procedure).length === documents.length);
  expect(others).toEqual([]);
  return record!;
}

describe('npm start', () => {
  test('npm start serves an up-to-date build, and prints the links, the operator page and a QR code', async () => {
    const { server, printed, noted } = await run([], { RECTO_DATA: temporaryFolder() });
    const { token } = procedureOfAll(server);
    expect(noted).toEqual([]);
    expect(printed).toMatch(new RegExp(`^Customer link +${server.origin}/${token}$`, 'm'));
    expect(printed).toMatch(new RegExp(`^Operator page +${server.origin}/operator$`, 'm'));
    expect(readBlocks(printed)).toBe(`${server.origin}/${token}`);
    const page = await fetch(`${server.origin}/${token}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Recto</title>');
  });

  test('--config adds the fields of a file to the app’s configuration, and cannot replace the sandbox’s', async () => {
    const folder = temporaryFolder();
    write(folder, 'brand.json', JSON.stringify({ brand: { name: 'Rhône' }, clientId: 'other' }));
    write(folder, 'list.json', 'null');
    const { server } = await run(['--config', join(folder, 'brand.json')], { RECTO_DATA: folder });
    const served: unknown = await (await fetch(`${server.origin}/assets/config.json`)).json();
    expect(served).toMatchObject({ brand: { name: 'Rhône' }, clientId: 'recto-sandbox' });
    for (const file of ['list.json', 'missing.json']) {
      await expect(run(['--config', join(folder, file)], { RECTO_DATA: folder })).rejects.toThrow(
        /can't be used/,
      );
    }
  });

  // Decision 10.6.
  test('--config serves the folder "operator" beside the file where the configuration names it, and nothing else', async () => {
    const folder = temporaryFolder();
    write(folder, 'own/brand.json', JSON.stringify({ texts: { 'fr-fr': 'operator/fr-fr.json' } }));
    write(folder, 'own/operator/fr-fr.json', '{ "start.greeting": "Bienvenue" }');
    write(folder, 'own/operator/images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write(folder, 'own/private.json', '{ "private": true }');
    const { server } = await run(['--config', join(folder, 'own/brand.json')], { RECTO_DATA: folder });
    const get = (path: string) => fetch(`${server.origin}/assets/${path}`);
    const texts = await get('operator/fr-fr.json');
    expect(texts.headers.get('cache-control')).toBe('no-cache');
    expect(await texts.json()).toEqual({ 'start.greeting': 'Bienvenue' });
    expect((await get('operator/images/logo.svg')).headers.get('content-type')).toContain('image/svg+xml');
    for (const path of ['private.json', 'operator/../private.json', 'operator/%2e%2e/private.json']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('private": true');
    }
    expect((await get('operator/fr-fr.json')).headers.get('content-security-policy')).not.toBeNull();
  });

  // Decision 10.6.
  test('--config with a provider’s address is the whole configuration of the app; there is no link to show', async () => {
    const folder = temporaryFolder();
    const own = {
      authEndpointUrl: 'https://login.example',
      idEndpointUrl: 'https://documents.example/v2',
      clientId: 'own',
      eventsUrl: 'https://events.example/in',
    };
    write(folder, 'config.json', JSON.stringify(own));
    const { server, printed } = await run(['--config', join(folder, 'config.json')], { RECTO_DATA: folder });
    const response = await fetch(`${server.origin}/assets/config.json`);
    expect(await response.json()).toEqual(own);
    expect(response.headers.get('content-security-policy')).toContain(
      "; connect-src 'self' https://login.example https://documents.example https://events.example;",
    );
    expect(printed).toContain(`Customer link  ${server.origin}/TOKEN\n`);
    expect(printed).not.toContain('/operator');
    expect(server.sandbox.operator.list()).toEqual([]);
  });

  // Decision 10.10.
  test('--config names what is wrong in the file, and starts all the same; no wrong address is allowed', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'config.json');
    const wrong = { authEndpointUrl: '/auth', idEndpointUrl: 'ftp://x', clientId: 'own', brnd: {} };
    write(folder, 'config.json', JSON.stringify(wrong));
    const { server, noted } = await run(['--config', file], { RECTO_DATA: folder });
    expect(noted[0]).toMatch(
      /^\S+config\.json:\n {2}error {4}idEndpointUrl: The scheme ftp: .*\n {2}error {4}brnd: /,
    );
    const page = await fetch(server.origin, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("; connect-src 'self'; ");

    const brand = { brand: { name: 'Rhône', suport: '/help' }, clientId: 'own' };
    write(folder, 'config.json', JSON.stringify(brand));
    const added = await run(['--config', file], { RECTO_DATA: folder });
    expect(added.noted[0]!.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}warning {2}clientId: It is not used: the file has no idEndpointUrl/),
      '  error    brand.suport: The app knows no such field. Did you mean "support"?',
      '1 error, 1 warning.',
    ]);
  });

  test('with one’s own provider and --events, the page "Journeys" is named, which has the app’s events', async () => {
    const folder = temporaryFolder();
    const own = { authEndpointUrl: '/auth', idEndpointUrl: 'https://id.example', clientId: 'own' };
    write(folder, 'config.json', JSON.stringify(own));
    const file = join(folder, 'config.json');
    const { server, printed } = await run(['--config', file, '--events'], { RECTO_DATA: folder });
    const journeys = `${server.origin}/operator/journeys`;
    expect(printed).toContain(`Journeys       ${journeys}\n`);
    expect((await fetch(journeys)).status).toBe(200);
    const asJson = await run(['--config', file, '--json'], { RECTO_DATA: folder });
    expect(JSON.parse(asJson.printed)).toEqual({ origin: asJson.server.origin, journeys: null });
  });

  // Decision 10.6.
  test('npm start ends when npm is ended, also if npm does not pass the signal on', async () => {
    const npm = spawn('npm', ['run', '--silent', 'dev', '--', '--json'], {
      cwd: repository,
      env: { ...process.env, PORT: '0', RECTO_DATA: temporaryFolder() },
      detached: true,
    });
    // A server that npm has left behind is in npm's group.
    onTestFinished(() => void (isAlive(-npm.pid!) && process.kill(-npm.pid!, 'SIGKILL')));
    const [line] = (await once(npm.stdout, 'data')) as [Buffer];
    const { origin } = JSON.parse(line.toString()) as { origin: string };
    expect((await fetch(`${origin}/operator`)).status).toBe(200);
    npm.kill('SIGTERM');
    const isGone = () =>
      fetch(`${origin}/operator`).then(
        () => false,
        () => true,
      );
    await expect.poll(isGone).toBe(true);
  });

  test('npm start creates a French demonstration procedure that asks for every photo', async () => {
    const { server } = await run([], { RECTO_DATA: temporaryFolder() });
    expect(procedureOfAll(server)).toMatchObject({
      demonstration: true,
      procedure: {
        status: 'active',
        language: 'fr-fr',
        ...perRequiredFlag(() => true),
        redirectUrl: expect.stringMatching(/^https:\/\//),
        appointment: { customer: { lastname: expect.stringMatching(/\w/) } },
      },
    });
  });

  test('npm start prints a link for each document alone', async () => {
    const { server, printed } = await run([], { RECTO_DATA: temporaryFolder() });
    const asked = [...printed.matchAll(/^(\w.*) only +(\S+)$/gm)].map(([, document, link]) => {
      const token = link!.replace(`${server.origin}/`, '');
      return [
        document,
        requiredDocuments(server.sandbox.operator.get(token).procedure).map(({ name }) => name),
      ];
    });
    expect(asked).toEqual([
      ['ID card', ['idCard']],
      ['Driving licence', ['driverLicense']],
      ['Selfie', ['clientPicture']],
    ]);
  });

  test('npm start in another language makes another demonstration, and keeps the first', async () => {
    const dataDir = temporaryFolder();
    const tokenIn = async (LANG: string) => {
      const { server, printed } = await run(['--json', '--data', dataDir], { LANG });
      await server.close();
      return (JSON.parse(printed) as { token: string }).token;
    };
    const french = await tokenIn('fr_FR.UTF-8');
    expect(await tokenIn('de_AT.UTF-8')).not.toBe(french);
    expect(await tokenIn('fr_FR.UTF-8')).toBe(french);
  });

  test('npm start with --json prints one line of JSON', async () => {
    const { server, printed } = await run(['--json'], { RECTO_DATA: temporaryFolder() });
    const { origin } = server;
    const token = server.sandbox.operator.list()[0]?.token;
    expect(printed).not.toContain('\n');
    expect(JSON.parse(printed)).toEqual({
      origin,
      link: `${origin}/${token}`,
      operator: `${origin}/operator`,
      token,
    });
  });

  test.each([
    ['active', true],
    ['started', true],
    ['finished', false],
    ['refused', false],
    ['expired', false],
  ] as const)('npm start reuses a demonstration that is %s: %s', async (status, isReused) => {
    const dataDir = temporaryFolder();
    const first = await run(['--data', dataDir], {});
    const { token } = procedureOfAll(first.server);
    first.server.sandbox.operator.patch(token, { status });
    await first.server.close();
    const second = await run(['--json', '--data', dataDir], {});
    expect((JSON.parse(second.printed) as { token: string }).token === token).toBe(isReused);
  });

  test('npm start mentions faults that are still set', async () => {
    const dataDir = temporaryFolder();
    const first = await run(['--data', dataDir], {});
    expect(first.printed).not.toContain('Faults');
    first.server.sandbox.faults.add({ call: 'token', kind: 'empty' });
    await first.server.close();
    expect((await run(['--data', dataDir], {})).printed).toContain('Faults are still set: 1.');
  });

  test('npm start with --dev serves the sources through Vite, and the provider', async () => {
    const root = fixtureRepository();
    write(root, 'vite.config.ts', `export default { root: ${JSON.stringify(join(root, 'host'))} };`);
    write(root, 'host/index.html', '<script type="module" src="/src/start/start.ts"></script>');
    write(root, 'host/src/start/start.ts', 'export const answer: number = 42;');
    const { server } = await run(['--dev'], { RECTO_DATA: temporaryFolder() }, root);
    const textAt = async (path: string) =>
      (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).text();

    expect(await textAt('/some-token/start')).toContain('/@vite/client');
    expect(await textAt('/src/start/start.ts')).toMatch(/^export const answer = 42;/);
    expect(await textAt('/assets/config.json')).toContain('"idEndpointUrl":"/provider/id"');
    expect(await textAt('/operator')).toContain('Recto sandbox');
  });

  test('the program reports a taken port, and exits with code 1', async () => {
    const port = new URL((await testServer()).origin).port;
    const program = spawn(process.execPath, ['--import', 'tsx', start], {
      cwd: repository,
      env: { ...process.env, PORT: port, RECTO_DATA: temporaryFolder() },
    });
    const [printed, errors, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(printed).toBe('');
    expect(errors).toMatch(new RegExp(`^Port ${port} is taken: .* PORT=4200 npm start\n$`));
  });
});

test.each(['--help', '-h'])(
  'the program with %s lists its options, each with an example, and exits',
  async (help) => {
    const program = spawn(process.execPath, ['--import', 'tsx', start, help], { cwd: repository });
    const [printed, errors, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'exit'),
    ]);
    expect(code).toBe(0);
    expect(errors).toBe('');
    expect(printed).toMatch(/^Usage: .*npm start/);
    for (const option of ['--lan', '--dev', '--data', '--help']) {
      expect(printed).toMatch(new RegExp(`^  ${option}.* npm start -- ${option}`, 'm'));
    }
    // Without --silent, npm's own lines come before the JSON.
    expect(printed).toMatch(/^ {2}--json.* npm start --silent -- --json/m);
  },
);

describe('the options of npm start', () => {
  test('the options of npm start are port 4173 and a folder in the repository by default', () => {
    expect(startOptions([], {})).toEqual({
      port: 4173,
      events: false,
      lan: false,
      dev: false,
      json: false,
      guidance: null,
      language: 'fr-fr',
      configurationFile: null,
      dataDir: join(repository, '.sandbox'),
    });
  });

  test('the options of npm start come from the command line and the environment, the command line first', () => {
    const environment = { PORT: '4200', RECTO_DATA: '/from/environment' };
    expect(startOptions(['--lan', '--dev'], environment)).toMatchObject({
      port: 4200,
      lan: true,
      dev: true,
      dataDir: '/from/environment',
    });
    expect(startOptions(['--data', '/from/line'], environment).dataDir).toBe('/from/line');
  });

  test.each([
    [{}, 'fr-fr'],
    [{ LANG: 'C.UTF-8' }, 'fr-fr'],
    [{ LANG: 'pt_PT.UTF-8' }, 'fr-fr'],
    [{ LANG: 'en_US.UTF-8' }, 'en-gb'],
    [{ LANG: 'en' }, 'en-gb'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'nl_BE@euro' }, 'nl-nl'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'nl_NL', LC_ALL: 'de_AT.UTF-8' }, 'de-de'],
    [{ LANG: 'it_IT.UTF-8', LC_MESSAGES: '', LC_ALL: '' }, 'it-it'],
  ])('the links of a terminal with %j have the language %s', (environment, language) => {
    expect(startOptions([], environment).language).toBe(language);
  });

  test('--guidance is a mode that the app knows', () => {
    expect(startOptions(['--guidance', 'off'], {}).guidance).toBe('off');
    expect(() => startOptions(['--guidance', 'on'], {})).toThrow(/one of full, hints, off, not "on"/);
  });

  test.each(['-1', '65536', '80.5'])('PORT=%s is rejected', (PORT) => {
    expect(() => startOptions([], { PORT })).toThrow(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  });

  test('an unknown option is rejected with the usage', () => {
    expect(() => startOptions(['--lann'], {})).toThrow(/'--lann'[^]*Usage: /);
  });
});

describe('--lan', () => {
  const address = (ip: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
    ({ address: ip, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;

  test('--lan uses an address that a phone can reach: no loopback, IPv6 or link-local address, virtual networks last', () => {
    expect(
      networkAddresses({
        lo: [address('127.0.0.1', true)],
        docker0: [address('172.17.0.1')],
        eth0: [address('fe80::1', false, 'IPv6'), address('169.254.1.1')],
        wlan0: [address('192.168.1.20')],
      }),
    ).toEqual(['192.168.1.20', '172.17.0.1']);
  });

  test('--lan finds no address without a network', () => {
    expect(networkAddresses({ lo: [address('127.0.0.1', true)] })).toEqual([]);
  });

  test('--lan makes a server certificate for the address, valid for 30 days', async () => {
    const { key, cert } = await selfSignedCertificate(['192.168.1.20', '10.0.0.7']);
    const certificate = new X509Certificate(cert);
    expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    expect(certificate.subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:192.168.1.20, IP Address:10.0.0.7',
    );
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.ca).toBe(false);
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});
