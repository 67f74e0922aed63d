import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** styled-components puts one empty style element into the page and fills it through the CSSOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The headers of every answer. The content security policy allows no inline script and no inline style,
 * and images from wherever the provider keeps them. A static host can send the same; where `authEndpointUrl`
 * or `idEndpointUrl` is not on the app's own origin, add the origins of both to `connect-src`, or the calls
 * are blocked.
 */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      connectSrc: ["'self'"],
      styleSrc: ["'self'", emptyStyle],
      scriptSrc: ["'self'"],
      fontSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: ['self'] },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    // The page may be opened as localhost while the images' addresses name 127.0.0.1.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
