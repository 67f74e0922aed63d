import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import type { ServerEnv } from '../server-env.ts';
import type { OpenWebHost } from './web-host.ts';

/**
 * Serves the host's sources with hot reload, through Vite. Vite answers by itself, so its answers don't
 * carry the security headers, which its inline scripts would not pass.
 * @param root the repository.
 */
export function devHost(root: string): OpenWebHost {
  return async (server) => {
    const vite = await createViteServer({
      configFile: join(root, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server } },
      appType: 'spa',
      logLevel: 'warn',
    });
    const routes = new Hono<ServerEnv>();
    routes.all(
      '*',
      (c) =>
        new Promise<Response>((resolve) => {
          const { incoming, outgoing } = c.env;
          outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
          vite.middlewares(incoming, outgoing, () => resolve(c.notFound()));
        }),
    );
    return { routes, close: () => vite.close() };
  };
}
