import { cardFrame, centredSquare, squareSide } from '@recto/core';
import { quadOverlap } from '../../bars/quad-overlap.ts';
import { randomChoice } from '../../random-choice.ts';
import type { Corners, LabelledPicture, Place } from './labels.ts';
import type { Raster, SquarePlace } from './picture-square.ts';

/** Where a square is cut out of a picture, and the name of what it is for. */
export interface PlannedSquare {
  readonly name: string;
  readonly place: SquarePlace;
}

/** How large a document is in the frames that are made for it: its longer side as a share of the square's. */
const framings = { f80: 0.8, f88: 0.88 } as const;
export type Framing = keyof typeof framings;

/** How much of a document is cut off, as a share of its longer side. */
const cutShares = [0.06, 0.15, 0.3];

/** The size of a document that is cut off, as a share of the mask's width. */
const cutSizes = [0.88, 0.99, 1.1];

const cutSides: readonly (readonly [string, Place])[] = [
  ['left', [-1, 0]],
  ['right', [1, 0]],
  ['top', [0, -1]],
  ['bottom', [0, 1]],
];

/** Squares of a picture without a document, beside the centred one. */
const randomSquares = 4;

/** The centred square, as a camera takes it. */
export function ownSquare(picture: Raster): PlannedSquare {
  const { x, y, side } = centredSquare(picture);
  return { name: 'own', place: { middle: [x + side / 2, y + side / 2], turn: 0, side } };
}

/** The square in whose middle the document lies straight. @returns null if the picture or its mirror image spoils it. */
export function framedSquare(picture: Raster, corners: Corners, framing: Framing): PlannedSquare | null {
  const { middle, turn, length } = lying(corners);
  const place = { middle, turn, side: length / framings[framing] };
  return isSpoilt(picture, corners, place) ? null : { name: framing, place };
}

/** Squares beyond whose edge a part of the document lies: each side, cut off by each share, in different sizes. */
export function cuttingSquares(picture: Raster, corners: Corners): readonly PlannedSquare[] {
  const { middle, turn, length, height } = lying(corners);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return cutSides
    .flatMap(([side, [across, down]], index) =>
      cutShares.map((share, at): PlannedSquare => {
        const size = cutSizes[(index + at) % cutSizes.length]!;
        const edge = length / ((size * cardFrame.width) / squareSide);
        // From the document's middle to the square's, so that `share` of it lies beyond the square's edge.
        const along = edge / 2 - (across === 0 ? height : length) / 2 + share * length;
        const [u, v] = [-across * along, -down * along];
        const place = {
          middle: [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos] as const,
          turn,
          side: edge,
        };
        return { name: `cut ${side} ${Math.round(share * 100)} %`, place };
      }),
    )
    .filter(({ place }) => !isSpoilt(picture, corners, place));
}

/** Squares anywhere in a picture, the same in each run. */
export function squaresAnywhere(picture: Raster, { file }: LabelledPicture): readonly PlannedSquare[] {
  const random = randomChoice(0, file);
  const short = Math.min(picture.width, picture.height);
  return Array.from({ length: randomSquares }, (_, at) => {
    const side = short * random.between(0.4, 0.8);
    const along = (size: number) => random.between(side / 2, size - side / 2);
    const middle = [along(picture.width), along(picture.height)] as const;
    return { name: `part ${at + 1}`, place: { middle, turn: 0, side } };
  });
}

/** Whether the picture itself cuts the document off. */
function isCutByPicture({ width, height }: Raster, corners: Corners): boolean {
  return corners.some(([x, y]) => x < 0 || y < 0 || x > width || y > height);
}

/** How a document lies: its longer side, whose direction becomes horizontal. */
function lying(corners: Corners) {
  const [a, b, c, d] = corners;
  const along: Place = [(b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2];
  const down: Place = [(d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2];
  const mean = (p: Place, q: Place, r: Place, s: Place) =>
    (Math.hypot(q[0] - p[0], q[1] - p[1]) + Math.hypot(s[0] - r[0], s[1] - r[1])) / 2;
  const [width, height] = [mean(a, b, d, c), mean(a, d, b, c)];
  const [x, y] = height > width ? down : along;
  return {
    middle: [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4] as const,
    turn: Math.atan2(y, x),
    length: Math.max(width, height),
    height: Math.min(width, height),
  };
}

/** From this overlap with the square on, the document's mirror image is in it. */
const leastSeen = 0.002;

/** Whether the picture cuts the document off, or its mirror image would be a second document in the square. */
function isSpoilt(picture: Raster, corners: Corners, { middle, turn, side }: SquarePlace): boolean {
  if (isCutByPicture(picture, corners)) return true;
  const { width, height } = picture;
  const [cos, sin] = [(Math.cos(turn) * side) / 2, (Math.sin(turn) * side) / 2];
  const [x, y] = middle;
  const square: Corners = [
    [x - cos + sin, y - sin - cos],
    [x + cos + sin, y + sin - cos],
    [x + cos - sin, y + sin + cos],
    [x - cos - sin, y - sin + cos],
  ];
  const images = [
    corners.map(([px, py]): Place => [-px, py]),
    corners.map(([px, py]): Place => [2 * width - px, py]),
    corners.map(([px, py]): Place => [px, -py]),
    corners.map(([px, py]): Place => [px, 2 * height - py]),
  ];
  return images.some((image) => quadOverlap(image, square) > leastSeen);
}
