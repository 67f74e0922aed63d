import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { noTimings } from './no-timings.ts';
import { licenceFolder } from './licences.ts';
import { chunks, filesOnceUsed } from './chunks.ts';

/** Served beside `index.html`, so that the worker's scope is the whole app. */
const workerFile = 'service-worker.js';

/** Files that can be replaced without a build, files that no page loads, and compressed copies. */
const excluded =
  /^(assets\/config(\.schema)?\.json|assets\/operator\/.*|licenses\/.*|service-worker\.js|.*\.(map|br|gz))$/;

/** A file with a content hash in its name. */
const hashed = /^assets\/[^/]+-[\w-]{8}\.\w+$/;

/** The names of files that are cached only once this phone uses them. */
const onceUsed = [
  ...chunks.filter(({ offline }) => offline === 'once used').map(({ name }) => name),
  ...filesOnceUsed,
];

/**
 * Builds the service worker after the app, with the list of all built files and their hashes, so that the
 * worker caches only files of the build, whatever a host serves.
 * @param otherPages first path segments of pages on the app's origin that are not the app's.
 */
export function offlineShell({ otherPages = [] }: { readonly otherPages?: readonly string[] } = {}): Plugin {
  let root = '';
  let outDir = '';
  let base = '/';
  return {
    name: 'recto-offline-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    // Not after a build that failed, whose files are not there.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => buildWorker({ root, outDir, base, otherPages }),
    },
  };
}

interface WorkerBuild {
  readonly root: string;
  readonly outDir: string;
  /** The path below which the app is served, with a slash at its end. */
  readonly base: string;
  readonly otherPages: readonly string[];
}

async function buildWorker({ root, outDir, base, otherPages }: WorkerBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __RECTO_SHELL__: JSON.stringify(shellOf(outDir, base)),
      __RECTO_BASE__: JSON.stringify(base),
      __RECTO_OTHER_PAGES__: JSON.stringify(otherPages),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      license: { fileName: `${licenceFolder}/service-worker.md` },
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '../service-worker/src/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => workerFile,
      },
      rolldownOptions: noTimings,
    },
  });
}

function shellOf(outDir: string, base: string) {
  const shell = filesOf(outDir, base);
  for (const name of onceUsed) {
    if (shell.filter((file) => file.part === name).length !== 1) {
      throw new Error(`The service worker needs one file "${name}" (host/build/chunks.ts).`);
    }
  }
  return shell;
}

/**
 * @param outDir the folder of a build.
 * @param base the path below which it is served.
 * @returns its files for the service worker, as `ShellFile`s of `host/service-worker/src/globals.d.ts`.
 */
export function filesOf(outDir: string, base: string) {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !excluded.test(file))
    .toSorted()
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(outDir, file)))
        .digest('base64');
      return {
        url: base + file,
        part: partOf(file),
        revision: hashed.test(file) ? null : digest,
        integrity: `sha256-${digest}`,
      };
    });
}

/** @returns which of the files that are cached once used this is, by the name before its hash; null for all others. */
function partOf(file: string): string | null {
  return onceUsed.find((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.\\w+$`).test(file)) ?? null;
}
