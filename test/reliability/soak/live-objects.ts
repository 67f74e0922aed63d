import type { CDPSession } from '@playwright/test';

/** The part of a heap snapshot that is read here: a row of figures for each object, in one flat list. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * The bytes of all objects that can be reached, after a forced collection. What V8 compiles is left out:
 * it translates functions again and again while they are used, into hundreds of kilobytes that no page
 * holds on to.
 */
export async function liveObjectBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return bytesOf(JSON.parse(chunks.join('')) as HeapSnapshot);
}

function bytesOf({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const { node_fields: fields } = meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const compiled = meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] !== compiled) bytes += nodes[at + size]!;
  }
  return bytes;
}
