import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerEnv } from '../server-env.ts';

/** Whom the operator's page and its API answer. */
export type OperatorAccess =
  /** Programs on this machine. */
  | { readonly kind: 'loopback' }
  /** Whoever knows the key: `?key=` in the page's address once, then a cookie; or the header `x-operator-key`. */
  | { readonly kind: 'key'; readonly key: string };

const cookieName = 'recto-operator';

/**
 * Lets nobody else to the operator's side. And because a browser sends requests for any page that asks
 * it to, a request that changes something must come from this origin and carry JSON, which a foreign
 * page can't make it do.
 */
export function operatorAccess(access: OperatorAccess): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store');
    if (access.kind === 'loopback') {
      if (!isFromThisMachine(c)) return c.text('The operator page answers only on this machine.', 403);
    } else {
      const offered = c.req.query('key');
      if (offered !== undefined && isSame(offered, access.key)) return rememberKey(c, access.key);
      const known = c.req.header('x-operator-key') ?? getCookie(c, cookieName) ?? '';
      if (!isSame(known, access.key)) {
        return c.text('Open the address of the operator page as npm start printed it.', 401);
      }
    }
    if (!['GET', 'HEAD'].includes(c.req.method) && !isOwnJson(c)) {
      return c.json({ error: 'Changes are taken as JSON from this origin only.' }, 403);
    }
    return next();
  };
}

/** The Host header too: a foreign site may have its own name lead to this machine. */
function isFromThisMachine(c: Context): boolean {
  const address = getConnInfo(c).remote.address ?? '';
  const isLoopback = /^(::1$|(::ffff:)?127\.)/.test(address);
  return isLoopback && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname);
}

function isOwnJson(c: Context): boolean {
  const origin = c.req.header('origin');
  const isOwn = origin === undefined || origin === new URL(c.req.url).origin;
  return isOwn && /^application\/json\b/i.test(c.req.header('content-type') ?? '');
}

function rememberKey(c: Context, key: string): Response {
  setCookie(c, cookieName, key, { path: '/operator', httpOnly: true, secure: true, sameSite: 'Lax' });
  return c.redirect(c.req.path, 303);
}

function isSame(offered: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(offered), digest(key));
}
