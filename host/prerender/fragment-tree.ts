import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { FragmentNode } from '../src/start/fragments.ts';

/** @returns what React's server renderer has written, as the nodes of a fragment, without the pictures that it preloads. */
export function fragmentNodes(html: string): readonly FragmentNode[] {
  return parseFragment(html)
    .childNodes.filter(({ nodeName }) => nodeName !== 'link')
    .map(nodeOf);
}

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): FragmentNode {
  if ('value' in node) return node.value;
  if ('data' in node) return ['', { data: node.data }];
  if (!('tagName' in node)) throw new Error(`A fragment can't hold ${node.nodeName}.`);
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [node.tagName, attributes, ...node.childNodes.map(nodeOf)];
}
