import type { EdgeMap } from './edge-map.ts';

/**
 * A straight line through the frame that runs across the columns of its edge map: `position = start + slope · column`,
 * in pixels. A line of the transposed map runs down the picture.
 */
export interface Line {
  readonly start: number;
  readonly slope: number;
  /** The sum of the edges' weights on the line from the first column to each column. */
  readonly sums: Float32Array;
  /** The same sums, with edges from dark to bright against those from bright to dark. */
  readonly signedSums: Float32Array;
  /** The mean weight that a line has by chance, 0 to 1. */
  readonly chance: number;
}

/** The steepest line that is usually looked for: 35 degrees. */
const usuallySteepest = 0.7;
/** From one slope to the next. */
const slopeStep = 0.02;
/** A line has edges in this share of the frame's columns at least. Every other column votes. */
const fewestVotes = 0.06;
/** Votes are whole numbers: an edge of weight 1 has this many. */
const weightSteps = 16;
/** Lines closer than this at both ends of the frame are the same line, as a share of the side. */
const apart = 0.013;
/** Edge points within this distance of a line (px) belong to it when it is fitted. */
const reach = 2.2;

/** Finds the straight lines of an edge map with the most edges on them, in a narrow band of slopes (Hough). */
export class LineSearch {
  readonly #side: number;
  readonly #bins: number;
  readonly #margin: number;
  readonly #votes: Uint16Array;
  readonly #order: Float64Array;
  readonly #steepest: number;
  readonly #slopes: Float32Array;

  /** @param steepest the steepest line that is looked for. */
  constructor(side: number, steepest = usuallySteepest) {
    this.#steepest = steepest;
    // An odd number.
    const slopes = 2 * Math.round(steepest / slopeStep) + 1;
    this.#slopes = Float32Array.from({ length: slopes }, (_, i) => steepest * ((2 * i) / (slopes - 1) - 1));
    this.#side = side;
    this.#margin = 8;
    this.#bins = side + 2 * this.#margin;
    this.#votes = new Uint16Array(slopes * this.#bins);
    this.#order = new Float64Array(slopes * this.#bins);
  }

  /**
   * The best lines, at most `most` from each half of the frame, by their position at the frame's centre.
   * @param areShort looks for the sides of a small document, which longer lines beside it outvote.
   */
  find(edges: EdgeMap, most: number, areShort = false): Line[] {
    this.#vote(edges);
    const found: Place[] = [];
    this.#peaks(edges, 0, 0.62, most, found, areShort);
    this.#peaks(edges, 0.38, 1, most, found, areShort);
    return found.map(({ start, slope }) => withSums(edges, start, slope));
  }

