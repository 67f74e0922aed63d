import type { IncomingMessage } from 'node:http';
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
  if (request.method === 'OPTIONS') return null;
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed');
  const retryAfter = limit.count(callerOf(addressOf(request, settings)));
  if (retryAfter !== null) throw new Refusal(429, 'too_many_requests', { retryAfter });
  const body = await readLimited(request, maximumFormBytes, () => new Refusal(413, 'form_too_long'));
  checkForm(request.headers['content-type'], body, settings.clientId);
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
 * Checks the form of call 1 as the app sends it without a secret (§7; decision 5.3).
 * @throws Refusal, also for a form with a secret: it must not be in the app's configuration.
 */
function checkForm(contentType: string | undefined, body: string, clientId: string): void {
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) {
    throw new Refusal(415, 'invalid_request');
  }
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') throw new Refusal(400, 'unsupported_grant_type');
  if (form.has('client_secret')) throw new Refusal(400, 'invalid_request');
  if (form.get('client_id') !== clientId) throw new Refusal(400, 'invalid_client');
}
