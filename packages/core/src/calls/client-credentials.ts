/** How call 1 carries the client's credentials: in form body and Basic header, or in one of them (decision 5.1). */
export const clientAuthentications = ['both', 'basic', 'body'] as const;
export type ClientAuthentication = (typeof clientAuthentications)[number];
export const defaultClientAuthentication: ClientAuthentication = 'both';

export interface ClientCredentials {
  readonly clientId: string;
  /** Null or empty if a relay on the operator's server adds it (decision 5.3). */
  readonly clientSecret: string | null;
  readonly clientAuthentication: ClientAuthentication;
}

/** Headers and body of call 1. */
export interface AccessTokenRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** A URL-encoded form. */
  readonly body: string;
}

/**
 * Headers and form body of call 1 (§7): the client-credentials grant of RFC 6749 §4.4, with the
 * credentials in the places that `clientAuthentication` names; without a secret there is no Basic header. An empty
 * secret counts as absent. The app makes this request, and so does the relay, which adds the secret that the app does not
 * have.
 */
export function accessTokenRequest({
  clientId,
  clientSecret,
  clientAuthentication,
}: ClientCredentials): AccessTokenRequest {
  const headers: Record<string, string> = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (!clientSecret) {
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
