import {
  cardFrame,
  faceFrame,
  squareSide,
  type MaskFrame,
  type PhotoFrame,
  type PictureSide,
  type Point,
  type Quad,
} from '@recto/core';

/**
 * SVG path data for a mask's frame, in units of `mask-geometry.ts` (core). They are whole numbers: the prerendered page
 * contains these paths, and long fractions do not compress.
 */

/** Off by at most 0.2 px on a phone 390 px wide. */
const whole = Math.round;

const inWholeUnits = ({ x, y, width, height, radius }: MaskFrame): MaskFrame => ({
  x: whole(x),
  y: whole(y),
  width: whole(width),
  height: whole(height),
  radius: { x: whole(radius.x), y: whole(radius.y) },
});

export const maskFrames: Readonly<Record<PhotoFrame, MaskFrame>> = {
  card: inWholeUnits(cardFrame),
  face: inWholeUnits(faceFrame),
};

/** Length of the straight lines of a corner accent. */
const arm = squareSide * 0.05;

/** The whole outline of the frame: a closed path from the middle of its top, clockwise. */
export function framePath({ x, y, width, height, radius }: MaskFrame): string {
  const across = width - 2 * radius.x;
  const down = height - 2 * radius.y;
  const corner = (dx: number, dy: number) => `a${radius.x} ${radius.y} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + width / 2} ${y}h${across / 2}`,
    corner(radius.x, radius.y),
    `v${down}`,
    corner(-radius.x, radius.y),
    `h${-across}`,
    corner(-radius.x, -radius.y),
    `v${-down}`,
    corner(radius.x, -radius.y),
    'Z',
  ].join('');
}

/** One of the four parts of the outline that are drawn thicker. */
export interface MaskAccent {
  readonly path: string;
  /** The way to its corner of the mark: there the four are while the camera starts. */
  readonly toMark: { readonly x: number; readonly y: number };
}

/** Half the size of the mark in the middle of the square: the proportions of the loading indicator's. */
export const halfMark = { x: 130, y: 97.5 } as const;

/** A card's corners, or four short arcs of an oval; clockwise from the upper left. */
export function maskAccents(frame: MaskFrame): readonly MaskAccent[] {
  const isCard = 2 * frame.radius.x < frame.width;
  const paths = isCard ? cornerAccents(frame) : arcAccents(frame);
  // From the middle to the corner of a card, or to the middle of an arc.
  const share = isCard ? 0.5 : Math.SQRT1_2 / 2;
  const away = { x: whole(frame.width * share - halfMark.x), y: whole(frame.height * share - halfMark.y) };
  return paths.map((path, index) => ({
    path,
    toMark: { x: index % 3 === 0 ? away.x : -away.x, y: index < 2 ? away.y : -away.y },
  }));
}

function cornerAccents({ x, y, width, height, radius }: MaskFrame): readonly string[] {
  const right = x + width;
  const bottom = y + height;
  const curve = `${radius.x} ${radius.y} 0 0 1`;
  return [
    `M${x} ${y + radius.y + arm}v${-arm}A${curve} ${x + radius.x} ${y}h${arm}`,
    `M${right - radius.x - arm} ${y}h${arm}A${curve} ${right} ${y + radius.y}v${arm}`,
    `M${right} ${bottom - radius.y - arm}v${arm}A${curve} ${right - radius.x} ${bottom}h${-arm}`,
    `M${x + radius.x + arm} ${bottom}h${-arm}A${curve} ${x} ${bottom - radius.y}v${-arm}`,
  ];
}

function arcAccents({ x, y, radius }: MaskFrame): readonly string[] {
  const halfAngle = Math.PI / 14;
  const point = (angle: number) =>
    `${whole(x + radius.x * (1 + Math.cos(angle)))} ${whole(y + radius.y * (1 + Math.sin(angle)))}`;
  const curve = `${radius.x} ${radius.y} 0 0 1`;
  return [5, 7, 1, 3]
    .map((eighth) => (eighth * Math.PI) / 4)
    .map((middle) => `M${point(middle - halfAngle)}A${curve} ${point(middle + halfAngle)}`);
}

export const pictureSides = ['top', 'right', 'bottom', 'left'] as const satisfies readonly PictureSide[];

/** One side of a card's frame, without its corners. */
export function sidePath({ x, y, width, height, radius }: MaskFrame, side: PictureSide): string {
  const across = `h${width - 2 * radius.x}`;
  const down = `v${height - 2 * radius.y}`;
  return {
    top: `M${x + radius.x} ${y}${across}`,
    right: `M${x + width} ${y + radius.y}${down}`,
    bottom: `M${x + radius.x} ${y + height}${across}`,
    left: `M${x} ${y + radius.y}${down}`,
  }[side];
}

/** The outline of a document with round corners: a closed path, clockwise. */
export function quadPath(corners: Quad, radius: number): string {
  const towards = (from: Point, to: Point) => {
    const share = radius / Math.hypot(to.x - from.x, to.y - from.y);
    return `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  };
  const parts = corners.map((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4]!, corners[(index + 1) % 4]!];
    return `${towards(corner, before)}Q${corner.x} ${corner.y} ${towards(corner, after)}`;
  });
  return `M${parts.join('L')}Z`;
}
