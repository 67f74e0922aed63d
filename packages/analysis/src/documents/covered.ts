import { squareSide, type Place, type Point, type Quad } from '@recto/core';
import { colourGain, type LumaFrame } from '../luma-frame.ts';

/** Each side is looked at in so many places; the outermost ones lie on the rounded corners. */
const places = 40;
const corner = 2;
/** How far to either side of the line, in pixels. */
const reach = 5;
/** A side is seen where brightness or colour changes by so many levels across it, … */
const leastStep = 10;
/** … within so many pixels of the line. */
const within = 2;
/** The opposite side, or two others, must be seen to this share before a gap says something. */
const seenFrom = 0.8;
/** What covers a side differs by so many levels from the rest of the document along its sides. */
const leastDifference = 16;
/** A gap at a corner hides the corner too: this share of the side is added. */
const cornerCovered = 0.06;
/** So many places must be seen before their levels are typical. */
const fewestTypical = 6;
const planes = 3;
/** How far into the document the place of a gap reaches, as a share of the side beside it. */
const placeDepth = 0.15;

/** What is seen along one of a quad's sides, place by place. */
interface Border {
  readonly isSeen: readonly boolean[];
  /** The levels inside: brightness and both colours for each place. */
  readonly inside: Float32Array;
}

/** What hides a part of one side of a document. */
export interface CoveredPart {
  /** The gap's length as a share of its side, 0 to 1 and a little more. */
  readonly share: number;
  /** The gap and a part of the document beside it. */
  readonly place: Place;
}

/**
 * How much of a side of a document can't be seen although others can, since something lies over it: a finger, a hand, a
 * pocket (decision 4.46). A weak contrast between document and table alone does not count: what lies in the gap must
 * differ from the document.
 * @returns the longest gap; null if there is none.
 */
export function coveredPart(frame: LumaFrame, quad: Quad): CoveredPart | null {
  const borders = quad.map((from, side) => borderOf(frame, from, quad[(side + 1) % 4]!));
  const shares = borders.map(({ isSeen }) => isSeen.filter(Boolean).length / (places - 2 * corner));
  const usual = typical(borders);
  if (usual === null) return null;
  let longest: CoveredPart | null = null;
  borders.forEach((border, side) => {
    const others = shares.filter((_, other) => other !== side).sort((a, b) => b - a);
    if (Math.max(shares[(side + 2) % 4]!, others[1]!) < seenFrom) return;
    const own = typical([border]) ?? usual;
    const differs = (from: number, to: number) => {
      const here = meanOf(border.inside, from, to);
      return Math.min(difference(here, usual), difference(here, own)) >= leastDifference;
    };
    for (let from = corner; from < places - corner; from++) {
      let to = from;
      while (to < places - corner && !border.isSeen[to]) to++;
      const share = (to - from) / (places - 2 * corner);
      const isAtCorner = from === corner || to === places - corner;
      const covered = share + (isAtCorner && to - from > 1 ? cornerCovered : 0);
      if (covered > (longest?.share ?? 0) && differs(from, to))
        longest = { share: covered, place: placeOf(quad, side, from / places, to / places) };
      from = to;
    }
  });
  return longest;
}

/** What lies along one of the sides, from one share of its length to another, and a little within. */
function placeOf(quad: Quad, side: number, from: number, to: number): Place {
  const [start, end, next, before] = [0, 1, 2, 3].map((i) => quad[(side + i) % 4]!) as unknown as Quad;
  const between = (one: Point, other: Point, share: number) => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  const points = [from, to].flatMap((share) => {
    const outer = between(start, end, share);
    return [outer, between(outer, between(before, next, share), placeDepth)];
  });
  const clamped = (value: number) => Math.min(squareSide, Math.max(0, value));
  const xs = points.map(({ x }) => clamped(x));
  const ys = points.map(({ y }) => clamped(y));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type Levels = readonly [number, number, number];

function borderOf({ side, luma, chroma }: LumaFrame, from: Quad[0], to: Quad[0]): Border {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Into the document, by one pixel: the corners are in clockwise order.
  const [downX, downY] = [(from.y - to.y) / length / side, (to.x - from.x) / length / side];
  const inside = new Float32Array(planes * places);
  const isSeen = Array.from({ length: places }, () => false);
  const levels = new Float32Array(2 * reach + 1);
  for (let place = corner; place < places - corner; place++) {
    const along = (place + 0.5) / places;
    const x = (from.x + (to.x - from.x) * along) / squareSide;
    const y = (from.y + (to.y - from.y) * along) / squareSide;
    let step = 0;
    for (let plane = 0; plane < (chroma === null ? 1 : planes); plane++) {
      const values = plane === 0 ? luma : plane === 1 ? chroma!.blue : chroma!.red;
      const size = plane === 0 ? side : chroma!.side;
      const gain = plane === 0 ? 1 : colourGain;
      for (let at = 0; at <= 2 * reach; at++)
        levels[at] = gain * levelAt(values, size, x + downX * (at - reach), y + downY * (at - reach));
      for (let at = reach - within; at <= reach + within; at++)
        step = Math.max(
          step,
          Math.abs(levels[at + 1]! + levels[at + 2]! - levels[at - 1]! - levels[at - 2]!) / 2,
        );
      inside[planes * place + plane] =
        (levels[2 * reach]! + levels[2 * reach - 1]! + levels[2 * reach - 2]!) / 3;
    }
    isSeen[place] = step >= leastStep;
  }
  return { isSeen, inside };
}

function levelAt(values: LumaFrame['luma'], size: number, x: number, y: number): number {
  const pixelAt = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)));
  return values[pixelAt(y) * size + pixelAt(x)]!;
}

/** The medians inside the places that are seen; null if there are too few. */
function typical(borders: readonly Border[]): Levels | null {
  const medianOf = (plane: number) => {
    const levels = borders.flatMap((border) =>
      border.isSeen.flatMap((isSeen, place) => (isSeen ? [border.inside[planes * place + plane]!] : [])),
    );
    return levels.length < fewestTypical ? NaN : levels.sort((a, b) => a - b)[levels.length >> 1]!;
  };
  const levels: Levels = [medianOf(0), medianOf(1), medianOf(2)];
  return Number.isNaN(levels[0]) ? null : levels;
}

function meanOf(strip: Float32Array, from: number, to: number): Levels {
  const mean = (plane: number) => {
    let sum = 0;
    for (let place = from; place < to; place++) sum += strip[planes * place + plane]!;
    return sum / (to - from);
  };
  return [mean(0), mean(1), mean(2)];
}

function difference(one: Levels, other: Levels): number {
  return one.reduce((sum, level, plane) => sum + Math.abs(level - other[plane]!), 0);
}
