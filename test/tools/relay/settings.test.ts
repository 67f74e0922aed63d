import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../packages/relay/src/index.ts';

const minimal = {
  RELAY_AUTH_ENDPOINT_URL: 'https://auth.example/realm/',
  RELAY_CLIENT_ID: 'recto-web',
  RELAY_CLIENT_SECRET_FILE: '/run/secrets/recto',
  RELAY_APP_ORIGIN: 'https://documents.example',
};

const files: Readonly<Record<string, string>> = { '/run/secrets/recto': 'from-the-file\n', '/empty': ' \n' };

function readFile(path: string): string {
  const content = files[path];
  if (content === undefined) throw new Error(`${path} does not exist`);
  return content;
}

const read = (environment: Record<string, string>) => readSettings(environment, readFile);

describe('settings', () => {
  test('four variables are enough', () => {
    expect(read(minimal)).toEqual({
      authEndpointUrl: 'https://auth.example/realm',
      clientId: 'recto-web',
      clientSecret: 'from-the-file',
      clientAuthentication: 'both',
      appOrigins: ['https://documents.example'],
      perMinute: { perCaller: 60, total: 600 },
      behindProxy: false,
      host: '127.0.0.1',
      port: 8787,
    });
  });

  test('every variable is read', () => {
    const { RELAY_CLIENT_SECRET_FILE: _file, ...rest } = minimal;
    const settings = read({
      ...rest,
      RELAY_CLIENT_SECRET: 'from-the-environment',
      RELAY_CLIENT_AUTHENTICATION: 'basic',
      RELAY_APP_ORIGIN: 'https://a.example, https://b.example:8443/',
      RELAY_LIMIT_PER_ADDRESS: '5',
      RELAY_LIMIT: '50',
      RELAY_BEHIND_PROXY: 'yes',
      RELAY_HOST: '0.0.0.0',
      RELAY_PORT: '0',
    });
    expect(settings).toMatchObject({
      clientSecret: 'from-the-environment',
      clientAuthentication: 'basic',
      appOrigins: ['https://a.example', 'https://b.example:8443'],
      perMinute: { perCaller: 5, total: 50 },
      behindProxy: true,
      host: '0.0.0.0',
      port: 0,
    });
  });

  test('everything that is missing or wrong is named at once', () => {
    const attempt = () => read({ RELAY_APP_ORIGIN: '*', RELAY_PORT: 'x' });
    expect(attempt).toThrow(
      [
        'RELAY_AUTH_ENDPOINT_URL is missing.',
        'RELAY_CLIENT_ID is missing.',
        'RELAY_CLIENT_SECRET_FILE or RELAY_CLIENT_SECRET is missing or empty.',
        'RELAY_APP_ORIGIN is not a URL.',
        'RELAY_PORT must be a whole number, at least 0.',
      ].join('\n'),
    );
  });

  test('an authorization server on this machine needs no HTTPS', () => {
    expect(read({ ...minimal, RELAY_AUTH_ENDPOINT_URL: 'http://127.0.0.1:4173/auth' }).authEndpointUrl).toBe(
      'http://127.0.0.1:4173/auth',
    );
  });

  test.each([
    ['RELAY_AUTH_ENDPOINT_URL', ''],
    ['RELAY_AUTH_ENDPOINT_URL', 'http://auth.example'],
    ['RELAY_AUTH_ENDPOINT_URL', 'ftp://localhost'],
    ['RELAY_AUTH_ENDPOINT_URL', 'https://auth.example/?a=b'],
    ['RELAY_AUTH_ENDPOINT_URL', '/auth'],
    ['RELAY_CLIENT_ID', ' '],
    ['RELAY_CLIENT_SECRET_FILE', '/nowhere'],
    ['RELAY_CLIENT_SECRET_FILE', '/empty'],
    ['RELAY_CLIENT_SECRET_FILE', ''],
    ['RELAY_APP_ORIGIN', '*'],
    ['RELAY_APP_ORIGIN', 'https://documents.example/app'],
    ['RELAY_CLIENT_AUTHENTICATION', 'none'],
    ['RELAY_BEHIND_PROXY', 'true'],
    ['RELAY_BEHIND_PROXY', 'Yes'],
    ['RELAY_LIMIT', '0'],
    ['RELAY_PORT', 'x'],
  ])('%s="%s" is refused; the message names the variable and no value', (name, value) => {
    const attempt = () => read({ ...minimal, [name]: value });
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow(name);
    expect(attempt).not.toThrow('from-the-file');
  });
});
