import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractDocument, contractFile, contractImages } from '@recto/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runContract } from '../../packages/sandbox/src/cli/run-contract.ts';
import { UsageError } from '../../packages/sandbox/src/cli/command-line.ts';
import { contractChecks } from '../../packages/sandbox/src/contract/contract-report.ts';
import { playContract } from '../../packages/sandbox/src/contract/play-contract.ts';
import { allRequired, testServer } from '../unit/sandbox/support/test-server.ts';
import { temporaryFolder } from '../unit/sandbox/support/temporary-folder.ts';
import { defects, type Defect } from './second-provider/defects.ts';
import { openSecondProvider, type SecondProvider } from './second-provider/second-provider.ts';

/** `npm run contract` against providers over real HTTP: the sandbox, and one written from the OpenAPI file alone. */

function configurationOf(fields: object): string {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, JSON.stringify(fields));
  return file;
}

async function secondProvider(defect: Defect | null, largestBytes?: number): Promise<SecondProvider> {
  const provider = await openSecondProvider(defect, largestBytes);
  onTestFinished(() => provider.close());
  return provider;
}

/** What fails, such as `setStarted transition`; the largest file has `largestBytes`, to be quick. */
async function failuresOf(provider: SecondProvider, token: string): Promise<readonly string[]> {
  const target = {
    ...provider,
    clientAuthentication: 'both' as const,
    appOrigin: 'https://app.example',
    procedureToken: token,
  };
  const images = { ...contractImages(), largestBytes };
  const results = await playContract(target, new ContractDocument(contractFile), images);
  return results.filter(({ verdict }) => verdict === 'fails').map(({ call, check }) => `${call} ${check}`);
}

const largestBytes = 40_000;

/** Runs the tool. @returns what it printed, and whether everything holds. */
async function run(provider: object, token: string, ...options: readonly string[]) {
  const printed: string[] = [];
  const output = { print: (text: string) => printed.push(text), note: (text: string) => printed.push(text) };
  const args = ['--config', configurationOf(provider), '--token', token, '--yes', ...options];
  const holds = await runContract(args, { ...output, colour: false }, null);
  return { holds, text: printed.join('\n') };
}

describe('a provider that keeps the contract', () => {
  test('npm run second-provider: the configuration that it writes and the tokens that it prints can be used', async () => {
    const file = join(temporaryFolder(), 'second-provider.json');
    const program = join(import.meta.dirname, 'second-provider/run.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, '--out', file]);
    onTestFinished(() => void child.kill());
    let printed = '';
    for await (const part of child.stdout) {
      printed += String(part);
      if (printed.includes('refused procedure')) break;
    }
    const tokens = [...printed.matchAll(/--token (\S+)/g)].map(([, token]) => token!);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) {
      const args = ['--config', file, '--token', token, '--origin', 'http://127.0.0.1:4173', '--yes'];
      const output = { print: () => undefined, note: () => undefined, colour: false };
      expect(await runContract(args, output, null)).toBe(true);
    }
  });

  test('the second provider: every check of a refused procedure holds', async () => {
    const provider = await secondProvider(null);
    const { holds, text } = await run(provider, provider.create('refused'));
    expect(text).not.toMatch(/FAILS/);
    expect(text).not.toMatch(/^ {2}not tried(?! *allows the app’s origin also in a refusal)/m);
    expect(holds).toBe(true);
  });

  test('the sandbox: every check of an active procedure holds, from another origin', async () => {
    const { origin, sandbox } = await testServer();
    const { token } = sandbox.operator.create(allRequired);
    const { holds, text } = await run(
      {
        authEndpointUrl: `${origin}/provider/auth`,
        idEndpointUrl: `${origin}/provider/id`,
        ...sandbox.config,
      },
      token,
    );
    expect(text).not.toMatch(/FAILS/);
    expect(holds).toBe(true);
    expect(sandbox.operator.get(token).procedure.status).toBe('finished');
  });

  test('on the app’s own origin, nothing about other origins is asked', async () => {
    const { origin, sandbox } = await testServer();
    const { token } = sandbox.operator.create(allRequired);
    const paths = { authEndpointUrl: '/provider/auth', idEndpointUrl: '/provider/id', ...sandbox.config };
    const { holds, text } = await run(paths, token, '--origin', origin);
    expect(text).not.toMatch(/origin in|preflight/);
    expect(holds).toBe(true);
  });
});

