import { clientAuthentications, type ClientAuthentication, type ClientCredentials } from '@recto/core';

export interface RelaySettings extends ClientCredentials {
  /** `{auth}` of §7 as the real server has it: call 1 goes to `{auth}/oauth2/token`. */
  readonly authEndpointUrl: string;
  readonly clientSecret: string;
  /** Origins of the app's pages, such as `https://documents.example.org`. Nobody else is answered. */
  readonly appOrigins: readonly string[];
  /** Calls that are passed on in a minute. */
  readonly perMinute: { readonly ofOneAddress: number; readonly inAll: number };
  /** Whether a proxy of one's own stands before the relay, so that `X-Forwarded-For` names the caller. */
  readonly behindProxy: boolean;
  /** Where the relay listens. */
  readonly host: string;
  readonly port: number;
}

/** The settings can't be used. Its message names variables, never values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment (Storybook, "Deployment").
 * @param readFile reads the file that `RELAY_CLIENT_SECRET_FILE` names.
 * @throws SettingsError
 */
export function readSettings(environment: Environment, readFile: (path: string) => string): RelaySettings {
  const text = (name: string, otherwise?: string): string => {
    const value = environment[name]?.trim() || otherwise;
    if (value === undefined) throw new SettingsError(`${name} is missing.`);
    return value;
  };
  const number = (name: string, otherwise: number, least: number): number => {
    const value = Number(text(name, String(otherwise)));
    if (Number.isInteger(value) && value >= least) return value;
    throw new SettingsError(`${name} must be a whole number, at least ${least}.`);
  };
  return {
    authEndpointUrl: authEndpoint(text('RELAY_AUTH_ENDPOINT_URL')),
    clientId: text('RELAY_CLIENT_ID'),
    clientSecret: secret(environment, readFile),
    clientAuthentication: clientAuthentication(text('RELAY_CLIENT_AUTHENTICATION', 'both')),
    appOrigins: text('RELAY_APP_ORIGIN')
      .split(/[\s,]+/)
      .map(origin),
    perMinute: {
      ofOneAddress: number('RELAY_LIMIT_PER_ADDRESS', 60, 1),
      inAll: number('RELAY_LIMIT', 600, 1),
    },
    behindProxy: yesOrNo('RELAY_BEHIND_PROXY', text('RELAY_BEHIND_PROXY', 'no')),
    host: text('RELAY_HOST', '127.0.0.1'),
    port: number('RELAY_PORT', 8787, 0),
  };
}

/** From a file where one is named, so that it stands in no list of processes. */
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

/** The secret goes there, so only over HTTPS, or inside this machine. */
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
    throw new SettingsError(`${name} is no address.`);
  }
}

/** Nothing else counts as one of them: a "true" that means "no" would make one address of all callers. */
function yesOrNo(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingsError(`${name} must be yes or no.`);
}

function clientAuthentication(text: string): ClientAuthentication {
  const known = clientAuthentications.find((name) => name === text);
  if (known !== undefined) return known;
  throw new SettingsError(`RELAY_CLIENT_AUTHENTICATION must be ${clientAuthentications.join(', ')}.`);
}
