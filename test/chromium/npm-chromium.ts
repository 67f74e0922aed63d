import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const cacheRoot = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));

/** Unpacks the browser of `@sparticuz/chromium` (linux-x64), in about four seconds the first time. @returns its path. */
export function unpackNpmChromium(): string {
  const folder = unpackOnce('browser', (own, packed) => {
    writeFileSync(join(own, 'chromium'), decompress(join(packed, 'chromium.br')));
    chmodSync(join(own, 'chromium'), 0o755);
  });
  return join(folder, 'chromium');
}

/** Unpacks the fonts that come with it: Open Sans (OFL 1.1), regular, bold and italic. @returns their folder. */
export function unpackNpmFonts(): string {
  return join(unpackOnce('fonts', untar('fonts.tar.br')), 'fonts');
}

/** Unpacks the libraries that come with it, for machines without nss, nspr or expat. @returns their folder. */
export function unpackNpmLibraries(): string {
  return join(unpackOnce('libraries', untar('al2023.tar.br')), 'lib');
}

/**
 * Unpacks once per version of the package. Two processes may do so at the same time: each fills a
 * folder of its own, and the first to rename it wins.
 */
function unpackOnce(name: string, fill: (own: string, packed: string) => void): string {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(cacheRoot, version, name);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  fill(own, join(packageFolder, 'bin'));
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function untar(archive: string): (own: string, packed: string) => void {
  return (own, packed) => {
    const tar = spawnSync('tar', ['-x', '-C', own], { input: decompress(join(packed, archive)) });
    if (tar.status !== 0)
      throw new Error(`Could not unpack ${archive}: ${tar.error ?? tar.stderr.toString()}`);
  };
}

function decompress(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}
