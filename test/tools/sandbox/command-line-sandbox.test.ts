import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@recto/sandbox';
import { expect, test } from 'vitest';
import { runSandbox } from '../../../packages/sandbox/src/cli/run-sandbox.ts';
import { sandboxCommands } from '../../../packages/sandbox/src/cli/sandbox-commands.ts';
import { sandboxOptions } from '../../../packages/sandbox/src/cli/sandbox-options.ts';
import { newProcedure, requiring } from '../../support/procedures.ts';
import { jpeg, png } from './support/images.ts';
import { readBlocks } from './support/read-blocks.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { idCardOnly, started, testServer } from './support/test-server.ts';

/** The commands on a folder of their own. */
function commandLine(dataDir = temporaryFolder()) {
  const { operator, faults } = createSandbox({ dataDir });
  const run = (...args: string[]): string => {
    const printed: string[] = [];
    runSandbox(
      args,
      { RECTO_DATA: dataDir },
      { print: (text) => printed.push(text), note: () => {}, colour: false },
    );
    return printed.join('\n');
  };
  return { run, operator, faults };
}

test('create creates a procedure, and prints its link and QR code', () => {
  const { run, operator } = commandLine();
  const options = ['--id-card', '--selfie', '--language', 'de-de', '--name', 'Muster'];
  const printed = run('create', ...options, '--redirect', 'https://example.com/');
  const [record] = operator.list();
  expect(record).toMatchObject({
    demonstration: false,
    procedure: {
      ...requiring('idCard', 'clientPicture'),
      language: 'de-de',
      redirectUrl: 'https://example.com/',
      appointment: { customer: { lastname: 'Muster' } },
    },
  });
  const link = `http://127.0.0.1:4173/${record!.token}`;
  expect(printed.startsWith(`${link}\n`)).toBe(true);
  expect(readBlocks(printed)).toBe(link);
});

test.each([
  ['of texts that an operator adds', 'ar', 'ar'],
  ['with a script', 'sr-latn-rs', 'sr-latn-rs'],
  ['in capitals', 'pt-PT', 'pt-pt'],
])('create takes the code of a language %s', (_, given, language) => {
  const { run, operator } = commandLine();
  run('create', '--language', given);
  expect(operator.list()[0]!.procedure.language).toBe(language);
});

test('links use the address at which the sandbox is served', async () => {
  const dataDir = temporaryFolder();
  const { origin } = await testServer({ dataDir });
  expect(commandLine(dataDir).run('create', '--licence')).toContain(`${origin}/`);
});

test('list prints each procedure on a line', async () => {
  const dataDir = temporaryFolder();
  const { run } = commandLine(dataDir);
  expect(run('list')).toBe('There are no procedures.');
  const { record, client } = await started(await testServer({ dataDir }), idCardOnly);
  await client.savePhoto('idCardRecto', jpeg());
  expect(run('list')).toBe(`${record.token}  started   de-de  1/2 photos  Muster`);
});

test('show prints a procedure and its photos', async () => {
  const dataDir = temporaryFolder();
  const { record, client } = await started(await testServer({ dataDir }), idCardOnly);
  await client.savePhoto('idCardRecto', jpeg(321));
  const printed = commandLine(dataDir).run('show', record.token);
  expect(printed).toContain('Asks for: idCard\n');
  expect(printed).toMatch(/ {2}idCardRecto {2}image\/jpeg {2}321 bytes {2}sha-256 [0-9a-f]{64}\n/);
});

test('photos saves the photos to files unchanged, and replaces existing files', async () => {
  const dataDir = temporaryFolder();
  const folder = join(temporaryFolder(), 'new/photos');
  const { record, client } = await started(await testServer({ dataDir }));
  const { run } = commandLine(dataDir);
  expect(run('photos', record.token, '--out', folder)).toBe('No photos have been received.');
  expect(existsSync(folder)).toBe(false);

  await client.savePhoto('idCardRecto', jpeg(321));
  await client.uploadPhoto('clientPicture', png());
  run('photos', record.token, '--out', folder);
  await client.savePhoto('idCardRecto', jpeg(99));
  const files = [join(folder, 'idCardRecto.jpg'), join(folder, 'clientPicture.png')];
  expect(run('photos', record.token, '--out', folder).split('\n')).toEqual(files);
  expect(files.map((file) => new Uint8Array(readFileSync(file)))).toEqual([jpeg(99), png()]);
  expect(statSync(files[0]!).mode & 0o777).toBe(0o600);
});

