import { readFileSync } from 'node:fs';
import { configuredOrigins } from '../deployment/configured-origins.ts';
import { headersFor } from '../deployment/header-formats.ts';
import { headersOptions } from './headers-options.ts';
import type { Output } from './run-program.ts';
import { UsageError } from './usage-error.ts';

/**
 * `npm run headers`: prints the security headers in a server's format.
 * @throws UsageError for a wrong command line, or a file that is not a configuration.
 */
export function runHeaders(args: readonly string[], { print }: Output): void {
  const { format, configuration, images, frameAncestors } = headersOptions(args);
  try {
    const text = readFileSync(configuration, 'utf8');
    print(headersFor(format, configuredOrigins(text, images, frameAncestors)));
  } catch (cause) {
    throw new UsageError(`${configuration}, or an origin, can't be used: ${String(cause)}`, { cause });
  }
}