describe('a provider with a defect', () => {
  test.each(Object.entries(defects))('%s is reported: %s', async (defect, [call, failing]) => {
    const provider = await secondProvider(defect as Defect, largestBytes);
    const token = provider.create(call === 'reset' ? 'refused' : 'active');
    expect(await failuresOf(provider, token)).toContain(`${call} ${failing}`);
  });

  test('every check has a defect that makes it fail', () => {
    const failing: readonly string[] = Object.values(defects).map(([, name]) => name);
    expect(Object.keys(contractChecks).filter((name) => !failing.includes(name))).toEqual([]);
  });

  test('a provider that can’t be reached', async () => {
    const provider = await openSecondProvider(null);
    const token = provider.create('active');
    await provider.close();
    const { holds, text } = await run(provider, token);
    expect(text).toContain('FAILS      responds, without a redirect: there was no response');
    expect(holds).toBe(false);
  });
});

/** The lines of a check's output that begin with a mark, such as `not tried`. */
function linesWith(mark: string, text: string): readonly string[] {
  return text.split('\n').filter((line) => line.startsWith(`  ${mark.padEnd(11)}`));
}

describe('what could not be tried', () => {
  test('a mistyped token: everything after call 2 fails with its refusal, and the exit code is 1', async () => {
    const provider = await secondProvider(null);
    const file = configurationOf(provider);
    const program = join(import.meta.dirname, '../../packages/sandbox/src/cli/contract.ts');
    const args = ['--config', file, '--token', 'doesnotexist', '--origin', 'https://app.example', '--yes'];
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args]);
    onTestFinished(() => void child.kill());
    let printed = '';
    child.stdout.on('data', (part) => void (printed += String(part)));
    const [exitCode] = (await once(child, 'close')) as [number];
    expect(exitCode).toBe(1);
    expect(printed).toContain('  FAILS      accepts the call: call 2 refused the token: 404\n');
    expect(printed).toContain(
      '  FAILS      changes the status: not tried, because call 2 refused the token: 404\n',
    );
    expect(linesWith('not tried', printed)).toEqual([]);
  });

  test('401 to each access token: everything after call 2 fails with this refusal', async () => {
    const provider = await secondProvider('refusesEachAccessToken');
    const { holds, text } = await run(provider, provider.create('active'));
    expect(text).toContain('  FAILS      accepts the call: call 2 refused the access token: 401\n');
    expect(text).toContain(
      '  FAILS      accepts a PNG: not tried, because call 2 refused the access token: 401\n',
    );
    expect(linesWith('not tried', text)).toEqual([]);
    expect(holds).toBe(false);
  });

  test('no access token: everything after call 1 fails with its refusal', async () => {
    const provider = await secondProvider(null);
    const { holds, text } = await run({ ...provider, clientSecret: 'wrong' }, provider.create('active'));
    expect(text).toContain('  FAILS      accepts the call: call 1 gave no access token: 401\n');
    expect(text).toContain(
      '  FAILS      can be repeated: not tried, because call 1 gave no access token: 401\n',
    );
    expect(linesWith('not tried', text)).toEqual([]);
    expect(holds).toBe(false);
  });

  test('call 3 that starts the procedure with 418: call 3 fails, the other calls are tried', async () => {
    const provider = await secondProvider('startsWithRefusal');
    const { holds, text } = await run(provider, provider.create('active'));
    expect(linesWith('FAILS', text)).toEqual([
      '  FAILS      allows the app’s origin in its response: not tried, because call 3 was refused: 418',
      '  FAILS      accepts the call: call 3 was refused: 418',
      '  FAILS      responds as the OpenAPI document says: not tried, because call 3 was refused: 418',
    ]);
    expect(holds).toBe(false);
  });

  test('call 3 that starts nothing: each check after it fails with this', async () => {
    const provider = await secondProvider('startDoesNothing');
    const { text } = await run(provider, provider.create('active'));
    expect(text).toContain(
      '  FAILS      accepts a PNG: not tried, because call 3 did not make the procedure started\n',
    );
  });

  test.each([
    ['active', 4, 'changes the status: needs a procedure that is refused, and this one was active'],
    ['started', 8, 'changes the status: needs a procedure that is active, and this one was started'],
    ['expired', 35, 'accepts a PNG: needs a procedure that is started, and this one was expired'],
  ])('what a procedure that is %s can’t show does not fail', async (status, count, line) => {
    const provider = await secondProvider(null);
    const { holds, text } = await run(provider, provider.create(status));
    const notTried = linesWith('not tried', text);
    expect(notTried).toContain(`  not tried  ${line}`);
    expect(notTried).toHaveLength(count);
    expect(linesWith('FAILS', text)).toEqual([]);
    expect(holds).toBe(true);
  });

  test('a procedure that requires no photo can’t show that one is missing', async () => {
    const provider = await secondProvider(null);
    const nothing = { idCardRequired: false, driverLicenseRequired: false, driverPictureRequired: false };
    const { holds, text } = await run(provider, provider.create('refused', nothing));
    expect(linesWith('not tried', text)).toEqual([
      '  not tried  refuses to finish while a required photo is missing: needs a procedure that requires a photo',
    ]);
    expect(holds).toBe(true);
  });

  test('the relay on the app’s own origin: of call 1, nothing about other origins is asked', async () => {
    const { origin, sandbox } = await testServer();
    const provider = await secondProvider(null);
    const mixed = { ...provider, authEndpointUrl: `${origin}/provider/auth`, ...sandbox.config };
    const { text } = await run(mixed, provider.create('active'), '--origin', origin);
    const sections = text.split('\n\n');
    expect(sections.find((section) => section.includes('Call 1 '))).not.toContain('origin');
    expect(sections.find((section) => section.startsWith('Call 2 '))).toContain('allows the app’s origin');
  });
});

