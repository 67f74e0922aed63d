import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CallLimit } from './call-limit.ts';
import { callerOf } from './caller-address.ts';
import { maximumFormBytes } from './limits.ts';
import { readLimited } from './read-limited.ts';
import { Refusal } from './refusal.ts';
import { requestAccessToken, type RelayedToken } from './request-access-token.ts';
import type { RelaySettings } from './settings.ts';

/** The app's call 1 and its preflight request. */
const path = '/oauth2/token';

/**
 * For the operator's monitoring: whether the relay runs. It makes no request of its own, so it needs no limit; it does not say
 * whether the authorization server can be reached.
 */
const healthPath = '/health';

const healthy = { status: 'ok' } as const;

/**
 * Handles one request.
 * @returns the access token, or that the relay runs; null for a preflight request.
 * @throws Refusal
 */
export async function handleRequest(
  request: IncomingMessage,
  settings: RelaySettings,
  limit: CallLimit,
): Promise<RelayedToken | typeof healthy | null> {
  if (request.url === healthPath && request.method === 'GET') return healthy;
  if (request.url !== path) throw new Refusal(404, 'not_found');
  if (!isAppOrigin(request, settings)) throw new Refusal(403, 'origin_not_allowed');
  if (request.method === 'OPTIONS') {
    if (asksForAuthorization(request)) throw secretInRequest();
    return null;
  }
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed');
  const retryAfter = limit.count(callerOf(addressOf(request, settings)));
  if (retryAfter !== null) throw new Refusal(429, 'too_many_requests', { retryAfter });
  const body = await readLimited(request, maximumFormBytes, () => new Refusal(413, 'form_too_long'));
  checkCall(request.headers, body, settings.clientId);
  return requestAccessToken(settings);
}

/** A browser sends the page's origin with every POST, and no page can change it. */
export function isAppOrigin({ headers }: IncomingMessage, { appOrigins }: RelaySettings): boolean {
  return headers.origin !== undefined && appOrigins.includes(headers.origin);
}

/** The operator's own proxy appends the last entry of the header; the client can set those before it. */
function addressOf({ headers, socket }: IncomingMessage, { behindProxy }: RelaySettings): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (behindProxy && forwarded) || (socket.remoteAddress ?? '');
}

/**
 * Checks call 1: a form as the app sends it without a secret (§7; decision 5.3).
 * @throws Refusal
 */
function checkCall(headers: IncomingHttpHeaders, body: string, clientId: string): void {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'invalid_request');
  }
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') throw new Refusal(400, 'unsupported_grant_type');
  if (hasSecret(headers, form)) throw secretInRequest();
  if (form.get('client_id') !== clientId) throw new Refusal(400, 'invalid_client');
}

/**
 * Whether the app has sent a secret, in the form or in a Basic header, as `accessTokenRequest` writes them. With an id in
 * the form, a Basic header alone says nothing: it may be that of a password with which the operator protects the site.
 */
function hasSecret({ authorization = '' }: IncomingHttpHeaders, form: URLSearchParams): boolean {
  return form.has('client_secret') || (!form.has('client_id') && /^basic /i.test(authorization));
}

/** Whether a page asks in its preflight request to send the header, as the app does for a Basic header with a secret. */
function asksForAuthorization({ headers }: IncomingMessage): boolean {
  return /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '');
}

/** The secret must not be in the app's configuration, which is public, if the relay adds it. */
function secretInRequest(): Refusal {
  return new Refusal(400, 'secret_in_request');
}
