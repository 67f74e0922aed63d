import { join, resolve } from 'node:path';
import { checkConfigurationFile } from '../configuration/configuration-file.ts';
import { findingsText, hasErrors } from '../configuration/finding.ts';
import { didYouMean } from '../configuration/nearest-name.ts';
import { configuredOrigins } from '../headers/configured-origins.ts';
import { headerFormats, headersFor, type HeaderFormat } from '../headers/header-formats.ts';
import {
  help,
  originOf,
  type Options,
  type Output,
  readCommandLine,
  repositoryRoot,
  UsageError,
  usageText,
  value,
  valueList,
} from './command-line.ts';

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
 * `npm run headers`: prints the security headers in a server's format, and on the standard error what is wrong or
 * doubtful in the configuration.
 * @returns whether it printed them: not if the configuration has an error.
 * @throws UsageError for a wrong command line.
 */
export async function runHeaders(args: readonly string[], { print, note }: Output): Promise<boolean> {
  const { values, positionals } = readCommandLine(args, options, headersUsage, true);
  const [format, ...others] = positionals;
  if (format === undefined) throw new UsageError(`Name one format.\n${headersUsage}`);
  if (others.length > 0) {
    throw new UsageError(
      `Name one format, not ${positionals.length}: ${positionals.join(' ')}.\n${headersUsage}`,
    );
  }
  if (!isFormat(format)) throw new UsageError(`${unknownFormat(format)}\n${headersUsage}`);
  const file = values.config ?? defaultConfiguration;
  const { content, findings } = await checkConfigurationFile(resolve(file));
  if (findings.length > 0) note(findingsText(file, findings));
  if (hasErrors(findings)) {
    note('No headers were printed, because of these errors.');
    return false;
  }
  const images = values.images.map(originOf);
  const frames = values['frame-ancestors'].map(originOf);
  print(headersFor(format, configuredOrigins(content, images, frames)));
  return true;
}

function unknownFormat(text: string): string {
  const known = Object.keys(headerFormats);
  const meant = didYouMean(text, known);
  return `There is no format "${text}"${meant === '' ? `, only ${known.join(', ')}.` : `.${meant}`}`;
}

function isFormat(text: string): text is HeaderFormat {
  return Object.hasOwn(headerFormats, text);
}
