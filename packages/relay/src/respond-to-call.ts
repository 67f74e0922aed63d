import type { IncomingMessage } from 'node:http';
import { checkAppForm } from './app-form.ts';
import type { CallLimit } from './call-limit.ts';
import { callerOf } from './caller.ts';
import { maximumFormBytes } from './limits.ts';
import { readLimited } from './read-limited.ts';
import { Refusal } from './refusal.ts';
import { requestAccessToken, type AccessTokenResponse } from './request-access-token.ts';
import type { RelaySettings } from './settings.ts';

/** The app's call 1, or its browser's question whether it may be made; nothing else. */
const path = '/oauth2/token';

/**
 * Answers one request.
 * @returns the grant; null for a preflight.
 * @throws Refusal
 */
export async function answerCall(
  request: IncomingMessage,
  settings: RelaySettings,
  limit: CallLimit,
): Promise<AccessTokenResponse | null> {
  if (request.url !== path) throw new Refusal(404, 'not_found');
  if (!isAppOrigin(request, settings)) throw new Refusal(403, 'origin_not_allowed');
  if (request.method === 'OPTIONS') return null;
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed');
  const wait = limit.count(callerOf(addressOf(request, settings)));
  if (wait !== null) throw new Refusal(429, 'too_many_requests', wait);
  const body = await readLimited(request, maximumFormBytes, () => new Refusal(413, 'form_too_long'));
  checkAppForm(request.headers['content-type'], body, settings.clientId);
  return requestAccessToken(settings);
}

/** A browser names the page's origin with every POST, and no page can have it name another. */
export function isAppOrigin({ headers }: IncomingMessage, { appOrigins }: RelaySettings): boolean {
  return headers.origin !== undefined && appOrigins.includes(headers.origin);
}

/** The last entry is the one that the own proxy wrote; those before it may be anybody's invention. */
function addressOf({ headers, socket }: IncomingMessage, { behindProxy }: RelaySettings): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (behindProxy && forwarded) || (socket.remoteAddress ?? '');
}
