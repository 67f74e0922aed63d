import { onTestFinished } from 'vitest';
import { startRelay, type RelaySettings } from '../../../../packages/relay/src/index.ts';

export const appOrigin = 'https://documents.example';
export const secret = 'the-operators-secret';

/** A relay on a free port, in front of this authorization server. It stops when the test ends. */
export async function runningRelay(authEndpointUrl: string, settings: Partial<RelaySettings> = {}) {
  const logged: string[] = [];
  const relay = await startRelay(
    {
      authEndpointUrl,
      clientId: 'recto-web',
      clientSecret: secret,
      clientAuthentication: 'both',
      appOrigins: [appOrigin],
      perMinute: { perCaller: 100, total: 100 },
      behindProxy: false,
      host: '127.0.0.1',
      port: 0,
      ...settings,
    },
    (line) => logged.push(line),
  );
  onTestFinished(() => relay.close());
  return { url: relay.url, logged };
}

export const appForm = { grant_type: 'client_credentials', client_id: 'recto-web' };

/** Call 1 as the app makes it without a secret. */
export function callOf(
  url: string,
  { form = appForm, headers = {} }: { form?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { origin: appOrigin, ...headers },
    body: new URLSearchParams(form),
  });
}
