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

/**
 * How far on either side of an edge its contrast is looked for, in pixels. In a streak of 30 px, nearer pixels hardly
 * differ: only edges along the streak would be left.
 */
const reach = 11;

/** Every so many rows are looked at; not every 8th, which would be the same rows of all blocks of a JPEG. */
const everyRow = 7;

/** A flatter change of brightness within 2 pixels is no edge, in levels. */
const leastChange = 4;

/** An edge of less contrast, in levels, is left out, … */
const leastContrast = 15;

/** … as is one of less than so many times the noise, which looks sharp. */
const leastOfNoise = 6;

/** A direction with fewer edges, in all patches together, tells nothing. */
const leastEdges = 12;

/** Print has at least this mean of the squares of contrasts, over all directions and the rows that are looked at. */
const leastPrint = 120;

/** A diagonal step is longer: of an edge that is just legible, so much less of the contrast lies in a straight one. */
const diagonalShare = 0.8;

/** The edges of a patch across one direction. */
interface Edges {
  readonly count: number;
  /** The sum of the squares of their contrasts. */
  readonly squares: number;
  /** Their contrasts, and how much of them lies within 2 pixels: sums with the weight of each edge. */
  readonly whole: number;
  readonly steep: number;
}

/**
 * Finds where brightness changes most, along rows, columns and both diagonals. Edges count by their contrast and
 * steepness, so that soft shapes and edges along a movement count little.
 * @param least the contrast of an edge.
 */
function edgesOf({ luma: plane, width, height }: NativePatch, least: number): readonly Edges[] {
  return [1, width, width + 1, width - 1].map((step) => {
    let [count, squares, whole, steep] = [0, 0, 0, 0];
    for (let row = reach; row < height - reach; row += everyRow) {
      const end = (row + 1) * width - reach;
      for (let at = row * width + reach; at < end; at++) {
        const slope = plane[at + step]! - plane[at - step]!;
        const change = Math.abs(slope);
        if (change < leastChange || change < Math.abs(plane[at]! - plane[at - 2 * step]!)) continue;
        if (change <= Math.abs(plane[at + 2 * step]! - plane[at]!)) continue;
        const lighter = slope > 0 ? step : -step;
        let lowest = 255;
        let highest = 0;
        for (let away = 1; away <= reach; away += 1 + (away >> 2)) {
          lowest = Math.min(lowest, plane[at - away * lighter]!);
          highest = Math.max(highest, plane[at + away * lighter]!);
        }
        const contrast = highest - lowest;
        if (contrast < least) continue;
        count++;
        squares += contrast * contrast;
        whole += contrast * contrast * change;
        steep += contrast * change * change;
      }
    }
    return { count, squares, whole, steep };
  });
}

/**
 * The share of an edge's contrast that lies within 2 pixels, 0 to 1, in the direction where it is least: defocus widens
 * edges in all directions, motion in its own. The amount of print, contrast and exposure change nothing.
 */
function sharpnessOf(parts: readonly (readonly Edges[])[], scale: number): number | null {
  const shares = parts[0]!.flatMap((_, direction) => {
    const sum = (of: (edges: Edges) => number) =>
      parts.reduce((total, part) => total + of(part[direction]!), 0);
    const share = sum(({ steep }) => steep) / sum(({ whole }) => whole);
    return sum(({ count }) => count) < leastEdges
      ? []
      : [share * scale * (direction > 1 ? diagonalShare : 1)];
  });
  return shares.length === 0 ? null : Math.min(1, ...shares);
}

/** The median change of brightness within 2 pixels: that of the noise, since most of a patch is flat. */
function noiseOf({ luma }: NativePatch): number {
  const changes = Uint8Array.from({ length: luma.length >> 5 }, (_, i) =>
    Math.abs(luma[32 * i]! - luma[32 * i + 2]!),
  );
  return changes.sort()[changes.length >> 1]!;
}

/** What patches of one document contain. */
export interface Texture {
  /** From 0 to 1; null if they have too few edges to tell. */
  readonly sharpness: number | null;
  /** The same of each patch. */
  readonly each: () => readonly (number | null)[];
  /** The share of them on which something is printed, 0 to 1. */
  readonly printed: number;
}

/**
 * Sharpness and print of these patches (§2).
 * @param squarePixels the side of the square at the camera's own resolution. A larger one shows the same print with
 *   wider edges; in a smaller one, the pixels themselves are what is too wide.
 */
export function textureOf(patches: readonly NativePatch[], squarePixels = 1080): Texture {
  // Of the quieter patches, since fine texture looks like noise in the others.
  const noises = patches.map(noiseOf).sort((a, b) => a - b);
  const least = Math.max(leastContrast, leastOfNoise * noises[noises.length >> 2]!);
  const parts = patches.map((patch) => edgesOf(patch, least));
  const scale = Math.max(1, squarePixels / 1080);
  const isPrinted = (part: readonly Edges[], at: number) =>
    part.reduce((sum, { squares }) => sum + squares, 0) * everyRow >= leastPrint * patches[at]!.luma.length;
  return {
    sharpness: parts.length === 0 ? null : sharpnessOf(parts, scale),
    each: () => parts.map((part) => sharpnessOf([part], scale)),
    printed: parts.filter(isPrinted).length / parts.length,
  };
}
