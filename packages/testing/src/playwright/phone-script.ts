import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let script: Promise<string> | undefined;

/**
 * The script that defines `played`, whose `playPhone` has a page run on a phone. In the published package, the build has
 * put the script itself in the place of this file.
 */
export function phoneScript(): Promise<string> {
  script ??= bundlePhone(fileURLToPath(new URL('../phones/play-in-page.ts', import.meta.url)));
  return script;
}

/** @param entry the file of `playPhone`. @returns it with all that it imports, as a script of its own. */
export async function bundlePhone(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'played' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('Vite has built nothing.');
  return output.output[0].code;
}
