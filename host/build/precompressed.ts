import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** A file with a content hash in its name, of a kind that compresses. Fonts are compressed already. */
const compressible = /-[\w-]{8}\.(js|css|svg|wasm|bin|json)$/;

/** Below this size, in bytes, a response fits into the first packet anyway. */
const smallest = 1_400;

const encodings = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const;

/**
 * Writes each file of the build that has a content hash in its name also with brotli (`.br`) and gzip (`.gz`),
 * beside it, for servers that send such files (decision 12.11). Other files can change without a new name, so a
 * compressed copy of them could be out of date.
 */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'recto-precompressed',
    apply: 'build',
    configResolved(config) {
      folder = join(resolve(config.root, config.build.outDir), config.build.assetsDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressOne(join(folder, name))));
}

async function compressOne(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  for (const { ending, compress } of encodings) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
  }
}
