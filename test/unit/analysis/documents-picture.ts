import type { RgbaSquare } from '@recto/analysis/pixels';
import type { Quad } from '@recto/core';

/** A drawn picture of a card; lengths in pixels, the angle in radians. */
export interface CardPicture {
  readonly side: number;
  /** Null draws the table alone. */
  readonly card: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly angle: number;
  } | null;
  /** Height over width; a card's, if it is not given. */
  readonly aspect?: number;
  /** The radius of its corners as a share of its width; a card's, if it is not given. */
  readonly radius?: number;
  /** Which text is on the card: two numbers give two different sides. */
  readonly text?: number;
  /** The brightness of the table, 0 to 255. */
  readonly table?: (x: number, y: number) => number;
  /** From where card and table are seen; from straight above, if it is not given. */
  readonly view?: View;
  /** The length of the streak into which each point is drawn, across the picture. */
  readonly streak?: number;
  /** A white spot, or one of this brightness. */
  readonly spot?: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly level?: number;
  };
}

/** What is filmed is tilted about an axis through the picture's middle. Angles in radians. */
interface View {
  readonly tilt: number;
  readonly axis: number;
  /** The camera's focal length, in sides of the picture. */
  readonly focal: number;
}

const cardAspect = 53.98 / 85.6;
const cardRadius = 3.18 / 85.6;
const paper = 190;
const ink = 40;

/** Draws the picture, each pixel as the mean of two points. */
export function drawPicture(picture: CardPicture): RgbaSquare {
  const { side, streak = 1, spot, view } = picture;
  const levelOnTable = levelsOf(picture);
  const levelAt = (x: number, y: number) =>
    levelOnTable(...(view === undefined ? ([x, y] as const) : onTable(x, y, side, view)));
  const levels = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      levels[y * side + x] = (levelAt(x + 0.25, y + 0.25) + levelAt(x + 0.75, y + 0.75)) / 2;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let i = 0; i < streak; i++) sum += levels[y * side + Math.min(x + i, side - 1)]!;
      const isSpot = spot !== undefined && Math.hypot(x - spot.x, y - spot.y) < spot.radius;
      data.fill(isSpot ? (spot.level ?? 255) : sum / streak, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  return { data, side };
}

function levelsOf({
  card,
  text = 1,
  table = () => 90,
  aspect = cardAspect,
  radius = cardRadius,
}: CardPicture): (x: number, y: number) => number {
  if (card === null) return table;
  const letters = lettersOf(text);
  const [cos, sin] = [Math.cos(card.angle), Math.sin(card.angle)];
  return (x, y) => {
    const u = ((x - card.x) * cos + (y - card.y) * sin) / card.width + 0.5;
    const v = ((y - card.y) * cos - (x - card.x) * sin) / card.width + aspect / 2;
    const [besideArc, belowArc] = [
      Math.abs(u - 0.5) - 0.5 + radius,
      Math.abs(v - aspect / 2) - aspect / 2 + radius,
    ];
    if (Math.max(besideArc, belowArc) > radius) return table(x, y);
    if (besideArc > 0 && belowArc > 0 && Math.hypot(besideArc, belowArc) > radius) return table(x, y);
    if (u < 0.06 || u > 0.94 || v < 0.06 || v > aspect - 0.06) return paper;
    return letters[Math.floor(v * 60) * 80 + Math.floor(u * 80)] ? ink : paper;
  };
}

/** Some of the cells of a grid are ink. */
function lettersOf(text: number): readonly boolean[] {
  return Array.from({ length: 80 * 60 }, (_, at) => {
    const [column, row] = [at % 80, Math.floor(at / 80)];
    const isLetter = row % 3 !== 0 && scattered(column, Math.floor(row / 3), text) > 0.5;
    return isLetter && scattered(Math.floor(column / 9), Math.floor(row / 7), text + 7) > 0.45;
  });
}

/** A number from 0 to 1 that looks random and is always the same. */
export function scattered(x: number, y: number, z: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** The corners of the picture's card, in thousandths of its side. */
export function cornersOf({ side, card, view, aspect = cardAspect }: CardPicture): Quad {
  const { x, y, width, angle } = card!;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number) => {
    const place = [
      x + (u * cos - v * sin * aspect) * width,
      y + (u * sin + v * cos * aspect) * width,
    ] as const;
    const [seenX, seenY] = view === undefined ? place : inPicture(...place, side, view);
    return { x: (seenX / side) * 1000, y: (seenY / side) * 1000 };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

type Place = readonly [x: number, y: number];

/** Where a point of the table is seen in the picture. */
function inPicture(x: number, y: number, side: number, { tilt, axis, focal }: View): Place {
  const [along, across] = turnedBy(x - side / 2, y - side / 2, -axis);
  const scale = (focal * side) / (focal * side + across * Math.sin(tilt));
  const [seenX, seenY] = turnedBy(along * scale, across * Math.cos(tilt) * scale, axis);
  return [seenX + side / 2, seenY + side / 2];
}

/** Which point of the table is seen there. */
function onTable(x: number, y: number, side: number, { tilt, axis, focal }: View): Place {
  const [seenAlong, seenAcross] = turnedBy(x - side / 2, y - side / 2, -axis);
  const nearer = Math.sin(tilt) / (focal * side);
  const across = seenAcross / (Math.cos(tilt) - seenAcross * nearer);
  const [placeX, placeY] = turnedBy(seenAlong * (1 + across * nearer), across, axis);
  return [placeX + side / 2, placeY + side / 2];
}

function turnedBy(x: number, y: number, angle: number): Place {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
