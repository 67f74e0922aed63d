import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@recto/core';
import {
  contractCalls,
  ContractDocument,
  contractFile,
} from '../../../packages/operator-tools/src/contract/contract-document.ts';
import {
  contractImages,
  type ContractImages,
} from '../../../packages/operator-tools/src/contract/contract-images.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runContract } from '../../../packages/operator-tools/src/cli/run-contract.ts';
import { UsageError } from '../../../packages/operator-tools/src/cli/command-line.ts';
import { contractChecks } from '../../../packages/operator-tools/src/contract/contract-checks.ts';
import { playContract } from '../../../packages/operator-tools/src/contract/play-contract.ts';
import { allRequired, testServer } from '../sandbox/support/test-server.ts';
import { temporaryFolder } from '../sandbox/support/temporary-folder.ts';
import { appOrigin, runningRelay } from '../relay/support/running-relay.ts';
import { defects, type Defect } from '../../contract/second-provider/defects.ts';
import { impatientClock, ImpatientManualClock } from './support/later.ts';
import { ManualClock } from '@recto/testing/fakes';
import {
  openSecondProvider,
  slowMs,
  waitsForPhoto,
  type SecondProvider,
} from '../../contract/second-provider/second-provider.ts';

/** `npm run contract` against providers over real HTTP: the sandbox, and one written from the OpenAPI file alone. */

function configurationOf(fields: object): string {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, JSON.stringify(fields));
  return file;
}

async function secondProvider(defect: Defect | null, largest?: number): Promise<SecondProvider> {
  const provider = await openSecondProvider(defect, largest === undefined ? {} : { largest });
  onTestFinished(() => provider.close());
  return provider;
}

const largestBytes = 40_000;

const document = new ContractDocument(contractFile);

/** The pictures of the tool; the largest file is small, to be quick. */
const smallImages = (): ContractImages => ({
  ...contractImages(),
  largestBytes,
  largestBodyBytes: 2 * largestBytes,
});

/**
 * What a provider with this defect fails, such as `setStarted transition`, and the calls that are remarked on, such as
 * `token remark`; the largest file is small, to be quick.
 */
async function foundOf(defect: Defect, status: string): Promise<readonly string[]> {
  const clock = new ImpatientManualClock();
  const wait = () => clock.advance(slowMs);
  const provider = await openSecondProvider(defect, { largest: largestBytes, wait });
  onTestFinished(() => provider.close());
  const target = {
    ...provider,
    clientAuthentication: 'both' as const,
    appOrigin: 'https://app.example',
    procedureToken: provider.create(status),
    languages,
  };
  const remarks: string[] = [];
  const results = await playContract(target, document, smallImages(), {
    clock,
    sendsLargestBody: true,
    onRemark: (text) => remarks.push(`${contractCalls[Number(text.slice('Call '.length)[0]) - 1]} remark`),
  });
  const failures = results.filter(({ verdict }) => verdict === 'fails');
  return [...failures.map(({ call, check }) => `${call} ${check}`), ...remarks];
}

/** Runs the tool. @returns what it printed, and its exit code. */
async function run(provider: object, token: string, ...options: readonly string[]) {
  return runWith(contractImages(), provider, token, ...options);
}

/** The same with these pictures. */
async function runWith(
  images: ContractImages,
  provider: object,
  token: string,
  ...options: readonly string[]
) {
  const printed: string[] = [];
  const output = { print: (text: string) => printed.push(text), note: (text: string) => printed.push(text) };
  const args = ['--config', configurationOf(provider), '--token', token, '--yes', ...options];
  const parts = { images, clock: impatientClock };
  const exitCode = await runContract(args, { ...output, colour: false }, null, parts);
  return { exitCode, text: printed.join('\n') };
}

