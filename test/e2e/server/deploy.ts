import { join } from 'node:path';
import { build } from 'vite';
import type { OwnServer } from './own-server.ts';

/** Builds the app with another version name, and replaces the served app with it. */
export async function deploy({ app }: OwnServer, version: string): Promise<void> {
  await build({
    configFile: join(import.meta.dirname, '../../../vite.config.ts'),
    logLevel: 'error',
    define: { __RECTO_VERSION__: JSON.stringify(version) },
    build: { outDir: app },
  });
}
