import { describe, expect, test } from 'vitest';
import { productFolders, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { nodesOfType, syntaxTreeOf, textsOf, type SyntaxNode } from './source/syntax-tree.ts';

const product = sourcesIn(...productFolders);
const others = sourcesIn('stories', 'test', 'lab', '.storybook');

function baseNameOf({ path }: SourceFile): string {
  return path.replace(/^.*\//, '').replace(/\..*$/, '');
}

/** Names without a meaning, which attract unrelated code. */
function emptyNames(file: SourceFile): readonly Finding[] {
  const empty = /(^|[-/])(utils?|helpers?|common|misc|shared|types?)(\.|\/|$)/i;
  return empty.test(file.path) ? [`${file.path}: a name without meaning`] : [];
}

/** PascalCase for a file that is a component or a class of that name, else kebab-case. */
function miscased(file: SourceFile): readonly Finding[] {
  const name = baseNameOf(file);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  return exportedNames(file).includes(name) ? [] : [`${file.path} exports no ${name}`];
}

function exportedNames(file: SourceFile): readonly string[] {
  return [...nodesOfType(file, 'ExportNamedDeclaration', 'ExportDefaultDeclaration')].flatMap(
    ({ declaration }) => {
      const { id, declarations } = (declaration ?? {}) as { id?: SyntaxNode; declarations?: SyntaxNode[] };
      return [id, ...(declarations ?? []).map((declared) => declared['id'] as SyntaxNode)].map((node) =>
        String(node?.['name']),
      );
    },
  );
}

/** A module with side effects can't be left out of a bundle, nor imported safely in a test. */
function sideEffects(file: SourceFile): readonly Finding[] {
  const statements = syntaxTreeOf(file)['body'] as SyntaxNode[];
  return (
    statements
      // 'use client' says where a server renders, and does nothing.
      .filter((statement) => statement['directive'] !== 'use client')
      .filter(({ type }) => /^(Expression|If|For\w*|While|Try|Switch|Throw)Statement$/.test(type))
      .map(({ start }) => `${file.path} has a side effect: ${file.text.slice(start, start + 40)}`)
  );
}

/** With `test.only` and similar calls, a run can pass without its tests. The linter finds only some of their forms. */
function leftOut(file: SourceFile): readonly Finding[] {
  return [...nodesOfType(file, 'MemberExpression')]
    .filter(({ object, property }) => {
      const owner = file.text.slice((object as SyntaxNode).start).match(/^\w+/)?.[0] ?? '';
      const name = String((property as SyntaxNode)['name']);
      return /^(test|it|describe)$/.test(owner) && /^(only|skip|skipIf|runIf|todo|fails|fixme)$/.test(name);
    })
    .map(({ start }) => `${file.path}: ${file.text.slice(start, start + 30).split('\n')[0]}`);
}

test('what builds and starts Recto does not ask git: an archive or a container has no .git', () => {
  const needed = [...product, ...sourcesIn('host/build', 'tools/packages')];
  const asking = needed.filter((file) => [...textsOf(file)].some((text) => /^git(?: |$)/.test(text)));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test('every file name describes the content', () => {
  expect([...product, ...others].flatMap(emptyNames)).toEqual([]);
});

test('names are kebab-case, or those of the component or class inside', () => {
  const stories = /\.stories\.tsx$/;
  const named = [...product, ...others].filter(({ path }) => !stories.test(path));
  expect(named.flatMap(miscased)).toEqual([]);
});

test('no two names differ only by case', () => {
  const paths = [...product, ...others].map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test('only the entry modules have side effects', () => {
  const entries = new Set([
    'host/src/start/early.ts',
    'host/src/start/ahead-script.ts',
    'host/element/src/index.ts',
    'host/service-worker/src/service-worker.ts',
    'packages/adapters/src/browser/analysis/worker/analysis-worker.ts',
    'packages/adapters/src/browser/camera/picture/encoding/encoding-worker.ts',
    'packages/relay/src/main.ts',
    ...['headers', 'check-config', 'contract'].map((name) => `packages/operator-tools/src/cli/${name}.ts`),
    ...['start', 'sandbox'].map((name) => `packages/sandbox/src/cli/${name}.ts`),
  ]);
  expect(product.filter(({ path }) => !entries.has(path)).flatMap(sideEffects)).toEqual([]);
});

test('no test is skipped', () => {
  expect(others.flatMap(leftOut)).toEqual([]);
});

describe('the rules report', () => {
  test.each(['src/utils.ts', 'src/common/a.ts', 'src/date-helpers.ts', 'src/types.ts', 'src/Helper.tsx'])(
    '%s',
    (path) => expect(emptyNames({ path, text: '' })).toHaveLength(1),
  );

  test('the rules do not report a name that only looks similar', () => {
    expect(emptyNames({ path: 'packages/ui/src/prototypes.ts', text: '' })).toEqual([]);
  });

  test.each(['src/Button.tsx', 'src/useThing.ts', 'src/snake_case.ts', 'src/Trailing-.ts'])('%s', (path) =>
    expect(miscased({ path, text: 'export const Link = 1;' })).toHaveLength(1),
  );

  test.each(['export function Button() {}', 'export class Button {}', 'export const Button = 1;'])(
    '%s',
    (text) => expect(miscased({ path: 'src/Button.tsx', text })).toEqual([]),
  );

  test.each(["document.title = '';", 'await f();', 'for (const a of b) f(a);', 'if (a) f();'])('%s', (text) =>
    expect(sideEffects({ path: 'src/a.ts', text })).toHaveLength(1),
  );

  test.each(["test.only('a', f);", 'describe.skip();', "it.todo('a');", 'test.describe.only();'])(
    '%s',
    (text) => expect(leftOut({ path: 'test/a.test.ts', text })).toHaveLength(1),
  );
});