describe('a provider that keeps the contract', () => {
  test('npm run second-provider: the configuration that it writes and the tokens that it prints can be used', async () => {
    const file = join(temporaryFolder(), 'second-provider.json');
    const program = join(import.meta.dirname, '../../contract/second-provider/run.ts');
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
      expect(await runContract(args, output, null)).toBe(0);
    }
  });

  test.each([
    ['--help', 0, /^Usage: npm run second-provider -- \[OPTIONS\]\n/],
    ['--defect=noThum', 1, /^There is no defect "noThum"\. Did you mean "noThumb"\?\nUsage: /],
    ['--defects', 1, /^Unknown option '--defects'/],
  ])('npm run second-provider -- %s ends with %d and an explanation', async (option, code, text) => {
    const program = join(import.meta.dirname, '../../contract/second-provider/run.ts');
    const file = join(temporaryFolder(), 'second-provider.json');
    const child = spawn(process.execPath, ['--import', 'tsx', program, '--out', file, option]);
    onTestFinished(() => void child.kill());
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => void (printed += String(part)));
    }
    const [exitCode] = (await once(child, 'close')) as [number];
    expect(printed).toMatch(text);
    expect(printed).not.toMatch(/^ +at /m);
    expect(exitCode).toBe(code);
  });

  test('the second provider: every check of a refused procedure holds', async () => {
    const provider = await secondProvider(null);
    const { exitCode, text } = await run(provider, provider.create('refused'));
    expect(text).toMatch(/^\d+ hold, 0 fail, 1 not tried\.$/m);
    expect(partOf(text, 'Not tried:')).toEqual([withoutLargest]);
    expect(exitCode).toBe(0);
  });

  test('the sandbox: every check of an active procedure holds, from another origin', async () => {
    const { origin, sandbox } = await testServer();
    const { token } = sandbox.operator.create(allRequired);
    const { exitCode, text } = await run(
      {
        authEndpointUrl: `${origin}/provider/auth`,
        idEndpointUrl: `${origin}/provider/id`,
        ...sandbox.config,
      },
      token,
    );
    expect(text).not.toMatch(/FAILS/);
    expect(exitCode).toBe(0);
    expect(sandbox.operator.get(token).procedure.status).toBe('finished');
  });

  test('an access token that ends during the check is renewed, as the app does', async () => {
    const provider = await openSecondProvider(null, { uses: 9 });
    onTestFinished(() => provider.close());
    const { exitCode, text } = await run(provider, provider.create('refused'));
    expect(causesIn(text)).toEqual([]);
    expect(exitCode).toBe(0);
  });

  /** What is printed of call 1. */
  const call1In = (text: string) => text.split('\n\n').find((section) => section.includes('Call 1 ')) ?? '';

  test('call 1 with a header is preceded by a preflight request', async () => {
    const provider = await secondProvider(null, largestBytes);
    const { text } = await runWith(smallImages(), provider, provider.create('active'));
    expect(call1In(text)).toContain('  holds  allows the headers that the call needs');
  });

  // Decision 11.2.
  test('call 1 with the secret in the form only: no preflight request, as in a browser', async () => {
    const provider = await openSecondProvider(null, { secretIn: 'form', largest: largestBytes });
    onTestFinished(() => provider.close());
    const body = { ...provider, clientAuthentication: 'body' };
    const { exitCode, text } = await runWith(smallImages(), body, provider.create('refused'), '--complete');
    expect(causesIn(text)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(call1In(text)).not.toMatch(/preflight|allows the (method|headers)/);
    expect(call1In(text)).toContain('  holds  allows the app’s origin in its response');
  });

  // Decision 11.2.
  test('the relay on another origin than the app, without a secret: no preflight request of call 1, and nothing in its log', async () => {
    const provider = await secondProvider(null, largestBytes);
    const { clientId, clientSecret, authEndpointUrl } = provider;
    const relay = await runningRelay(authEndpointUrl, { clientId, clientSecret });
    const relayed = { ...provider, authEndpointUrl: relay.url, clientSecret: undefined };
    const token = provider.create('refused');
    const { exitCode, text } = await runWith(
      smallImages(),
      relayed,
      token,
      '--origin',
      appOrigin,
      '--complete',
    );
    expect(causesIn(text)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(call1In(text)).not.toMatch(/preflight|allows the (method|headers)/);
    expect(call1In(text)).toContain('  holds  allows the app’s origin in its response');
    expect(relay.logged).toEqual([]);
  });

  test('on the app’s own origin, nothing about other origins is asked', async () => {
    const { origin, sandbox } = await testServer();
    const { token } = sandbox.operator.create(allRequired);
    const paths = { authEndpointUrl: '/provider/auth', idEndpointUrl: '/provider/id', ...sandbox.config };
    const { exitCode, text } = await run(paths, token, '--origin', origin);
    expect(text).not.toMatch(/origin in|preflight/);
    expect(exitCode).toBe(0);
  });
});