  #vote(edges: EdgeMap): void {
    const votes = this.#votes;
    const bins = this.#bins;
    const steepest = this.#steepest;
    const slopes = this.#slopes.length;
    const end = slopes * bins;
    const limit = bins << 16;
    votes.fill(0);
    const middle = this.#side / 2;
    const { columns, positions, weights } = edges;
    for (let i = 0; i < edges.count; i++) {
      const column = columns[i]!;
      if ((column & 1) === 0) continue;
      const dx = column + 0.5 - middle;
      const weight = (weights[i]! * weightSteps) | 0;
      // Whole numbers, in parts of a pixel: positions in the square times 2¹⁶ fit into 32 bits.
      const step = Math.round(((dx * 2 * steepest) / (slopes - 1)) * 65_536) | 0;
      let offset = Math.round((positions[i]! + this.#margin + dx * steepest) * 65_536) | 0;
      const last = offset - step * (slopes - 1);
      if (offset >= 0 && last >= 0 && offset < limit && last < limit) {
        // Two at a time: the number of slopes is odd.
        votes[offset >> 16]! += weight;
        for (let s = bins; s < end; s += 2 * bins) {
          const second = (offset - step) | 0;
          offset = (second - step) | 0;
          votes[s + (second >> 16)]! += weight;
          votes[s + bins + (offset >> 16)]! += weight;
        }
        continue;
      }
      for (let s = 0; s < end; s += bins) {
        if (offset >= 0 && offset < limit) votes[s + (offset >> 16)]! += weight;
        offset = (offset - step) | 0;
      }
    }
  }

  /** Adds the lines with the most votes. Peaks beside each other often turn out to be the same line. */
  #peaks(edges: EdgeMap, from: number, to: number, most: number, found: Place[], areShort: boolean): void {
    const votes = this.#votes;
    const bins = this.#bins;
    const side = this.#side;
    const first = Math.max(1, Math.round(from * side) + this.#margin - (from === 0 ? this.#margin : 0));
    const last = Math.min(bins - 2, Math.round(to * side) + this.#margin + (to === 1 ? this.#margin : 0));
    const least = fewestVotes * side * weightSteps;
    const order = this.#order;
    let count = 0;
    const slopes = this.#slopes.length;
    for (let s = 0; s < slopes; s++) {
      for (let bin = first; bin <= last; bin++) {
        const at = s * bins + bin;
        const here = votes[at]!;
        if (here < least) continue;
        const before = votes[at - 1]!;
        const after = votes[at + 1]!;
        if (here < before || here < after) continue;
        if (s > 0 && here < votes[at - bins]!) continue;
        if (s < slopes - 1 && here < votes[at + bins]!) continue;
        const { start, slope } = this.#placeOf(at);
        const value = areShort
          ? Math.max(0, Math.round(weightSteps * shortness(edges, start, slope)))
          : before + 2 * here + after;
        // A number that sorts by the value, and then by the place.
        order[count++] = (value + 1) * votes.length - at;
      }
    }
    const candidates = order.subarray(0, count).sort();
    const limit = apart * side;
    const isNear = (line: Place, lines: readonly Place[]) =>
      lines.some(
        (other) =>
          Math.abs(other.start - line.start) < limit &&
          Math.abs(other.start + other.slope * side - line.start - line.slope * side) < limit,
      );
    const tried: Place[] = [];
    let taken = 0;
    for (let i = count - 1; i >= 0 && taken < most && tried.length < 3 * most; i--) {
      const peak = this.#placeOf(votes.length - 1 - ((candidates[i]! - 1) % votes.length));
      if (isNear(peak, tried)) continue;
      tried.push(peak);
      const line = fitLine(edges, peak.start, peak.slope, 0, side, reach) ?? peak;
      if (isNear(line, found)) continue;
      found.push(line);
      taken++;
    }
  }

  /** The line that a place in the votes stands for. */
  #placeOf(at: number): Place {
    const s = Math.floor(at / this.#bins);
    const slope = this.#slopes[s]!;
    return { start: at - s * this.#bins - this.#margin + 0.5 - slope * (this.#side / 2), slope };
  }
}

/** What a column without an edge takes away from a part of a line. */
const gap = 0.5;
/** What the edges of the whole line take away: a short side ends, and a table's edge goes on. */
const goingOn = 0.1;

/** How clearly one part of a line lies on edges, and the rest of it does not. */
function shortness({ side, support }: EdgeMap, start: number, slope: number): number {
  let part = 0;
  let best = 0;
  let all = 0;
  for (let column = 0; column < side; column++) {
    const row = (start + slope * (column + 0.5)) | 0;
    const weight = row >= 0 && row < side ? Math.abs(support[row * side + column]!) : 0;
    all += weight;
    part = Math.max(0, part + weight - gap);
    best = Math.max(best, part);
  }
  return best - goingOn * all;
}

/** Where a line runs. */
interface Place {
  readonly start: number;
  readonly slope: number;
}

/** The line with its sums of weights along the columns; it is valid until the map's next `update`. */
export function withSums(edges: EdgeMap, start: number, slope: number): Line {
  const { side, support } = edges;
  const sums = edges.takeSums();
  const signedSums = edges.takeSums();
  let sum = 0;
  let signed = 0;
  sums[0] = signedSums[0] = 0;
  for (let column = 0; column < side; column++) {
    const position = start + slope * (column + 0.5);
    if (position >= 0 && position < side) {
      const weight = support[(position | 0) * side + column]!;
      signed += weight;
      sum += Math.abs(weight);
    }
    sums[column + 1] = sum;
    signedSums[column + 1] = signed;
  }
  return { start, slope, sums, signedSums, chance: edges.density };
}

/** The line through the edge points near a given one, between two columns; null if there are too few. */
export function fitLine(
  edges: EdgeMap,
  start: number,
  slope: number,
  from: number,
  to: number,
  within: number,
): { start: number; slope: number } | null {
  const { side, points, support } = edges;
  let line = { start, slope };
  let width = within;
  const first = Math.max(0, Math.ceil(from));
  const last = Math.min(side, Math.floor(to));
  for (let round = 0; round < 2; round++) {
    let n = 0;
    let sx = 0;
    let sy = 0;
    let sxx = 0;
    let sxy = 0;
    for (let column = first; column < last; column++) {
      const x = column + 0.5;
      const expected = line.start + line.slope * x;
      const lowest = expected < width ? 0 : (expected - width) | 0;
      const highest = expected + width >= side ? side - 1 : Math.floor(expected + width);
      const top = column * side;
      for (let row = lowest; row <= highest; row++) {
        const position = points[top + row]!;
        if (position === 0) continue;
        const near = (position - expected) / width;
        if (near > 1 || near < -1) continue;
        const w = Math.abs(support[row * side + column]!) * (1 - near * near);
        n += w;
        sx += w * x;
        sy += w * position;
        sxx += w * x * x;
        sxy += w * x * position;
      }
    }
    const spread = n * sxx - sx * sx;
    if (n < 3 || spread < 1e-3) return null;
    const fitted = (n * sxy - sx * sy) / spread;
    line = { start: (sy - fitted * sx) / n, slope: fitted };
    width *= 0.7;
  }
  return line;
}
