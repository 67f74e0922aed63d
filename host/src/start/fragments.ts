import type { CaptureSnapshot, DocumentName, GuidanceMode, Language } from '@recto/core';

/** A screen that the build has rendered (decision 12.4), in one of its states. */
export type FragmentState = 'start' | 'starting' | 'init' | 'capture' | 'preview';

/** What a fragment is made for. */
export interface FragmentKey {
  readonly state: FragmentState;
  readonly language: Language;
  readonly documents: readonly DocumentName[];
  /** The states `init` and `preview` are the same in each. */
  readonly guidance: GuidanceMode;
}

/** A text; or an element's name, its attributes and its children. A comment has the name '' and the attribute `data`. */
export type FragmentNode =
  | string
  | readonly [name: string, attributes: Attributes, ...children: FragmentNode[]];

type Attributes = Readonly<Record<string, string>>;

export interface Fragment {
  readonly nodes: readonly FragmentNode[];
  /** The page's title. */
  readonly title: string;
  /** What a capture screen shows. */
  readonly snapshot?: CaptureSnapshot;
}

/** Where the customer's name is in a fragment. */
export const nameSlot = '\u{E000}';

/** The address of the photo in a fragment of the preview. */
export const photoSlot = 'data:,';

/** The line of a fragment in its file begins with this. @internal */
export function lineKey({ state, language, documents, guidance }: FragmentKey): string {
  const mode = state === 'init' || state === 'preview' ? '' : guidance;
  return `${[state, language, documents.join('+'), mode].join(' ')}\t`;
}

/** @param file the lines of a file of fragments. @returns null if it has none for this. */
export function findFragment(file: string, key: FragmentKey): Fragment | null {
  const start = `\n${lineKey(key)}`;
  const at = file.indexOf(start);
  if (at < 0) return null;
  const from = at + start.length;
  return JSON.parse(file.slice(from, file.indexOf('\n', from))) as Fragment;
}

/** @returns the nodes of a fragment, as a part of the document that is not shown yet. Nothing of it is parsed as HTML. */
export function fragmentElements(document: Document, nodes: readonly FragmentNode[]): DocumentFragment {
  const made = document.createDocumentFragment();
  made.append(...nodes.map((node) => make(document, node, null)));
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

function make(document: Document, node: FragmentNode, namespaceAround: string | null): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, { style, ...attributes }, ...children] = node;
  if (name === '') return document.createComment(attributes['data'] ?? '');
  const namespace = name === 'svg' ? svg : namespaceAround;
  const element =
    namespace === null ? document.createElement(name) : document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  // The policy of the page forbids the attribute.
  if (style !== undefined) (element as HTMLElement).style.cssText = style;
  element.append(...children.map((child) => make(document, child, namespace)));
  return element;
}
