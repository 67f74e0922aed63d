import type { CDPSession } from '@playwright/test';

/** The part of a heap snapshot that is read here: the figures of each object, in one flat list. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  /** The names of all objects, of a string its first characters. */
  readonly strings: readonly string[];
}

export interface LiveObjects {
  /**
   * Compiled code is not counted: V8 compiles functions repeatedly while they are used, into
   * hundreds of kilobytes that the page does not hold. Nor are the browser's own records of long tasks and of
   * resources: it keeps the last 200 or so of each kind, some more with each round until then.
   */
  readonly bytes: number;
  /** JPEG images as data URLs. Their characters are outside of the heap, so its size does not include them. */
  readonly images: number;
  /** Event listeners. The browser's own counter includes those that it has not freed yet. */
  readonly listeners: number;
}

/** How the data URL of each JPEG file begins. */
const jpegAsDataUrl = 'data:image/jpeg;base64,/9j/';

/** All objects that can be reached, after a forced collection. */
export async function liveObjects(devtools: CDPSession): Promise<LiveObjects> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return summary(JSON.parse(chunks.join('')) as HeapSnapshot);
}

function summary({ snapshot: { meta }, nodes, strings }: HeapSnapshot): LiveObjects {
  const { node_fields: fields } = meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as Triple;
  const [code, text, native] = ['code', 'string', 'native'].map((kind) => meta.node_types[0].indexOf(kind));
  const live = { bytes: 0, images: 0, listeners: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = nodes[at + type];
    const called = strings[nodes[at + name]!]!;
    const isRecord = kind === native && called.endsWith('Timing');
    if (kind !== code && !isRecord) live.bytes += nodes[at + size]!;
    if (kind === text && called.startsWith(jpegAsDataUrl)) live.images += 1;
    if (kind === native && called === 'V8EventListener') live.listeners += 1;
  }
  return live;
}

type Triple = [number, number, number];
