import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import type { ServerEnv } from '../faults/server-env.ts';
import type { OpenWebHost } from './web-host.ts';

/** What the app consists of. Without this list, Vite would serve the whole repository at `/@fs/`. */
const servedFolders = [
  'host',
  'packages/core/src',
  'packages/analysis/src',
  'packages/adapters/src',
  'packages/ui/src',
  'node_modules',
];

/** Vite's defaults, which a custom list replaces. */
const neverServed = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/**
 * Serves the host's sources with hot reload, through Vite. Vite's responses carry no security headers,
 * which its inline scripts would violate. They need no operator key, so only the app's own files are served.
 * @param root the repository.
 * @param dataDir the state folder, which is never served.
 */
export function devHost(root: string, dataDir: string): OpenWebHost {
  return async (server) => {
    const vite = await createViteServer({
      configFile: join(root, 'vite.config.ts'),
      server: {
        middlewareMode: true,
        hmr: { server },
        fs: {
          strict: true,
          allow: servedFolders.map((folder) => join(root, folder)),
          deny: [...neverServed, `${escapeGlob(dataDir)}/**`],
        },
      },
      appType: 'spa',
      logLevel: 'warn',
    });
    const routes = new Hono<ServerEnv>();
    // Vite would open any file in this machine's editor on request.
    routes.all('/__open-in-editor/*', (c) => c.notFound());
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

/** A glob pattern that matches this path only. */
function escapeGlob(path: string): string {
  return path.replaceAll('\\', '/').replace(/[!*?()[\]{}+@|]/g, String.raw`\$&`);
}
