import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';
import { isNode, nodesOfType, type SyntaxNode } from './syntax-tree.ts';

/** Stands for an `import()` whose address is a variable. */
export const unknownImport = '(a variable)';

/** Everything that a file imports: statements, re-exports, `import()` and `import('…').Type`. */
export function importsOf(file: SourceFile): readonly string[] {
  const specifiers: string[] = [];
  const withSource = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ];
  for (const { source } of nodesOfType(file, ...withSource)) {
    if (isNode(source)) specifiers.push(textOf(source));
  }
  return specifiers;
}

/** A file's imports without those of types: what its bundle contains. */
export function runtimeImportsOf(file: SourceFile): readonly string[] {
  const specifiers: string[] = [];
  const withSource = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
  ];
  for (const node of nodesOfType(file, ...withSource)) {
    const erased = node['importKind'] === 'type' || node['exportKind'] === 'type';
    if (!erased && isNode(node['source'])) specifiers.push(textOf(node['source']));
  }
  return specifiers;
}

/** What is imported, or that it is only known at run time. */
function textOf({ value }: SyntaxNode): string {
  return typeof value === 'string' ? value : unknownImport;
}

/** The path of a relative import, from the project's root; null for a package. */
export function resolveRelative(from: SourceFile, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from.path), specifier) : null;
}

/** The package of an import: `react-dom` for `react-dom/client`, `@recto/adapters` for `@recto/adapters/http`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
