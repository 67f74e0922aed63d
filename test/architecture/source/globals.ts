import type { SourceFile } from './source-file.ts';
import { childrenOf, nodesOf, syntaxTreeOf, type SyntaxNode } from './syntax-tree.ts';

/** TypeScript nodes whose expression is left when the types are erased. */
const transparent = [
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
];

/** Where an identifier is a mere name, not something that is read. */
const nameFields: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  ImportSpecifier: ['imported', 'local'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported'],
  MetaProperty: ['meta', 'property'],
  LabeledStatement: ['label'],
};

/**
 * What a file uses without declaring it: the environment's names, such as `window`. A name that is
 * declared anywhere in the file (a parameter named `window`) counts as its own.
 */
export function globalsOf(file: SourceFile): ReadonlySet<string> {
  const tree = syntaxTreeOf(file);
  const used = new Set(readNames(tree));
  for (const name of declaredNames(tree)) used.delete(name);
  return used;
}

/** The names of all members that a file reaches for: `localStorage` for `window.localStorage`, also where it is destructured. */
export function membersOf(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodesOf(syntaxTreeOf(file))) {
    if (node.type === 'MemberExpression') names.add(memberName(node));
    if (node.type === 'ObjectPattern') {
      for (const [, property] of childrenOf(node))
        if (!property['computed']) names.add(nameOf(property['key']));
    }
  }
  names.delete('');
  return names;
}

function* readNames(node: SyntaxNode): Generator<string> {
  if (node.type === 'Identifier') yield nameOf(node);
  for (const [field, child] of childrenOf(node)) {
    const erased = child.type.startsWith('TS') && !transparent.includes(child.type);
    const mereName = nameFields[node.type]?.includes(field) === true && node['computed'] !== true;
    if (!erased && !mereName) yield* readNames(child);
  }
}

function* declaredNames(tree: SyntaxNode): Generator<string> {
  for (const node of nodesOf(tree)) {
    const bindings = [node['params'], node['local']];
    if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) bindings.push(node['id']);
    if (node.type === 'CatchClause') bindings.push(node['param']);
    for (const binding of bindings.flat()) yield* boundNames(binding as SyntaxNode | null | undefined);
  }
}

function* boundNames(pattern: SyntaxNode | null | undefined): Generator<string> {
  if (pattern === null || pattern === undefined) return;
  if (pattern.type === 'Identifier') yield nameOf(pattern);
  else if (pattern.type === 'Property') yield* boundNames(pattern['value'] as SyntaxNode);
  else if (pattern.type === 'AssignmentPattern') yield* boundNames(pattern['left'] as SyntaxNode);
  else if (/Pattern$|^RestElement$/.test(pattern.type)) {
    for (const [field, child] of childrenOf(pattern))
      if (field !== 'typeAnnotation') yield* boundNames(child);
  }
}

function memberName({ property, computed }: SyntaxNode): string {
  const node = property as SyntaxNode;
  return computed === true ? (typeof node['value'] === 'string' ? node['value'] : '') : nameOf(node);
}

function nameOf(node: unknown): string {
  const name = (node as SyntaxNode | undefined)?.['name'];
  return typeof name === 'string' ? name : '';
}
