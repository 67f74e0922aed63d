import { squareSide } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';

/** The farthest shift that is looked for, as a share of the square's side. */
const farthest = 0.06;

/** How far the picture moved between two frames, from the sums of its rows and columns. */
export class ShiftMeter {
  #before: Profiles | null = null;
  #now: Profiles | null = null;

  /** The distance in thousandths of the square's side since the frame before; null for the first. */
  next(frame: LumaFrame): number | null {
    const spare = this.#before?.rows.length === frame.side ? this.#before : null;
    this.#before = this.#now;
    this.#now = profilesOf(frame, spare);
    if (this.#before?.rows.length !== frame.side) return null;
    const x = shiftBetween(this.#before.columns, this.#now.columns);
    const y = shiftBetween(this.#before.rows, this.#now.rows);
    return (Math.hypot(x, y) / frame.side) * squareSide;
  }

  /** The next frame is the first one. */
  reset(): void {
    this.#before = this.#now = null;
  }
}

interface Profiles {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
}

function profilesOf({ side, luma }: LumaFrame, spare: Profiles | null): Profiles {
  const rows = spare?.rows ?? new Int32Array(side);
  const columns = spare?.columns ?? new Int32Array(side);
  columns.fill(0);
  for (let y = 0; y < side; y++) {
    let sum = 0;
    for (let x = 0; x < side; x++) {
      const value = luma[y * side + x]!;
      sum += value;
      columns[x]! += value;
    }
    rows[y] = sum;
  }
  return { rows, columns };
}

/** The shift in pixels at which two profiles differ least, with the fraction from the neighbours. */
function shiftBetween(before: Int32Array, now: Int32Array): number {
  const most = Math.round(farthest * now.length);
  let best = 0;
  let least = Infinity;
  const differences = new Float32Array(2 * most + 1);
  for (let shift = -most; shift <= most; shift++) {
    let sum = 0;
    for (let i = most; i < now.length - most; i++) sum += Math.abs(now[i + shift]! - before[i]!);
    differences[shift + most] = sum;
    if (sum < least) {
      least = sum;
      best = shift;
    }
  }
  // No shift fits clearly better than none: at rest.
  if (least > 0.92 * differences[most]!) return 0;
  if (Math.abs(best) === most) return best;
  const a = differences[best + most - 1]!;
  const c = differences[best + most + 1]!;
  const curve = a - 2 * least + c;
  return curve <= 0 ? best : best + (0.5 * (a - c)) / curve;
}
