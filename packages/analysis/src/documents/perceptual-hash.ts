import { squareSide, type PhotoHash, type Quad } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';

/** The document is sampled on a grid of cells whose shape is about that of a card. */
const columns = 9;
const rows = 8;
/** The outer part of the document that is left out, since the corners are not exact. */
const border = 0.04;
/** Samples in each direction of a cell. */
const samples = 4;

/**
 * A hash of a side of a document (decision 4.13): for each cell of the document, whether it is brighter than the cell
 * on its right. The same side, photographed twice, gives nearly the same hash; light and size do not matter.
 * @param quad the document's corners, in thousandths of the square's side.
 */
export function perceptualHash({ side, luma }: LumaFrame, quad: Quad): PhotoHash {
  const [a, b, c, d] = quad;
  const scale = side / squareSide;
  // A projective map of the unit square to the corners.
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const level = (u: number, v: number) => {
    const w = (g * u + h * v + 1) / scale;
    const x = ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w;
    const y = ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w;
    const inside = (value: number) => Math.min(Math.max(Math.floor(value), 0), side - 1);
    return luma[inside(y) * side + inside(x)]!;
  };
  const place = (index: number, count: number) => border + (1 - 2 * border) * (index / count);
  const cell = (column: number, row: number) => {
    let sum = 0;
    for (let i = 0; i < samples; i++)
      for (let j = 0; j < samples; j++)
        sum += level(place(column + (i + 0.5) / samples, columns), place(row + (j + 0.5) / samples, rows));
    return sum;
  };
  let hash = '';
  for (let row = 0; row < rows; row++) {
    let byte = 0;
    for (let column = 0; column < columns - 1; column++)
      byte = byte * 2 + (cell(column, row) > cell(column + 1, row) ? 1 : 0);
    hash += byte.toString(16).padStart(2, '0');
  }
  return hash;
}
