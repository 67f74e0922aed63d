import { serveStatic } from '@hono/node-server/serve-static';
import { isPagePath } from '@recto/core';
import { Hono } from 'hono';
import type { ServerEnv } from '../server-env.ts';
import type { OpenWebHost } from './web-host.ts';

/** A file with a content hash in its name, such as `/assets/index-B2x9_kQa.js`. */
const hashedPath = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** The sandbox's own paths, where the app has no page. */
const sandboxPath = /^\/(provider|operator)(\/|$)/;

/**
 * Serves a production build: its files, and `index.html` for every other path that may be a page; the app
 * has its own `/404`.
 * @param directory the build, such as `host/dist`.
 */
export function staticHost(directory: string): OpenWebHost {
  return async () => {
    const routes = new Hono<ServerEnv>();
    const file = serveStatic({ root: directory });
    const page = serveStatic({ root: directory, path: 'index.html' });

    routes.use('*', async (c, next) => {
      await next();
      const isImmutable = c.res.ok && hashedPath.test(c.req.path);
      c.res.headers.set('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    });
    routes.get('*', file, async (c, next) => {
      const isPage = isPagePath(c.req.path) && !sandboxPath.test(c.req.path);
      return isPage ? page(c, next) : next();
    });
    return { routes, close: async () => {} };
  };
}
