import { join } from 'node:path';
import type { OwnServer } from './own-server.ts';

/**
 * Builds the app with another version name, and replaces the served app with it.
 * @param base the path below which the app is served.
 */
export async function deploy({ app }: OwnServer, version: string, base = '/'): Promise<void> {
  // Loaded only here, since a worker that builds nothing would load all of it.
  const { build } = await import('vite');
  await build({
    configFile: join(import.meta.dirname, '../../../vite.config.ts'),
    logLevel: 'error',
    base,
    define: { __RECTO_VERSION__: JSON.stringify(version) },
    build: { outDir: app },
  });
}
