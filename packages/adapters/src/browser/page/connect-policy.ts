/** The part of a document that is used. */
export type PolicyDocument = Pick<Document, 'createElement' | 'head'>;

/**
 * Lets the page reach its own origin and that of these endpoints, and no other, from now on: also where
 * the host sends no security headers, and also when an endpoint redirects a call. Call 7 goes by
 * XMLHttpRequest, which follows every redirect, so without this a 307 would take the file and the
 * procedure token to any origin (decision 14). It can't be taken back while the page is there. It only
 * ever narrows what the headers allow.
 * @param endpoints absolute addresses, or paths on the page's own origin.
 * @param origin the page's own.
 */
export function restrictConnections(
  document: PolicyDocument,
  endpoints: readonly string[],
  origin: string,
): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = connectPolicy(endpoints, origin);
  document.head.append(policy);
}

function connectPolicy(endpoints: readonly string[], origin: string): string {
  const sources = endpoints
    .map((endpoint) => new URL(endpoint, origin))
    .filter((endpoint) => endpoint.origin !== origin)
    .map(sourceOf);
  return ['connect-src', "'self'", ...new Set(sources)].join(' ');
}

/** A policy can't name an IPv6 address, so there it allows the scheme rather than break the calls. */
function sourceOf({ origin, hostname, protocol }: URL): string {
  return hostname.startsWith('[') ? protocol : origin;
}
