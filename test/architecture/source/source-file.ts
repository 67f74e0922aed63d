import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** One file of the project. */
export interface SourceFile {
  /** From the project's root: `packages/core/src/index.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A violation that a rule found, as a line of text. */
export type Finding = string;

/** The text of one file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Read once for all tests of a process, so that each is also parsed once. */
const known = new Map<string, SourceFile>();

function sourceFile(path: string): SourceFile {
  const file = known.get(path) ?? { path, text: readProjectFile(path) };
  known.set(path, file);
  return file;
}

/** The TypeScript files below these folders. */
export function sourcesIn(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .map(sourceFile),
  );
}

/** What runs on the customer's phone: the sources of the browser's bundle, and the fakes. */
export const appFolders = [
  'packages/core/src',
  'packages/adapters/src',
  'packages/ui/src',
  'host/src',
  'host/element/src',
  'host/service-worker/src',
] as const;

/** All sources of the product. */
export const productFolders = [
  ...appFolders,
  'packages/relay/src',
  'packages/operator-tools/src',
  'packages/sandbox/src',
  'packages/testing/src',
] as const;
