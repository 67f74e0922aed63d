import type { CaptureSnapshot, DocumentName, GuidanceMode, Language } from '@recto/core';
import type { ShownBrand } from '@recto/ui/early';

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

/** What the build can't know, and a fragment has slots for. */
export interface SlotValues {
  /** The customer's last name, as it is shown; null if there is none. */
  readonly lastname: string | null;
  /** The operator's brand, its texts as they are shown; null for the app's own name. */
  readonly brand: ShownBrand | null;
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

/** The fragments of a screen in all languages, as their file has them: JSON. What several of them have is there once. */
export interface FragmentFile {
  /** What differs between the languages: for each, its texts, and null for an attribute that is absent. */
  readonly texts: Readonly<Record<string, readonly (string | null)[]>>;
  readonly nodes: readonly PackedNode[];
  /** By `fragmentId`. */
  readonly fragments: Readonly<Record<string, PackedFragment>>;
  /** What a brand shows in place of nodes and texts, by `brandVariants`. */
  readonly brand: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;
}

/** A number stands for a text of the language if it is negative (-1 is the first one), else for one of the nodes. @internal */
export type PackedNode =
  | number
  | string
  | readonly [name: string, attributes: Readonly<Record<string, number | string>>, ...children: PackedNode[]];

/** @internal */
export interface PackedFragment {
  readonly nodes: readonly PackedNode[];
  readonly title: number | string;
  readonly snapshot?: CaptureSnapshot;
}

const firstSlot = 0xe0_00;

/** @param index of `slotted`. */
const slot = (index: number) => String.fromCharCode(firstSlot + index);

/** The characters in a fragment that stand for what the build can’t know. @internal */
export const slots = {
  lastname: slot(0),
  brand: {
    name: slot(1),
    recipient: slot(2),
    logo: { light: slot(3), dark: slot(4) },
    privacy: slot(5),
    imprint: slot(6),
    accessibility: slot(7),
    support: slot(8),
  },
} as const satisfies SlotValues;

/** The values of the slots, in the order of their characters. */
const slotted = ({ lastname, brand }: SlotValues) => [
  lastname,
  brand?.name,
  brand?.recipient,
  brand?.logo?.light,
  brand?.logo?.dark,
  brand?.privacy,
  brand?.imprint,
  brand?.accessibility,
  brand?.support,
];

/** The address of the photo in a fragment of the preview. */
export const photoSlot = 'data:,';

/** The name of a fragment in its file, the same for all languages. @internal */
export function fragmentId({ state, documents, guidance }: Omit<FragmentKey, 'language'>): string {
  const mode = state === 'init' || state === 'preview' ? '' : guidance;
  return [state, documents.join('+'), mode].join(' ');
}

/** The names of what differs between brands: the logo, and whether there is an address for help. @internal */
export function brandVariants({ logo, support }: Pick<ShownBrand, 'logo' | 'support'>): readonly string[] {
  const marks = logo === null ? 'name' : logo.light === logo.dark ? 'logo' : 'two logos';
  return [marks, support === null ? 'no help' : 'help'];
}

/** @returns null if the file has no fragment for this. */
export function findFragment(
  { texts, nodes, fragments, brand }: FragmentFile,
  { language, ...about }: FragmentKey,
  values: SlotValues,
): Fragment | null {
  const packed = fragments[fragmentId(about)];
  const own = texts[language];
  if (packed === undefined || own === undefined) return null;
  const filled = slotted(values);
  const variants = values.brand === null ? [] : brandVariants(values.brand);
  const branded = new Map(variants.flatMap((variant) => brand[variant] ?? []));
  const chosen = (index: number) => branded.get(index) ?? index;

  /** Null for an attribute that is absent, and for a text of which a slot has no value. */
  const text = (given: number | string): string | null => {
    let isComplete = true;
    const found = typeof given === 'string' ? given : (own[-1 - chosen(given)] ?? null);
    const made = found?.replaceAll(/[\uE000-\uE008]/g, (character) => {
      const value = filled[character.charCodeAt(0) - firstSlot] ?? null;
      isComplete &&= value !== null;
      return value ?? '';
    });
    return isComplete ? (made ?? null) : null;
  };
  /** Nothing for a link without an address, and for an element of which no child is left. */
  const unpacked = (node: PackedNode): readonly FragmentNode[] => {
    if (typeof node === 'string' || (typeof node === 'number' && node < 0)) {
      const found = text(node);
      return found === null ? [] : [found];
    }
    if (typeof node === 'number') return unpacked(nodes[chosen(node)]!);
    const [name, given, ...children] = node;
    const attributes: Record<string, string> = {};
    for (const [attribute, value] of Object.entries(given)) {
      const found = text(value);
      if (found !== null) attributes[attribute] = found;
      else if (attribute === 'href') return [];
    }
    const left = children.flatMap(unpacked);
    return left.length < children.length && left.length === 0 ? [] : [[name, attributes, ...left]];
  };
  return { ...packed, nodes: packed.nodes.flatMap(unpacked), title: text(packed.title) ?? '' };
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
