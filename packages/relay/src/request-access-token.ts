import { grantRequest } from '@recto/core';
import { grantLimitMs, maximumGrantBytes } from './limits.ts';
import { readLimited } from './read-limited.ts';
import { Refusal } from './refusal.ts';
import type { RelaySettings } from './settings.ts';

/** What the app needs of the authorization server's answer, and all that it gets. */
export interface AccessTokenResponse {
  readonly accessToken: string;
  readonly token_type: 'Bearer';
  /** In seconds; left out when the server does not say. */
  readonly expires_in?: number;
}

/**
 * Makes call 1 with the secret. Nothing of the app's request is passed on.
 * @throws Refusal 502 when the server says no, or what can't be used; 503 when it asks to come again
 * later; 504 when it gives no answer in time. The app takes each as "later", and tries again.
 */
export async function requestAccessToken(settings: RelaySettings): Promise<AccessTokenResponse> {
  const answer = await send(settings);
  if (answer.status === 429 || answer.status >= 500) {
    throw new Refusal(503, 'temporarily_unavailable', retryAfter(answer));
  }
  if (!answer.ok) throw new Refusal(502, 'refused_by_authorization_server');
  return grantOf(answer.text);
}

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly headers: Headers;
}

async function send(settings: RelaySettings): Promise<Answer> {
  try {
    const { headers, body } = grantRequest(settings);
    const response = await fetch(`${settings.authEndpointUrl}/oauth2/token`, {
      method: 'POST',
      headers: { ...headers, Accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(grantLimitMs),
    });
    const tooLong = () => new Refusal(502, 'answer_too_long');
    const text = response.body === null ? '' : await readLimited(response.body, maximumGrantBytes, tooLong);
    return { status: response.status, ok: response.ok, text, headers: response.headers };
  } catch (error) {
    // What fetch throws can hold the address, so it goes no further.
    throw error instanceof Refusal ? error : new Refusal(504, 'no_answer');
  }
}

function retryAfter({ headers }: Answer): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,4}$/.test(seconds) ? Number(seconds) : null;
}

function grantOf(text: string): AccessTokenResponse {
  const fields = fieldsOf(text);
  const accessToken = fields['accessToken'] ?? fields['access_token'];
  if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new Refusal(502, 'unusable_answer');
  }
  const lifetime = fields['expires_in'];
  const grant = { accessToken, token_type: 'Bearer' } as const;
  return typeof lifetime === 'number' && lifetime >= 0 ? { ...grant, expires_in: lifetime } : grant;
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // What JSON.parse throws quotes the text, which may hold a token.
  }
  throw new Refusal(502, 'unusable_answer');
}
