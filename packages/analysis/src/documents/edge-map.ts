import { colourGain, type LumaFrame } from '../luma-frame.ts';

/**
 * The edges of a frame that run from left to right (of a transposed frame: from top to bottom): in each column, the
 * places where brightness or colour changes most, with sub-pixel positions. An edge has a weight from 0 to 1 that
 * says how far it rises above the frame's noise, and saturates soon: whether there is a contour matters, not how
 * strong its contrast is. The arrays are used again for each frame.
 */
export class EdgeMap {
  readonly side: number;
  /** The edge points: column (px), position within the column (px), weight. */
  readonly columns: Uint16Array;
  readonly positions: Float32Array;
  readonly weights: Float32Array;
  /** For each pixel, the edge's position within its column (px); 0 where there is none. */
  readonly points: Float32Array;
  /**
   * The weight of the edge in each pixel and its neighbours above and below; 0 without an edge. Negative where the
   * picture becomes darker downwards.
   */
  readonly support: Float32Array;
  /** The mean weight of a pixel: what a line has by chance. */
  density = 0;
  /** The number of edge points. */
  count = 0;

  /** Arrays that lines of this frame have taken; the next frame's lines take them again. */
  readonly #sums: Float32Array[] = [];
  #sumsTaken = 0;
  readonly #change: Int16Array;
  readonly #colourChange: Int16Array;
  readonly #colourEnds: Uint16Array;

  constructor(side: number) {
    this.side = side;
    const pixels = side * side;
    this.columns = new Uint16Array(pixels / 2);
    this.positions = new Float32Array(pixels / 2);
    this.weights = new Float32Array(pixels / 2);
    this.points = new Float32Array(pixels);
    this.support = new Float32Array(pixels);
    this.#change = new Int16Array(pixels);
    this.#colourChange = new Int16Array(pixels);
    this.#colourEnds = new Uint16Array(side);
  }

  /** Finds the edges of a frame; those of the frame before are gone. Colour may have fewer pixels than brightness. */
  update({ side, luma, chroma }: LumaFrame): void {
    this.#sumsTaken = 0;
    const change = this.#change;
    verticalChange(luma, side, change, false);
    if (chroma !== null) {
      verticalChange(chroma.blue, chroma.side, this.#colourChange, false);
      verticalChange(chroma.red, chroma.side, this.#colourChange, true);
      this.#mergeColour(chroma.side);
    }
    const noise = typicalChange(change);
    this.#collect(
      levels(Math.min(Math.max(1.2 * noise, 1.2), 5)),
      levels(Math.min(Math.max(2 * noise, 2.5), 10)),
    );
  }

  /** An array of `side` + 1 numbers that may be written until the next `update`. It is not cleared. */
  takeSums(): Float32Array {
    return (this.#sums[this.#sumsTaken++] ??= new Float32Array(this.side + 1));
  }

  /** Where colour changes more than brightness, its change counts. */
  #mergeColour(colourSide: number): void {
    const { side } = this;
    const change = this.#change;
    const colour = this.#colourChange;
    const scale = colourSide / side;
    // A pixel of colour covers the columns before its end.
    const ends = this.#colourEnds;
    for (let x = 0; x < colourSide; x++) ends[x] = Math.ceil((x + 1) / scale);
    for (let y = 0, at = 0; y < side; y++) {
      const v = Math.min(Math.max((y + 0.5) * scale - 0.5, 0), colourSide - 1.001);
      const above = Math.floor(v) * colourSide;
      const upper = colourGain * (1 - v + Math.floor(v));
      const lower = colourGain - upper;
      for (let x = 0; x < colourSide; x++) {
        const value = (upper * colour[above + x]! + lower * colour[above + colourSide + x]!) | 0;
        for (const end = y * side + ends[x]!; at < end; at++) change[at] = larger(value, change[at]!);
      }
    }
  }

  #collect(least: number, half: number): void {
    const { side, columns, positions, weights, points, support } = this;
    const change = this.#change;
    support.fill(0);
    points.fill(0);
    let count = 0;
    let sum = 0;
    // The outermost rows have no change to compare with.
    for (let y = 3; y < side - 3; y++) {
      for (let x = 1; x < side - 1; x++) {
        const at = y * side + x;
        const signed = change[at]!;
        const here = Math.abs(signed);
        if (here < least) continue;
        const above = Math.abs(change[at - side]!);
        const below = Math.abs(change[at + side]!);
        if (here <= above || here < below) continue;
        const weight = here / (here + half);
        const position = y + 0.5 + (0.5 * (above - below)) / (above - 2 * here + below);
        points[at] = position;
        columns[count] = x;
        positions[count] = position;
        weights[count] = weight;
        count++;
        sum += weight;
        const mark = signed < 0 ? -weight : weight;
        support[at] = mark;
        if (Math.abs(support[at - side]!) < weight) support[at - side] = mark;
        support[at + side] = mark;
      }
    }
    this.count = count;
    this.density = Math.min(0.9, (3 * sum) / (side * side));
  }
}

