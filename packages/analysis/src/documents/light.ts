import { squareSide, type Place, type Quad } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';

export interface Light {
  /** The brightness of the light parts in most places of the document or around it, 0 to 255: no lamp’s reflection (decision 4.12). */
  readonly luma: number;
  /** The share of the area that glare covers, 0 to 1. */
  readonly glare: number;
}

/** The brightness from which on a pixel may belong to a reflection; in bright light, paper is nearly as bright. */
const reflectedFrom = 242;
const reflectedFromBright = 250;
/** A bright pixel whose colour is farther from grey than this is coloured, so no reflection of a lamp. */
const greyWithin = 26;

/**
 * White print is no reflection (decision 4.12). A reflection is as bright as a camera can show on this share of the
 * document, or it has a halo along a part of its rim that is so long, as a share of the frame's side.
 */
const full = 255;
const leastFull = 0.001;
const leastHalo = 0.03;
/** In a halo, brightness falls by so much from one side of the rim to the other, so far away from it, … */
const haloFall = 12;
const haloReach = 0.025;
/** … and no more than this part of it from one pixel to the next, as at the edge of print. */
const mostOfFall = 0.4;
/**
 * From this brightness of its light parts on, the paper itself is as bright as a camera can show. Only a halo tells a
 * reflection from it then: one that is longer and falls deeper by this factor, since paper in uneven light has one, too.
 */
const clippedFrom = 254;
const clippedHalo = 2;
/** What is larger than this share of the document is rather the paper. */
const mostReflected = 0.2;
/** Where more of the document is bright than this, print is lost. */
const mostBright = 0.9;
/** Light parts are looked for in this many places: paper, print-free parts of a card, or the table beside it. */
const placesAcross = 6;
const placesDown = 4;
/** A lamp's reflections on a document are bright in some of them, also in the dark; so many places are not counted. */
const mostReflecting = 10;

/** Brightness and glare inside a convex quad, in thousandths of the square's side. */
export class LightMeter {
  #marks = new Uint8Array(0);

  /**
   * @param notCounted how many of 24 places may be bright although it is dark.
   * @returns what was measured; `places`: where the glare is.
   */
  measure(
    frame: LumaFrame,
    quad: Quad,
    notCounted = mostReflecting,
  ): Light & { readonly places: () => readonly Place[] } {
    const { side } = frame;
    if (this.#marks.length !== side * side) this.#marks = new Uint8Array(side * side);
    const marks = this.#marks.fill(0);
    const xs = quad.map((point) => point.x);
    const ys = quad.map((point) => point.y);
    const around = lightLevel(frame, notCounted, 0, 0, squareSide, squareSide);
    const own = lightLevel(
      frame,
      notCounted,
      Math.min(...xs),
      Math.min(...ys),
      Math.max(...xs),
      Math.max(...ys),
    );
    const { count, bright } = this.#mark(frame, quad);
    let glare = 0;
    if (bright > leastFull * count) {
      keepCompact(marks, side);
      // Where print is lost, bright paper is as bad as a reflection.
      glare = keepReflections(marks, frame, count, bright > mostBright * count ? 0 : own) / count;
    }
    return {
      luma: Math.max(around, own),
      glare,
      places: () => (glare === 0 ? [] : placesOf(marks, side)),
    };
  }

  /** Marks the pixels inside, grey ones that may be a reflection with their brightness. @returns how many are inside, and bright. */
  #mark(frame: LumaFrame, quad: Quad): { readonly count: number; readonly bright: number } {
    const { side, luma } = frame;
    const marks = this.#marks;
    const scale = side / squareSide;
    const ys = quad.map((point) => point.y * scale);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(side - 1, Math.ceil(Math.max(...ys)));
    let count = 0;
    let bright = 0;
    for (let y = top; y <= bottom; y++) {
      const [from, to] = span(quad, (y + 0.5) / scale);
      const first = Math.max(0, Math.ceil(from * scale - 0.5));
      const last = Math.min(side - 1, Math.floor(to * scale - 0.5));
      for (let x = first; x <= last; x++) {
        const value = luma[y * side + x]!;
        const isBright = value >= reflectedFrom && isGrey(frame, x, y);
        if (isBright) bright++;
        count++;
        marks[y * side + x] = isBright ? value : inside;
      }
    }
    return { count, bright };
  }
}

/** The brightness of the light parts in all but some places of a rectangle, which is in thousandths of the square's side. */
function lightLevel(
  { side, luma }: LumaFrame,
  notCounted: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const scale = side / squareSide;
  const lightest = new Uint8Array(placesAcross * placesDown);
  const begin = (edge: number) => Math.max(0, Math.ceil(edge * scale));
  const end = (edge: number) => Math.min(side, edge * scale);
  const places = new Uint8Array(side);
  for (let x = begin(left); x < end(right); x += 2)
    places[x] = Math.floor(((x / scale - left) / (right - left)) * placesAcross);
  for (let y = begin(top); y < end(bottom); y += 2) {
    const row = Math.floor(((y / scale - top) / (bottom - top)) * placesDown) * placesAcross;
    const last = end(right);
    for (let x = begin(left); x < last; x += 2) {
      const value = luma[y * side + x]!;
      const place = row + places[x]!;
      if (value > lightest[place]!) lightest[place] = value;
    }
  }
  return lightest.sort()[lightest.length - 1 - notCounted]!;
}

