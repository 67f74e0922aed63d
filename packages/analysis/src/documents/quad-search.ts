import { cardFrame, squareSide } from '@recto/core';
import type { EdgeMap } from './edge-map.ts';
import { fitLine, withSums, type Line } from './line-search.ts';
import type { Shape } from './shapes.ts';

/** Four lines around a document, in pixels: `top` and `bottom` run across, `left` and `right` down. */
export interface FourLines {
  readonly top: Line;
  readonly right: Line;
  readonly bottom: Line;
  readonly left: Line;
}

/** What a quad is ranked by. All are about contour, shape and position; none measures contrast. */
interface QuadMeasures {
  /** The corners: top left, top right, bottom right, bottom left; x and y of each, in pixels. */
  readonly corners: Float64Array;
  /** The share of each side that lies on edges: top, right, bottom, left. */
  readonly support: Float64Array;
  /** The share of each side's extension beyond its corners that lies on edges: a table's edge goes on, a card's ends. */
  readonly beyond: Float64Array;
  /** The share of each side that lies on edges of one direction, from dark to bright or from bright to dark. */
  readonly oneWay: Float64Array;
  /** The shape that it fits best. */
  shape: Shape;
  /** The logarithm of the aspect over that of the shape, after perspective. */
  aspect: number;
  /** How much opposite sides converge: the difference of slopes across, and down. */
  converging: number;
  /** The mean slope of the sides. */
  turned: number;
  /** The mean distance of the corners from those of the mask, as a share of the square's side. */
  away: number;
  /** The logarithm of the width over the mask's. */
  size: number;
}

/** How far (natural logarithm) an aspect may be from that of a shape. */
const aspectWithin = 0.3;
/** The rounded corner of a card, as a share of its width. */
const roundedCorner = cardFrame.radius.x / cardFrame.width;
/** How far a side's extension is looked at, as a share of the card's width. */
const extension = 0.13;
/** The focal lengths that are possible, in sides of the square: from a phone's main lens to its double. */
const focalLengths = [1.1, 2.4];

/** How much longer a document's long sides are than its short ones in the picture, at least and at most. */
const leastRatio = 1.1;
const mostRatio = 2.6;

/** As `Math.hypot`, which takes several times as long. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Measures four lines; false if they are no quad that could be a card. */
function measure(
  lines: FourLines,
  side: number,
  shapes: readonly Shape[],
  into: QuadMeasures,
  least = -Infinity,
): boolean {
  const { corners } = into;
  meetAll(lines, corners);
  const across = distance(corners[2]! - corners[0]!, corners[3]! - corners[1]!);
  const acrossBelow = distance(corners[4]! - corners[6]!, corners[5]! - corners[7]!);
  const down = distance(corners[6]! - corners[0]!, corners[7]! - corners[1]!);
  const downRight = distance(corners[4]! - corners[2]!, corners[5]! - corners[3]!);
  if (corners[2]! <= corners[0]! || corners[4]! <= corners[6]!) return false;
  if (corners[7]! <= corners[1]! || corners[5]! <= corners[3]!) return false;
  const ratio = (across + acrossBelow) / (down + downRight);
  if (ratio < leastRatio || ratio > mostRatio) return false;
  measureAspects(corners, side);
  const [one, other] = [aspects[0]!, aspects[1]!];
  let best = -Infinity;
  for (const shape of shapes) {
    const away =
      Math.max(0, Math.min(one, other) - shape.aspect) + Math.min(0, Math.max(one, other) - shape.aspect);
    const rank = rankOfAspect(away) - shape.rarity;
    if (!(Math.abs(away) < aspectWithin) || rank <= best) continue;
    best = rank;
    into.aspect = away;
    into.shape = shape;
  }
  if (best === -Infinity) return false;
  const width = (across + acrossBelow) / 2;
  into.size = Math.log((width / side) * (squareSide / cardFrame.width));
  into.converging =
    Math.abs(lines.top.slope - lines.bottom.slope) + Math.abs(lines.left.slope - lines.right.slope);
  into.turned = Math.abs(lines.top.slope + lines.bottom.slope - lines.left.slope - lines.right.slope) / 4;
  into.away = distanceFromMask(corners, side, into.shape);
  // A card of which a side is outside is looked for apart.
  if (corners.some((place) => Math.abs(place / side - 0.5) > 0.6)) return false;
  if (least > -Infinity) {
    into.support.fill(1);
    into.oneWay.fill(1);
    into.beyond.fill(0);
    if (rankOf(into) <= least) return false;
  }
  const gap = roundedCorner * width;
  const reach = extension * width;
  sideSupport(lines.top, corners[0]!, corners[2]!, gap, reach, side, into, 0);
  sideSupport(lines.right, corners[3]!, corners[5]!, gap, reach, side, into, 1);
  sideSupport(lines.bottom, corners[6]!, corners[4]!, gap, reach, side, into, 2);
  sideSupport(lines.left, corners[1]!, corners[7]!, gap, reach, side, into, 3);
  return true;
}

