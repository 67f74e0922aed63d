import { accessTokenRequest, readAccessTokenResponse } from '@recto/core';
import { maximumTokenResponseBytes, tokenRequestLimitMs } from './limits.ts';
import { readLimited } from './read-limited.ts';
import { oauthErrorOf, Refusal } from './refusal.ts';
import type { RelaySettings } from './settings.ts';

/** The relay's response to the app, with the names of RFC 6749 §5.1 beside `accessToken`. */
export interface RelayedToken {
  readonly accessToken: string;
  readonly token_type: 'Bearer';
  /** In seconds; left out when the authorization server does not say. */
  readonly expires_in?: number;
}

/**
 * Makes call 1 with the secret. Nothing from the app's request is passed on.
 * @throws Refusal 502 when the authorization server refuses, or its response can't be used; 503 when it
 * asks to retry later; 504 when it does not respond in time. The app retries after each of them.
 */
export async function requestAccessToken(settings: RelaySettings): Promise<RelayedToken> {
  const { status, ok, text, headers } = await send(settings);
  if (status === 429 || status >= 500) {
    throw new Refusal(503, 'temporarily_unavailable', { retryAfter: retryAfterSeconds(headers) });
  }
  const body = parseJson(text);
  if (!ok) throw new Refusal(502, 'refused_by_authorization_server', { oauthError: oauthErrorOf(body) });
  const response = readAccessTokenResponse(body);
  if (response === null) throw new Refusal(502, 'unusable_answer');
  const { accessToken, lifetimeSeconds } = response;
  const token = { accessToken, token_type: 'Bearer' } as const;
  return lifetimeSeconds === null ? token : { ...token, expires_in: lifetimeSeconds };
}

interface ServerResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly headers: Headers;
}

async function send(settings: RelaySettings): Promise<ServerResponse> {
  try {
    const { headers, body } = accessTokenRequest(settings);
    const response = await fetch(`${settings.authEndpointUrl}/oauth2/token`, {
      method: 'POST',
      headers: { ...headers, Accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(tokenRequestLimitMs),
    });
    const tooLong = () => new Refusal(502, 'answer_too_long');
    const text =
      response.body === null ? '' : await readLimited(response.body, maximumTokenResponseBytes, tooLong);
    return { status: response.status, ok: response.ok, text, headers: response.headers };
  } catch (error) {
    // The error of fetch can hold the address, so it is not passed on.
    throw error instanceof Refusal ? error : new Refusal(504, 'no_answer');
  }
}

function retryAfterSeconds(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,4}$/.test(seconds) ? Number(seconds) : null;
}

/** @returns undefined for a text that is not JSON. The error of JSON.parse quotes it, and it may hold a token. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
