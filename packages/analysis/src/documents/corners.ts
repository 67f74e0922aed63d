import { cardFrame, squareSide, type Point, type Quad } from '@recto/core';
import { colourGain, type LumaFrame } from '../luma-frame.ts';

/** The radius of a card's corners as a share of its long and of its short side (ISO/IEC 7810 ID-1). */
const radiusOfLong = cardFrame.radius.x / cardFrame.width;
const radiusOfShort = cardFrame.radius.y / cardFrame.height;

type Places = readonly (readonly [along: number, down: number])[];

/** Places at a corner, in radii from it along its two sides: outside of the document, … */
const outside: Places = [
  [-0.35, 0.2],
  [0.2, -0.35],
  [-0.3, -0.3],
  [-0.35, 0.7],
  [0.7, -0.35],
];
/** … between the arc and the point where the sides would meet: table if it is rounded, document if it is sharp; … */
const between: Places = [
  [0.1, 0.1],
  [0.16, 0.08],
  [0.08, 0.16],
];
/** … and inside of both. */
const inside: Places = [
  [0.6, 0.6],
  [0.75, 0.45],
  [0.45, 0.75],
  [0.9, 0.4],
  [0.4, 0.9],
];

/** A difference of so many levels is half noise. */
const noise = 3;

/**
 * Whether the corners of a quad are rounded as a card's are, 4 to -4: four are, four are sharp. 0 if it can't be seen,
 * as with fingers on them, or a card of the table's brightness and colour.
 */
export function roundness({ side, luma, chroma }: LumaFrame, quad: Quad): number {
  const [a, b, , d] = quad;
  const isWide = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(d.x - a.x, d.y - a.y);
  const [across, down] = isWide ? [radiusOfLong, radiusOfShort] : [radiusOfShort, radiusOfLong];
  return quad.reduce((sum, corner, i) => {
    const [before, after] = [quad[(i + 3) % 4]!, quad[(i + 1) % 4]!];
    const [beside, below] = i % 2 === 0 ? [after, before] : [before, after];
    const sides: Sides = { corner, beside: part(corner, beside, across), below: part(corner, below, down) };
    let clearest = certaintyOf(luma, side, 1, sides);
    for (const colour of chroma === null ? [] : [chroma.blue, chroma.red]) {
      const other = certaintyOf(colour, chroma!.side, colourGain, sides);
      if (other.weight > clearest.weight) clearest = other;
    }
    return sum + clearest.weight * clearest.isRounded;
  }, 0);
}

interface Sides {
  readonly corner: Point;
  /** One radius along each side. */
  readonly beside: Point;
  readonly below: Point;
}

function part(from: Point, to: Point, share: number): Point {
  return { x: (to.x - from.x) * share, y: (to.y - from.y) * share };
}

/** `isRounded`: 1 to -1; `weight`: how clearly document and table differ here, 0 to 1. */
function certaintyOf(plane: LumaFrame['luma'], side: number, gain: number, sides: Sides) {
  const [table, card] = [outside, inside].map((places) => levelOf(plane, side, sides, places));
  const middle = levelOf(plane, side, sides, between).mean;
  const difference = card!.mean - table!.mean;
  const strength = Math.abs(difference) * gain;
  const weight = strength / (strength + noise + gain * (table!.spread + card!.spread / 2));
  const isDocument = (middle - table!.mean) / difference;
  // Without a difference, or out of the picture.
  if (!Number.isFinite(isDocument)) return { weight: 0, isRounded: 0 };
  return { weight, isRounded: Math.max(-1, Math.min(1, 1 - 2 * isDocument)) };
}

/** The mean and the standard deviation of what is in the picture; both are NaN if nothing is. */
function levelOf(plane: LumaFrame['luma'], side: number, { corner, beside, below }: Sides, places: Places) {
  const scale = side / squareSide;
  let [count, sum, squares] = [0, 0, 0];
  for (const [u, v] of places) {
    const x = (corner.x + u * beside.x + v * below.x) * scale - 0.5;
    const y = (corner.y + u * beside.y + v * below.y) * scale - 0.5;
    if (x < 0 || y < 0 || x >= side - 1 || y >= side - 1) continue;
    const at = Math.floor(y) * side + Math.floor(x);
    const [right, lower] = [x % 1, y % 1];
    const value =
      (plane[at]! * (1 - right) + plane[at + 1]! * right) * (1 - lower) +
      (plane[at + side]! * (1 - right) + plane[at + side + 1]! * right) * lower;
    count++;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}
