import { documentFormats, squareSide, type DocumentFormat, type Place, type Quad } from '@recto/core';
import type { RgbaSquare } from '../pixels/index.ts';

/** A row of machine-readable characters (ICAO Doc 9303). */
export interface TextRow {
  /** The document's format, which says how many characters a row has. */
  readonly format: DocumentFormat;
  /**
   * How clearly the strokes of each character differ from the paper beside them: 1 would be black on white. It falls
   * with blur and glare, and is nearly 0 where no character is seen. As the photo shows them, from the left, or
   * from below in a document that stands upright.
   */
  readonly contrasts: readonly number[];
  /** The box around some of the characters. */
  readonly place: (first: number, last: number) => Place;
}

/** The characters in a row of each format that has rows. */
const charactersOf = { id1: 30, id2: 36, id3: 44 } as const;
const linedFormats = ['id1', 'id2', 'id3'] as const;
/** How far a document's aspect may be from that of the format (natural logarithm). */
const aspectWithin = 0.08;
const mmOfPitch = 2.54;

/** The width of the picture in which rows are looked for, in samples. */
const width = 640;
/** The pitch may differ by so many steps of this share. */
const pitchSteps = 6;
const pitchStep = 0.004;
/**
 * How much of the detail along a row must repeat with the pitch, and how much of what repeats must be in step along the
 * row: 0.2 and 0.8 or more in rows of which a part is hidden, rarely more than 0.2 and 0.55 in other text.
 */
const leastRegular = 0.17;
const leastInStep = 0.78;
/** A further row needs less, at the same places, but this share of the clearest one's strength. */
const leastRegularBelow = 0.07;
const leastPowerBelow = 0.2;
/** Rows are at least so far apart, and a document has at most so many. */
const leastSpacing = 1.5;
const mostRows = 3;
/** They are within 23.2 mm of the lower edge, which may be the upper one in the photo; in pitches, with some room. */
const zoneHigh = 9.5;
/** The height of a character, in pitches. */
const tall = 0.95;

/** Samples of a pitch where characters are looked at, and the width of a stroke in these. */
const fine = 21;
const stroke = 3;
/** The share of a character's samples that are its strokes: a little less than in the smallest one. */
const strokeShare = 0.05;
/** The width of what is certainly paper, at both ends of a pitch, and how much of its length may not be. */
const gap = 2;
const gapShare = 0.3;
/** A pitch with fewer pixels shows too little of a character to judge it. */
const leastPixels = 11;

/** From the document (0 to 1 along its long and its short side) to pixels. */
type Mapping = (u: number, v: number) => readonly [number, number];

/**
 * Finds rows of characters of fixed pitch on a document, which may lie upside down, and measures each character
 * without reading it (decision 4.17).
 * @param quad the document's corners, in thousandths; they may lie outside of the picture.
 * @returns the rows; none if the document has none, or is so small that its characters can't be judged.
 */
export function textRows(square: RgbaSquare, quad: Quad): readonly TextRow[] {
  const scale = square.side / squareSide;
  const corners = quad.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const length = (at: number) =>
    Math.hypot(corners[at]!.x - corners[(at + 1) % 4]!.x, corners[at]!.y - corners[(at + 1) % 4]!.y);
  let [long, short] = [(length(0) + length(2)) / 2, (length(1) + length(3)) / 2];
  if (long < short) {
    corners.push(corners.shift()!);
    [long, short] = [short, long];
  }
  const toPixel = mappingOf(corners);
  const detail = detailOf(square, toPixel, Math.round((width * short) / long));
  let best: Zone | null = null;
  let format: DocumentFormat = 'id1';
  for (const name of linedFormats) {
    const mm = documentFormats[name];
    const pitches = mm.width / mmOfPitch;
    if (Math.abs(Math.log((long / short) * (mm.height / mm.width))) > aspectWithin) continue;
    if (long / pitches < leastPixels) continue;
    const zone = zoneOf(detail, charactersOf[name], width / pitches);
    if (zone === null || (best !== null && zone.regular <= best.regular)) continue;
    best = zone;
    format = name;
  }
  return best === null
    ? []
    : best.rows.map((middle) => ({
        format,
        ...rowOf(square, toPixel, detail.length / width - 1, best, middle),
      }));
}

/** A projective mapping of the unit square onto four corners. */
function mappingOf([a, b, c, d]: readonly { readonly x: number; readonly y: number }[]): Mapping {
  const [ax, ay, bx, by, cx, cy, dx, dy] = [a!.x, a!.y, b!.x, b!.y, c!.x, c!.y, d!.x, d!.y];
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy];
  const area = (bx - cx) * (dy - cy) - (dx - cx) * (by - cy);
  const g = (sx * (dy - cy) - (dx - cx) * sy) / area;
  const h = ((bx - cx) * sy - sx * (by - cy)) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      (ax + (bx - ax + g * bx) * u + (dx - ax + h * dx) * v) / w,
      (ay + (by - ay + g * by) * u + (dy - ay + h * dy) * v) / w,
    ];
  };
}