/** Writes the corners, in the order of `QuadMeasures`. */
function meetAll({ top, right, bottom, left }: FourLines, corners: Float64Array): void {
  meet(top, left, corners, 0);
  meet(top, right, corners, 2);
  meet(bottom, right, corners, 4);
  meet(bottom, left, corners, 6);
}

function meet(across: Line, down: Line, corners: Float64Array, at: number): void {
  const y = (across.start + across.slope * down.start) / (1 - across.slope * down.slope);
  corners[at] = down.start + down.slope * y;
  corners[at + 1] = y;
}

function sideSupport(
  line: Line,
  from: number,
  to: number,
  gap: number,
  reach: number,
  side: number,
  into: QuadMeasures,
  which: number,
): void {
  into.support[which] = share(line.sums, from + gap, to - gap);
  into.oneWay[which] = Math.abs(share(line.signedSums, from + gap, to - gap));
  const before = share(line.sums, from - reach, from - 1.5);
  const after = share(line.sums, to + 1.5, to + reach);
  const { chance } = line;
  const [one, other] = [Math.max(before - chance, 0), Math.max(after - chance, 0)];
  // The sides of a passport's page go on beyond its spine.
  const both = into.shape.isPage && which % 2 === 1 ? 2 * Math.min(one, other) : one + other;
  into.beyond[which] = both / (2 - 2 * chance);
}

/** The mean of a line's weights between two columns; 0 if less than 2 px of it are in the picture. */
export function share(sums: Float32Array, from: number, to: number): number {
  const side = sums.length - 1;
  const first = from < 0 ? 0 : Math.round(from);
  const last = to > side ? side : Math.round(to);
  return last - first < 2 ? 0 : (sums[last]! - sums[first]!) / (last - first);
}

/** The distance from a document of this shape that is as wide as the mask, in its middle. */
function distanceFromMask(corners: Float64Array, side: number, { height }: Shape): number {
  const left = cardFrame.x / squareSide;
  const right = left + cardFrame.width / squareSide;
  const top = (1 - height) / 2;
  const bottom = top + height;
  return (
    (distance(corners[0]! / side - left, corners[1]! / side - top) +
      distance(corners[2]! / side - right, corners[3]! / side - top) +
      distance(corners[4]! / side - right, corners[5]! / side - bottom) +
      distance(corners[6]! / side - left, corners[7]! / side - bottom)) /
    4
  );
}

/** The logarithm of width over height of a quad, for the shortest and the longest focal length. */
const aspects = new Float64Array(2);

/**
 * Width over height of the rectangle whose picture these corners are, for both focal lengths: the corners'
 * perspective says how far the plane is tilted, and so how much each direction is shortened.
 */
function measureAspects(corners: Float64Array, side: number): void {
  const half = side / 2;
  const ax = corners[0]! - half;
  const ay = corners[1]! - half;
  const bx = corners[2]! - half;
  const by = corners[3]! - half;
  const cx = corners[4]! - half;
  const cy = corners[5]! - half;
  const dx = corners[6]! - half;
  const dy = corners[7]! - half;
  const abc = doubleArea(ax, ay, bx, by, cx, cy);
  const acd = doubleArea(ax, ay, cx, cy, dx, dy);
  const bcd = doubleArea(bx, by, cx, cy, dx, dy);
  const k2 = acd / bcd;
  const k4 = abc / bcd;
  for (let i = 0; i < 2; i++) {
    const depth = side * focalLengths[i]!;
    const across = (k2 * bx - ax) ** 2 + (k2 * by - ay) ** 2 + ((k2 - 1) * depth) ** 2;
    const down = (k4 * dx - ax) ** 2 + (k4 * dy - ay) ** 2 + ((k4 - 1) * depth) ** 2;
    aspects[i] = Math.log(across / down) / 2;
  }
}

function doubleArea(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}

const noShape: Shape = { aspect: 0, rarity: 0, isCard: false, isPage: false, isSharp: false, height: 0 };

