import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * @param entry a module, from the repository's root. @param compress how it is sent.
 * @returns the bytes of it and its imports, minified and compressed.
 */
export async function bundleBytes(
  entry: string,
  compress: (content: string | Uint8Array) => Buffer = brotliCompressSync,
): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // As in the app: what is built as a library keeps its white space.
      rolldownOptions: { input: `${root}${entry}`, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat() as readonly Rolldown.RolldownOutput[];
  return output!.output.reduce((sum, part) => {
    const content = part.type === 'chunk' ? part.code : part.source;
    return sum + compress(content).length;
  }, 0);
}

/** @param files from the repository's root. @returns their bytes in brotli. */
export function fileBytes(...files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${root}${file}`)).length, 0);
}
