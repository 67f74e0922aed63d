import {
  cardFrame,
  documentFormatNames,
  squareSide,
  type DocumentFormat,
  type PictureSide,
  type Point,
  type Quad,
} from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';
import { roundness } from './corners.ts';
import { sideOfCutCard } from './cut-card.ts';
import { ChangeMeter } from './edge-changes.ts';
import { EdgeMap } from './edge-map.ts';
import { LineSearch, withSums, type Line } from './line-search.ts';
import { bestQuads, followedQuad, type FoundQuad, type FourLines } from './quad-search.ts';
import { formatOf, shapesOf, type Shape } from './shapes.ts';

export interface Finding {
  readonly quad: Quad | null;
  /** Of those that were looked for, the first one whose shape the quad has; null without a quad. */
  readonly format: DocumentFormat | null;
  /** How far its aspect is from that of the format (natural logarithm, after perspective); 0 without a quad. */
  readonly misshapen: number;
  /** 0 to 1; 0 without a quad. */
  readonly score: number;
  readonly sides: Readonly<Record<PictureSide, number>>;
  readonly cutOff: readonly PictureSide[];
}

/** Below this, what was found is more likely something else. */
const leastScore = 0.65;
/** A document that was there in the frame before needs less. */
const leastScoreTracked = 0.3;

/**
 * A quad so small (share of the mask's width) is never photographed as it is: it only leads to "too far", which needs
 * less certainty.
 */
const smallBelow = 0.68;
const leastScoreSmall = 0.23;
/** A quad so large (share of the mask's width) is more often a piece of furniture than a card. */
const largeAbove = 1.04;

/** A quad that is this certain is whole. One that is less certain may be printed on a card that leaves the picture. */
const surelyWhole = 0.8;
/** Hardly anybody holds the phone across the card (log odds). */
const rarelyHigh = 2;
/** The rank (log odds) from which no other shape is looked for. */
const certain = 3;

/** The rank (log odds) from which on the quad of the frame before is still there, and nothing else is looked for. */
const leastRankFollowed = 2.5;
/** After so many frames without a search, there is one: something clearer may have come into the picture. */
const mostFollowed = 4;

/** The lines that are kept from each half of the frame, and in the second search. */
const linesOfHalf = 8;
const shortLinesOfHalf = 12;
/** The steepest line that is looked for then: 45 degrees. */
const steepest = 1;
/** A second search also finds a document whose upper side is this steep, however large it is. */
const steepFrom = 0.3;
/** A second search costs as much as the first one. */
const secondLookEvery = 4;
/** What only a second search finds, or what is large, is more often something else. */
const leastScoreUnusual = 0.7;

/** Finds a card in a frame of a given size (§2). Its arrays are used again for each frame. */
export class DocumentFinder {
  readonly side: number;
  readonly #across: EdgeMap;
  readonly #down: EdgeMap;
  readonly #lines: LineSearch;
  readonly #steepLines: LineSearch;
  readonly #changes: ChangeMeter;
  /** How many frames in a row had the quad of the frame before, without a search. */
  #followed = 0;
  /** How many frames were without a document since the last one with it. */
  #unfound = 0;

  readonly #formats: readonly DocumentFormat[];
  readonly #shapes: readonly Shape[];

  /** @param formats those of the documents that may be in the picture. */
  constructor(side: number, formats: readonly DocumentFormat[] = documentFormatNames) {
    this.side = side;
    this.#formats = formats;
    this.#shapes = shapesOf(formats);
    this.#across = new EdgeMap(side);
    this.#down = new EdgeMap(side);
    this.#lines = new LineSearch(side);
    this.#steepLines = new LineSearch(side, steepest);
    this.#changes = new ChangeMeter(side);
  }

