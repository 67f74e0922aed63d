import type { Point, Quad } from '@recto/core';

/** Row by row; the last row is the perspective. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Where a picture of a flat document comes to lie when it is seen from another side. */
export interface Homography {
  /** @returns where this point comes to lie. */
  readonly at: (point: Point) => Point;
  /** For the CSS property `transform`, with the origin at the top left; in px, if the quads are. */
  readonly css: string;
}

/**
 * The homography that brings the corners of one quad onto those of another, in their order.
 * @returns null if one of them is not convex, or has no area: no flat document looks like that.
 */
export function homography(from: Quad, to: Quad): Homography | null {
  if (!isConvex(from) || !isConvex(to)) return null;
  const matrix = product(ontoQuad(to), adjugate(ontoQuad(from)));
  const last = matrix[8];
  const [a, b, c, d, e, f, g, h] = matrix.map((value) => value / last) as unknown as Matrix;
  return {
    at: ({ x, y }) => {
      const depth = g * x + h * y + 1;
      return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
    },
    css: `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join()})`,
  };
}

/** A rectangle as a quad, from its top left corner. */
export function rectangle(x: number, y: number, width: number, height: number): Quad {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Whether all corners turn the same way, by more than a rounding error. */
function isConvex(quad: Quad): boolean {
  const turns = quad.map((corner, index) => {
    const [next, last] = [quad[(index + 1) % 4]!, quad[(index + 2) % 4]!];
    return (next.x - corner.x) * (last.y - next.y) - (next.y - corner.y) * (last.x - next.x);
  });
  return turns.every((turn) => turn > 1e-6) || turns.every((turn) => turn < -1e-6);
}

/** From the square with the side 1 onto a quad (Heckbert, Fundamentals of Texture Mapping, 1989). */
function ontoQuad([p, q, r, s]: Quad): Matrix {
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}

/** The inverse, but for its scale, which a homography does not have. */
function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function product(left: Matrix, right: Matrix): Matrix {
  return [0, 3, 6].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        left[row]! * right[column]! +
        left[row + 1]! * right[column + 3]! +
        left[row + 2]! * right[column + 6]!,
    ),
  ) as unknown as Matrix;
}