describe('a provider with a defect', () => {
  test.each(Object.entries(defects))('%s is reported: %s', async (defect, [call, failing]) => {
    const found = await foundOf(defect as Defect, call === 'reset' ? 'refused' : 'active');
    if (failing === 'remark') expect(found).toEqual([`${call} remark`]);
    else expect(found).toContain(`${call} ${failing}`);
  });

  test('every check has a defect that makes it fail', () => {
    const failing: readonly string[] = Object.values(defects).map(([, name]) => name);
    expect(Object.keys(contractChecks).filter((name) => !failing.includes(name))).toEqual([]);
  });

  test('a provider that allows another origin: the one that was asked for is named', async () => {
    const provider = await secondProvider('otherOrigin');
    const { text } = await run(provider, provider.create('refused'), '--origin', 'https://app.example');
    expect(causesIn(text)).toEqual([
      expect.stringMatching(
        /^Calls 1 to 8 \(.*\): Access-Control-Allow-Origin names another origin than https:\/\/app\.example$/,
      ),
    ]);
  });

  test.each(['otherOrigin', 'noOrigin'] as const)(
    'without --origin, a provider with %s: the cause says that the origin was made up',
    async (defect) => {
      const provider = await secondProvider(defect);
      const { text } = await run(provider, provider.create('refused'));
      const [cause, ...others] = causesIn(text);
      expect(cause).toMatch(/; the check asked as https:\/\/recto\.example, because no --origin was given$/);
      expect(others).toEqual([]);
    },
  );

  /** The provider at an address that is no loopback address for a browser, and reaches this computer nevertheless. */
  const overHttp = ({ authEndpointUrl, idEndpointUrl, ...rest }: SecondProvider) => ({
    ...rest,
    authEndpointUrl: authEndpointUrl.replace('127.0.0.1', '0.0.0.0'),
    idEndpointUrl: idEndpointUrl.replace('127.0.0.1', '0.0.0.0'),
  });

  test('an endpoint with http: for an app with https: fails once for all calls, and the rest is tried', async () => {
    const provider = await secondProvider(null);
    const token = provider.create('refused');
    const { exitCode, text } = await run(overHttp(provider), token, '--origin', 'https://app.example');
    expect(causesIn(text)).toEqual([
      'Calls 1 to 8 (responds, without a redirect): its address begins with http:, which browsers block on an HTTPS page such as https://app.example',
    ]);
    expect(partOf(text, 'What fails too:')).toEqual([]);
    expect(exitCode).toBe(1);
  });

  test('an endpoint with http: for an app with http: is all right', async () => {
    const provider = await secondProvider(null);
    const token = provider.create('refused');
    const { text } = await run(overHttp(provider), token, '--origin', 'http://app.example');
    expect(causesIn(text)).toEqual([]);
  });

  test('a provider that can’t be reached', async () => {
    const provider = await openSecondProvider(null);
    const token = provider.create('active');
    await provider.close();
    const { exitCode, text } = await run(provider, token);
    expect(text).toContain('FAILS  responds, without a redirect: there was no response');
    expect(causesIn(text)).toEqual([
      'Calls 1 to 8 (answers the preflight request with a 2xx status; responds, without a redirect): there was no response, or the connection broke (ECONNREFUSED)',
    ]);
    expect(exitCode).toBe(1);
  });
});

/** The lines below a title at the end of a check's output. */
function partOf(text: string, title: string): readonly string[] {
  const part = text.split('\n\n').find((each) => each.startsWith(`${title}\n`));
  return part?.trimEnd().split('\n  ').slice(1) ?? [];
}

const causesIn = (text: string) => partOf(text, 'What fails:');

/** What the check says of a procedure with a status that allows none of calls 3 to 8. */
const ended = (status: string) =>
  `Call 2 (gives a procedure that has not ended): the procedure is ${status}, and then calls 3 to 8 can only be refused; the check needs a link whose procedure is active`;

const withoutLargest = '1 check of call 6: needs the option --largest-photo';

