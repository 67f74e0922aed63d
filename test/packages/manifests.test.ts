import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { publishedNames } from '../../tools/packages/published.ts';
import { installedFolder, tarball } from './install.ts';
import { typeProblems, newApp } from './own-app.ts';
import { runInNode } from './run-program.ts';

/** What is published: manifests, files, types and maps agree. */

describe.each(publishedNames)('@recto/%s', (name) => {
  const folder = installedFolder(inject('packed'), name);

  test('the package has a manifest, files and types that agree (publint, are the types wrong)', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages).toEqual([]);
    const packed = readFileSync(tarball(inject('packed'), name));
    const analysis = await checkPackage(createPackageFromTarballData(packed), { excludeEntrypoints });
    const problems = analysis.types === false ? ['no types'] : analysis.problems;
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });

  test('the package brings the source of each script and declaration, which the maps name', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    );
    const maps = files.filter((file) => file.endsWith('.map'));
    expect(maps.filter((file) => file.endsWith('.d.ts.map')).length).toBeGreaterThan(3);
    const missing = maps.flatMap((map) => sourcesOf(map).filter((source) => !isInside(folder, source)));
    expect(missing).toEqual([]);
  });
});

/** The files that a map names. */
function sourcesOf(map: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
  return sources.map((source) => resolve(dirname(map), source));
}

function isInside(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..') && existsSync(file);
}

/** Files that are no modules have no types. */
const excludeEntrypoints = [/\.css$/, /\.json$/, /\/workers\//];

/** The packages are modules only: what requires CommonJS, or knows no `exports`, can't use them. */
function isExpected(problem: Problem | string): boolean {
  if (typeof problem === 'string' || !('resolutionKind' in problem)) return false;
  return problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs';
}

/** The import paths of the packages. */
const entries = publishedNames.flatMap((name) => {
  const manifest = JSON.parse(
    readFileSync(`${installedFolder(inject('packed'), name)}/package.json`, 'utf8'),
  ) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([path]) => path.replace('.', `@recto/${name}`));
});

/**
 * Does not compile if a value of the module is `any`, also one whose type the compiler has not found: only then, the
 * value can be assigned to a symbol that nothing else is.
 */
function anyCheck(entry: string, names: readonly string[]): string {
  const lines = names.map(
    (name) =>
      `// @ts-expect-error -- ${name} is not any\nexport const of${name}: typeof mark = module.${name};\n`,
  );
  return [`import * as module from '${entry}';\ndeclare const mark: unique symbol;\n`, ...lines].join('');
}

test('no value is `any`, with both ways in which the compiler finds modules', async () => {
  const app = newApp('types');
  const print = `
    const modules = await Promise.all(${JSON.stringify(entries)}.map((entry) => import(entry)));
    console.log(JSON.stringify(modules.map((module) => Object.keys(module))));`;
  const names = JSON.parse(await runInNode(app, print)) as readonly (readonly string[])[];
  const files = entries.map((entry, index) => {
    writeFileSync(join(app, `check-${index}.ts`), anyCheck(entry, names[index]!));
    return `check-${index}.ts`;
  });
  for (const resolution of [
    { module: 'NodeNext', moduleResolution: 'NodeNext' },
    { module: 'ESNext', moduleResolution: 'bundler' },
  ]) {
    expect(await typeProblems(app, files, { ...resolution, types: ['node'] })).toBe('');
  }
});

/** A packed package: what npm publishes, which may be less than what was built. */
function packedFiles(name: (typeof publishedNames)[number]) {
  const files = createPackageFromTarballData(readFileSync(tarball(inject('packed'), name)));
  const folder = `/node_modules/@recto/${name}`;
  return { list: files.listFiles(), read: (path: string) => files.readFile(`${folder}/${path}`) };
}

// Decision 10.5.
test('the packed bundles bring the notices of what is inside', () => {
  const element = packedFiles('element').read('dist/licenses.md');
  for (const name of ['react-dom', 'styled-components', 'i18next', 'valibot']) {
    expect(element).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)`, 'm'));
  }
  expect(element).toContain(modelCopyright);
  const workers = packedFiles('adapters').read('dist/workers/licenses.md');
  expect(workers).toContain(modelCopyright);
  expect(workers).not.toContain('does not bundle');
});

// Decision 10.5.
test('each packed package with the weights of the face detector, or its code, brings their notice', () => {
  const withModel = publishedNames.filter((name) =>
    packedFiles(name).list.some((file) => file.endsWith('.bin')),
  );
  expect(withModel).toEqual(['adapters', 'element']);
  for (const name of ['analysis', ...withModel] as const) {
    expect(packedFiles(name).read('LICENSE-face-model.txt')).toContain(modelCopyright);
  }
});

const modelCopyright = 'Copyright (c) Vladimir Mandic';

test('the declarations themselves compile with `nodenext` and without `skipLibCheck`', async () => {
  const app = newApp('declarations');
  writeFileSync(join(app, 'all.ts'), entries.map((entry) => `import '${entry}';\n`).join(''));
  const nodenext = { module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: false, types: ['node'] };
  const reported = await typeProblems(app, ['all.ts'], nodenext);
  const own = reported.split('\n').filter((line) => line.includes('@recto/'));
  expect(own).toEqual([]);
});
