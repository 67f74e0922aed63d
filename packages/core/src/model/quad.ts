import type { Point, Quad } from './frame-reading.ts';
import { cardFrame } from './mask-geometry.ts';

/** The middle of the four corners. */
export function quadCentre(quad: Quad): Point {
  return {
    x: (quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4,
    y: (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4,
  };
}

/** The lengths of the sides: top, right, bottom, left. */
export function sideLengths(quad: Quad): readonly [number, number, number, number] {
  const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  return [
    length(quad[0], quad[1]),
    length(quad[1], quad[2]),
    length(quad[2], quad[3]),
    length(quad[3], quad[0]),
  ];
}

/** The document's width as a share of the mask's (decision 2.5), however it is turned. */
export function documentWidth(quad: Quad): number {
  const [top, right, bottom, left] = sideLengths(quad);
  return Math.max(top + bottom, left + right) / 2 / cardFrame.width;
}
