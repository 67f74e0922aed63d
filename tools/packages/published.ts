import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packages of modules that other apps bundle, each after those that it imports. */
const bundledNames = ['core', 'analysis', 'adapters', 'ui'] as const;

/** The packages of modules, each after those that it imports. The last two are for tests. */
export const moduleNames = [...bundledNames, 'sandbox', 'testing'] as const;

/** The packages that are published. `element` is one bundle, made of all others and React, as the app is. */
export const publishedNames = [...moduleNames, 'element'] as const;

export type PublishedName = (typeof publishedNames)[number];

/** The notice of the face detector's weights. */
export const modelNotice = 'packages/analysis/src/faces/model/LICENSE.txt';

/** Where a built package lies. */
export function builtFolder(name: PublishedName): string {
  return `${root}dist/packages/${name}`;
}

/** Where the sources of a package and its manifest are, from the root. */
export function sourceFolder(name: PublishedName): string {
  return name === 'element' ? 'host/element' : `packages/${name}`;
}

/** The part of a `package.json` that the build reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects?: boolean | readonly string[];
  /** From the import path to the source file. */
  readonly exports: Readonly<Record<string, string>>;
  /** From an import path that only the package itself uses to what it means in Node and elsewhere. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

export function sourceManifest(name: PublishedName): Manifest {
  return JSON.parse(readFileSync(`${root}${sourceFolder(name)}/package.json`, 'utf8')) as Manifest;
}

const descriptions: Readonly<Record<PublishedName, string>> = {
  core: 'The capture flow without a browser: procedure, camera, uploads, guidance, and the ports they need.',
  analysis: 'Finds documents and faces in pictures, and measures blur, glare and light; without a browser.',
  adapters: 'The ports of Recto for browsers, for an HTTP provider, and as fakes for tests.',
  ui: 'The screens and components of Recto, for React.',
  sandbox: 'A provider with the eight calls and with faults on demand; @recto/testing starts it.',
  testing: 'For the tests of an app with Recto: fakes, drawn cameras, phones, a provider, a page object.',
  element: 'The journey of Recto as one custom element, for pages without React and without a bundler.',
};

/** Notices that a package has to bring: from the file in the repository to its name in the package. */
export const notices: Readonly<Record<PublishedName, Readonly<Record<string, string>>>> = {
  core: {},
  analysis: { [modelNotice]: 'LICENSE-face-model.txt' },
  adapters: { [modelNotice]: 'LICENSE-face-model.txt' },
  ui: {},
  sandbox: {},
  testing: {},
  element: { [modelNotice]: 'LICENSE-face-model.txt' },
};

/** Files that no bundler has to read, for apps that serve them as they are. */
const servedFiles: Readonly<Record<PublishedName, Readonly<Record<string, string>>>> = {
  core: {},
  analysis: {},
  adapters: { './workers/*': './dist/workers/*' },
  ui: {},
  sandbox: {},
  testing: { './phones/*.json': './dist/phones/profiles/*.json' },
  element: { './recto-capture.css': './dist/recto-capture.css' },
};

/**
 * What is not published of `sandbox`, whose programs are for this repository: the entry of all of it, and what only that
 * one needs. `tsconfig.published.json` compiles the rest.
 */
const notPublished = {
  exports: ['.'],
  dependencies: ['@recto/operator-tools', 'selfsigned', 'uqr', 'vite'],
} as const;

function publishedPart<Value>(
  name: PublishedName,
  field: keyof typeof notPublished,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const leftOut: readonly string[] = name === 'sandbox' ? notPublished[field] : [];
  return Object.fromEntries(Object.entries(values).filter(([key]) => !leftOut.includes(key)));
}

/** An entry of `exports` in a published manifest. */
interface Entry {
  readonly types: string;
  readonly default: string;
}

/**
 * The manifest that is published. It differs from the one in the repository in that its exports are built files.
 * A file that is no source (WebAssembly, weights) is not exported: the adapters carry their own copy.
 */
export function publishedManifest(name: PublishedName): object {
  const manifest = sourceManifest(name);
  const { imports, sideEffects, version, dependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const exports = publishedPart(name, 'exports', manifest.exports);
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'));
  return {
    name: manifest.name,
    version,
    description: descriptions[name],
    license: 'UNLICENSED',
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(entries.map(([path, file]) => [path, entryOf(name, file)])),
      ...servedFiles[name],
      './package.json': './package.json',
    },
    ...(imports && { imports: builtImportPaths(imports) }),
    files: ['dist', 'src', ...Object.values(notices[name])],
    ...(dependencies && { dependencies: publishedPart(name, 'dependencies', dependencies) }),
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

function entryOf(name: PublishedName, source: string): Entry {
  const built = builtPath(source).replace(/\.js$/, '');
  return { types: `${built}.d.ts`, default: name === 'element' ? './dist/recto-capture.js' : `${built}.js` };
}

function builtImportPaths(imports: NonNullable<Manifest['imports']>): Manifest['imports'] {
  return Object.fromEntries(
    Object.entries(imports).map(([path, targets]) => [
      path,
      Object.fromEntries(
        Object.entries(targets).map(([condition, target]) => [condition, builtPath(target)]),
      ),
    ]),
  );
}

/** The built file of a source file; what is no source file stays. */
function builtPath(source: string): string {
  return source.startsWith('./src/') ? source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js') : source;
}
