import { withTimeout } from '@recto/core';
import type { Configuration } from './configuration.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { configurationLimitMs } from '../http/limits.ts';
import { readText } from '../http/read-text.ts';
import { readConfiguration } from './read-configuration.ts';

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
 * @param report receives a line for the operator about fields that are unknown or wrong and not needed; it names
 * fields, never values.
 * @throws ConfigurationError `unreachable` when no response comes in time or its status is not a success,
 * `malformed` when it is not JSON, or a field is missing or wrong.
 */
export async function loadConfiguration(
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  url: string,
  report: (line: string) => void,
): Promise<Configuration> {
  const content = readConfiguration(await readJson(http, url, 'configuration'));
  if (content.configuration === null) {
    throw new ConfigurationError('malformed', `The configuration is wrong at: ${content.wrong.join(', ')}.`);
  }
  if (content.unused.length > 0) {
    report(`Configuration: these fields are not used: ${content.unused.join(', ')}.`);
  }
  return content.configuration;
}

/**
 * Reads a JSON file of the operator; the browser's cache is revalidated.
 * @param name what the file is, for the error's message, such as `configuration`.
 * @throws ConfigurationError
 */
export async function readJson(
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  url: string,
  name: string,
): Promise<unknown> {
  return parseJson(await read(http, url, name), name);
}

async function read(
  { fetch, clock }: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  url: string,
  name: string,
): Promise<string> {
  const load = async (signal: AbortSignal) => {
    const response = await fetch(url, { cache: 'no-cache', signal });
    return { ok: response.ok, status: response.status, text: await readText(response) };
  };
  const { ok, status, text } = await withTimeout(configurationLimitMs, load, { clock }).catch(() => {
    throw new ConfigurationError('unreachable', `The ${name} could not be loaded.`);
  });
  if (ok) return text;
  throw new ConfigurationError('unreachable', `The response to the request for the ${name} is ${status}.`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError('malformed', `The ${name} is not JSON.`);
  }
}
