/** Where the page may reach out to, besides its own origin. */
export interface AllowedOrigins {
  /** Of the provider's endpoints, where they are not the app's own origin. */
  readonly endpoints: readonly string[];
  /** Where the provider keeps what `displayUrl` shows, likewise. */
  readonly images: readonly string[];
}

/** styled-components puts one empty style element into the page and fills it through the CSSOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The one Trusted Types policy: it lets through the address of the app's own service worker. */
const trustedTypesPolicy = 'recto';

const none = ["'none'"];
const self = "'self'";

/**
 * The Content-Security-Policy of the app's page and of every file beside it. What is not named is
 * forbidden: no inline script or style, no `eval`, no frame, no plug-in, no form that leads elsewhere,
 * and no origin but those that are handed over.
 *
 * Images come from the app, the provider, or the page's memory (`data:`, `blob:`), not from any `https:`
 * address: an image request is the one thing with which a forged answer could tell a stranger who is
 * looking. A thumb from an origin that was not named shows its placeholder.
 */
export function contentSecurityPolicy({ endpoints, images }: AllowedOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': none,
    'script-src': [self],
    'style-src': [self, emptyStyle],
    'font-src': [self],
    'img-src': [self, 'data:', 'blob:', ...images],
    'connect-src': [self, ...endpoints],
    'worker-src': [self],
    'manifest-src': [self],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
