/** @returns the document of an element, or the shadow tree that contains it (`RectoRoot`). */
export function rootOf(element: Element): Document | ShadowRoot {
  return element.getRootNode() as Document | ShadowRoot;
}