  /** `previous`: where the document was in the frame before; its sides are looked for too. */
  find(frame: LumaFrame, previous: Quad | null): Finding {
    const changes = this.#changes.measure(frame);
    this.#across.update(changes.across);
    this.#down.update(changes.down);
    const tracked = previous && this.#sidesOf(previous);
    const followed = tracked && this.#follow(tracked);
    if (followed !== null) return this.#findingOf(followed, certaintyOf(followed, frame));
    const across = this.#lines.find(this.#across, linesOfHalf);
    const down = this.#lines.find(this.#down, linesOfHalf);
    if (tracked !== null) {
      across.push(tracked.top, tracked.bottom);
      down.push(tracked.left, tracked.right);
    }
    const candidates = this.#wideOrHigh(across, down, tracked);
    const found =
      previous === null ? mostCertain(candidates, frame) : steadiest(candidates, previous, this.side);
    const tooWide: readonly PictureSide[] = isTooWide(across, this.side) ? ['left', 'right'] : [];
    const score = found === undefined ? 0 : certaintyOf(found, frame);
    const cut = score < surelyWhole ? sideOfCutCard(across, down, frame) : null;
    // What is printed on a document that leaves the picture is none.
    if (found !== undefined && cut === null && score >= neededScore(found, previous !== null))
      return this.#findingOf(found, score);
    const second = mostCertain(this.#searchAgain(previous), frame);
    if (
      second !== undefined &&
      cut === null &&
      (second.width < smallBelow || (tooWide.length === 0 && isSteep(second)))
    ) {
      const certainty = certaintyOf(second, frame);
      if (certainty > leastScoreUnusual) return this.#findingOf(second, certainty);
    }
    return {
      quad: null,
      format: null,
      misshapen: 0,
      score: 0,
      sides: sidesOfLines(across, down, this.side),
      cutOff: cut === null || tooWide.length > 0 ? tooWide : [cut],
    };
  }

  #findingOf(found: FoundQuad, score: number): Finding {
    const quad = quadOf(found, this.side);
    const format = formatOf(found.shape, this.#formats);
    return {
      quad,
      format,
      misshapen: found.aspect,
      score,
      sides: sidesOfQuad(quad),
      cutOff: sidesLeft(quad),
    };
  }

  /** The quad of the frame before, if it is clearly still there; null calls for a search. */
  #follow(tracked: FourLines): FoundQuad | null {
    const found =
      this.#followed < mostFollowed ? followedQuad(this.#across, this.#down, tracked, this.#shapes) : null;
    // That a shape is rare says nothing about a document that was found before.
    const isClear = found !== null && found.rank + found.shape.rarity > leastRankFollowed;
    this.#followed = isClear ? this.#followed + 1 : 0;
    return isClear ? found : null;
  }

  /** A second search, at most at every fourth frame: a card far away, whose sides longer lines outvoted, or one that is turned far (decision 4.11). */
  #searchAgain(previous: Quad | null): readonly FoundQuad[] {
    if (previous !== null) this.#unfound = 0;
    if (this.#unfound++ % secondLookEvery > 0) return [];
    const find = (edges: EdgeMap) => this.#steepLines.find(edges, shortLinesOfHalf, true);
    return this.#wideOrHigh(find(this.#across), find(this.#down));
  }

  /** The best quads that are wider than high; if they are doubtful, those that are higher than wide may be better. */
  #wideOrHigh(across: readonly Line[], down: readonly Line[], tracked?: FourLines | null): FoundQuad[] {
    const wide = bestQuads(this.#across, this.#down, across, down, this.#shapes, tracked);
    const best = wide[0]?.rank ?? -Infinity;
    if (best > certain) return wide;
    const high = bestQuads(this.#down, this.#across, down, across, this.#shapes).map((found) => {
      const [ax, ay, bx, by, cx, cy, dx, dy] = found.corners;
      const corners = Float64Array.of(ay!, ax!, dy!, dx!, cy!, cx!, by!, bx!);
      return { ...found, corners, rank: found.rank - rarelyHigh };
    });
    return high.length > 0 && high[0]!.rank > best ? high : wide;
  }

  #sidesOf(previous: Quad): FourLines {
    const scale = this.side / squareSide;
    const [a, b, c, d] = previous.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quad;
    const acrossLine = (from: Point, to: Point) => {
      const slope = (to.y - from.y) / (to.x - from.x);
      return withSums(this.#across, from.y - slope * from.x, slope);
    };
    const downLine = (from: Point, to: Point) => {
      const slope = (to.x - from.x) / (to.y - from.y);
      return withSums(this.#down, from.x - slope * from.y, slope);
    };
    return {
      top: acrossLine(a, b),
      bottom: acrossLine(d, c),
      left: downLine(a, d),
      right: downLine(b, c),
    };
  }
}

/** How much lower (log odds) than the best one a quad may rank that is certain, if the best one is not. */
const certainLead = 4;

/**
 * The best quad; if that is not certain, the most certain one of those that rank little lower: a frame or a band that
 * is printed on a card often ranks higher than the card, but has other corners. Of a card and a film around it, the one
 * with rounder corners, if it also ranks higher.
 */