function emptyMeasures(): QuadMeasures {
  return {
    corners: new Float64Array(8),
    support: new Float64Array(4),
    beyond: new Float64Array(4),
    oneWay: new Float64Array(4),
    shape: noShape,
    aspect: 0,
    converging: 0,
    turned: 0,
    away: 0,
    size: 0,
  };
}

function foundQuad(m: QuadMeasures): FoundQuad {
  const { corners, shape, aspect } = m;
  return { corners, shape, aspect, width: Math.exp(m.size), rank: rankOf(m) };
}

export interface FoundQuad {
  /** Top left, top right, bottom right, bottom left; x and y of each, in pixels. */
  readonly corners: Float64Array;
  /** The width as a share of the mask's. */
  readonly width: number;
  /** The shape that it fits best. */
  readonly shape: Shape;
  /** The logarithm of the aspect over that of the shape, after perspective. */
  readonly aspect: number;
  /** Higher is better: the log odds that this is the card. */
  readonly rank: number;
}

/**
 * How much each measure counts, in log odds. Fitted by logistic regression on the candidates in synthetic frames
 * (`lab/guidance`, the split `tune`): quads that are the card against quads that are not.
 */
const weightBias = -4.55;
const weightSupports = 1.74;
const weightLeastSupport = 4.43;
const weightSecondSupport = 1.23;
const weightMostSupport = -1.9;
const weightOneWay = 0.78;
const weightBeyond = -4.1;
const weightAspect = -14.7;
const weightAspectSquared = -62;
const weightTurned = -2;
const weightAway = -4.4;
const weightTooSmall = 1.2;

/** The log odds that this is the card. Contour, shape and position count; contrast does not. */
function rankOf(m: QuadMeasures): number {
  const [a, b, c, d] = m.support as unknown as Four;
  const least = Math.min(a, b, c, d);
  const most = Math.max(a, b, c, d);
  const second = Math.min(Math.max(Math.min(a, b), Math.min(c, d)), Math.min(Math.max(a, b), Math.max(c, d)));
  return (
    weightBias +
    weightSupports * sumOf(m.support) +
    weightLeastSupport * least +
    weightSecondSupport * second +
    weightMostSupport * most +
    weightOneWay * sumOf(m.oneWay) +
    weightBeyond * sumOf(m.beyond) +
    rankOfAspect(m.aspect) -
    m.shape.rarity +
    weightTurned * (m.turned + m.converging) +
    weightAway * m.away +
    weightTooSmall * Math.min(0, m.size)
  );
}

function rankOfAspect(away: number): number {
  return weightAspect * Math.abs(away) + weightAspectSquared * away * away;
}

type Four = readonly [number, number, number, number];

function sumOf(values: Float64Array): number {
  const [a, b, c, d] = values as unknown as Four;
  return a + b + c + d;
}

/**
 * The best quads that these lines form, the best first.
 * @param tracked where the sides were in the frame before: this quad is always among them, if it could be a card.
 */
export function bestQuads(
  acrossEdges: EdgeMap,
  downEdges: EdgeMap,
  across: readonly Line[],
  down: readonly Line[],
  shapes: readonly Shape[],
  tracked: FourLines | null = null,
): FoundQuad[] {
  const side = acrossEdges.side;
  const scratch = emptyMeasures();
  const kept: { rank: number; lines: FourLines }[] = [];
  const keep = 10;
  const consider = (lines: FourLines) => {
    const least = kept.length === keep ? kept[keep - 1]!.rank : -1e9;
    if (!measure(lines, side, shapes, scratch, least)) return;
    const rank = rankOf(scratch);
    if (rank <= least) return;
    if (kept.length === keep) kept.pop();
    let i = kept.length;
    while (i > 0 && kept[i - 1]!.rank < rank) i--;
    kept.splice(i, 0, { rank, lines });
  };
  const middle = side / 2;
  const pairs = (list: readonly Line[], least: number, most: number) => {
    const found: { first: Line; second: Line; apart: number }[] = [];
    for (const first of list)
      for (const second of list) {
        const apart = second.start + second.slope * middle - first.start - first.slope * middle;
        if (apart > least * side && apart < most * side) found.push({ first, second, apart });
      }
    return found;
  };
  const rows = pairs(across, 0.13, 0.85);
  const columns = pairs(down, 0.22, 1.05);
  for (const row of rows)
    for (const column of columns) {
      const ratio = column.apart / row.apart;
      if (ratio < leastRatio || ratio > mostRatio) continue;
      consider({ top: row.first, bottom: row.second, left: column.first, right: column.second });
    }
  for (const shape of shapes) {
    const best = kept[0]?.rank ?? -Infinity;
    if (best < (shape.isCard ? certainOfFour : likelyOfFour))
      thirds(rows, columns, across, down, acrossEdges, downEdges, shape, consider);
  }
  const candidates: FoundQuad[] = [];
  for (const lines of [...kept.map((one) => one.lines), ...(tracked === null ? [] : [tracked])]) {
    const refined = refine(lines, acrossEdges, downEdges, side);
    const m = emptyMeasures();
    if (!measure(refined, side, shapes, m)) continue;
    candidates.push(foundQuad(m));
  }
  candidates.sort((a, b) => b.rank - a.rank);
  const [best] = candidates;
  if (best === undefined) return [];
  // A card has frames and stripes of its own shape printed on it: of two likely quads, the outer one.
  const outer = candidates.find(
    (other) => encloses(other, best, side) && other.rank > Math.max(best.rank - outerLead, leastOfOuter),
  );
  return outer === undefined ? candidates : [outer, ...candidates.filter((other) => other !== outer)];
}

