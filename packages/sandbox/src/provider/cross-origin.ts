import { cors } from 'hono/cors';

/**
 * Lets an app on any origin use the provider: answers preflight requests, and allows the origin in every
 * response. Access is by token, without cookies, so every origin may be allowed.
 */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
  allowHeaders: ['Authorization', 'x-api-key', 'Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});