/** A change of brightness in the unit that `verticalChange` gives. */
const levels = (change: number) => 24 * change;

/**
 * Differentiates along the columns (5 px) and smooths along the rows (5 px). A step of n levels gives 24 n.
 * @param keepsLarger leaves what is in `change` already, where that is larger.
 */
function verticalChange(
  plane: ArrayLike<number>,
  side: number,
  change: Int16Array,
  keepsLarger: boolean,
): void {
  const end = (side - 2) * side;
  if (!keepsLarger) {
    change.fill(0, 0, 2 * side);
    change.fill(0, end, side * side);
  }
  for (let row = 2 * side; row < end; row += side) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = row; at < row + side; at++) {
      const e = 2 * (plane[at + side]! - plane[at - side]!) + plane[at + 2 * side]! - plane[at - 2 * side]!;
      if (at >= row + 4) {
        const sum = a + e + 2 * (b + c + d);
        change[at - 2] = keepsLarger ? larger(sum, change[at - 2]!) : sum;
      }
      a = b;
      b = c;
      c = d;
      d = e;
    }
    change[row] = change[row + 1] = change[row + 2]!;
    change[row + side - 2] = change[row + side - 1] = change[row + side - 3]!;
  }
}

/** The one of two changes that is farther from 0, the second one of equals. Without a branch, which noise would make slow. */
function larger(a: number, b: number): number {
  return b ^ ((a ^ b) & ((Math.imul(b, b) - Math.imul(a, a)) >> 31));
}

const histogram = new Uint32Array(400);

/** The median of the changes in levels, from a sample of the pixels: noise and fine texture, not edges. */
function typicalChange(change: Int16Array): number {
  histogram.fill(0);
  let samples = 0;
  for (let at = 0; at < change.length; at += 7) {
    histogram[Math.min(Math.abs(change[at]!), histogram.length - 1)]!++;
    samples++;
  }
  let below = 0;
  let bin = 0;
  while (bin < histogram.length && 2 * below < samples) below += histogram[bin++]!;
  return bin / 24;
}

/** Mirrors frames at their diagonal, so that lines that run down become lines that run across. */
export class Transposer {
  readonly #luma: Uint8Array;
  #blue = new Uint8Array(0);
  #red = new Uint8Array(0);

  constructor(side: number) {
    this.#luma = new Uint8Array(side * side);
  }

  /** The transposed frame; its arrays are overwritten by the next one. */
  transposed({ side, luma, chroma }: LumaFrame): LumaFrame {
    transpose(luma, side, this.#luma);
    if (chroma === null) return { side, luma: this.#luma, chroma };
    const pixels = chroma.side * chroma.side;
    if (this.#blue.length !== pixels) {
      this.#blue = new Uint8Array(pixels);
      this.#red = new Uint8Array(pixels);
    }
    transpose(chroma.blue, chroma.side, this.#blue);
    transpose(chroma.red, chroma.side, this.#red);
    return { side, luma: this.#luma, chroma: { side: chroma.side, blue: this.#blue, red: this.#red } };
  }
}

function transpose(from: ArrayLike<number>, side: number, to: Uint8Array): void {
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) to[x * side + y] = from[y * side + x]!;
}
