import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** A name that an object of a JSON file has more than once. `JSON.parse` keeps the last value and reports nothing. */
export interface RepeatedName {
  /** Where it is, such as `brand.name`. */
  readonly field: string;
  /** The line of each, from 1. */
  readonly lines: readonly number[];
}

/** Finds names that are there twice. @param text JSON that can be parsed (each JSON text is a YAML document, too). */
export function repeatedNames(text: string): readonly RepeatedName[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  return inNode(contents, '', lineCounter);
}

function inNode(node: unknown, field: string, lineCounter: LineCounter): readonly RepeatedName[] {
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => inNode(item, `${field}[${index}]`, lineCounter));
  }
  if (!isMap(node)) return [];
  const places = new Map<string, number[]>();
  const inside = node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const name = `${field === '' ? '' : `${field}.`}${String(key.value)}`;
    places.set(name, [...(places.get(name) ?? []), lineCounter.linePos(key.range?.[0] ?? 0).line]);
    return inNode(value, name, lineCounter);
  });
  const repeated = [...places].filter(([, lines]) => lines.length > 1);
  return [...repeated.map(([name, lines]) => ({ field: name, lines })), ...inside];
}

/** Says it in sentences, such as `It is there twice, in lines 4 and 5. The app uses the last one.` */
export function repeatedReason({ lines }: RepeatedName): string {
  const times = lines.length === 2 ? 'twice' : `${lines.length} times`;
  const different = [...new Set(lines)];
  const last = different.pop()!;
  const where = different.length === 0 ? `line ${last}` : `lines ${different.join(', ')} and ${last}`;
  return `It is there ${times}, in ${where}. The app uses the last one.`;
}
