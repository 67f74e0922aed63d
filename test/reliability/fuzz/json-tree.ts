import * as fc from 'fast-check';

/**
 * JSON as a tree, which can contain what `JSON.stringify` never writes: a key twice, `__proto__` as a key,
 * an invalid number.
 */
export type JsonTree =
  | { readonly kind: 'object'; readonly entries: readonly (readonly [key: string, value: JsonTree])[] }
  | { readonly kind: 'list'; readonly items: readonly JsonTree[] }
  /** Printed as it is. */
  | { readonly kind: 'scalar'; readonly text: string };

export function treeOf(value: unknown): JsonTree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', text: JSON.stringify(value) };
  return { kind: 'object', entries: Object.entries(value).map(([key, each]) => [key, treeOf(each)]) };
}

export function printed(tree: JsonTree): string {
  switch (tree.kind) {
    case 'object':
      return `{${tree.entries.map(([key, value]) => `${JSON.stringify(key)}:${printed(value)}`).join()}}`;
    case 'list':
      return `[${tree.items.map(printed).join()}]`;
    case 'scalar':
      return tree.text;
  }
}

/** One change of one node, the `at`-th of the tree (modulo the number of nodes). */
export interface TreeChange {
  readonly at: number;
  readonly change: (node: JsonTree) => JsonTree;
}

/** Keys with a meaning in the language, or in a response. */
const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'success', 'data', 'length', ''];

/** The depth of a nested list: far beyond what a recursive function can handle. */
const greatDepth = 20_000;

const anyTree = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(null, true, 0, '', 'false', [], {}).map(treeOf) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map(treeOf) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('javascript:alert(1)', 'data:text/html,<script>1</script>', '//evil.example')
      .map(treeOf),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<JsonTree>(
      { kind: 'scalar', text: 'NaN' },
      { kind: 'scalar', text: '1e999' },
      { kind: 'scalar', text: '"\\u0000\\ud800"' },
      { kind: 'scalar', text: '[' },
      { kind: 'scalar', text: '['.repeat(greatDepth) + ']'.repeat(greatDepth) },
    ),
  },
);

/** Characters that are invalid in a header, an address or a name. */
const oddSigns = [' ', '\n', '\0', '\x7f', '?', '#', '@', '\\', '\u202e', 'é', '\ud83d\ude00'];

type NodeChange = fc.WeightedArbitrary<TreeChange['change']>;

const replacedNode: NodeChange = { weight: 4, arbitrary: anyTree.map((tree) => () => tree) };

const wrappedNode: NodeChange = {
  weight: 1,
  arbitrary: anyTree.map((tree) => (node) => ({ kind: 'list', items: [node, tree] })),
};

const oddText: NodeChange = {
  weight: 2,
  arbitrary: fc
    .constantFrom(...oddSigns)
    .map(
      (sign) => (node) =>
        node.kind === 'scalar' && node.text.startsWith('"')
          ? { kind: 'scalar', text: JSON.stringify(sign).slice(0, -1) + node.text.slice(1) }
          : node,
    ),
};

const addedKey: NodeChange = {
  weight: 1,
  arbitrary: fc.tuple(fc.oneof(fc.constantFrom(...hostileKeys), fc.string()), anyTree).map(
    ([key, tree]) =>
      (node) =>
        withEntries(node, (entries) => [...entries, [key, tree]]),
  ),
};

const doubledKey: NodeChange = {
  weight: 1,
  arbitrary: fc.tuple(fc.nat(), anyTree).map(
    ([index, tree]) =>
      (node) =>
        withEntries(node, (entries) => withTwice(entries, index, tree)),
  ),
};

const lostKey: NodeChange = {
  weight: 1,
  arbitrary: fc
    .nat()
    .map(
      (index) => (node) =>
        withEntries(node, (entries) => entries.toSpliced(index % Math.max(entries.length, 1), 1)),
    ),
};

const anyChange = fc.oneof(replacedNode, wrappedNode, oddText, addedKey, doubledKey, lostKey);

export const anyTreeChange: fc.Arbitrary<TreeChange> = fc.record({ at: fc.nat(1000), change: anyChange });

/** The tree with one node changed. */
export function changed(tree: JsonTree, { at, change }: TreeChange): JsonTree {
  let left = at % sizeOf(tree);
  const visit = (node: JsonTree): JsonTree => {
    if (left === 0) {
      left = -1;
      return change(node);
    }
    if (left < 0) return node;
    left -= 1;
    if (node.kind === 'list') return { kind: 'list', items: node.items.map(visit) };
    if (node.kind === 'scalar') return node;
    return { kind: 'object', entries: node.entries.map(([key, value]) => [key, visit(value)] as const) };
  };
  return visit(tree);
}

function sizeOf(tree: JsonTree): number {
  if (tree.kind === 'scalar') return 1;
  const children = tree.kind === 'list' ? tree.items : tree.entries.map(([, value]) => value);
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}

function withEntries(node: JsonTree, change: (entries: Entries) => Entries): JsonTree {
  return node.kind === 'object' ? { kind: 'object', entries: change(node.entries) } : node;
}

type Entries = readonly (readonly [string, JsonTree])[];

/** The same key a second time, with another value. */
function withTwice(entries: Entries, index: number, tree: JsonTree): Entries {
  const entry = entries[index % Math.max(entries.length, 1)];
  return entry === undefined ? entries : [...entries, [entry[0], tree]];
}
