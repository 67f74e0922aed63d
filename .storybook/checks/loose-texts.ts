import type { Fiber } from './fibers.ts';

/** React's number for a text that it keeps as a node of its own (`HostText`). */
const textNode = 6;

/**
 * The texts that a browser's translation breaks. It puts a `<font>` in place of each text node; where React keeps
 * such a node, it then changes one that is not on the page, or throws when it removes it or inserts something before
 * it. It keeps none where a text alone is what an element contains (decision 8.15).
 * @returns each text with its element, for a message
 */
export function looseTexts(fibers: readonly Fiber[]): string[] {
  return fibers
    .filter(({ tag, memoizedProps }) => tag === textNode && String(memoizedProps).trim() !== '')
    .map((fiber) => `"${String(fiber.memoizedProps)}" in <${elementAround(fiber)}>`);
}

function elementAround({ return: parent }: Fiber): string {
  if (parent === null) return 'root';
  return typeof parent.elementType === 'string' ? parent.elementType : elementAround(parent);
}
