import { build } from 'vite';

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
