import type { PixelSquare } from './frame-pixels.ts';

/** One value of every pixel of a square: its brightness or one of its colours. */
export interface Plane {
  readonly data: Uint8Array | Uint8ClampedArray;
  /** Where the first value is. */
  readonly offset: number;
  /** From one row to the next, and from one pixel to the next, in bytes. */
  readonly stride: number;
  readonly step: number;
  /** The side of the square, in pixels. */
  readonly side: number;
  /** What each value stands for, 0 to 255; null if it stands for itself. */
  readonly levels: Uint8Array | null;
}

/**
 * A smaller copy of a plane: each pixel is the mean of a box in the middle of those that it covers. The boxes have
 * one size, in whole pixels, so that the loops are fast: this runs ten times per second on every phone.
 */
export function scalePlane({ data, offset, stride, step, side, levels }: Plane, toSide: number): Uint8Array {
  const box = Math.max(1, Math.floor(side / toSide));
  const starts = Int32Array.from({ length: toSide }, (_, index) =>
    Math.floor(((index + 0.5) * side) / toSide - box / 2 + 0.25),
  );
  const scaled = new Uint8Array(toSide * toSide);
  const sums = new Int32Array(toSide);
  for (let row = 0; row < toSide; row += 1) {
    sums.fill(0);
    for (let y = starts[row]!; y < starts[row]! + box; y += 1) {
      addBoxes({ data, line: offset + y * stride, step }, { starts, box }, sums);
    }
    for (let column = 0; column < toSide; column += 1) {
      const mean = Math.round(sums[column]! / (box * box));
      scaled[row * toSide + column] = levels === null ? mean : levels[mean]!;
    }
  }
  return scaled;
}

interface Line {
  readonly data: Plane['data'];
  /** Where the first value of the line is. */
  readonly line: number;
  readonly step: number;
}

/** Adds the values of each box in one line to its sum. The usual sizes have a loop less. */
function addBoxes(
  { data, line, step }: Line,
  { starts, box }: { readonly starts: Int32Array; readonly box: number },
  sums: Int32Array,
): void {
  const count = starts.length;
  if (box === 4) {
    for (let column = 0; column < count; column += 1) {
      const at = line + starts[column]! * step;
      sums[column]! += data[at]! + data[at + step]! + data[at + 2 * step]! + data[at + 3 * step]!;
    }
  } else if (box === 3) {
    for (let column = 0; column < count; column += 1) {
      const at = line + starts[column]! * step;
      sums[column]! += data[at]! + data[at + step]! + data[at + 2 * step]!;
    }
  } else {
    for (let column = 0; column < count; column += 1) {
      const at = line + starts[column]! * step;
      let sum = 0;
      for (let pixel = 0; pixel < box; pixel += 1) sum += data[at + pixel * step]!;
      sums[column]! += sum;
    }
  }
}

/** A part of a plane, without scaling. */
export function cutPlane(
  { data, offset, stride, step, levels }: Plane,
  { left, top, size }: PixelSquare,
): Uint8Array {
  const part = new Uint8Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const line = offset + (top + row) * stride + left * step;
    for (let column = 0; column < size; column += 1) {
      const value = data[line + column * step]!;
      part[row * size + column] = levels === null ? value : levels[value]!;
    }
  }
  return part;
}
