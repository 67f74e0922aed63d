import { withTimeout } from '@recto/core';
import * as v from 'valibot';
import { configurationSchema, type Configuration } from './configuration.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { configurationLimitMs } from './limits.ts';
import { readText } from './read-text.ts';

/** The configuration could not be loaded. Its message names fields, never values, so it may be logged. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** Either no file came, or it is not a configuration. */
  readonly code: 'unreachable' | 'malformed';

  constructor(code: ConfigurationError['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

/**
 * Loads the configuration (§3, and §7 "At startup"). The browser's cache is revalidated each time, so a
 * replaced file has effect at once.
 * @param url the address of the file, `/assets/config.json`.
 * @throws ConfigurationError `unreachable` when no response comes in time or its status is not a success,
 * `malformed` when it is not JSON, or a field is missing or wrong.
 */
export async function loadConfiguration(
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  url: string,
): Promise<Configuration> {
  const result = v.safeParse(configurationSchema, parseJson(await read(http, url)));
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the file itself');
  throw new ConfigurationError('malformed', `The configuration is wrong at: ${fields.join(', ')}.`);
}

async function read(
  { fetch, clock }: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  url: string,
): Promise<string> {
  const load = async (signal: AbortSignal) => {
    const response = await fetch(url, { cache: 'no-cache', signal });
    return { ok: response.ok, status: response.status, text: await readText(response) };
  };
  const { ok, status, text } = await withTimeout(configurationLimitMs, load, { clock }).catch(() => {
    throw new ConfigurationError('unreachable', 'The configuration could not be loaded.');
  });
  if (ok) return text;
  throw new ConfigurationError('unreachable', `The response to the configuration request is ${status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError('malformed', 'The configuration is not JSON.');
  }
}