test('a failure is printed under its call, without the token, the secret or a name', async () => {
  const provider = await secondProvider('nameIsAnObject');
  const token = provider.create('active');
  const { holds, text } = await run(provider, token);
  const sections = text.split('\n\n');
  const call2 = sections.find((section) => section.startsWith('Call 2  POST /procedures/token'));
  expect(call2).toContain(
    '  FAILS      responds as the OpenAPI document says: data.appointment.customer.lastname',
  );
  expect(text).toMatch(/^\d+ hold, 1 fail, \d not tried\.$/m);
  expect(holds).toBe(false);
  for (const secret of [token, provider.clientSecret, 'second-access-token', 'Rossi']) {
    expect(text).not.toContain(secret);
  }
});

describe('before it starts', () => {
  const quiet = { print: () => undefined, colour: false };

  test.each([
    ['without a terminal', null],
    ['if the answer is no', async () => false],
  ])('it says that it changes the procedure, and calls nothing %s', async (_when, ask) => {
    const { origin, sandbox } = await testServer();
    const notes: string[] = [];
    const { token } = sandbox.operator.create(allRequired);
    const file = configurationOf({
      authEndpointUrl: `${origin}/provider/auth`,
      idEndpointUrl: `${origin}/provider/id`,
      ...sandbox.config,
    });
    const output = { ...quiet, note: (text: string) => notes.push(text) };
    await expect(runContract(['--config', file, '--token', token], output, ask)).rejects.toThrow(
      'Nothing was called.',
    );
    expect(notes.join()).toContain('This changes the procedure of the token');
    expect(sandbox.calls.list()).toEqual([]);
  });

  test.each([
    ['no configuration', ['--token', 'a']],
    ['no token', ['--config', 'host/public/assets/config.json']],
    ['a token that no header can carry', ['--config', 'host/public/assets/config.json', '--token', 'a b']],
    ['a file that does not exist', ['--config', '/nowhere/config.json', '--token', 'a']],
    ['a file that is not a configuration', ['--config', 'package.json', '--token', 'a']],
    ['a path without an origin', ['--config', 'host/public/assets/config.json', '--token', 'a']],
    ['an unknown option', ['--tokens', 'a']],
  ])('%s is rejected with a message', async (_what, args) => {
    const output = { ...quiet, note: () => undefined };
    await expect(runContract([...args, '--yes'], output, null)).rejects.toThrow(UsageError);
  });
});
