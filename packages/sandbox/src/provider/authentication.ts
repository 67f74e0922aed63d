import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from '../faults/server-env.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Provider } from './provider.ts';
import { RequestRefusal } from './refusal.ts';

/** Every call except call 1 carries a Bearer access token (§7). */
export function requireAccessToken(accessTokens: AccessTokens) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const bearer = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (bearer === undefined || !accessTokens.isValid(bearer)) throw new RequestRefusal('invalidAccessToken');
    await next();
  });
}

/** Every call except call 1 carries the procedure token in `x-api-key` (§7). */
export function requireProcedure(provider: Provider) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const token = c.req.header('x-api-key');
    if (token === undefined || token === '') throw new RequestRefusal('missingApiKey');
    provider.readProcedure(token);
    c.set('token', token);
    await next();
  });
}
