import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnServer } from './own-server.ts';

/**
 * Builds the app with another version name, and replaces the served app with it.
 * @param base the path below which the app is served.
 */
export async function deploy({ app }: Pick<OwnServer, 'app'>, version: string, base = '/'): Promise<void> {
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

/** The same, but the files with a hash in their names stay, as docs/running.md says. */
export async function deployKeeping({ app }: OwnServer, version: string): Promise<void> {
  const built = await mkdtemp(join(tmpdir(), 'recto-e2e-built-'));
  try {
    await deploy({ app: built }, version);
    await cp(built, app, { recursive: true, preserveTimestamps: true });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
