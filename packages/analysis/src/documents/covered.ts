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
/** A pocket's edge goes on beyond the document: a side's line is looked at so far beyond both its corners, in pixels. */
const beyondFrom = 2;
const beyondUntil = 14;
/** How near to the picture's edge the line is no longer looked at, as a share of the picture. */
const beyondMargin = 0.014;
/** The line goes on where the brightness differs across it by this share of the sum of both sides, … */
const leastContrast = 0.06;
/** … to which so many levels are added, as noise in the dark is no contrast, … */
const darkLevels = 20;
/** … in so many of the places. */
const fewestBeyond = 9;
/** Of what a pocket hides of a side, at least this share can't be seen. */
const hiddenShare = 0.5;
const planes = 3;
/** Depth of the marked area behind a gap, as a share of the adjacent side. */
const placeDepth = 0.15;

/** What is seen along one of a quad's sides, place by place. */
interface Border {
  readonly isSeen: readonly boolean[];
  /** The levels inside, and outside: brightness and both colours for each place. */
  readonly inside: Float32Array;
  readonly outside: Float32Array;
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
 * pocket (decision 4.15). A weak contrast between document and table alone does not count: what lies in the gap must
 * differ from the document, and from the table beside it. A side whose line goes on beyond both its corners, and along
 * which the document looks unlike its other sides, is a pocket's edge: all of it is covered.
 * @returns the longest gap; null if there is none.
 */
export function coveredPart(frame: LumaFrame, quad: Quad): CoveredPart | null {
  const borders = quad.map((from, side) => borderOf(frame, from, quad[(side + 1) % 4]!));
  const shares = borders.map(({ isSeen }) => shareOf(isSeen.slice(corner, places - corner)));
  const usual = typical(borders, 'inside');
  if (usual === null) return null;
  const table = typical(borders, 'outside')!;
  let longest: CoveredPart | null = null;
  borders.forEach((border, side) => {
    const others = shares.filter((_, other) => other !== side).sort((a, b) => b - a);
    const opposite = borders[(side + 2) % 4]!;
    const own = typical([border], 'inside') ?? usual;
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
      const isElsewhereSeen = Math.max(shares[(side + 2) % 4]!, others[1]!) >= seenFrom;
      // What lies over a side comes from outside. Beside print of the table's colour, the table is seen.
      const comesFromOutside = difference(meanOf(border.outside, from, to), table) >= leastDifference;
      const isCover =
        (isElsewhereSeen && comesFromOutside) ||
        (isAtCorner && isHiddenAlike(opposite, places - to, places - from, usual));
      if (covered > (longest?.share ?? 0) && isCover && differs(from, to))
        longest = { share: covered, place: placeOf(quad, side, from / places, to / places) };
      from = to;
    }
    const isUnlike = difference(meanOf(border.inside, corner, places - corner), usual) >= leastDifference;
    if ((longest?.share ?? 0) < 1 && isUnlike && goesOn(frame, quad[side]!, quad[(side + 1) % 4]!))
      longest = { share: 1, place: placeOf(quad, side, 0, 1) };
  });
  return longest;
}

/** A pocket across the document hides the same part of two opposite sides, and of both the rest is seen. */
function isHiddenAlike({ isSeen, inside }: Border, from: number, to: number, usual: Levels): boolean {
  const rest = isSeen.filter(
    (_, place) => place >= corner && place < places - corner && (place < from || place >= to),
  );
  return (
    shareOf(rest) >= seenFrom &&
    shareOf(isSeen.slice(from, to)) <= 1 - hiddenShare &&
    difference(meanOf(inside, from, to), usual) >= leastDifference
  );
}

function shareOf(isSeen: readonly boolean[]): number {
  return isSeen.filter(Boolean).length / isSeen.length;
}

/**
 * Whether the line from one corner to another goes on in the picture beyond both, each time from dark to bright or each
 * time from bright to dark, between the same two things. The line may lie a pixel beside the corners.
 */
function goesOn(frame: LumaFrame, from: Point, to: Point): boolean {
  const ends = [stripsBeyond(frame, to, from, -1), stripsBeyond(frame, from, to, 1)] as const;
  const isLine = (by: number, sign: number) =>
    ends.every((end) => {
      const clear = end.filter((strip) => {
        const [one, other] = [pairAt(strip, by - 2), pairAt(strip, by + 1)];
        return (sign * (other - one)) / (other + one + darkLevels) >= leastContrast;
      });
      return clear.length >= fewestBeyond;
    });
  return [-1, 0, 1].some((by) => isLine(by, 1) || isLine(by, -1));
}

/** The sum of a strip's levels in this place, in pixels from the line, and in the next one. */
function pairAt(strip: readonly number[], by: number): number {
  return strip[by + reach]! + strip[by + 1 + reach]!;
}

/**
 * The brightness across the line beyond a corner, in a strip for each place.
 * @param sign 1 or -1, so that the strips at both ends of a side have the same direction.
 */
function stripsBeyond({ side, luma }: LumaFrame, before: Point, at: Point, sign: number): number[][] {
  const length = Math.hypot(at.x - before.x, at.y - before.y);
  const [alongX, alongY] = [(at.x - before.x) / length / side, (at.y - before.y) / length / side];
  const strips: number[][] = [];
  for (let beyond = beyondFrom; beyond < beyondUntil; beyond++) {
    const [x, y] = [at.x / squareSide + alongX * beyond, at.y / squareSide + alongY * beyond];
    if (Math.min(x, y, 1 - x, 1 - y) < beyondMargin) break;
    strips.push(
      Array.from({ length: 2 * reach + 1 }, (_, place) => {
        const by = sign * (place - reach);
        return levelAt(luma, side, x - alongY * by, y + alongX * by);
      }),
    );
  }
  return strips;
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
  const outside = new Float32Array(planes * places);
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
      const meanFrom = (at: number) => (levels[at]! + levels[at + 1]! + levels[at + 2]!) / 3;
      inside[planes * place + plane] = meanFrom(2 * reach - 2);
      outside[planes * place + plane] = meanFrom(0);
    }
    isSeen[place] = step >= leastStep;
  }
  return { isSeen, inside, outside };
}

function levelAt(values: LumaFrame['luma'], size: number, x: number, y: number): number {
  const pixelAt = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)));
  return values[pixelAt(y) * size + pixelAt(x)]!;
}

/** Of the places that are seen, along up to four sides. */
const seenLevels = new Float32Array(4 * places);

/** The medians inside or outside of the places that are seen; null if there are too few. */
function typical(borders: readonly Border[], where: 'inside' | 'outside'): Levels | null {
  const medianOf = (plane: number) => {
    let count = 0;
    for (const border of borders)
      for (let place = 0; place < places; place++)
        if (border.isSeen[place]) seenLevels[count++] = border[where][planes * place + plane]!;
    return count < fewestTypical ? NaN : seenLevels.subarray(0, count).sort()[count >> 1]!;
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
