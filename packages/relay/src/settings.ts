import { clientAuthentications, type ClientAuthentication, type ClientCredentials } from '@recto/core';

export interface RelaySettings extends ClientCredentials {
  /** `{auth}` of §7 of the authorization server: call 1 goes to `{auth}/oauth2/token`. */
  readonly authEndpointUrl: string;
  readonly clientSecret: string;
  /** Origins of the app's pages, such as `https://documents.example.org`. Requests from others are refused. */
  readonly appOrigins: readonly string[];
  /** How many calls are allowed in a minute. */
  readonly perMinute: { readonly perCaller: number; readonly total: number };
  /** Whether the operator's own proxy forwards the requests, so that `X-Forwarded-For` names the caller. */
  readonly behindProxy: boolean;
  /** The address on which the relay listens. */
  readonly host: string;
  readonly port: number;
}

/** Invalid settings. Its message names variables, never values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment (`docs/deployment.md`).
 * @param readFile reads the file that `RELAY_CLIENT_SECRET_FILE` names.
 * @throws SettingsError with a line for each setting that is missing or wrong.
 */
export function readSettings(environment: Environment, readFile: (path: string) => string): RelaySettings {
  const problems: string[] = [];
  /** Goes on after a wrong setting, so that all are named at once. */
  const setting = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(error.message);
      return undefined as Value;
    }
  };
  const text = (name: string, fallback?: string): string => {
    const value = environment[name]?.trim() || fallback;
    if (value === undefined) throw new SettingsError(`${name} is missing.`);
    return value;
  };
  const number = (name: string, fallback: number, minimum: number): number => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= minimum) return value;
    throw new SettingsError(`${name} must be a whole number, at least ${minimum}.`);
  };
  const settings: RelaySettings = {
    authEndpointUrl: setting(() => authEndpoint(text('RELAY_AUTH_ENDPOINT_URL'))),
    clientId: setting(() => text('RELAY_CLIENT_ID')),
    clientSecret: setting(() => secret(environment, readFile)),
    clientAuthentication: setting(() => clientAuthentication(text('RELAY_CLIENT_AUTHENTICATION', 'both'))),
    appOrigins: setting(() =>
      text('RELAY_APP_ORIGIN')
        .split(/[\s,]+/)
        .map(origin),
    ),
    perMinute: {
      perCaller: setting(() => number('RELAY_LIMIT_PER_ADDRESS', 60, 1)),
      total: setting(() => number('RELAY_LIMIT', 600, 1)),
    },
    behindProxy: setting(() => yesOrNo('RELAY_BEHIND_PROXY', text('RELAY_BEHIND_PROXY', 'no'))),
    host: text('RELAY_HOST', '127.0.0.1'),
    port: setting(() => number('RELAY_PORT', 8787, 0)),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** From a file if one is named: the environment may be visible to other processes. */
function secret(environment: Environment, readFile: (path: string) => string): string {
  const file = environment['RELAY_CLIENT_SECRET_FILE'];
  const value = file ? contentOf(file, readFile) : environment['RELAY_CLIENT_SECRET'];
  if (value?.trim()) return value.trim();
  throw new SettingsError('RELAY_CLIENT_SECRET_FILE or RELAY_CLIENT_SECRET is missing or empty.');
}

function contentOf(file: string, readFile: (path: string) => string): string {
  try {
    return readFile(file);
  } catch {
    throw new SettingsError('RELAY_CLIENT_SECRET_FILE can not be read.');
  }
}

/** The secret is sent there, so only over HTTPS, or on this machine. */
function authEndpoint(address: string): string {
  const { protocol, hostname, search, hash } = parsed('RELAY_AUTH_ENDPOINT_URL', address);
  const isSafe = protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  if (isSafe && /^https?:$/.test(protocol) && !search && !hash) return address.replace(/\/+$/, '');
  throw new SettingsError('RELAY_AUTH_ENDPOINT_URL must be an https address, without query or fragment.');
}

function origin(address: string): string {
  const url = parsed('RELAY_APP_ORIGIN', address);
  if (url.origin === address.replace(/\/$/, '')) return url.origin;
  throw new SettingsError('RELAY_APP_ORIGIN must be an origin: scheme, host and port only.');
}

function parsed(name: string, address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw new SettingsError(`${name} is not a URL.`);
  }
}

/** No other spelling is accepted: behind a proxy, a "true" read as "no" would count all callers as one. */
function yesOrNo(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingsError(`${name} must be yes or no.`);
}

function clientAuthentication(text: string): ClientAuthentication {
  const known = clientAuthentications.find((name) => name === text);
  if (known !== undefined) return known;
  throw new SettingsError(`RELAY_CLIENT_AUTHENTICATION must be ${clientAuthentications.join(', ')}.`);
}
