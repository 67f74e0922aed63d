import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { headerFormats, type HeaderFormat } from '../deployment/header-formats.ts';
import { repositoryRoot } from './folders.ts';
import { usageText } from './usage.ts';
import { orUsageError, UsageError } from './usage-error.ts';

export interface HeadersOptions {
  readonly format: HeaderFormat;
  /** The app's configuration file. */
  readonly configuration: string;
  /** Origins of thumbs that are not on the provider's own origin. */
  readonly images: readonly string[];
  /** Origins whose pages may show the app in a frame. */
  readonly frameAncestors: readonly string[];
}

/** What `npm run headers -- --help` prints. */
export const headersUsage = usageText('npm run headers -- FORMAT [OPTIONS]', [
  {
    title: 'Formats of the security headers, each with an example',
    lines: [
      ['nginx', 'lines to include in each location', 'npm run --silent headers -- nginx'],
      ['apache', 'lines for a virtual host or .htaccess', 'npm run --silent headers -- apache'],
      ['caddy', 'a block for a site of a Caddyfile', 'npm run --silent headers -- caddy'],
      ['netlify', 'the file _headers, also for Cloudflare Pages', 'npm run --silent headers -- netlify'],
    ],
  },
  {
    title: 'Options, each with an example',
    lines: [
      ['--config FILE', 'the configuration that the app will have', '--config host/dist/assets/config.json'],
      ['--images ORIGIN', 'another origin of thumbs; may be repeated', '--images https://thumbs.example.org'],
      [
        '--frame-ancestors ORIGIN',
        'a page that may show the app in a frame; may be repeated',
        '--frame-ancestors https://portal.example.org',
      ],
      ['--help, -h', 'this text', 'npm run headers -- --help'],
    ],
  },
]);

/**
 * Reads the command line of `npm run headers`.
 * @throws UsageError
 */
export function headersOptions(args: readonly string[]): HeadersOptions {
  const { values, positionals } = orUsageError(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          config: { type: 'string', default: join(repositoryRoot, 'host/public/assets/config.json') },
          images: { type: 'string', multiple: true, default: [] },
          'frame-ancestors': { type: 'string', multiple: true, default: [] },
        },
      }),
    headersUsage,
  );
  const [format, ...others] = positionals;
  if (format === undefined || others.length > 0 || !isFormat(format)) {
    throw new UsageError(`Name one format.\n${headersUsage}`);
  }
  return {
    format,
    configuration: resolve(values.config),
    images: values.images,
    frameAncestors: values['frame-ancestors'],
  };
}

function isFormat(text: string): text is HeaderFormat {
  return Object.hasOwn(headerFormats, text);
}
