import { parseSync } from 'vite';
import type { SourceFile } from './source-file.ts';

/** A node of the syntax tree (ESTree with TypeScript and JSX), as far as the rules use it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const trees = new WeakMap<SourceFile, SyntaxNode>();

/** @throws SyntaxError if the file can't be parsed as TypeScript. */
export function syntaxTreeOf(file: SourceFile): SyntaxNode {
  const known = trees.get(file);
  if (known !== undefined) return known;
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new SyntaxError(`${file.path}: ${errors[0]!.message}`);
  const tree = program as unknown as SyntaxNode;
  trees.set(file, tree);
  return tree;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** The nodes directly below this one, with the name of their field. */
export function* childrenOf(node: SyntaxNode): Generator<readonly [string, SyntaxNode]> {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [field, child];
  }
}

/** This node and all below it, in the order of the source. */
export function nodesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const add = (one: SyntaxNode) => {
    nodes.push(one);
    for (const value of Object.values(one)) {
      if (!Array.isArray(value)) {
        if (isNode(value)) add(value);
      } else for (const child of value) if (isNode(child)) add(child);
    }
  };
  add(node);
  return nodes;
}

/** Every rule walks through all nodes of a file, so they are listed once. */
const nodesOfFiles = new WeakMap<SourceFile, readonly SyntaxNode[]>();

/** Every node of the file that is of this type. */
export function nodesOfType(file: SourceFile, ...types: readonly string[]): readonly SyntaxNode[] {
  const nodes = nodesOfFiles.get(file) ?? nodesOf(syntaxTreeOf(file));
  nodesOfFiles.set(file, nodes);
  return nodes.filter(({ type }) => types.includes(type));
}

/** The texts in a file's code: string literals and the fixed parts of templates; no comments. */
export function* textsOf(file: SourceFile): Generator<string> {
  for (const node of nodesOfType(file, 'Literal', 'TemplateElement', 'JSXText')) {
    if (typeof node['value'] === 'string') yield node['value'];
    else if (node.type === 'TemplateElement') yield (node['value'] as { raw: string }).raw;
  }
}