/**
 * The quad whose sides are those of the frame before, moved by a little; null if they form none that could be a card.
 * This takes a fraction of a search's time.
 */
export function followedQuad(
  acrossEdges: EdgeMap,
  downEdges: EdgeMap,
  tracked: FourLines,
  shapes: readonly Shape[],
): FoundQuad | null {
  const { side } = acrossEdges;
  const m = emptyMeasures();
  const once = refine(tracked, acrossEdges, downEdges, side, followedWithin * side);
  if (!measure(refine(once, acrossEdges, downEdges, side), side, shapes, m)) return null;
  return foundQuad(m);
}

/** How far a side may have moved since the frame before, as a share of the square's side. */
const followedWithin = 0.015;

/** The rank (log odds) of four lines from which on no fourth side is looked for. */
const certainOfFour = 3;
/** The same before a fourth side is looked for that would make it one of the rarer shapes. */
const likelyOfFour = 1.5;

/** How much lower (log odds) a quad around another one may rank and still be taken. */
const outerLead = 1.5;

/** … if it is likely itself. */
const leastOfOuter = 0.7;

/** How wide the inner one of two such quads is at least, as a share of the outer one. */
const leastInner = 0.75;

/** Whether no corner of the inner quad is outside the other one, and it is clearly smaller. */
function encloses(outer: FoundQuad, inner: FoundQuad, side: number): boolean {
  const slack = 0.008 * side;
  const growth = outer.corners.map((place, i) => outwards[i]! * (place - inner.corners[i]!));
  const width = ({ corners }: FoundQuad) => corners[2]! - corners[0]!;
  return (
    outer !== inner &&
    growth.reduce((sum, one) => sum + one) > 0.08 * side &&
    width(inner) > leastInner * width(outer) &&
    growth.every((one) => one > -slack)
  );
}

/** The directions away from a quad, of x and y of each corner. */
const outwards = [-1, -1, 1, -1, 1, 1, -1, 1];

interface Pair {
  readonly first: Line;
  readonly second: Line;
  readonly apart: number;
}

/** Three sides are enough: the fourth follows from the aspect, and from the weak edges near where it must be. */
function thirds(
  rows: readonly Pair[],
  columns: readonly Pair[],
  across: readonly Line[],
  down: readonly Line[],
  acrossEdges: EdgeMap,
  downEdges: EdgeMap,
  shape: Shape,
  consider: (lines: FourLines) => void,
): void {
  const ratio = Math.exp(shape.aspect);
  const shapes = [shape];
  const fromRow = (three: Three, fourth: Line): FourLines => {
    const { line, first: left, second: right } = three;
    return three.length > 0
      ? { top: line, bottom: fourth, left, right }
      : { top: fourth, bottom: line, left, right };
  };
  const fromColumn = (three: Three, fourth: Line): FourLines => {
    const { line, first: top, second: bottom } = three;
    return three.length > 0
      ? { left: line, right: fourth, top, bottom }
      : { left: fourth, right: line, top, bottom };
  };
  for (const three of bestThrees(columns, across, 1 / ratio, shapes, acrossEdges, fromRow))
    consider(fromRow(three, fourthLine(three, acrossEdges)));
  for (const three of bestThrees(rows, down, ratio, shapes, downEdges, fromColumn))
    consider(fromColumn(three, fourthLine(three, downEdges)));
}