/** The brightness (green) between four pixels; 0 outside of the picture. */
function levelAt({ data, side }: RgbaSquare, [x, y]: readonly [number, number]): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  if (left < 0 || top < 0 || left >= side - 1 || top >= side - 1) return 0;
  const at = (top * side + left) * 4 + 1;
  const below = at + side * 4;
  const right = x - 0.5 - left;
  const upper = data[at]! + (data[at + 4]! - data[at]!) * right;
  const lower = data[below]! + (data[below + 4]! - data[below]!) * right;
  return upper + (lower - upper) * (y - 0.5 - top);
}

/** For each column, the differences of neighbours, summed up from the first line to each: `width` sums a line. */
function detailOf(square: RgbaSquare, toPixel: Mapping, height: number): Float32Array {
  const sums = new Float32Array(width * (height + 1));
  let above = new Float32Array(width);
  let line = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = levelAt(square, toPixel((x + 0.5) / width, (y + 0.5) / height));
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      sums[at + width] = sums[at]! + Math.abs(line[x]! - line[x - 1]!) + Math.abs(line[x]! - above[x]!);
    }
    [above, line] = [line, above];
  }
  return sums;
}

/** Rows with a common pitch. Lengths in samples. */
interface Zone {
  readonly count: number;
  readonly pitch: number;
  /** The middle of the first character. */
  readonly first: number;
  /** The middle of each row. */
  readonly rows: readonly number[];
  /** How much of the detail along the clearest row repeats with the pitch, 0 to 1. */
  readonly regular: number;
}

/** How strongly the detail of each line repeats, as complex numbers. A line is two samples below the one before. */
interface Waves {
  /** For each line and each step of the pitch, the real and the imaginary part. */
  readonly values: Float32Array;
  /** For each line, all detail; and the lengths of the waves of its parts, as if they were in step. */
  readonly totals: Float32Array;
  readonly lengths: Float32Array;
  /** The height of a line, in samples. */
  readonly high: number;
  /** How many lines are near enough to an edge. */
  readonly looked: number;
}

const steps = 2 * pitchSteps + 1;

function pitchOf(step: number, usualPitch: number): number {
  return usualPitch * (1 + (step - pitchSteps) * pitchStep);
}

function wavesOf(sums: Float32Array, count: number, usualPitch: number): Waves {
  const high = Math.round(tall * usualPitch);
  const left = Math.max(1, Math.round((width - (count + 1) * usualPitch) / 2));
  const lines = Math.max(0, Math.floor((sums.length / width - 1 - high) / 2));
  const values = new Float32Array(lines * steps * 2);
  const totals = new Float32Array(lines);
  const lengths = new Float32Array(lines);
  const one = new Float32Array(width - 2 * left);
  let looked = 0;
  for (let line = 0; line < lines; line++) {
    const middle = 2 * line + high / 2;
    if (Math.min(middle, sums.length / width - 1 - middle) > zoneHigh * usualPitch) continue;
    looked++;
    const above = 2 * line * width + left;
    for (let x = 0; x < one.length; x++) one[x] = sums[above + high * width + x]! - sums[above + x]!;
    // A quarter of the columns lies between characters: what is there is noise or a pattern, and everywhere.
    const ground = one.slice().sort()[one.length >> 2]!;
    let most = 0;
    for (let x = 0; x < one.length; x++) most += one[x] = Math.max(0, one[x]! - ground);
    most /= one.length;
    // The wave of each part as long as a pitch; all of them are then added for each step.
    for (let part = 0; part <= count; part++) {
      const from = Math.round(part * usualPitch);
      const to = Math.min(one.length, Math.round((part + 1) * usualPitch));
      let [re, im] = [0, 0];
      for (let x = from; x < to; x++) {
        const value = Math.min(one[x]!, most);
        const angle = (2 * Math.PI * (left + x)) / usualPitch;
        re += value * Math.cos(angle);
        im += value * Math.sin(angle);
        totals[line]! += value;
      }
      lengths[line]! += Math.hypot(re, im);
      for (let step = 0; step < steps; step++) {
        const turn =
          2 * Math.PI * (left + (from + to) / 2) * (1 / pitchOf(step, usualPitch) - 1 / usualPitch);
        const at = (line * steps + step) * 2;
        values[at]! += re * Math.cos(turn) - im * Math.sin(turn);
        values[at + 1]! += re * Math.sin(turn) + im * Math.cos(turn);
      }
    }
  }
  return { values, totals, lengths, high, looked };
}

