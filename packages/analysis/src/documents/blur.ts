import { cardFrame, squareSide, type Quad } from '@recto/core';
import type { NativePatch } from '../luma-frame.ts';
import type { PatchPlace } from '../pixels/index.ts';

/** How many patches are taken, and their width and height in pixels of the picture's own resolution. */
export interface PatchGrid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** Width and height of a patch of a frame, in pixels of the camera's own resolution. */
export const patchSide = 72;

const gridOfFrames: PatchGrid = { columns: 4, rows: 3, size: patchSide };

/**
 * The patches on which blur is measured: a grid on the document, or on the mask where no document is known.
 * `squarePixels`: the side of the square at the camera's own resolution.
 */
export function patchPlaces(
  quad: Quad | null,
  squarePixels: number,
  { columns, rows, size }: PatchGrid = gridOfFrames,
): readonly PatchPlace[] {
  const { x, y, width, height } = cardFrame;
  const [a, b, c, d] = quad ?? [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const share = (size / squarePixels) * squareSide;
  const inside = (value: number) => Math.min(Math.max(value - share / 2, 0), squareSide - share);
  const places: PatchPlace[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const u = (column + 0.5) / columns;
      const v = (row + 0.5) / rows;
      places.push({
        x: inside((a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v),
        y: inside((a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v),
      });
    }
  return places;
}

/** What a patch contains in one direction, per pixel. */
interface Detail {
  /** The mean square of the second difference over 4 pixels, and of the difference over 8. */
  readonly fine: number;
  readonly coarse: number;
  /** How much of `fine` is at most noise. */
  readonly noise: number;
}

/** The detail of a patch in each direction. */
function detailOf({ luma: plane, width, height }: NativePatch): readonly Detail[] {
  return directions.map(({ dx, dy, near, far }) => {
    const step = dy * width + dx;
    const [little, wide] = [near * step, far * step];
    histogram.fill(0);
    let fine = 0;
    let coarse = 0;
    let count = 0;
    for (let row = margin; row < height - margin; row += 2) {
      const end = (row + 1) * width - margin;
      // Whole numbers of a row's size, which are added up faster than larger ones.
      let fineInRow = 0;
      let coarseInRow = 0;
      for (let at = row * width + margin; at < end; at += 2) {
        const second = plane[at - little]! - 2 * plane[at]! + plane[at + little]!;
        const difference = plane[at - wide]! - plane[at + wide]!;
        fineInRow = (fineInRow + Math.imul(second, second)) | 0;
        coarseInRow = (coarseInRow + Math.imul(difference, difference)) | 0;
        histogram[Math.abs(second)]!++;
      }
      fine += fineInRow;
      coarse += coarseInRow;
      count += Math.ceil((width - 2 * margin) / 2);
    }
    return { fine: fine / count, coarse: coarse / count, noise: (median(count) / 0.6745) ** 2 };
  });
}

/**
 * How much fine detail is left of the coarse one in the direction where least is, 0 to 1; null without texture. Blur
 * removes the fine detail: defocus in all directions, motion in its own. Both grow alike with contrast and exposure,
 * so that their ratio does not.
 */
function sharpnessOfDetails(parts: readonly (readonly Detail[])[], noises: readonly number[]): number | null {
  let least = Infinity;
  for (let i = 0; i < directions.length; i++) {
    let fine = 0;
    let coarse = 0;
    for (const part of parts) {
      const detail = part[i]!;
      const structure = structureOf(detail, noises[i]!);
      if (structure < leastStructure) continue;
      fine += Math.max(0, detail.fine - Math.min(detail.noise, noises[i]!));
      coarse += structure;
    }
    if (coarse > 0) least = Math.min(least, fine / coarse);
  }
  return least === Infinity ? null : Math.min(1, least / ratioOfSharp);
}

/** The coarse detail without noise, which adds 6 times its variance to the second difference and 2 times to this one. */
function structureOf(detail: Detail, noise: number): number {
  return detail.coarse - Math.min(detail.noise, noise) / 3;
}

/** The noise in each direction: that of the quieter parts, since fine texture looks like noise in the others. */
function noisesOf(parts: readonly (readonly Detail[])[]): readonly number[] {
  return directions.map((_, i) => {
    const noises = parts.map((part) => part[i]!.noise).sort((a, b) => a - b);
    return noises[Math.floor(noises.length / 4)] ?? 0;
  });
}

/**
 * Steps in pixels, and how many of them: for the second difference (about 2 px to either side), and for the coarse
 * difference (about 4 px to either side).
 */
const directions = [
  { dx: 1, dy: 0, near: 2, far: 4 },
  { dx: 0, dy: 1, near: 2, far: 4 },
  { dx: 1, dy: 1, near: 2, far: 3 },
  { dx: 1, dy: -1, near: 2, far: 3 },
  { dx: 2, dy: 1, near: 1, far: 2 },
  { dx: 1, dy: 2, near: 1, far: 2 },
  { dx: 2, dy: -1, near: 1, far: 2 },
  { dx: 1, dy: -2, near: 1, far: 2 },
] as const;

const margin = 4;

/** The mean square of the coarse difference, in levels, below which a patch has no texture. */
const leastStructure = 60;

/** The ratio of fine to coarse detail that counts as fully sharp. */
const ratioOfSharp = 0.4;

const histogram = new Uint32Array(1024);

/** The median of the absolute second differences: that of the noise, since most of a patch is flat. */
function median(count: number): number {
  let below = 0;
  for (let value = 0; value < histogram.length; value++) {
    const here = histogram[value]!;
    if (below + here >= count / 2) return value + (count / 2 - below) / here;
    below += here;
  }
  return histogram.length;
}

/** What patches of one document contain. */
export interface Texture {
  /** From 0 to 1; null if they have too little texture to tell. */
  readonly sharpness: number | null;
  /** The share of them on which something is printed, 0 to 1. */
  readonly printed: number;
}

/** Sharpness and print of these patches (§2). */
export function textureOf(patches: readonly NativePatch[]): Texture {
  const parts = patches.map(detailOf);
  const noises = noisesOf(parts);
  const isPrinted = (part: readonly Detail[]) =>
    structureOf(part[0]!, noises[0]!) + structureOf(part[1]!, noises[1]!) >= 2 * leastStructure;
  return {
    sharpness: sharpnessOfDetails(parts, noises),
    printed: parts.filter(isPrinted).length / parts.length,
  };
}

/** The sharpness of each patch, as `textureOf`. */
export function sharpnessOfEach(patches: readonly NativePatch[]): readonly (number | null)[] {
  const parts = patches.map(detailOf);
  const noises = noisesOf(parts);
  return parts.map((part) => sharpnessOfDetails([part], noises));
}
