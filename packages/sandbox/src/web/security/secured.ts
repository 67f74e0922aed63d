import type { MiddlewareHandler } from 'hono';
import type { AllowedOrigins } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Puts the security headers on every answer; a route that has set one itself keeps its own. */
export function secured(allowed: AllowedOrigins): MiddlewareHandler {
  const headers = securityHeaders(allowed);
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