/** Two opposite sides and a line between them; the fourth side is `length` pixels away from the line. */
interface Three {
  readonly first: Line;
  readonly second: Line;
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const mostThrees = 12;

function bestThrees(
  pairs: readonly Pair[],
  lines: readonly Line[],
  ratio: number,
  shapes: readonly Shape[],
  edges: EdgeMap,
  quadOf: (three: Three, fourth: Line) => FourLines,
): Three[] {
  const { side } = edges;
  const best: Three[] = [];
  const ranks: number[] = [];
  const measures = emptyMeasures();
  const nothing = new Float32Array(side + 1);
  for (const { first, second } of pairs) {
    for (const line of lines) {
      const from = crossing(line, first);
      const to = crossing(line, second);
      const supportOfLine = longShare(line, from, to);
      if (supportOfLine < leastOfThree) continue;
      const y0 = line.start + line.slope * from;
      const y1 = line.start + line.slope * to;
      for (let sign = 1; sign >= -1; sign -= 2) {
        const length = sign * (to - from) * ratio;
        const one = longShare(first, Math.min(y0, y0 + length), Math.max(y0, y0 + length));
        if (one < leastOfThree) continue;
        const two = longShare(second, Math.min(y1, y1 + length), Math.max(y1, y1 + length));
        if (two < leastOfThree || supportOfLine + one + two < leastSumOfThree) continue;
        const three = { first, second, line, from, to, length };
        const fourth = { ...fourthPlace(three), sums: nothing, signedSums: nothing, chance: edges.density };
        const least = best.length === mostThrees ? ranks[mostThrees - 1]! : -1e9;
        if (!measure(quadOf(three, fourth), side, shapes, measures, least)) continue;
        const rank = rankOf(measures);
        if (rank <= least) continue;
        let i = best.length === mostThrees ? mostThrees - 1 : best.length;
        while (i > 0 && ranks[i - 1]! < rank) {
          best[i] = best[i - 1]!;
          ranks[i] = ranks[i - 1]!;
          i--;
        }
        best[i] = three;
        ranks[i] = rank;
      }
    }
  }
  return best;
}

/** Three sides must lie on edges to this share: each of them, and all together. */
const leastOfThree = 0.45;
const leastSumOfThree = 1.8;

/** Where the fourth side should be. */
function fourthPlace({ first, second, line, from, to, length }: Three) {
  const y0 = line.start + line.slope * from + length;
  const y1 = line.start + line.slope * to + length;
  const x0 = first.start + first.slope * y0;
  const x1 = second.start + second.slope * y1;
  const slope = (y1 - y0) / (x1 - x0);
  return { start: y0 - slope * x0, slope, x0, x1 };
}

function fourthLine(three: Three, edges: EdgeMap): Line {
  const { start, slope, x0, x1 } = fourthPlace(three);
  const fitted = fitLine(edges, start, slope, x0, x1, 0.02 * edges.side) ?? { start, slope };
  return withSums(edges, fitted.start, fitted.slope);
}

/** The column of `line` at which it meets a line of the other direction. */
export function crossing(line: Line, other: Line): number {
  return (other.start + other.slope * line.start) / (1 - other.slope * line.slope);
}

/** As `share`; 0 if less than a tenth of the picture's side is left of it. */
function longShare(line: Line, from: number, to: number): number {
  const side = line.sums.length - 1;
  return Math.min(to, side) - Math.max(from, 0) < 0.1 * side ? 0 : share(line.sums, from, to);
}

/** Each line again, through the edge points between its corners only. */
function refine(
  lines: FourLines,
  acrossEdges: EdgeMap,
  downEdges: EdgeMap,
  side: number,
  within = 2.5,
): FourLines {
  const m = new Float64Array(8);
  meetAll(lines, m);
  const again = (edges: EdgeMap, line: Line, from: number, to: number) => {
    const gap = 0.06 * (to - from);
    const fitted = fitLine(edges, line.start, line.slope, from + gap, to - gap, within);
    if (fitted === null) return line;
    const moved = Math.max(
      Math.abs(fitted.start + fitted.slope * from - line.start - line.slope * from),
      Math.abs(fitted.start + fitted.slope * to - line.start - line.slope * to),
    );
    return moved > 0.02 * side ? line : withSums(edges, fitted.start, fitted.slope);
  };
  return {
    top: again(acrossEdges, lines.top, m[0]!, m[2]!),
    right: again(downEdges, lines.right, m[3]!, m[5]!),
    bottom: again(acrossEdges, lines.bottom, m[6]!, m[4]!),
    left: again(downEdges, lines.left, m[1]!, m[7]!),
  };
}
