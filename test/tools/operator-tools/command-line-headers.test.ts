import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHeaders } from '../../../packages/operator-tools/src/cli/run-headers.ts';
import { UsageError } from '../../../packages/operator-tools/src/cli/command-line.ts';
import { securityHeaders } from '../../../packages/operator-tools/src/headers/security-headers.ts';
import { temporaryFolder } from '../sandbox/support/temporary-folder.ts';

async function runAll(...args: readonly string[]) {
  const printed: string[] = [];
  const noted: string[] = [];
  const output = {
    print: (text: string) => printed.push(text),
    note: (text: string) => noted.push(text),
    colour: false,
  };
  const isPrinted = await runHeaders(args, output);
  return { isPrinted, printed: printed.join('\n'), noted: noted.join('\n') };
}

const run = async (...args: readonly string[]) => (await runAll(...args)).printed;

function configuration(fields: object): string {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, JSON.stringify({ clientId: 'recto-web', ...fields }));
  return file;
}

const elsewhere = {
  authEndpointUrl: '/relay',
  idEndpointUrl: 'https://id.example:8443/api',
  eventsUrl: 'https://events.example/in',
};
const allowedElsewhere = {
  endpoints: ['https://id.example:8443', 'https://events.example'],
  images: ['https://id.example:8443', 'https://thumbs.example'],
};

/** The lines of each format. */
const formats = [
  ['nginx', /^add_header (\S+) "([^"$]+)" always;$/],
  ['apache', /^Header always set (\S+) "([^"$]+)"$/],
  ['caddy', /^\t(\S+) "([^"]+)"$/],
  ['netlify', /^ {2}(\S+): (\S.*)$/],
] as const;

describe.each(formats)('%s', (format, pattern) => {
  test('the output contains every header that the sandbox sends, and Strict-Transport-Security', async () => {
    const file = configuration(elsewhere);
    const text = await run(format, '--config', file, '--images', 'https://thumbs.example/folder');
    const lines = text.split('\n').filter((line) => !['/*', 'header {', '}'].includes(line));
    expect(lines.map((line) => pattern.exec(line)?.slice(1))).toEqual([
      ...securityHeaders(allowedElsewhere),
      ['Strict-Transport-Security', 'max-age=31536000'],
    ]);
  });
});

test('netlify’s file applies to every path', async () => {
  expect(await run('netlify')).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
});

test('the origin of a logo that is elsewhere, which the app refuses, is an error', async () => {
  const logo = 'https://cdn.example/brand/logo-dark.svg';
  const { isPrinted, noted } = await runAll(
    'nginx',
    '--config',
    configuration({ ...elsewhere, brand: { name: 'Rhône', logo } }),
  );
  expect(isPrinted).toBe(false);
  expect(noted).toMatch(/brand\.logo: An image comes from the app’s own origin/);
});

test('the command lets the given origins show the app in a frame', async () => {
  const portals = ['https://portal.example/path', 'https://other.example'];
  const text = await run('nginx', ...portals.flatMap((portal) => ['--frame-ancestors', portal]));
  expect(text).toContain('; frame-ancestors https://portal.example https://other.example; ');
  expect(text).not.toContain('X-Frame-Options');
  expect(await run('nginx')).toContain("; frame-ancestors 'none'; ");
});

test.each([
  ['https://portal.example/apply', 'https://portal.example'],
  ['/', "'self'"],
])(
  'the page around the app that the configuration names as %s may show it in a frame',
  async (page, source) => {
    const file = configuration({ ...elsewhere, frameAncestor: page });
    const given = ['--frame-ancestors', 'https://other.example'];
    const text = await run('nginx', '--config', file, ...given);
    expect(text).toContain(`; frame-ancestors ${source} https://other.example; `);
    expect(text).not.toContain('X-Frame-Options');
  },
);

test('the command uses the configuration of the sources by default', async () => {
  expect(await run('nginx')).toContain("; connect-src 'self';");
});

test.each([
  ['no format', []],
  ['an unknown format', ['iis']],
  ['two formats', ['nginx', 'apache']],
  ['an unknown option', ['nginx', '--port', '1']],
  ['an invalid origin', ['nginx', '--images', 'thumbs']],
  ['an origin that is no web page’s', ['nginx', '--images', 'ftp://thumbs.example']],
  ['a path in place of an origin', ['nginx', '--frame-ancestors', '/portal']],
])('%s is rejected with a message', async (_what, args) => {
  await expect(run(...args)).rejects.toThrow(UsageError);
});

test.each([
  ['a missing file', null, /^ {2}error {4}the file: There is no such file\.$/m],
  ['a brand alone', { brand: { name: 'Rhône' } }, /^ {2}error {4}authEndpointUrl: It is missing\./m],
  [
    'an address of another scheme',
    { ...elsewhere, idEndpointUrl: 'ftp://x' },
    /idEndpointUrl: The scheme ftp:/,
  ],
  ['a field that the app ignores', { ...elsewhere, colour: 1 }, /colour: The app knows no such field/],
])(
  '%s: what is wrong is named on the standard error, and no header is printed',
  async (_what, fields, reason) => {
    const file = fields === null ? '/nowhere/config.json' : configuration(fields);
    const { isPrinted, printed, noted } = await runAll('nginx', '--config', file);
    expect({ isPrinted, printed }).toEqual({ isPrinted: false, printed: '' });
    expect(noted).toMatch(reason);
  },
);

test('what is only doubtful is named, and the headers are printed', async () => {
  const file = configuration({ ...elsewhere, brand: { name: 'Rhône', imprint: 'http://r.example' } });
  const { isPrinted, printed, noted } = await runAll('nginx', '--config', file);
  expect(isPrinted).toBe(true);
  expect(printed).toContain('connect-src');
  expect(noted).toMatch(/^ {2}warning {2}brand\.imprint: /m);
});

test('a mistyped format is repeated, with the one that was meant', async () => {
  await expect(run('ngnix')).rejects.toThrow(/^There is no format "ngnix". Did you mean "nginx"\?\nUsage: /);
  await expect(run('iis')).rejects.toThrow(
    /^There is no format "iis", only nginx, apache, caddy, netlify\.\nUsage: /,
  );
  await expect(run('nginx', 'apache')).rejects.toThrow(/^Name one format, not 2: nginx apache\.\nUsage: /);
});
