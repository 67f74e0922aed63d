import { isEqual, languages, type Language } from '@recto/core';
import {
  brandVariants,
  type Fragment,
  type FragmentFile,
  type FragmentNode,
  type PackedFragment,
  type PackedNode,
} from '../src/start/fragments.ts';
import type { ShownBrand } from '@recto/ui/early';

/** The same in each language. */
export type Translated<T> = Readonly<Record<Language, T>>;

/** A node in all languages: text that is the same, the number of a text that is not, or an element. */
type Merged = string | number | Element;

/** There is one object for all elements that are alike. */
interface Element {
  readonly id: number;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Merged[];
  /** How many elements and fragments have it. */
  uses: number;
}

const isElement = (node: Merged): node is Element => typeof node === 'object';

type Pair = readonly [own: Merged, branded: Merged];

/** Puts the fragments of a screen into a file. */
export class FragmentPacker {
  readonly #texts = new Map<
    string,
    { readonly number: number; readonly values: readonly (string | null)[] }
  >();
  readonly #elements = new Map<string, Element>();
  readonly #fragments = new Map<
    string,
    Omit<PackedFragment, 'nodes'> & { readonly nodes: readonly Merged[] }
  >();
  readonly #brand = new Map<string, readonly Pair[]>();

  /** @param id its `fragmentId`. */
  add(id: string, fragment: Translated<Fragment>): void {
    const [first, ...others] = languages.map((language) => fragment[language]);
    const { snapshot } = first!;
    if (!others.every((other) => isEqual(other.snapshot, snapshot)))
      throw new Error(`${id}: the snapshot differs between the languages.`);
    const nodes = this.#used(this.#mergedNodes(languages.map((language) => fragment[language].nodes)));
    const title = this.#text(languages.map((language) => fragment[language].title))!;
    this.#fragments.set(id, { nodes, title, ...(snapshot && { snapshot }) });
  }

  /**
   * Adds what a brand changes in a fragment that is there, and so in all that have the same nodes.
   * @param fragment the same fragment, with the slots of the brand.
   */
  addBrand(id: string, fragment: Translated<Fragment>, brand: Pick<ShownBrand, 'logo' | 'support'>): void {
    const { nodes } = this.#fragments.get(id)!;
    const branded = this.#used(this.#mergedNodes(languages.map((language) => fragment[language].nodes)));
    const inHeader: Pair[] = [];
    const elsewhere: Pair[] = [];
    const compare = (own: Merged, other: Merged, around: Pair[]): void => {
      if (own === other) return;
      const pairs = isElement(own) && own.name === 'header' ? inHeader : around;
      if (isElement(own) && isElement(other) && isAlike(own, other))
        own.children.forEach((child, index) => compare(child, other.children[index]!, pairs));
      else pairs.push([own, other]);
    };
    if (nodes.length !== branded.length) throw new Error(`${id}: a brand adds a node at its root.`);
    nodes.forEach((own, index) => compare(own, branded[index]!, elsewhere));
    const [marks, help] = brandVariants(brand) as [string, string];
    this.#brand.set(marks, inHeader);
    this.#brand.set(help, elsewhere);
  }

  file(): FragmentFile {
    const nodes: PackedNode[] = [];
    const numbers = new Map<Element, number>();
    const replaced = new Set([...this.#brand.values()].flat(2));
    const packed = (node: Merged): PackedNode => {
      if (!isElement(node)) return node;
      const known = numbers.get(node);
      if (known !== undefined) return known;
      const made: PackedNode = [node.name, node.attributes, ...node.children.map(packed)];
      if (node.uses < 2 && !replaced.has(node)) return made;
      numbers.set(node, nodes.length);
      return nodes.push(made) - 1;
    };
    const fragments = Object.fromEntries(
      [...this.#fragments].map(([id, { nodes: own, ...rest }]) => [id, { nodes: own.map(packed), ...rest }]),
    );
    const brand = Object.fromEntries(
      [...this.#brand].map(([variant, pairs]) => [
        variant,
        pairs.map(([from, to]) => [packed(from), packed(to)]),
      ]),
    ) as FragmentFile['brand'];
    const texts = Object.fromEntries(
      languages.map((language, index) => [
        language,
        [...this.#texts.values()].map(({ values }) => values[index]!),
      ]),
    );
    return { texts, nodes, fragments, brand };
  }

  #used(nodes: readonly Merged[]): readonly Merged[] {
    for (const node of nodes) if (isElement(node)) node.uses++;
    return nodes;
  }

  /** @param given the nodes in each language. */
  #mergedNodes(given: readonly (readonly FragmentNode[])[]): readonly Merged[] {
    const [first] = given as [readonly FragmentNode[]];
    if (given.some(({ length }) => length !== first.length))
      throw new Error(`The languages have different nodes: ${JSON.stringify(given)}`);
    return first.map((_node, index) => this.#merged(given.map((nodes) => nodes[index]!)));
  }

  #merged(nodes: readonly FragmentNode[]): Merged {
    if (nodes.every((node) => typeof node === 'string')) return this.#text(nodes)!;
    const elements = nodes.filter((node) => typeof node !== 'string');
    const [name] = elements[0]!;
    if (elements.length < nodes.length || elements.some(([other]) => other !== name))
      throw new Error(`The languages have different nodes: ${JSON.stringify(nodes)}`);
    const names = [...new Set(elements.flatMap(([, attributes]) => Object.keys(attributes)))];
    const attributes = Object.fromEntries(
      names.map((each) => [each, this.#text(elements.map(([, own]) => own[each] ?? null))!]),
    );
    const children = this.#mergedNodes(elements.map(([, , ...own]) => own));
    const ids = children.map((child) => (isElement(child) ? [child.id] : child));
    const key = JSON.stringify([name, attributes, ids]);
    const known = this.#elements.get(key);
    if (known !== undefined) return known;
    const made: Element = {
      id: this.#elements.size,
      name,
      attributes,
      children: this.#used(children),
      uses: 0,
    };
    this.#elements.set(key, made);
    return made;
  }

  /** @returns the text, or its number if it differs between the languages. */
  #text(values: readonly (string | null)[]): string | number | null {
    const [first] = values as [string | null];
    if (values.every((value) => value === first)) return first;
    const key = JSON.stringify(values);
    const text = this.#texts.get(key) ?? { number: -1 - this.#texts.size, values };
    this.#texts.set(key, text);
    return text.number;
  }
}

function isAlike(one: Element, other: Element): boolean {
  return (
    one.name === other.name &&
    isEqual(one.attributes, other.attributes) &&
    one.children.length === other.children.length
  );
}
