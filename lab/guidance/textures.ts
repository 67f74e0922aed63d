import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeMaterial } from './backgrounds/materials.ts';
import { copied } from './picture/copied.ts';
import { halved, type Texture } from './picture/texture.ts';
import { makePhotograph } from './photographs.ts';
import type { TextureName } from './scene/scene.ts';
import type { Split } from './split.ts';
import { makeCard } from './subjects/cards.ts';
import { makeCover } from './subjects/covers.ts';
import { makeDocument } from './subjects/documents/documents.ts';
import { makeLined } from './subjects/lined-documents.ts';
import { makeOther } from './subjects/other-rectangles.ts';
import { writeWhole } from './write-whole.ts';

/** Where generated pictures wait for the next run; safe to delete. Change its number with what is drawn. */
export const framesCache = fileURLToPath(new URL('../../node_modules/.cache/frames/6/', import.meta.url));

const makers = {
  material: makeMaterial,
  card: makeCard,
  document: makeDocument,
  lined: makeLined,
  cover: makeCover,
  photograph: makePhotograph,
  other: makeOther,
};
const known = new Map<string, Texture[]>();

/** How many textures stay in memory: each takes up to 20 MB. */
const mostKnown = 48;

/** @param level each level halves the resolution. */
export function texture(
  split: Split,
  { kind, name, variant, isCopied = false }: TextureName,
  level: number,
): Texture {
  const key = `${split}-${kind}-${name}-${variant}${isCopied ? '-copied' : ''}`;
  const levels = known.get(key) ?? [
    cached(key, () => {
      const made = makers[kind](split, name, variant);
      return isCopied ? copied(made) : made;
    }),
  ];
  // The one that was used last is the last of the map.
  known.delete(key);
  known.set(key, levels);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
  while (levels.length <= level) levels.push(halved(levels.at(-1)!));
  return levels[level]!;
}

function cached(key: string, make: () => Texture): Texture {
  const file = `${framesCache}textures/${key}`;
  try {
    const bytes = readFileSync(file);
    const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const [width, height] = new Uint32Array(copy, 0, 2) as unknown as [number, number];
    return { width, height, pixels: new Uint32Array(copy, 8) };
  } catch {
    const made = make();
    const { width, height, pixels } = made;
    writeWhole(file, [
      Buffer.from(new Uint32Array([width, height]).buffer),
      Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength),
    ]);
    return made;
  }
}
