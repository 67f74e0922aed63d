import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ServerEnv } from '../faults/server-env.ts';
import type { OpenWebHost } from './web-host.ts';

/**
 * Serves an operator's own files, such as a logo and texts, where `config.json` names them: the folder's `operator`
 * at `/assets/operator/`. Nothing else of the folder is served.
 * @param folder where the operator's configuration is.
 * @param openWebHost serves everything else, also what the folder lacks.
 */
export function withOperatorFiles(folder: string, openWebHost: OpenWebHost): OpenWebHost {
  return async (server) => {
    const host = await openWebHost(server);
    const routes = new Hono<ServerEnv>();
    routes.get(
      '/assets/operator/*',
      async (c, next) => {
        await next();
        c.res.headers.set('cache-control', 'no-cache');
      },
      etag(),
      serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/assets'.length) }),
    );
    routes.route('/', host.routes);
    return { routes, close: () => host.close() };
  };
}
