import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPagePath } from '@recto/core';
import { Hono, type Handler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { ServerEnv } from '../faults/server-env.ts';
import { preloadsOf } from './preloads.ts';
import { hashedPath, staticFiles } from './static-files.ts';
import type { OpenWebHost } from './web-host.ts';

/** The sandbox's own paths, where the app has no page. */
const sandboxPath = /^\/(provider|operator)(\/|$)/;

/** Where the page is a file itself. */
const indexPath = /^\/(index\.html)?$/;

/**
 * Serves a production build: its files, and `index.html` for every other path that may be a page; the app
 * has its own `/404`. Files with a hash in their name may be kept forever; for everything else the browser asks each
 * time whether it has changed (`ETag`). The build has compressed the former; the latter are compressed as they are sent.
 * @param directory the build, such as `host/dist`.
 * @param base the path below which it is served, as it was built, with a slash at its end.
 */
export function staticHost(directory: string, base = '/'): OpenWebHost {
  return async () => {
    const routes = new Hono<ServerEnv>();
    const below = (path: string) => path.slice(base.length - 1);
    const file = staticFiles(directory, below);
    const page: Handler<ServerEnv> = async (c, next) => {
      const content = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
      if (content === null) return next();
      const preloads = preloadsOf(content);
      return c.body(content, 200, {
        'content-type': 'text/html; charset=utf-8',
        ...(preloads === null ? {} : { link: preloads }),
      });
    };

    const compressed = compress({ encoding: 'gzip' });
    routes.use('*', (c, next) => {
      const isSentAsItIs = hashedPath.test(below(c.req.path)) || c.req.header('range') !== undefined;
      return isSentAsItIs ? next() : compressed(c, next);
    });
    routes.use('*', async (c, next) => {
      await next();
      const isImmutable = (c.res.ok || c.res.status === 304) && hashedPath.test(below(c.req.path));
      c.res.headers.set('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    });
    routes.get(
      `${base}*`,
      etag(),
      async (c, next) => (indexPath.test(below(c.req.path)) ? page(c, next) : next()),
      file,
      async (c, next) => {
        const isPage = isPagePath(below(c.req.path)) && !sandboxPath.test(c.req.path);
        return isPage ? page(c, next) : next();
      },
    );
    return { routes, close: async () => {} };
  };
}