describe('what could not be tried', () => {
  test('a mistyped token: everything after call 2 fails with its refusal, and the exit code is 1', async () => {
    const provider = await secondProvider(null);
    const { exitCode, text } = await runProgram(provider, 'doesnotexist');
    expect(exitCode).toBe(1);
    expect(text).toContain('  FAILS  accepts the call: it refused the procedure token: 404\n');
    expect(partOf(text, 'What fails too:')).toEqual([
      '74 checks of calls 2 to 8 could not be tried, because of call 2: it refused the procedure token: 404',
    ]);
    expect(partOf(text, 'Not tried:')).toEqual([withoutLargest]);
  });

  test('call 3 that starts the procedure with 418: call 3 fails, the other calls are tried', async () => {
    const provider = await secondProvider('startsWithRefusal');
    const { text } = await run(provider, provider.create('active'));
    expect(partOf(text, 'What fails too:')).toEqual([
      '2 checks of call 3 could not be tried, because of call 3: it refused the call: 418',
    ]);
  });

  test('call 3 that starts nothing: each check after it fails with this', async () => {
    const provider = await secondProvider('startDoesNothing');
    const { text } = await run(provider, provider.create('active'));
    expect(partOf(text, 'What fails too:')).toEqual([
      '37 checks of calls 3, 4, 6, 7 and 8 could not be tried, because of call 3: the procedure is not started afterwards, also not 3 s later',
    ]);
  });

  test.each([
    [
      'active',
      ['5 checks of call 5: needs a procedure that is refused, and this one was active', withoutLargest],
    ],
    [
      'started',
      [
        '4 checks of call 3: needs a procedure that is active, and this one was started',
        '5 checks of call 5: needs a procedure that is refused, and this one was started',
        withoutLargest,
      ],
    ],
  ])('what a procedure that is %s can’t show does not fail', async (status, lines) => {
    const provider = await secondProvider(null);
    const { exitCode, text } = await run(provider, provider.create(status));
    expect(partOf(text, 'Not tried:')).toEqual(lines);
    expect(text).toContain('the token of one that is refused, requires two\nphotos and still has them');
    expect(causesIn(text)).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test.each(['finished', 'expired'])(
    'a procedure that is %s shows refusals only, and this fails',
    async (status) => {
      const provider = await secondProvider(null);
      const { exitCode, text } = await run(provider, provider.create(status));
      expect(causesIn(text)).toEqual([ended(status)]);
      expect(partOf(text, 'Not tried:')).toEqual([
        `4 checks of call 3: needs a procedure that is active, and this one was ${status}`,
        `31 checks of calls 4, 6, 7 and 8: needs a procedure that is started, and this one was ${status}`,
        `5 checks of call 5: needs a procedure that is refused, and this one was ${status}`,
      ]);
      expect(text).toContain(
        '  holds  refuses the call in a status that does not allow it, and changes nothing',
      );
      expect(exitCode).toBe(1);
    },
  );

  test('call 1 gives no second access token: the cause is call 1, and no 401', async () => {
    const provider = await openSecondProvider(null, { uses: 9, tokens: 1 });
    onTestFinished(() => provider.close());
    const { exitCode, text } = await run(provider, provider.create('active'));
    expect(causesIn(text)).toEqual(['Call 1 (accepts the call): it gave no access token: 429']);
    const [consequence, ...others] = partOf(text, 'What fails too:');
    expect(consequence).toMatch(/could not be tried, because of call 1: it gave no access token: 429$/);
    expect(others).toEqual([]);
    expect(exitCode).toBe(1);
  });

  test('with --complete, the exit code is 2 if anything was not tried, and 0 if nothing was left out', async () => {
    const provider = await secondProvider(null);
    expect((await run(provider, provider.create('active'), '--complete')).exitCode).toBe(2);
    expect((await run(provider, provider.create('refused'), '--complete')).exitCode).toBe(0);
  });

  test('with --complete, the exit code is still 1 if something fails', async () => {
    const provider = await secondProvider('noStatus');
    expect((await run(provider, provider.create('expired'), '--complete')).exitCode).toBe(1);
  });

  test('a procedure that requires no photo can’t show that one is missing', async () => {
    const provider = await secondProvider(null);
    const nothing = { idCardRequired: false, driverLicenseRequired: false, driverPictureRequired: false };
    const { exitCode, text } = await run(provider, provider.create('refused', nothing));
    expect(partOf(text, 'Not tried:')).toEqual([
      '1 check of call 4: needs a procedure that requires a photo',
      '1 check of call 5: needs a refused procedure with a photo that it requires',
      '3 checks of calls 6 to 8: needs a procedure that requires two photos',
      withoutLargest,
    ]);
    expect(exitCode).toBe(0);
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
  const { exitCode, text } = await run(provider, token);
  const call2 = text.split('\n\n').filter((section) => section.startsWith('Call 2  POST /procedures/token'));
  expect(call2.join()).toContain(
    '  FAILS  responds as the OpenAPI document says: data.appointment.customer.lastname is not string or null',
  );
  expect(text).toMatch(/^\d+ hold, 1 fail, \d not tried\.$/m);
  expect(exitCode).toBe(1);
  for (const secret of [token, provider.clientSecret, 'second-access-token', 'Rossi']) {
    expect(text).not.toContain(secret);
  }
});

/** Runs the program itself. @returns its standard output, and its exit code. */
async function runProgram(provider: object, token: string, ...options: readonly string[]) {
  const file = join(import.meta.dirname, '../../../packages/operator-tools/src/cli/contract.ts');
  const given = ['--config', configurationOf(provider), '--token', token, '--origin', 'https://app.example'];
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...given, '--yes', ...options]);
  onTestFinished(() => void child.kill());
  let text = '';
  child.stdout.on('data', (part) => void (text += String(part)));
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, text };
}

describe('values that the app ignores', () => {
  /** The remarks of a short check, of a procedure that has expired; nothing else fails. */
  async function remarks(fields: object, configuration: object = {}): Promise<readonly string[]> {
    const provider = await openSecondProvider(null, { fields });
    onTestFinished(() => provider.close());
    const printed: string[] = [];
    const output = { print: (text: string) => printed.push(text), note: () => undefined, colour: false };
    const file = configurationOf({ ...provider, ...configuration });
    const args = ['--config', file, '--token', provider.create('expired'), '--yes'];
    const appAt = ['--origin', 'https://app.example'];
    await runContract([...args, ...appAt], output, null);
    expect(causesIn(printed.join('\n'))).toEqual([ended('expired')]);
    const part = partOf(printed.join('\n'), remarksTitle);
    printed.length = 0;
    await runContract([...args, ...appAt, '--json'], output, null);
    expect((JSON.parse(printed.join('')) as { remarks: unknown }).remarks).toEqual(part);
    return part;
  }

  test.each([
    [
      'a language that the app does not have',
      { language: 'deutsch' },
      'Call 2: data.language is none of the app’s languages (fr-fr, en-gb, de-de, es-es, it-it, nl-nl): the app is in fr-fr',
    ],
    [
      'a link without a scheme',
      { redirectUrl: 'www.example.org/thanks' },
      'Call 2: data.redirectUrl has no https:// before the host: the app reads it as a path of its own origin',
    ],
    [
      'a link that is none',
      { redirectUrl: 'mailto:a@example.org' },
      'Call 2: data.redirectUrl is not the address of a web page: the app shows no link at the end',
    ],
    [
      'an address for other phones that is none',
      { webappUrl: ' ' },
      'Call 2: data.webappUrl is not the address of a web page: the app shows the address of its own page',
    ],
    [
      'a thumb without an address',
      { thumbs: { idCardRecto: { displayUrl: '' }, clientPicture: { displayUrl: 'data:text/html,a' } } },
      'Call 2: data.thumbs.idCardRecto.displayUrl and data.thumbs.clientPicture.displayUrl: not the address of an image, so the app shows a placeholder',
    ],
    [
      'a photo that is false',
      { photos: { idCardVerso: false } },
      'Call 2: data.photos.idCardVerso is false, which counts as a photo: only null, or no field, says that there is none',
    ],
  ])('%s is a remark, and no failure', async (_what, fields, remark) => {
    expect(await remarks(fields)).toEqual([remark]);
  });

  test('a thumb with http: is no remark that asks for its origin: the app can’t show it anyway', async () => {
    expect(await remarks({ thumbs: { idCardRecto: { displayUrl: 'http://thumbs.example/1' } } })).toEqual([]);
  });

  test('values that the app uses are no remark', async () => {
    const used = {
      language: 'DE-de',
      redirectUrl: '/thanks',
      webappUrl: null,
      photos: { idCardRecto: true },
    };
    expect(await remarks({ ...used, thumbs: { idCardRecto: { displayUrl: 'thumb/1' } } })).toEqual([]);
  });

  test('a language that the operator has added is one of the app’s', async () => {
    expect(await remarks({ language: 'pt-pt' }, { texts: { 'pt-PT': 'operator/pt-pt.json' } })).toEqual([]);
  });
});

const remarksTitle = 'Remarks, not failures:';

describe('thumbs on an origin that the app’s security headers do not allow', () => {
  /** The remarks of a check in which nothing fails. */
  async function remarks(thumbsElsewhere: 'linked' | 'redirected' | null, ...options: readonly string[]) {
    const provider = await openSecondProvider(null, { thumbsElsewhere });
    onTestFinished(() => provider.close());
    const { exitCode, text } = await run(provider, provider.create('active'), ...options);
    expect(causesIn(text)).toEqual([]);
    expect(exitCode).toBe(0);
    const { protocol, port } = new URL(provider.idEndpointUrl);
    return { thumbs: `${protocol}//localhost:${port}`, lines: partOf(text, remarksTitle) };
  }

  const blocked = (thumbs: string, app: string) =>
    `leads to ${thumbs}, which is neither the provider’s origin nor the app’s (${app}): the app’s security headers block the image unless npm run headers prints them with --images ${thumbs}`;

  // Decision 11.2.
  test('one remark names the origin and the option', async () => {
    const { thumbs, lines } = await remarks('linked', '--origin', 'https://app.example');
    expect(lines).toEqual([
      `Call 2: data.thumbs.idCardRecto.displayUrl ${blocked(thumbs, 'https://app.example')}`,
    ]);
  });

  test('an origin to which the provider redirects is named too; a made-up origin of the app as such', async () => {
    const { thumbs, lines } = await remarks('redirected');
    const app = 'https://recto.example, because no --origin was given';
    expect(lines).toEqual([`Call 6: data.displayUrl ${blocked(thumbs, app)}`]);
  });

  test('thumbs on the provider’s origin are no remark', async () => {
    expect((await remarks(null)).lines).toEqual([]);
  });
});

describe('what is printed, and when', () => {
  test('results come as they happen: those of call 1 before call 2 is made', async () => {
    const seen: string[] = [];
    const provider = await openSecondProvider('slow', {
      wait: () => seen.push('request'),
    });
    onTestFinished(() => provider.close());
    const args = ['--config', configurationOf(provider), '--token', provider.create('active'), '--yes'];
    await runContract(args, { print: (text) => seen.push(text), note: () => undefined, colour: false }, null);
    const preflightAndCall = ['request', 'request'];
    expect(seen.slice(0, 2)).toEqual(preflightAndCall);
    expect(seen[2]).toBe('Call 1  POST /oauth2/token');
    const [, , ...later] = seen;
    expect(later.indexOf('  holds  accepts the call')).toBeLessThan(later.indexOf('request'));
  });

  test('a rather slow call is named at once, also if nothing fails', async () => {
    const clock = new ManualClock();
    const provider = await openSecondProvider('slow', { wait: () => clock.advance(4_000) });
    onTestFinished(() => provider.close());
    const notes: string[] = [];
    const args = ['--config', configurationOf(provider), '--token', provider.create('active'), '--yes'];
    const output = { print: () => undefined, note: (text: string) => notes.push(text), colour: false };
    expect(await runContract(args, output, null, { clock })).toBe(0);
    expect(notes).toContain('Call 2 took 4 s; the app gives up after 15 s.');
    expect(notes).toContain('The preflight request of call 2 took 4 s; the app gives up after 15 s.');
  });

  test('with a provider that is too slow, it ends with the second call that has no response in time', async () => {
    const clock = new ManualClock();
    let waits = 0;
    const wait = () => {
      waits += 1;
      clock.advance(slowMs);
    };
    const provider = await openSecondProvider('slowPhotos', { wait });
    onTestFinished(() => provider.close());
    const args = ['--config', configurationOf(provider), '--token', provider.create('active'), '--yes'];
    const output = { print: () => undefined, note: () => undefined, colour: false };
    expect(await runContract(args, output, null, { clock })).toBe(1);
    expect(waits).toBe(2 * waitsForPhoto);
  });

  test('--json: one document and nothing else, with every check, as docs/provider/README.md describes it', async () => {
    const provider = await secondProvider('noThumb');
    const { exitCode, text } = await runProgram(provider, provider.create('active'), '--json');
    expect(exitCode).toBe(1);
    const { results, ...rest } = JSON.parse(text) as { readonly results: readonly object[] };
    expect(rest).toEqual({
      version: 1,
      holds: 110,
      fails: 2,
      notTried: 6,
      causes: ['Call 6 (responds as the OpenAPI document says): data is missing'],
      consequences: ['1 check of call 6 could not be tried, because of call 6: data is missing'],
      notShown: [
        '5 checks of call 5: needs a procedure that is refused, and this one was active',
        withoutLargest,
      ],
      remarks: [],
    });
    expect(results).toHaveLength(118);
    const savePhoto = { call: 6, operation: 'savePhoto', method: 'POST', path: '/procedures/photo' };
    const meaning = 'responds as the OpenAPI document says';
    const problem = 'data is missing';
    expect(results).toContainEqual({
      ...savePhoto,
      check: 'body',
      meaning,
      verdict: 'fails',
      tried: true,
      problem,
    });
    expect(results).toContainEqual({
      ...savePhoto,
      check: 'accepted',
      meaning: 'accepts the call',
      verdict: 'holds',
      tried: true,
      problem: null,
    });
    const page = readFileSync(join(import.meta.dirname, '../../../docs/provider/README.md'), 'utf8');
    for (const field of [...Object.keys(rest), 'results', ...Object.keys(results[0]!)]) {
      expect(page).toContain(`\`${field}\``);
    }
  });
});

describe('before it starts', () => {
  const quiet = { print: () => undefined, colour: false };

  test.each([
    ['without a terminal', null],
    ['if the answer is no', async () => false],
  ])('the check says that it changes the procedure, and calls nothing %s', async (_when, ask) => {
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

  /** What it says of a wrong command line; it has called nothing then. */
  async function mistake(fields: object, ...options: readonly string[]): Promise<string> {
    const args = ['--config', configurationOf(fields), '--yes', ...options];
    const output = { ...quiet, note: () => undefined };
    const error: unknown = await runContract(args, output, null).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message;
  }

  const paths = { authEndpointUrl: '/auth', idEndpointUrl: '/id', clientId: 'recto-web' };

  test.each(['app.example.org', 'app.example.org:8443', '/kyc'])(
    'an origin without a scheme is named as such: %s',
    async (origin) => {
      expect(await mistake(paths, '--token', 'a', '--origin', origin)).toBe(
        `${origin} is not an origin, such as https://documents.example.org.`,
      );
    },
  );

  test('a path without an origin is named with its field', async () => {
    const message = await mistake({ ...paths, authEndpointUrl: 'https://login.example' }, '--token', 'a');
    expect(message).toBe(
      'idEndpointUrl is a path (/id), so say where the app is served: --origin https://app.example.org',
    );
  });

  test('a wrong configuration is explained as check-config does, for the fields that the check needs', async () => {
    const wrong = {
      authEndpointUrl: 'login.example.org',
      idEndpointUrl: '/id',
      clientId: '',
      brand: 'Aubrac',
    };
    const message = await mistake(wrong, '--token', 'a', '--origin', 'https://app.example.org');
    expect(message).toContain('authEndpointUrl: It is neither an absolute address (https://…) nor a path');
    expect(message).toContain('clientId: It is empty.');
    expect(message).toMatch(/^2 errors\.$/m);
    expect(message).not.toContain('brand');
  });

  test.each([
    'https://app.example.org',
    'https://app.example.org/',
    'app.example.org/capture?language=it-it',
  ])('a link without a token in place of one: %s', async (link) => {
    const message = await mistake(paths, '--token', link, '--origin', 'https://app.example.org');
    expect(message).toBe('--token is a link, and there is no token in it.');
  });

  test.each([
    'https://app.example.org/5f0c7a1e',
    'https://app.example.org/5f0c7a1e/status?language=it-it',
    'https://app.example.org/kyc/5f0c7a1e/',
    'app.example.org/5f0c7a1e',
    'localhost:4173/5f0c7a1e/start',
    'https://app.example.org/5f0c7a1e/photos',
    'https://app.example.org/5f0c7a1e/404',
    'https://app.example.org/5f0c7a1e/Capture',
    'https://app.example.org/5f0c7a1e//start',
    'https:///5f0c7a1e/photos',
    '5f0c7a1e.payload.signature/photos',
  ])('a whole link in place of a token: %s', async (link) => {
    const message = await mistake(paths, '--token', link, '--origin', 'https://app.example.org');
    expect(message).toBe(
      '--token is a link. Give only the token in it: the part after the app’s address, up to the next slash or question mark, such as TOKEN in https://app.example.org/TOKEN/start.',
    );
  });
});
