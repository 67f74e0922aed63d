import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHeaders } from '../../../packages/sandbox/src/cli/run-headers.ts';
import { UsageError } from '../../../packages/sandbox/src/cli/command-line.ts';
import { securityHeaders } from '../../../packages/sandbox/src/web/security/security-headers.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

function run(...args: readonly string[]): string {
  const printed: string[] = [];
  runHeaders(args, { print: (text) => printed.push(text), note: () => undefined, colour: false });
  return printed.join('\n');
}

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
  test('contains every header that the sandbox sends, and Strict-Transport-Security', () => {
    const file = configuration(elsewhere);
    const text = run(format, '--config', file, '--images', 'https://thumbs.example/folder');
    const lines = text.split('\n').filter((line) => !['/*', 'header {', '}'].includes(line));
    expect(lines.map((line) => pattern.exec(line)?.slice(1))).toEqual([
      ...securityHeaders(allowedElsewhere),
      ['Strict-Transport-Security', 'max-age=31536000'],
    ]);
  });
});

test('netlify’s file applies to every path', () => {
  expect(run('netlify')).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
});

test('does not allow the origin of a logo that is elsewhere, which the app refuses too', () => {
  const logo = { light: 'operator/logo.svg', dark: 'https://cdn.example/brand/logo-dark.svg' };
  const text = run('nginx', '--config', configuration({ ...elsewhere, brand: { name: 'Rhône', logo } }));
  expect(text).toContain("; img-src 'self' data: blob: https://id.example:8443; ");
});

test('lets the given origins show the app in a frame', () => {
  const portals = ['https://portal.example/path', 'https://other.example'];
  const text = run('nginx', ...portals.flatMap((portal) => ['--frame-ancestors', portal]));
  expect(text).toContain('; frame-ancestors https://portal.example https://other.example; ');
  expect(text).not.toContain('X-Frame-Options');
  expect(run('nginx')).toContain("; frame-ancestors 'none'; ");
});

test('uses the configuration of the sources by default', () => {
  expect(run('nginx')).toContain("; connect-src 'self';");
});

test.each([
  ['no format', []],
  ['an unknown format', ['iis']],
  ['two formats', ['nginx', 'apache']],
  ['an unknown option', ['nginx', '--port', '1']],
  ['a missing file', ['nginx', '--config', '/nowhere/config.json']],
  ['a file that is not a configuration', ['nginx', '--config', 'package.json']],
  ['an invalid origin', ['nginx', '--images', 'thumbs']],
])('%s is rejected with a message', (_what, args) => {
  expect(() => run(...args)).toThrow(UsageError);
});
