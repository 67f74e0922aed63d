import { colourGain, type LumaFrame } from '../luma-frame.ts';

/** How much a frame changes from one pixel to the next. A step of n levels gives 24 n. */
export interface EdgeChanges {
  /** For each pixel, row by row: the change downwards. Edges that run from left to right have a large one. */
  readonly across: Int16Array;
  /** The change to the right, of the transposed frame: for each pixel, column by column. */
  readonly down: Int16Array;
}

/**
 * Measures both changes of a frame at once: a 32-bit number holds a pixel of the frame and the one in its place in the
 * transposed frame, so that one addition adds both. The arrays are used again for each frame.
 */
export class ChangeMeter {
  readonly #side: number;
  readonly #luma: PlanePair;
  readonly #changes: EdgeChanges;
  #colour: { readonly plane: PlanePair; readonly changes: EdgeChanges } | null = null;
  readonly #colourEnds: Uint16Array;

  /** @param side of the frames, in pixels. */
  constructor(side: number) {
    this.#side = side;
    this.#luma = new PlanePair(side);
    this.#changes = emptyChanges(side);
    this.#colourEnds = new Uint16Array(side);
  }

  /** @returns what is valid until the next call. Colour may have fewer pixels than brightness. */
  measure({ luma, chroma }: LumaFrame): EdgeChanges {
    this.#luma.load(luma);
    measureChange(this.#luma, this.#changes, false);
    if (chroma !== null) {
      if (this.#colour?.plane.side !== chroma.side)
        this.#colour = { plane: new PlanePair(chroma.side), changes: emptyChanges(chroma.side) };
      const { plane, changes } = this.#colour;
      plane.load(chroma.blue);
      measureChange(plane, changes, false);
      plane.load(chroma.red);
      measureChange(plane, changes, true);
      this.#mergeColour(changes.across, chroma.side, this.#changes.across);
      this.#mergeColour(changes.down, chroma.side, this.#changes.down);
    }
    return this.#changes;
  }

  /** Where colour changes more than brightness, its change counts. */
  #mergeColour(colour: Int16Array, colourSide: number, change: Int16Array): void {
    const side = this.#side;
    const scale = colourSide / side;
    // A pixel of colour covers the columns before its end.
    const ends = this.#colourEnds;
    for (let x = 0; x < colourSide; x++) ends[x] = Math.ceil((x + 1) / scale);
    for (let y = 0, at = 0; y < side; y++) {
      const v = Math.min(Math.max((y + 0.5) * scale - 0.5, 0), colourSide - 1.001);
      const above = Math.floor(v) * colourSide;
      const upper = colourGain * (1 - v + Math.floor(v));
      const lower = colourGain - upper;
      const row = y * side;
      for (let x = 0; x < colourSide; x++) {
        const value = (upper * colour[above + x]! + lower * colour[above + colourSide + x]!) | 0;
        const square = Math.imul(value, value);
        for (const end = row + ends[x]!; at < end; at++) {
          const own = change[at]!;
          // As `larger`.
          change[at] = own ^ ((value ^ own) & ((Math.imul(own, own) - square) >> 31));
        }
      }
    }
  }
}

function emptyChanges(side: number): EdgeChanges {
  return { across: new Int16Array(side * side), down: new Int16Array(side * side) };
}

/** A plane and its mirror image at the diagonal, in the lower and the upper half of each number. */
class PlanePair {
  readonly side: number;
  readonly pixels: Int32Array;

  constructor(side: number) {
    this.side = side;
    this.pixels = new Int32Array(side * side);
  }

  load(plane: LumaFrame['luma']): void {
    const { side, pixels } = this;
    for (let y = 0, at = 0; y < side; y++)
      for (let end = at + side, mirrored = y; at < end; at++, mirrored += side)
        pixels[at] = plane[at]! | (plane[mirrored]! << 16);
  }
}

/**
 * Differentiates along the columns (5 px) and smooths along the rows (5 px).
 * @param keepsLarger leaves what is in `changes` already, where that is larger.
 */
function measureChange(
  { side, pixels }: PlanePair,
  { across, down }: EdgeChanges,
  keepsLarger: boolean,
): void {
  const end = (side - 2) * side;
  if (!keepsLarger) {
    for (const change of [across, down]) {
      change.fill(0, 0, 2 * side);
      change.fill(0, end, side * side);
    }
  }
  for (let row = 2 * side; row < end; row += side) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    const last = row + side;
    for (let at = row; at < last; at++) {
      const e =
        (((pixels[at + side]! - pixels[at - side]!) << 1) + pixels[at + 2 * side]! - pixels[at - 2 * side]!) |
        0;
      if (at >= row + 4) {
        const sum = (a + e + ((b + c + d) << 1)) | 0;
        // A negative lower half has borrowed from the upper one.
        const lower = (sum << 16) >> 16;
        const upper = (sum - lower) >> 16;
        across[at - 2] = keepsLarger ? larger(lower, across[at - 2]!) : lower;
        down[at - 2] = keepsLarger ? larger(upper, down[at - 2]!) : upper;
      }
      a = b;
      b = c;
      c = d;
      d = e;
    }
    continueAtEnds(across, row, side);
    continueAtEnds(down, row, side);
  }
}

/** The two outermost pixels of a row have the change of the next one. */
function continueAtEnds(change: Int16Array, row: number, side: number): void {
  change[row] = change[row + 1] = change[row + 2]!;
  change[row + side - 2] = change[row + side - 1] = change[row + side - 3]!;
}

/** The one of two changes that is farther from 0, the second one of equals. Without a branch, which noise would make slow. */
function larger(a: number, b: number): number {
  return b ^ ((a ^ b) & ((Math.imul(b, b) - Math.imul(a, a)) >> 31));
}
