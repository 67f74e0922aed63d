import { Refusal } from './refusal.ts';

/**
 * Checks the form of call 1 as the app sends it without a secret (§7, decisions, "Client secret").
 * @throws Refusal; a secret in a page is a mistake that should be noticed, so it is refused too.
 */
export function checkAppForm(contentType: string | undefined, body: string, clientId: string): void {
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) {
    throw new Refusal(415, 'invalid_request');
  }
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') throw new Refusal(400, 'unsupported_grant_type');
  if (form.has('client_secret')) throw new Refusal(400, 'invalid_request');
  if (form.get('client_id') !== clientId) throw new Refusal(400, 'invalid_client');
}
