/** The parts of a document that are used. */
export type PolicyDocument = Pick<Document, 'createElement' | 'head'>;

/**
 * Restricts the page's connections to its own origin and those of the endpoints, even if the host sends
 * no security headers, and also when an endpoint redirects a call. Call 7 uses XMLHttpRequest, which
 * follows every redirect, so without this a 307 would send the file and the procedure token to any origin
 * (decision 5.13). It can't be undone while the page is loaded, and never allows more than the headers do.
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

/** A policy can't contain an IPv6 address; for one it allows the scheme, so that the calls work. */
function sourceOf({ origin, hostname, protocol }: URL): string {
  return hostname.startsWith('[') ? protocol : origin;
}
