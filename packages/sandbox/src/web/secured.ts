import type { MiddlewareHandler } from 'hono';
import { type AllowedOrigins, securityHeaders } from '@recto/operator-tools/headers';

/** Adds the security headers to every response; a header that a route has set itself stays. */
export function secured(allowed: AllowedOrigins): MiddlewareHandler {
  const headers = securityHeaders(allowed);
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
