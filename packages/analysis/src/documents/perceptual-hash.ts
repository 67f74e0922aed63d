import { squareSide, type PhotoHash, type Quad } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';

/** The document is divided into cells whose shape is about square on a card. */
const columns = 18;
const rows = 12;
/** The outer part of the document that is left out: the corners are not exact, and frames and headers are alike. */
const border = 0.12;
/** Samples in each direction of a cell: about one for each pixel, since lines of print alias with fewer. */
const samples = 8;
/** Added to the brightness, so that noise in the dark counts little. */
const darkest = 8;
/** A side whose cells differ by less than this (standard deviation of the logarithm) has too little print. */
const leastContrast = 0.02;
/** Characters for one standard deviation, around the character of the mean; all of them are printable. */
const steps = 16;
const middle = 79;
const most = 47;

/**
 * What light does to a side: brighter, a gradient, a twist and a curvature each way. The functions are orthogonal on
 * the grid, so that each is removed by itself. `x` and `y` are -1 to 1.
 */
const light: readonly ((x: number, y: number) => number)[] = [
  () => 1,
  (x) => x,
  (_, y) => y,
  (x, y) => x * y,
  (x) => x * x - (1 - columns ** -2) / 3,
  (_, y) => y * y - (1 - rows ** -2) / 3,
];

/**
 * A hash of a side of a document of any format (decision 4.4): a map of how bright its cells are, without what the
 * light makes of them. The same side, photographed twice, gives maps that correlate.
 * @param quad the document's corners, in thousandths of the square's side.
 * @returns null if too little is printed on it.
 */
export function perceptualHash(frame: LumaFrame, quad: Quad): PhotoHash | null {
  const cells = cellsOf(frame, quad);
  for (const shape of light) {
    const values = cells.map((_, i) =>
      shape(((i % columns) * 2 + 1) / columns - 1, (Math.floor(i / columns) * 2 + 1) / rows - 1),
    );
    const share = dot(cells, values) / dot(values, values);
    values.forEach((value, i) => (cells[i]! -= share * value));
  }
  const contrast = Math.sqrt(dot(cells, cells) / cells.length);
  if (contrast < leastContrast) return null;
  const codes = cells.map((value) => {
    const step = Math.round((value / contrast) * steps);
    return middle + Math.min(most, Math.max(-most, step));
  });
  return String.fromCharCode(...codes);
}

/** Where a sample is, 0 to 1 along the document. */
function place(index: number, count: number): number {
  return border + ((1 - 2 * border) * (index + 0.5)) / (count * samples);
}

/** The logarithm of the brightness of each cell, row by row; the longer sides of the document are the rows. */
function cellsOf({ side, luma }: LumaFrame, quad: Quad): Float64Array {
  const [p, q, r, s] = quad;
  const isHigh = Math.hypot(q.x - p.x, q.y - p.y) < Math.hypot(r.x - q.x, r.y - q.y);
  const [a, b, c, d] = isHigh ? [q, r, s, p] : quad;
  const scale = side / squareSide;
  // A projective map of the unit square to the corners.
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const last = side - 1;
  const cells = new Float64Array(columns * rows);
  for (let j = 0; j < rows * samples; j++) {
    const v = place(j, rows);
    for (let i = 0; i < columns * samples; i++) {
      const u = place(i, columns);
      const w = scale / (g * u + h * v + 1);
      const x = ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) * w;
      const y = ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) * w;
      // Corners may lie outside of the picture.
      const column = x < 0 ? 0 : x > last ? last : x | 0;
      const row = y < 0 ? 0 : y > last ? last : y | 0;
      cells[((j / samples) | 0) * columns + ((i / samples) | 0)]! += luma[row * side + column]!;
    }
  }
  return cells.map((sum) => Math.log(sum / samples ** 2 + darkest));
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0);
}
