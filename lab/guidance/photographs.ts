import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Texture } from './picture/texture.ts';
import { randomChoice } from './random-choice.ts';
import { subjectsOf, type Split } from './split.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Photographs under free licences (GPL, CC BY, CC BY-SA, CC0) from Debian's packages of wallpapers, on which documents
 * are laid. They are fetched when they are wanted, and never committed: each split has its own package.
 */
const sources = {
  tune: {
    package: 'lomiri-wallpapers-16.04',
    folder: 'usr/share/backgrounds',
    names: [
      'Bridge_by_Sander_Klootwijk',
      'Dragonfly_by_Bolly',
      'Picture_0B_by_freespace',
      'Picture_1A_by_freespace',
      'Wine_by_Jakkub_Mede',
      'aitzgorri_by_Aitzol_Berasategi',
      'analogpattern_by_Peter_Nerlich',
      'free_by_Peter_Nerlich',
      'friends_by_Aitzol_Berasategi',
      'greentock_by_Peter_Nerlich',
      'life_by_Aitzol_Berasategi',
      'picosdeeuropa_by_Aitzol_Berasategi',
      'seeding_by_Clements_Engelhardt',
      'sunset_by_Aitzol_Berasategi',
    ],
  },
  score: {
    package: 'mate-backgrounds',
    folder: 'usr/share/backgrounds/mate/nature',
    names: [
      'Aqua',
      'Blinds',
      'Dune',
      'FreshFlower',
      'Garden',
      'GreenMeadow',
      'LadyBird',
      'RainDrops',
      'Storm',
      'TwoWings',
      'Wood',
      'YellowFlower',
    ],
  },
} as const;

/** How many parts are cut out of each photograph. */
export const variantsOfPhotograph = 3;

/** The side of such a part, in pixels. */
export const photographSide = 1000;

const cache = fileURLToPath(new URL('../../node_modules/.cache/photographs/', import.meta.url));

export function photographNames(split: Split): readonly string[] {
  return sources[subjectsOf(split)].names;
}

/** Fetches the photographs of a split, if they are not there yet. @returns why it can't be done, or null. */
export async function installPhotographs(split: Split): Promise<string | null> {
  const { package: name, folder, names } = sources[subjectsOf(split)];
  const root = join(cache, name);
  const last = partFile(split, names.at(-1)!, variantsOfPhotograph - 1);
  try {
    if (!existsSync(last)) {
      mkdirSync(root, { recursive: true });
      execFileSync('apt-get', ['download', name], { cwd: root, stdio: 'pipe', timeout: 300_000 });
      const file = readdirSync(root).find((entry) => entry.endsWith('.deb'))!;
      execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: root, stdio: 'pipe' });
      for (const photograph of names)
        await cutParts(split, photograph, join(root, folder, `${photograph}.jpg`));
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]! : String(error);
  }
}

function partFile(split: Split, name: string, variant: number): string {
  return join(cache, 'parts', `${subjectsOf(split)}-${name}-${variant}`);
}

async function cutParts(split: Split, name: string, file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  for (let variant = 0; variant < variantsOfPhotograph; variant += 1) {
    const random = randomChoice(variant, name);
    const side = Math.floor(Math.min(width, height) * random.between(0.55, 1));
    const left = Math.floor(random.unit() * (width - side));
    const top = Math.floor(random.unit() * (height - side));
    const part = await sharp(file)
      .extract({ left, top, width: side, height: side })
      .resize(photographSide, photographSide)
      .removeAlpha()
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    writeWhole(partFile(split, name, variant), [part]);
  }
}

/** A part of a photograph, mirrored to the right and down so that it can repeat. @throws if it is not installed. */
export function makePhotograph(split: Split, name: string, variant: number): Texture {
  const bytes = readFileSync(partFile(split, name, variant));
  const part = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const side = 2 * photographSide;
  const pixels = new Uint32Array(side * side);
  const mirrored = (place: number) => (place < photographSide ? place : side - 1 - place);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1)
      pixels[y * side + x] = part[mirrored(y) * photographSide + mirrored(x)]!;
  }
  return { width: side, height: side, pixels };
}