/** Marks of pixels: of a reflection, of a bright area that may be one, and of any other inside the quad. */
const reflected = 1;
const compact = 2;
const inside = 3;

/** Marks the bright pixels whose neighbours are bright too, so that thin white lines do not count. */
function keepCompact(marks: Uint8Array, side: number): void {
  const isBright = (at: number) => marks[at]! >= reflectedFrom || marks[at] === compact;
  for (let at = side + 1; at < marks.length - side - 1; at++) {
    if (marks[at]! < reflectedFrom) continue;
    if (isBright(at - 1) && isBright(at + 1) && isBright(at - side) && isBright(at + side))
      marks[at] = compact;
  }
}

/**
 * Marks the pixels of those compact areas that are reflections.
 * @param count the document's pixels. @param level the brightness of its light parts. @returns the number of marked pixels.
 */
function keepReflections(marks: Uint8Array, { side, luma }: LumaFrame, count: number, level: number): number {
  const factor = level < clippedFrom ? 1 : clippedHalo;
  const from = level < reflectedFrom ? reflectedFrom : reflectedFromBright;
  const reach = Math.round(haloReach * side);
  const fallsSoftly = (at: number, step: number) => {
    const end = at + (reach + 1) * step;
    let next = at - reach * step;
    const fall = luma[next]! - luma[end]!;
    if (fall < haloFall * factor) return false;
    for (; next !== end; next += step) if (luma[next]! - luma[next + step]! > mostOfFall * fall) return false;
    return true;
  };
  const steps = [1, -1, side, -side];
  let sum = 0;
  for (let start = marks.indexOf(compact); start >= 0; start = marks.indexOf(compact, start)) {
    const area = [start];
    marks[start] = reflected;
    let saturated = 0;
    let halo = 0;
    for (const at of area) {
      if (luma[at] === full) saturated++;
      for (const step of steps) {
        const next = at + step;
        if (marks[next] === compact) {
          marks[next] = reflected;
          area.push(next);
        } else if (marks[next] !== reflected && marks[next + reach * step]) {
          // Beyond the document's edge is the table. Between letters, single lines of pixels fall softly, too.
          const beside = side + 1 - Math.abs(step);
          if (fallsSoftly(at, step) && fallsSoftly(at - beside, step) && fallsSoftly(at + beside, step))
            halo++;
        }
      }
    }
    const hasLongHalo = halo > leastHalo * factor * side;
    const isReflection =
      factor === 1
        ? hasLongHalo || saturated > leastFull * count
        : hasLongHalo && area.length < mostReflected * count;
    for (const at of area) {
      if (isReflection && luma[at]! >= from) sum++;
      else marks[at] = inside;
    }
  }
  return sum;
}

/** The side of the cells in which glare is reported, as a share of the square's. */
const cellsAcross = 20;

/** The rectangles around neighbouring cells with glare. */
function placesOf(marks: Uint8Array, side: number): readonly Place[] {
  const cells: boolean[] = Array.from({ length: cellsAcross * cellsAcross }, () => false);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (marks[y * side + x] === reflected)
        cells[Math.floor((y * cellsAcross) / side) * cellsAcross + Math.floor((x * cellsAcross) / side)] =
          true;
  return rectangles(cells, cellsAcross);
}

/** The bounding rectangles of the connected parts of a grid, in thousandths, the largest first. */
function rectangles(cells: boolean[], across: number): readonly Place[] {
  const size = squareSide / across;
  const found: Place[] = [];
  cells.forEach((_, start) => {
    if (!cells[start]) return;
    let [left, right, top, bottom] = [across, 0, across, 0];
    const open = [start];
    cells[start] = false;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      for (const [u, v] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        if (u < 0 || v < 0 || u >= across || v >= across || !cells[v * across + u]) continue;
        cells[v * across + u] = false;
        open.push(v * across + u);
      }
    }
    found.push({
      x: left * size,
      y: top * size,
      width: (right - left + 1) * size,
      height: (bottom - top + 1) * size,
    });
  });
  return found.sort((a, b) => b.width * b.height - a.width * a.height);
}

function isGrey({ side, chroma }: LumaFrame, x: number, y: number): boolean {
  if (chroma === null) return true;
  const at = Math.floor((y * chroma.side) / side) * chroma.side + Math.floor((x * chroma.side) / side);
  return Math.abs(chroma.blue[at]! - 128) < greyWithin && Math.abs(chroma.red[at]! - 128) < greyWithin;
}

/** Where a horizontal line at `y` enters and leaves a convex quad. */
function span(quad: Quad, y: number): readonly [number, number] {
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0; i < 4; i++) {
    const a = quad[i]!;
    const b = quad[(i + 1) % 4]!;
    if (a.y === b.y || (y < a.y && y < b.y) || (y > a.y && y > b.y)) continue;
    const x = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}
