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
  /** For each pixel, column by column, the edge's position within its column (px); 0 where there is none. */
  readonly points: Float32Array;
  /**
   * Row by row, the weight of the edge in each pixel and its neighbours above and below; 0 without an edge. Negative
   * where the picture becomes darker downwards.
   */
  readonly support: Float32Array;
  /** The mean weight of a pixel: what a line has by chance. */
  density = 0;
  /** The number of edge points. */
  count = 0;

  /** Arrays that lines of this frame have taken; the next frame's lines take them again. */
  readonly #sums: Float32Array[] = [];
  #sumsTaken = 0;

  constructor(side: number) {
    this.side = side;
    const pixels = side * side;
    this.columns = new Uint16Array(pixels / 2);
    this.positions = new Float32Array(pixels / 2);
    this.weights = new Float32Array(pixels / 2);
    this.points = new Float32Array(pixels);
    this.support = new Float32Array(pixels);
  }

  /**
   * Finds the edges of a frame; those of the frame before are gone.
   * @param change how much the frame changes downwards, as `ChangeMeter` measures it.
   */
  update(change: Int16Array): void {
    this.#sumsTaken = 0;
    const noise = typicalChange(change);
    this.#collect(
      change,
      Math.ceil(levels(Math.min(Math.max(1.2 * noise, 1.2), 5))),
      levels(Math.min(Math.max(2 * noise, 2.5), 10)),
    );
  }

  /** An array of `side` + 1 numbers that may be written until the next `update`. It is not cleared. */
  takeSums(): Float32Array {
    return (this.#sums[this.#sumsTaken++] ??= new Float32Array(this.side + 1));
  }

  #collect(change: Int16Array, least: number, half: number): void {
    const { side, columns, positions, weights, points, support } = this;
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
        points[x * side + y] = position;
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

/** A change of brightness in the unit of `EdgeChanges`. */
const levels = (change: number) => 24 * change;

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
