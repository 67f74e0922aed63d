import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packages that are published, each after those that it imports. */
export const publishedNames = ['core', 'analysis', 'adapters', 'ui'] as const;

export type PublishedName = (typeof publishedNames)[number];

/** Where a built package lies. */
export function builtFolder(name: PublishedName): string {
  return `${root}dist/packages/${name}`;
}

/** The part of a `package.json` that the build reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: boolean | readonly string[];
  /** From the import path to the source file. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function sourceManifest(name: PublishedName): Manifest {
  return JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as Manifest;
}

const descriptions: Readonly<Record<PublishedName, string>> = {
  core: 'The capture flow without a browser: procedure, camera, uploads, guidance, and the ports they need.',
  analysis: 'Finds documents and faces in pictures, and measures blur, glare and light; without a browser.',
  adapters: 'The ports of Recto for browsers, for an HTTP provider, and as fakes for tests.',
  ui: 'The screens and components of Recto, for React.',
};

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
  const { exports, sideEffects, version, dependencies, peerDependencies, ...source } = sourceManifest(name);
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'));
  return {
    name: source.name,
    version,
    description: descriptions[name],
    license: 'UNLICENSED',
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(entries.map(([path, file]) => [path, entryOf(file)])),
      './package.json': './package.json',
    },
    files: ['dist'],
    ...(dependencies && { dependencies }),
    ...(peerDependencies && { peerDependencies }),
  };
}

function entryOf(source: string): Entry {
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}
