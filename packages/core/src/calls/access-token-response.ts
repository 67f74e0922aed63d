/** What the app needs from the response to call 1 (§7). */
export interface AccessTokenResponse {
  readonly accessToken: string;
  /** `expires_in`, in seconds; null when the response does not say. */
  readonly lifetimeSeconds: number | null;
}

/**
 * The longest access token that is used, in characters. Common servers and gateways read headers of 8 or 16 kB
 * unless they are configured otherwise, so a longer token is a mistake of the authorization server.
 */
const longestAccessToken = 16 * 1024;

/**
 * Reads the response to call 1: `accessToken` (§7), or the standard's `access_token` (decision 5.1),
 * and `expires_in`. The app reads the provider's response with it, and the relay that of the
 * authorization server.
 * @param body the parsed JSON.
 * @returns null when it holds no token that can be sent in a header.
 */
export function readAccessTokenResponse(body: unknown): AccessTokenResponse | null {
  const { accessToken, access_token, expires_in } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const token = [accessToken, access_token].find(isToken);
  if (token === undefined) return null;
  const hasLifetime = typeof expires_in === 'number' && expires_in >= 0;
  return { accessToken: token, lifetimeSeconds: hasLifetime ? expires_in : null };
}

/** Printable ASCII without spaces, and not longer than a server reads: a header can carry nothing else. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestAccessToken && /^[\x21-\x7e]+$/.test(value);
}
