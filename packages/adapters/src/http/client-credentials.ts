import type { Configuration } from './configuration.ts';
import type { HttpRequest } from './http-message.ts';

/**
 * Headers and form body of call 1 (§7): the client-credentials grant of RFC 6749 §4.4, with the
 * credentials where `clientAuthentication` says. Without a secret a relay adds them, so there is no
 * Basic header then.
 */
export function clientCredentials(configuration: Configuration): Pick<HttpRequest, 'headers' | 'body'> {
  const { clientId, clientSecret, clientAuthentication } = configuration;
  const headers: Record<string, string> = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (clientSecret === null) {
    form.set('client_id', clientId);
    return { headers, body: form.toString() };
  }
  if (clientAuthentication !== 'body') headers['Authorization'] = basicAuthorization(clientId, clientSecret);
  if (clientAuthentication !== 'basic') {
    form.set('client_id', clientId);
    form.set('client_secret', clientSecret);
  }
  return { headers, body: form.toString() };
}

/** RFC 6749 §2.3.1: each part is form-urlencoded as UTF-8 first, which leaves only ASCII for base64. */
function basicAuthorization(clientId: string, clientSecret: string): string {
  return `Basic ${btoa(`${formUrlEncoded(clientId)}:${formUrlEncoded(clientSecret)}`)}`;
}

function formUrlEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