/** The clearest row, and further ones whose characters are at the same places. */
function zoneOf(sums: Float32Array, count: number, usualPitch: number): Zone | null {
  const { values, totals, lengths, high, looked } = wavesOf(sums, count, usualPitch);
  let strongest = 0;
  let clearest = 0;
  for (let at = 0; 2 * at < values.length; at++) {
    const power = Math.hypot(values[2 * at]!, values[2 * at + 1]!);
    const line = Math.floor(at / steps);
    if (power <= strongest || power < leastRegular * totals[line]! || power < leastInStep * lengths[line]!)
      continue;
    [strongest, clearest] = [power, at];
  }
  if (strongest === 0) return null;
  const step = clearest % steps;
  const [re, im] = [values[2 * clearest]! / strongest, values[2 * clearest + 1]! / strongest];
  const powers = totals.map((total, line) => {
    const at = (line * steps + step) * 2;
    const power = values[at]! * re + values[at + 1]! * im;
    return power > Math.max(leastRegularBelow * total, leastPowerBelow * strongest) ? power : 0;
  });
  // A pattern on the paper is in most lines.
  if (powers.filter((power) => power > 0).length > looked / 2) return null;
  const rows: number[] = [];
  while (rows.length < mostRows) {
    const power = Math.max(...powers);
    if (power === 0) break;
    const line = powers.indexOf(power);
    rows.push(2 * line + high / 2);
    const apart = Math.round((leastSpacing * usualPitch) / 2);
    powers.fill(0, Math.max(0, line - apart), line + apart);
  }
  const pitch = pitchOf(step, usualPitch);
  const phase = (Math.atan2(im, re) / (2 * Math.PI)) * pitch;
  const middle = (width - (count - 1) * pitch) / 2;
  return {
    count,
    pitch,
    first: phase + Math.round((middle - phase) / pitch) * pitch,
    rows,
    regular: strongest / totals[Math.floor(clearest / steps)]!,
  };
}

function rowOf(
  square: RgbaSquare,
  toPixel: Mapping,
  height: number,
  zone: Zone,
  middle: number,
): Omit<TextRow, 'format'> {
  const { count, pitch, first } = zone;
  const at = (x: number, y: number) => toPixel(x / width, y / height);
  // One more at each end: the first one may be another.
  const around = Array.from({ length: count + 2 }, (_, index) =>
    contrastOf(square, (x, y) => at(first + (index - 1 + x) * pitch, middle + y * pitch)),
  );
  const shift = [1, 0, 2].reduce(
    (best, start) => (sumOf(around, start, count) > sumOf(around, best, count) ? start : best),
    1,
  );
  const start = first + (shift - 1) * pitch;
  return {
    contrasts: around.slice(shift, shift + count),
    place: (from, to) => {
      const corners = [from - 0.5, to + 0.5].flatMap((character) =>
        [-0.6, 0.6].map((y) => at(start + character * pitch, middle + y * pitch)),
      );
      const scale = squareSide / square.side;
      const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]! * scale)) as [
        number[],
        number[],
      ];
      const [x, y] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
      return {
        x,
        y,
        width: Math.min(squareSide, Math.max(...xs)) - x,
        height: Math.min(squareSide, Math.max(...ys)) - y,
      };
    },
  };
}

function sumOf(contrasts: readonly number[], start: number, count: number): number {
  let sum = 0;
  for (let at = start; at < start + count; at++) sum += Math.min(0.3, contrasts[at]!);
  return sum;
}

/** @param at from pitches, from the middle of a character, to pixels. */
function contrastOf(square: RgbaSquare, at: Mapping): number {
  const high = Math.round(1.1 * fine);
  const levels = new Float32Array(fine * high);
  let paper = 1;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < fine; x++) {
      const level = levelAt(square, at((x + 0.5) / fine - 0.5, (y + 0.5 - high / 2) / fine));
      levels[y * fine + x] = level;
      paper = Math.max(paper, level);
    }
  // Whatever runs on where paper is between two characters is no part of them.
  const [inside, before, behind]: [number[], number[], number[]] = [[], [], []];
  for (let y = stroke; y < high - stroke; y++)
    for (let x = 0; x < fine; x++) {
      const here = y * fine + x;
      const difference = (step: number) =>
        Math.abs(levels[here - step]! + levels[here + step]! - 2 * levels[here]!);
      const down = difference(stroke * fine);
      if (x < gap) before.push(down);
      else if (x >= fine - gap) behind.push(down);
      if (x >= stroke && x < fine - stroke) inside.push(down, difference(stroke));
    }
  const between = Math.min(exceededBy(before, gapShare), exceededBy(behind, gapShare));
  return Math.max(0, exceededBy(inside, strokeShare) - between) / (2 * paper);
}

/** @returns the value that this share of the values exceeds. */
function exceededBy(values: number[], share: number): number {
  return values.sort((a, b) => b - a)[Math.floor(share * values.length)]!;
}
