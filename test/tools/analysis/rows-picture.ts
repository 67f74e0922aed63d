import type { RgbaSquare } from '@recto/analysis/pixels';
import type { Quad } from '@recto/core';
import { scattered } from '../../unit/analysis/documents-picture.ts';

/** A picture of a document with machine-readable rows. Lengths in mm. */
export interface RowsPicture {
  readonly width: number;
  readonly height: number;
  /** The characters of each row, and how many rows there are. */
  readonly characters: number;
  readonly rows: number;
  /** From the middle of one character to the next; a tenth of an inch, if it is not given. */
  readonly pitch?: number;
  readonly isUpsideDown?: boolean;
  /** Over which characters of the last row something lies, its brightness, and whether it is ruled. */
  readonly cover?: {
    readonly from: number;
    readonly to: number;
    readonly level: number;
    readonly isRuled?: boolean;
  };
  /** Whether the paper has a pattern whose period is the pitch. */
  readonly isPatterned?: boolean;
  /** Right of which character each point is drawn into a square of so many pixels. */
  readonly blur?: { readonly from: number; readonly size: number };
}

const side = 1080;
const margin = 55;
const paper = 200;
const ink = 30;
const table = 90;
const radius = 3.18;
const spacing = 6;

/** Draws the document in the middle of a square, each pixel as the mean of four points. */
export function drawRows(picture: RowsPicture): RgbaSquare {
  const { width, height, characters, blur, isUpsideDown = false } = picture;
  const perMm = (side - 2 * margin) / width;
  const top = (side - height * perMm) / 2;
  const levels = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const [u, v] = [(x + dx - margin) / perMm, (y + dy - top) / perMm];
        const [right, down] = isUpsideDown ? [width - u, height - v] : [u, v];
        levels[y * side + x]! += levelAt(picture, right, down) / 4;
      }
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  const first = (width - characters * 2.54) / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const size = blur !== undefined && (x - margin) / perMm > first + blur.from * 2.54 ? blur.size : 1;
      let sum = 0;
      for (let i = 0; i < size * size; i++) {
        const [px, py] = [x + (i % size) - (size >> 1), y + Math.floor(i / size) - (size >> 1)];
        sum += levels[Math.min(side - 1, Math.max(0, py)) * side + Math.min(side - 1, Math.max(0, px))]!;
      }
      data.fill(sum / (size * size), 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  return { data, side };
}

function levelAt(picture: RowsPicture, x: number, y: number): number {
  const { width, height, characters, rows, cover, pitch = 2.54, isPatterned = false } = picture;
  const besideArc = Math.abs(x - width / 2) - width / 2 + radius;
  const belowArc = Math.abs(y - height / 2) - height / 2 + radius;
  if (Math.max(besideArc, belowArc) > radius) return table;
  if (besideArc > 0 && belowArc > 0 && Math.hypot(besideArc, belowArc) > radius) return table;
  const first = (width - characters * pitch) / 2;
  const at = Math.floor((x - first) / pitch);
  const last = height - 5;
  if (cover !== undefined && at >= cover.from && at <= cover.to && y > last - 2.5)
    return cover.isRuled === true && y % 0.8 < 0.4 ? ink : cover.level;
  const row = Math.round((last - y) / spacing);
  const isMark = isPatterned && (x - first) / pitch - at < 0.5 && y % 2 < 0.3;
  if (at < 0 || at >= characters || row < 0 || row >= rows) return isMark ? ink : paper;
  const u = (x - first) / pitch - at - 0.5;
  const v = (y - last + row * spacing) / 2.54;
  return isStroke(u, v, at, row) ? ink : paper;
}

/** Some of the seven strokes of a digit on a display; the upper left one is in each. */
function isStroke(u: number, v: number, at: number, row: number): boolean {
  const [halfWidth, halfHeight, half] = [0.27, 0.42, 0.07];
  if (Math.abs(u) > halfWidth + half || Math.abs(v) > halfHeight + half) return false;
  const has = (stroke: number) => stroke === 0 || scattered(at, row, stroke) > 0.4;
  const vertical = Math.abs(Math.abs(u) - halfWidth) < half && has(u < 0 ? (v < 0 ? 0 : 1) : v < 0 ? 2 : 3);
  const horizontal = [-halfHeight, 0, halfHeight].some(
    (middle, index) => Math.abs(v - middle) < half && has(4 + index),
  );
  return vertical || horizontal;
}

/** The corners of the drawn document, in thousandths. */
export function rowsQuad({ width, height }: RowsPicture): Quad {
  const tall = ((side - 2 * margin) * height) / width;
  const [left, right] = [margin / 1.08, 1000 - margin / 1.08];
  const [top, bottom] = [500 - tall / 2.16, 500 + tall / 2.16];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
