/** A plane before the camera, such as the table on which a card lies. Angles in radians, lengths in mm. */
export interface Plane {
  /** How the plane's x axis is turned in the picture. */
  readonly turn: number;
  /** How far the plane leans away from the picture's plane, around an axis of this direction in the picture. */
  readonly tilt: number;
  readonly tiltAxis: number;
  /** From the camera to the plane's origin. */
  readonly distance: number;
  /** The lens: pixels in the picture for one mm at one mm of distance. */
  readonly focal: number;
  /** Where the plane's origin is in the picture, from its middle, in pixels. */
  readonly shift: readonly [number, number];
}

/** A projective mapping: nine numbers, row by row. */
export type Mapping = readonly [number, number, number, number, number, number, number, number, number];

/** @returns the mapping from mm on the plane to pixels of a square picture of `side` pixels. */
export function planeToPicture(plane: Plane, side: number): Mapping {
  const { turn, tilt, tiltAxis, distance, focal, shift } = plane;
  const columns = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ].map(([x, y]) => {
    const along = Math.cos(tiltAxis) * x! + Math.sin(tiltAxis) * y!;
    const across = -Math.sin(tiltAxis) * x! + Math.cos(tiltAxis) * y!;
    const flat = across * Math.cos(tilt);
    return [
      along * Math.cos(tiltAxis) - flat * Math.sin(tiltAxis),
      along * Math.sin(tiltAxis) + flat * Math.cos(tiltAxis),
      across * Math.sin(tilt),
    ] as const;
  });
  const [a, b] = columns as [readonly [number, number, number], readonly [number, number, number]];
  const [cx, cy] = [side / 2 + shift[0], side / 2 + shift[1]];
  return [
    focal * a[0] + cx * a[2],
    focal * b[0] + cx * b[2],
    cx * distance,
    focal * a[1] + cy * a[2],
    focal * b[1] + cy * b[2],
    cy * distance,
    a[2],
    b[2],
    distance,
  ];
}

/** @returns where a point goes. */
export function mapped(m: Mapping, x: number, y: number): readonly [number, number] {
  const scale = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / scale, (m[3] * x + m[4] * y + m[5]) / scale];
}

/** @returns the mapping back. */
export function inverse(m: Mapping): Mapping {
  const [a, b, c, d, e, f, g, h, i] = m;
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
