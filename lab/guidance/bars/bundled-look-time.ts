import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { LookTimes, lookTimes } from './look-time.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * `lookTimes` of code that is bundled and minified as the app's: what `tsx` makes of it takes half as long again, since
 * it gives each inner function its name whenever that is made.
 */
export async function bundledLookTimes(side: number, looks: number): Promise<LookTimes> {
  // As deep as `lab/guidance/textures.ts`, which keeps its files at a path relative to its own.
  const folder = await mkdtemp(join(root, 'node_modules/.look-time-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      build: {
        ssr: `${root}lab/guidance/bars/look-time.ts`,
        outDir: folder,
        target: 'es2022',
        minify: true,
      },
      ssr: { noExternal: [/^@recto\//] },
    });
    const built = (await import(pathToFileURL(join(folder, 'look-time.js')).href)) as {
      readonly lookTimes: typeof lookTimes;
    };
    return built.lookTimes(side, looks);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
