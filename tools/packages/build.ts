import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuiltImports } from './built-imports.ts';
import { builtFolder, publishedManifest, publishedNames, root, type PublishedName } from './published.ts';

/**
 * `npm run build:packages`: builds the packages that can be installed in another app, into `dist/packages`. Each
 * file stays a file of its own, so that a bundler keeps only what is used; React and the libraries that an app
 * must have only once are peers.
 */

/** Files that are no sources, from the root of the repository, and where they go in a built package. */
const copies: Readonly<Record<PublishedName, readonly (readonly [from: string, to: string])[]>> = {
  core: [],
  analysis: [['packages/analysis/src/faces/model/LICENSE.txt', 'LICENSE-face-model.txt']],
  adapters: [
    ['packages/analysis/src/faces/kernels/face-kernels.wasm', 'dist/browser/analysis/face-kernels.wasm'],
    [
      'packages/analysis/src/faces/model/tiny-face-detector.bin',
      'dist/browser/analysis/tiny-face-detector.bin',
    ],
    ['packages/analysis/src/faces/model/LICENSE.txt', 'LICENSE-face-model.txt'],
  ],
  ui: [],
};

function build(name: PublishedName): void {
  const folder = builtFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(name, `${folder}/dist`);
  for (const file of filesBelow(`${folder}/dist`)) {
    if (file.endsWith('.js') || file.endsWith('.d.ts')) rewrite(file);
  }
  for (const [from, to] of copies[name]) cpSync(root + from, `${folder}/${to}`);
  cpSync(`${root}packages/${name}/README.md`, `${folder}/README.md`);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(publishedManifest(name), null, 2)}\n`);
}

/** Needs the declarations of the packages that it imports, which `tsc -b` has written. */
function compile(name: PublishedName, into: string): void {
  const options = {
    outDir: into,
    rootDir: `${root}packages/${name}/src`,
    target: 'ES2022',
    incremental: 'false',
    composite: 'false',
    emitDeclarationOnly: 'false',
    declaration: 'true',
    rewriteRelativeImportExtensions: 'true',
    sourceMap: 'true',
    inlineSources: 'true',
  };
  const flags = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  run('tsc', ['-p', `packages/${name}`, ...flags]);
}

function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8');
  const rewritten = withBuiltImports(text);
  if (rewritten !== text) writeFileSync(file, rewritten);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function run(program: string, args: readonly string[]): void {
  execFileSync(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit' });
}

run('tsc', ['-b', ...publishedNames.map((name) => `packages/${name}`)]);
for (const name of publishedNames) build(name);