test('refuse and expire take effect on a running server', async () => {
  const dataDir = temporaryFolder();
  const { run } = commandLine(dataDir);
  const { record, client } = await started(await testServer({ dataDir }));
  const read = async () => ((await (await client.read()).json()) as { data: unknown }).data;
  expect(run('refuse', record.token, '--comment', 'Too dark')).toContain('refused');
  expect(await read()).toMatchObject({ status: 'refused', adminComment: 'Too dark' });
  expect(run('expire', record.token)).toContain('expired');
  expect(await read()).toMatchObject({ status: 'expired' });
});

test('faults are added, listed and cleared, also on a running server', async () => {
  const dataDir = temporaryFolder();
  const { run } = commandLine(dataDir);
  const { origin } = await testServer({ dataDir });
  const status = async () => (await fetch(`${origin}/assets/config.json`)).status;
  const add = ['faults', 'add', '--call', 'config', '--kind', 'status', '--status', '503'];
  expect(run(...add, '--retry-after', '2', '--times', '4')).toBe(
    'config: status 503 (Retry-After: 2), 4 times',
  );
  expect(await status()).toBe(503);
  expect(run('faults')).toBe('config: status 503 (Retry-After: 2), 3 times');
  expect(run('faults', 'clear')).toBe('No faults are set.');
  expect(await status()).toBe(200);
});

test.each([
  ['an unknown command', ['destroy'], /^Unknown command "destroy"\.\n[^]*Usage: /],
  ['a property of every object as a command', ['constructor'], /^Unknown command [^]*Usage: /],
  ['an unknown option', ['list', '--all'], /'--all'[^]*Usage: /],
  ['no token', ['show'], /^A procedure’s token is missing\.$/],
  ['no folder for the photos', ['photos', 'unknown'], /^--out is missing/],
  ['an unknown token', ['expire', 'unknown'], /^No procedure has this token\.$/],
  ['an unknown language', ['create', '--language', 'portuguese'], /^language: [^]*Usage: /],
  ['an unsafe address', ['create', '--redirect', 'javascript:x'], /^redirectUrl: [^]*Usage: /],
  ['a fault without its call', ['faults', 'add', '--kind', 'empty'], /^call: [^]*Usage: /],
  [
    'a status that is not a number',
    ['faults', 'add', '--call', 'token', '--kind', 'status', '--status', 'x'],
    /^status: /,
  ],
  ['another word after faults', ['faults', 'list-all'], /can be followed by "add" or "clear"/],
])('the command rejects %s, and says why', (_, args, message) => {
  expect(() => commandLine().run(...args)).toThrow(message);
});

test('without a command the program prints the usage: a line with an example for every command and option', () => {
  const usage = commandLine().run();
  expect(usage).toMatch(/^Usage: /);
  const lines = usage.split('\n');
  const names = Object.keys(sandboxOptions).map((name) => `--${name}`);
  for (const name of [...Object.keys(sandboxCommands), 'faults add', 'faults clear', ...names]) {
    const form = `${name}(, -h)?( [A-Z]+)?`;
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${form}  +\\S.*  .*${name}`)));
  }
});

test('the examples of the usage work', () => {
  const { run, operator } = commandLine();
  const { token } = operator.create(newProcedure());
  const examples = run()
    .split('\n')
    .flatMap((line) => /^ {2}\S.* {2}(\S.*)$/.exec(line)?.[1] ?? [])
    .filter((example) => !/--(data|help)/.test(example));
  expect(examples.length).toBeGreaterThan(20);
  for (const example of examples) {
    const words = example.replace('3fGk29', token).match(/"[^"]*"|\S+/g)!;
    expect(() => run(...words.map((word) => word.replaceAll('"', ''))), example).not.toThrow();
  }
});

test('the program prints its result, or an error with exit code 1', () => {
  expect(program('list')).toMatchObject({ status: 0, stdout: 'There are no procedures.\n', stderr: '' });
  expect(program('show', 'unknown')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'No procedure has this token.\n',
  });
});

test.each([[['--help']], [['create', '-h']], [[]]])('the program prints its usage for %j', (args) => {
  expect(program(...args)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run sandbox/),
    stderr: '',
  });
});

/** Runs the program on a folder of its own. */
function program(...args: string[]) {
  const command = ['--import', 'tsx', 'packages/sandbox/src/cli/sandbox.ts', '--data', temporaryFolder()];
  const cwd = join(import.meta.dirname, '../../..');
  return spawnSync(process.execPath, [...command, ...args], { cwd, encoding: 'utf8' });
}
