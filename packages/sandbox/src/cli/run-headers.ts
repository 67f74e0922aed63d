import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configuredOrigins } from '../deployment/configured-origins.ts';
import { headerFormats, headersFor, type HeaderFormat } from '../deployment/header-formats.ts';
import {
  help,
  readCommandLine,
  usageText,
  UsageError,
  value,
  valueList,
  type Options,
} from './command-line.ts';
import { repositoryRoot } from './folders.ts';
import type { Output } from './run-program.ts';

const defaultConfiguration = join(repositoryRoot, 'host/public/assets/config.json');

const options = {
  config: value('FILE', 'the configuration that the app will have', '--config host/dist/assets/config.json'),
  images: valueList(
    'ORIGIN',
    'another origin of thumbs; may be repeated',
    '--images https://thumbs.example.org',
  ),
  'frame-ancestors': valueList(
    'ORIGIN',
    'a page that may show the app in a frame; may be repeated',
    '--frame-ancestors https://portal.example.org',
  ),
  help: help('npm run headers -- --help'),
} satisfies Options;

/** What `npm run headers -- --help` prints. */
export const headersUsage = usageText('npm run headers -- FORMAT [OPTIONS]', {
  'Formats of the security headers, each with an example': [
    ['nginx', 'lines to include in each location', 'npm run --silent headers -- nginx'],
    ['apache', 'lines for a virtual host or .htaccess', 'npm run --silent headers -- apache'],
    ['caddy', 'a block for a site of a Caddyfile', 'npm run --silent headers -- caddy'],
    ['netlify', 'the file _headers, also for Cloudflare Pages', 'npm run --silent headers -- netlify'],
  ],
  'Options, each with an example': options,
});

/**
 * `npm run headers`: prints the security headers in a server's format.
 * @throws UsageError for a wrong command line, or a file that is not a configuration.
 */
export function runHeaders(args: readonly string[], { print }: Output): void {
  const { values, positionals } = readCommandLine(args, options, headersUsage, true);
  const [format, ...others] = positionals;
  if (format === undefined || others.length > 0 || !isFormat(format)) {
    throw new UsageError(`Name one format.\n${headersUsage}`);
  }
  const configuration = resolve(values.config ?? defaultConfiguration);
  try {
    const text = readFileSync(configuration, 'utf8');
    print(headersFor(format, configuredOrigins(text, values.images, values['frame-ancestors'])));
  } catch (cause) {
    throw new UsageError(`${configuration}, or an origin, can't be used: ${String(cause)}`, { cause });
  }
}

function isFormat(text: string): text is HeaderFormat {
  return Object.hasOwn(headerFormats, text);
}
