import * as v from 'valibot';
import { configurationSchema, type Configuration } from './configuration.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { configurationLimitMs } from './limits.ts';
import { readText } from './read-text.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** The configuration can't be had. Its message names fields, never values, so it may be logged. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** No file came, or it is not a configuration. */
  readonly code: 'unreachable' | 'malformed';

  constructor(code: ConfigurationError['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

/**
 * Loads the configuration (§3, and §7 "At startup"). The file is asked for anew each time, so that a
 * replaced one counts at once.
 * @param url the address of the file, `/assets/config.json`.
 * @throws ConfigurationError `unreachable` when no answer comes in time or its status is no success,
 * `malformed` when it is no JSON, or a field is missing or wrong.
 */
export async function loadConfiguration(
  http: Pick<HttpEnvironment, 'fetch' | 'sleep'>,
  url: string,
): Promise<Configuration> {
  const result = v.safeParse(configurationSchema, parseJson(await read(http, url)));
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the file itself');
  throw new ConfigurationError('malformed', `The configuration is wrong at: ${fields.join(', ')}.`);
}

async function read(
  { fetch, sleep }: Pick<HttpEnvironment, 'fetch' | 'sleep'>,
  url: string,
): Promise<string> {
  const answer = await withTimeLimit(configurationLimitMs, sleep, undefined, async (signal) => {
    const response = await fetch(url, { cache: 'no-cache', signal });
    return { ok: response.ok, status: response.status, text: await readText(response) };
  }).catch(() => {
    throw new ConfigurationError('unreachable', 'The configuration did not come.');
  });
  if (answer.ok) return answer.text;
  throw new ConfigurationError('unreachable', `The configuration was answered with ${answer.status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError('malformed', 'The configuration is no JSON.');
  }
}