function mostCertain(candidates: readonly FoundQuad[], frame: LumaFrame): FoundQuad | undefined {
  const [best, inner] = candidates;
  const isInnerBetter =
    best !== undefined &&
    inner !== undefined &&
    inner.rank > best.rank &&
    roundnessOf(inner, frame) > roundnessOf(best, frame);
  if (isInnerBetter) return inner;
  if (best === undefined || certaintyOf(best, frame) >= leastScore) return best;
  let chosen = best;
  let most = leastScore;
  for (const candidate of candidates) {
    if (candidate.rank < best.rank - certainLead) continue;
    const certainty = certaintyOf(candidate, frame);
    if (certainty < most) continue;
    chosen = candidate;
    most = certainty;
  }
  return chosen;
}

/** A quad whose corners have moved by no more than this (thousandths) is the one of the frame before. */
const steadyWithin = 9;
/** How much lower (log odds) it may rank and still be taken: a card's shadow and its edge often rank alike. */
const steadyLead = 2.5;

/** The best quad; or the one of the frame before, if that is hardly worse. */
function steadiest(candidates: readonly FoundQuad[], previous: Quad, side: number): FoundQuad | undefined {
  const [best] = candidates;
  if (best === undefined) return undefined;
  let nearest = best;
  let least = steadyWithin;
  for (const candidate of candidates) {
    if (candidate.rank < best.rank - steadyLead) continue;
    const quad = quadOf(candidate, side);
    const moved = Math.max(...quad.map(({ x, y }, i) => Math.hypot(x - previous[i]!.x, y - previous[i]!.y)));
    if (moved >= least) continue;
    least = moved;
    nearest = candidate;
  }
  return nearest;
}

/** How certain a quad must be, 0 to 1. */
function neededScore({ width, shape }: FoundQuad, isTracked: boolean): number {
  if (width > largeAbove) return leastScoreUnusual;
  if (isTracked) return leastScoreTracked;
  return shape.isCard && width < smallBelow ? leastScoreSmall : leastScore;
}

function scoreOfRank(rank: number): number {
  return 1 / (1 + Math.exp(-rank));
}

/**
 * How much each measure counts for a quad within the picture, in log odds. Fitted like the ranks, on the best quads of
 * frames with cards and of frames with other rectangles only.
 */
const weightBias = 0.9;
const weightRank = 0.61;
const weightNotRounded = -2.5;
const weightAspect = -10.5;
/** The bias of the older formats. */
const otherBias = -0.3;
/** An open licence has sharp corners; what is seen of a card in a pocket has its shape, and rounded ones. */
const weightNotSharp = -2.5;
const sharpUntil = -0.5;
/** The roundness from which on more of it says no more. */
const roundedFrom = 1.5;

/**
 * How certain it is that a quad is a card, 0 to 1. Which of the quads is best, their sides decide; whether it is a card
 * and not a sheet, a phone or a screen, its corners and its aspect do, too.
 */
function certaintyOf(found: FoundQuad, frame: LumaFrame): number {
  const { rank, aspect, shape } = found;
  const sides = weightRank * rank + weightAspect * Math.abs(aspect);
  const round = roundnessOf(found, frame);
  const corners = shape.isCard
    ? weightBias + weightNotRounded * Math.max(0, roundedFrom - round)
    : otherBias + (shape.isSharp ? weightNotSharp * Math.max(0, round - sharpUntil) : Math.max(0, round));
  return scoreOfRank(sides + corners);
}

/** Whether a quad is turned far, or upright: the first search may miss it. Others that a second search finds are patterns. */
function isSteep({ corners: [ax, ay, bx, by, , , , dy] }: FoundQuad): boolean {
  const across = bx! - ax!;
  return Math.abs(by! - ay!) > steepFrom * across || dy! - ay! > across;
}

function roundnessOf(found: FoundQuad, frame: LumaFrame): number {
  return roundness(frame, quadOf(found, frame.side));
}

function quadOf({ corners }: FoundQuad, side: number): Quad {
  const scale = squareSide / side;
  const point = (i: number) => ({ x: corners[2 * i]! * scale, y: corners[2 * i + 1]! * scale });
  return [point(0), point(1), point(2), point(3)];
}

/** A line that crosses the picture has edges on this share of it: they may change direction, as print at a card's side does. */
const crossing = 0.72;
/** Rows of keys, boards or print have more such lines than a card. */
const mostCrossing = 6;
/** The edges of both together have one direction on so much of the picture's side: the grain of wood has none. */
const oneWay = 0.5;
/** How high a card is that is too wide, as a share of the mask's height. */
const tooHighFrom = 1.03;
const tooHighUntil = 1.5;
/** A card's rounded corner takes this much (share of the picture's side) of a line at its ends. */
const cornerOfTooWide = 0.04;
/** A line goes on to the picture's edge if it has edges on so much of both ends together: on most of one of them. */
const goesOnFrom = 0.7;
/** Two lines this near (share of the square's side), of opposite directions, are a groove or a bar, no edge. */
const grooveWidth = 0.035;

