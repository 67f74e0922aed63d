import { expect, test } from 'vitest';
import { chunks } from '../../host/build/chunks.ts';
import { packageOf, resolveRelative, runtimeImportsOf } from './source/imports.ts';
import { appFolders, readProjectFile, sourcesIn, type SourceFile } from './source/source-file.ts';

/**
 * All files that end in the customer's bundle, and the packages outside the project that do.
 * @param other files that are not followed.
 */
function bundleOf(
  entry: string,
  files: readonly SourceFile[],
  other: readonly string[] = [],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || other.includes(path)) continue;
    reached.add(path);
    const file = files.find((candidate) => candidate.path === path);
    if (file === undefined) continue;
    for (const specifier of runtimeImportsOf(file)) {
      waiting.push(resolveRelative(file, specifier) ?? exportedFile(specifier) ?? packageOf(specifier));
    }
  }
  return reached;
}

/** The file behind `@recto/…`, from the package's manifest. */
function exportedFile(specifier: string): string | null {
  const [, name, subpath = ''] = /^@recto\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  const manifest = JSON.parse(readProjectFile(`packages/${name}/package.json`)) as {
    exports: Record<string, string>;
  };
  const file = manifest.exports[`.${subpath}`];
  if (file === undefined) throw new Error(`${specifier} is not exported`);
  return `packages/${name}/${file.replace('./', '')}`;
}

const forbidden =
  /^(packages\/adapters\/src\/fake|packages\/(operator-tools|sandbox)|test|stories)\/|fake-ports/;

test('the customer’s bundle contains no fake, no sandbox, no test and no story', () => {
  const bundle = bundleOf('host/src/start/early.ts', sourcesIn(...appFolders));
  expect([...bundle]).toEqual(
    expect.arrayContaining(['packages/core/src/index.ts', 'packages/adapters/src/browser/index.ts']),
  );
  expect([...bundle].filter((path) => forbidden.test(path))).toEqual([]);
});

const framework = /^(react|react-[\w-]+|styled-components|inversify|reflect-metadata|@recto\/ui)$/;

test.each([
  ['early', false],
  ['session', false],
  ['app', true],
])('what the chunk "%s" needs has React and Inversify: %s', (name, isExpected) => {
  const { root } = chunks.find((chunk) => chunk.name === name)!;
  const later = chunks.flatMap((chunk) => (chunk.name === name || chunk.root === null ? [] : [chunk.root]));
  const needed = [...bundleOf(root!, sourcesIn(...appFolders), name === 'app' ? [] : later)].filter((path) =>
    framework.test(path),
  );
  if (isExpected) expect(needed).toEqual(expect.arrayContaining(['react', 'inversify']));
  else expect(needed).toEqual([]);
});

test.each([
  `import { FakeCamera } from '@recto/adapters/fake';`,
  `const lazy = () => import('@recto/sandbox');`,
  `export * from '../../../stories/screens/in-shell.tsx';`,
])('an import is followed: %s', (text) => {
  const entry = { path: 'host/src/start/start.ts', text: `import './between.ts';` };
  const between = { path: 'host/src/start/between.ts', text };
  const bundle = bundleOf(entry.path, [entry, between]);
  expect([...bundle].filter((path) => forbidden.test(path))).toHaveLength(1);
});

test('imports of types are not part of the bundle', () => {
  const entry = {
    path: 'host/src/start/start.ts',
    text: `import type { FakeCamera } from '@recto/adapters/fake';`,
  };
  expect([...bundleOf(entry.path, [entry])]).toEqual([entry.path]);
});
