import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerEnv } from '../faults/server-env.ts';

/** Who may use the operator page and its API. */
export type OperatorAccess =
  /** Programs on this machine. */
  | { readonly kind: 'loopback' }
  /** Anyone with the key: `?key=` in the page's address once, then a cookie; or the header `x-operator-key`. */
  | { readonly kind: 'key'; readonly key: string };

const cookieName = 'recto-operator';

/**
 * Restricts the operator page and its API. Against cross-site request forgery, a request that changes
 * something must come from this origin and carry JSON.
 */
export function operatorAccess(access: OperatorAccess): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store');
    if (access.kind === 'loopback') {
      if (!isFromThisMachine(c)) return c.text('The operator page is available on this machine only.', 403);
    } else {
      const key = c.req.query('key');
      if (key !== undefined && isSame(key, access.key)) return rememberKey(c, access.key);
      const known = c.req.header('x-operator-key') ?? getCookie(c, cookieName) ?? '';
      if (!isSame(known, access.key)) {
        return c.text('Open the address of the operator page that npm start printed.', 401);
      }
    }
    if (!['GET', 'HEAD'].includes(c.req.method) && !isOwnJson(c)) {
      return c.json({ error: 'Changes must be JSON and come from this origin.' }, 403);
    }
    return next();
  };
}

/**
 * Checks the named host too, against DNS rebinding: in each Host header, and in the URL, which is that of the
 * request line if it has an absolute form (`GET http://…`).
 */
function isFromThisMachine(c: Context<ServerEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? '';
  const isLoopback = /^(::1$|(::ffff:)?127\.)/.test(address);
  const hosts = c.env.incoming.headersDistinct['host'] ?? [];
  const named = [new URL(c.req.url).hostname, ...hosts.map((host) => host.replace(/:\d+$/, ''))];
  return (
    isLoopback && named.every((name) => ['localhost', '127.0.0.1', '[::1]'].includes(name.toLowerCase()))
  );
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

function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