/**
 * Whether the upper and the lower side of a card that is wider than the picture are there: the outermost of the lines
 * across all of it, so far apart and parallel, which are not both grooves.
 */
function isTooWide(across: readonly Line[], side: number): boolean {
  const middle = (line: Line) => line.start + (line.slope * side) / 2;
  const direction = (line: Line) => line.signedSums[side]!;
  const corner = Math.round(cornerOfTooWide * side);
  const isLong = ({ sums }: Line) => sums[side - corner]! - sums[corner]! > crossing * (side - 2 * corner);
  const goesOn = ({ sums }: Line) => sums[corner]! + sums[side]! - sums[side - corner]! > goesOnFrom * corner;
  const long = across.filter(isLong);
  if (long.length > mostCrossing) return false;
  const leaving = long.filter(goesOn).sort((one, other) => middle(one) - middle(other));
  const [top, bottom] = [leaving[0], leaving[leaving.length - 1]];
  if (top === undefined || bottom === undefined) return false;
  const left = bottom.start - top.start;
  const right = left + (bottom.slope - top.slope) * side;
  const maskHeight = (side * cardFrame.height) / squareSide;
  if (Math.min(left, right) < tooHighFrom * maskHeight) return false;
  if (Math.max(left, right) > tooHighUntil * maskHeight) return false;
  if (Math.abs(direction(top)) + Math.abs(direction(bottom)) < oneWay * side) return false;
  const isGroove = (line: Line) =>
    across.some(
      (other) =>
        Math.abs(middle(other) - middle(line)) < grooveWidth * side &&
        -Math.sign(direction(line)) * direction(other) > 0.8 * Math.abs(direction(line)),
    );
  return !(isGroove(top) && isGroove(bottom));
}

/** A corner that is this near to the picture's edge (thousandths) may have left the picture. */
const atTheEdge = 2;

function sidesLeft(quad: Quad): PictureSide[] {
  const left: PictureSide[] = [];
  if (quad.some(({ y }) => y < atTheEdge)) left.push('top');
  if (quad.some(({ x }) => x > squareSide - atTheEdge)) left.push('right');
  if (quad.some(({ y }) => y > squareSide - atTheEdge)) left.push('bottom');
  if (quad.some(({ x }) => x < atTheEdge)) left.push('left');
  return left;
}

/** The distance from a side of the mask (thousandths) at which a side counts no more. */
const lyingWithin = 60;

function nearness(distance: number): number {
  return Math.max(0, 1 - distance / lyingWithin);
}

const edges = {
  top: cardFrame.y,
  right: cardFrame.x + cardFrame.width,
  bottom: cardFrame.y + cardFrame.height,
  left: cardFrame.x,
} as const;

function sidesOfQuad([a, b, c, d]: Quad): Record<PictureSide, number> {
  const near = (p: number, q: number, edge: number) =>
    nearness(Math.max(Math.abs(p - edge), Math.abs(q - edge)));
  return {
    top: near(a.y, b.y, edges.top),
    right: near(b.x, c.x, edges.right),
    bottom: near(c.y, d.y, edges.bottom),
    left: near(d.x, a.x, edges.left),
  };
}

/** Without a document: how well the best line along each side of the mask lies on it. */
function sidesOfLines(
  across: readonly Line[],
  down: readonly Line[],
  side: number,
): Record<PictureSide, number> {
  const best = (lines: readonly Line[], edge: number, from: number, to: number) => {
    const scale = side / squareSide;
    let most = 0;
    for (const line of lines) {
      const a = Math.abs((line.start + line.slope * from * scale) / scale - edge);
      const b = Math.abs((line.start + line.slope * to * scale) / scale - edge);
      const [first, last] = [Math.round(from * scale), Math.round(to * scale)];
      const support = (line.sums[last]! - line.sums[first]!) / (last - first);
      most = Math.max(most, nearness(Math.max(a, b)) * Math.min(1, Math.max(0, (support - 0.4) * 4)));
    }
    return most;
  };
  return {
    top: best(across, edges.top, edges.left, edges.right),
    right: best(down, edges.right, edges.top, edges.bottom),
    bottom: best(across, edges.bottom, edges.left, edges.right),
    left: best(down, edges.left, edges.top, edges.bottom),
  };
}
