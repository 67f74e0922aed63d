/**
 * Changes an element into another one of the same kind, and leaves alone what both have: so the focus, the scroll position
 * and a video stay where they are.
 * @param next is used up.
 * @param isForeign whether the page does not own what is inside an element: its children stay.
 */
export function morph(now: Element, next: Element, isForeign: (element: Element) => boolean): void {
  for (const name of now.getAttributeNames()) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    // The policy of the page forbids this attribute, and no style of an element changes.
    if (name !== 'style' && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  if (isForeign(now)) return;
  let place = now.firstChild;
  for (const child of Array.from(next.childNodes)) {
    const same = sameKind(place, child);
    if (same === null) {
      now.insertBefore(child, place);
      continue;
    }
    while (place !== same) place = without(place!);
    place = same.nextSibling;
    if (same instanceof Element) morph(same, child as Element, isForeign);
    else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
  }
  while (place !== null) place = without(place);
}

/** Removes a node. @returns the one that followed it. */
function without(node: ChildNode): ChildNode | null {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

/** @returns the first of a node and those that follow it that can become the wanted one; null if none can. */
function sameKind(from: ChildNode | null, wanted: ChildNode): ChildNode | null {
  for (let node = from; node !== null; node = node.nextSibling)
    if (kindOf(node) === kindOf(wanted)) return node;
  return null;
}

/** The first class is the styled component's own, which all its looks have. */
function kindOf(node: ChildNode): string {
  if (!(node instanceof Element)) return node.nodeName;
  return [node.nodeName, node.classList[0], node.getAttribute('data-action')].join(' ');
}
