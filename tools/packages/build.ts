import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { missingHelpers, withBuiltImports, withoutEffects } from './built-imports.ts';
import { bundleElement, bundleWorkers, writePhoneScript } from './bundles.ts';
import {
  builtFolder,
  moduleNames,
  notices,
  publishedManifest,
  publishedNames,
  root,
  sourceFolder,
  sourceManifest,
  type PublishedName,
} from './published.ts';

/**
 * `npm run build:packages`: builds the packages that can be installed in another app, into `dist/packages`. Each
 * file of a package of modules stays a file of its own, so that a bundler keeps only what is used; React and the
 * libraries that an app must have only once are peers. The sources come along, so that an editor finds them.
 */

/** Files that are neither sources nor notices, from the root of the repository, and where they go in a built package. */
const copies: Readonly<Record<PublishedName, readonly (readonly [from: string, to: string])[]>> = {
  core: [],
  analysis: [],
  adapters: [
    ['packages/analysis/src/faces/kernels/face-kernels.wasm', 'dist/browser/analysis/face-kernels.wasm'],
    [
      'packages/analysis/src/faces/model/tiny-face-detector.bin',
      'dist/browser/analysis/tiny-face-detector.bin',
    ],
  ],
  ui: [],
  sandbox: [],
  testing: [['packages/testing/src/phones/profiles', 'dist/phones/profiles']],
  element: [],
};

/** Needs the declarations of the packages that it imports, which `tsc -b` has written. */
async function build(name: PublishedName): Promise<void> {
  const folder = builtFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(name, `${folder}/dist`);
  for (const file of filesBelow(`${folder}/dist`)) {
    if (file.endsWith('.js') || file.endsWith('.d.ts')) rewrite(file);
    if (file.endsWith('.map')) pointToSources(file, `${root}${sourceFolder(name)}/src`, `${folder}/src`);
  }
  const files = [...copies[name], ...Object.entries(notices[name])];
  for (const [from, to] of files) cpSync(root + from, `${folder}/${to}`, { recursive: true });
  if (name === 'adapters') await bundleWorkers(folder);
  if (name === 'element') await bundleElement(folder);
  if (name === 'testing') await writePhoneScript(`${folder}/dist/playwright`);
  copySources(`${root}${sourceFolder(name)}/src`, folder);
  cpSync(`${root}${sourceFolder(name)}/README.md`, `${folder}/README.md`);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(publishedManifest(name), null, 2)}\n`);
}

/** The sources of what was built. */
function copySources(from: string, folder: string): void {
  for (const file of filesBelow(from)) {
    const path = relative(from, file);
    const declaration = join(folder, 'dist', path.replace(/\.tsx?$/, '.d.ts'));
    if (/\.tsx?$/.test(path) && existsSync(declaration)) cpSync(file, join(folder, 'src', path));
  }
}

/** Of `element`, only the declarations: its scripts are a bundle. */
function compile(name: PublishedName, into: string): void {
  const isBundle = name === 'element';
  const options = {
    outDir: into,
    rootDir: `${root}${sourceFolder(name)}/src`,
    target: 'ES2022',
    incremental: 'false',
    composite: 'false',
    emitDeclarationOnly: String(isBundle),
    declaration: 'true',
    declarationMap: 'true',
    rewriteRelativeImportExtensions: 'true',
    // The only one that the target needs wraps an address (`withBuiltImports`).
    noEmitHelpers: 'true',
    ...(!isBundle && { sourceMap: 'true', inlineSources: 'true' }),
  };
  const flags = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const project = name === 'sandbox' ? '/tsconfig.published.json' : '';
  run('tsc', ['-p', sourceFolder(name) + project, ...flags]);
}

function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8');
  const built = withBuiltImports(text);
  const rewritten = file.endsWith('.d.ts') ? withoutEffects(built) : built;
  if (rewritten !== text) writeFileSync(file, rewritten);
  const missing = file.endsWith('.js') ? missingHelpers(rewritten) : [];
  if (missing.length > 0) throw new Error(`${file} needs helpers of the compiler: ${missing.join(', ')}`);
}

/** Makes a map name the sources in the package, in place of those in the repository. */
function pointToSources(map: string, from: string, to: string): void {
  const content = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  content.sources = content.sources.map((source) => {
    const inRepository = relative(from, resolve(dirname(map), source));
    return relative(dirname(map), join(to, inRepository));
  });
  writeFileSync(map, JSON.stringify(content));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function run(program: string, args: readonly string[]): void {
  execFileSync(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit' });
}

/** A line about what was written, such as `@recto/core 0.1.0  dist/packages/core  312 files, 1.2 MB`. */
function lineAbout(name: PublishedName): string {
  const files = filesBelow(builtFolder(name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const { version } = sourceManifest(name);
  const title = `@recto/${name} ${version}`.padEnd(24);
  const place = relative(root, builtFolder(name)).padEnd(24);
  return `${title} ${place} ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

console.log('This builds the packages for other apps into dist/packages, and takes minutes.');
console.log('Checking the types of all packages …');
run('tsc', ['-b', ...moduleNames.map((name) => `packages/${name}`)]);
for (const name of publishedNames) {
  console.log(`Building @recto/${name} …`);
  await build(name);
  console.log(lineAbout(name));
}
console.log('Pack them with `npm pack`; docs/packages.md says how to use them.');
