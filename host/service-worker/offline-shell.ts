import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages } from '../../packages/core/src/model/language.ts';

/** Where the worker is served: at the root, or its scope would not be the whole app. */
const workerFile = 'service-worker.js';

/** What each deployment replaces for itself, and what no page asks for. */
const leftOut = /^(assets\/config\.json|service-worker\.js|.*\.map)$/;

/** A file whose name Vite made from its content. */
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;

/** What a phone keeps only once it uses it: a language's texts, and letters that only some names need. */
const part = new RegExp(`^assets/(${languages.join('|')}|[\\w-]+-latin-ext-[\\w-]+)-[\\w-]{8}\\.\\w+$`);

/**
 * Builds the service worker behind the app's own build, with the list of all files that are there: each
 * with its hash, so that the worker keeps what was built or nothing, whatever a host answers.
 */
export function offlineShell(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'recto-offline-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error === undefined) await buildWorker(root, outDir);
    },
  };
}

async function buildWorker(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __RECTO_SHELL__: JSON.stringify(shellOf(outDir)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'src/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => workerFile,
      },
    },
  });
}

/** @returns the `ShellFile`s of `src/globals.d.ts`. */
function shellOf(outDir: string) {
  const shell = filesOf(outDir);
  for (const language of languages) {
    if (shell.filter((file) => file.part === language).length !== 1) {
      throw new Error(`The service worker needs one file with the texts of ${language}.`);
    }
  }
  return shell;
}

function filesOf(outDir: string) {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !leftOut.test(file))
    .toSorted()
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(outDir, file)))
        .digest('base64');
      return {
        url: `/${file}`,
        part: part.exec(file)?.[1] ?? null,
        revision: hashed.test(file) ? null : digest,
        integrity: `sha256-${digest}`,
      };
    });
}
