import { expect, test } from 'vitest';
import { importsOf, resolveRelative } from './source/imports.ts';
import { productFolders, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';

/** @returns the files that import each other, also by way of others and also only for types, each circle once. */
function circles(files: readonly SourceFile[]): readonly Finding[] {
  const imports = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map((specifier) => resolveRelative(file, specifier))
        .filter((target) => target !== null),
    ]),
  );
  const done = new Set<string>();
  const found = new Set<Finding>();
  const visit = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) return void found.add(way.slice(start).sort().join(' <-> '));
    if (done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return [...found];
}

test('no files of the product import each other, not even for types', () => {
  const files = sourcesIn(...productFolders);
  expect(files.length).toBeGreaterThan(0);
  expect(circles(files)).toEqual([]);
});

test('a circle of three files that is closed by a type is found', () => {
  const files = [
    { path: 'a/one.ts', text: `import { two } from './two.ts';` },
    { path: 'a/two.ts', text: `export { three } from '../b/three.ts';` },
    { path: 'b/three.ts', text: `import type { One } from '../a/one.ts';` },
    { path: 'b/user.ts', text: `import { one } from '../a/one.ts';` },
  ];
  expect(circles(files)).toEqual(['a/one.ts <-> a/two.ts <-> b/three.ts']);
});
