/** Squares that the face detector and its reference are compared on: red, green and blue of each pixel. */
export function referenceInputs(side: number): Readonly<Record<string, Uint8Array>> {
  return {
    black: new Uint8Array(3 * side * side),
    noise: square(side, pseudoRandom()),
    gradient: square(side, (x, y, channel) => [x, y, (x + y) / 2][channel]! * 255),
    face: square(side, drawnFace),
    twoFaces: square(side, (x, y, channel) => drawnFace((2 * x) % 1, 2 * y - 0.4, channel)),
  };
}

type Draw = (x: number, y: number, channel: 0 | 1 | 2) => number;

/** @param draw a colour from 0 to 255 for a place from 0 to 1. */
function square(side: number, draw: Draw): Uint8Array {
  const pixels = new Uint8Array(3 * side * side);
  for (let index = 0; index < pixels.length; index++) {
    const pixel = Math.floor(index / 3);
    const x = ((pixel % side) + 0.5) / side;
    const y = (Math.floor(pixel / side) + 0.5) / side;
    pixels[index] = Math.round(draw(x, y, (index % 3) as 0 | 1 | 2));
  }
  return pixels;
}

const colours = {
  wall: [196, 200, 204],
  hair: [58, 42, 34],
  skin: [222, 178, 150],
  eye: [40, 30, 28],
  white: [240, 238, 235],
  shadow: [186, 138, 112],
  lips: [176, 92, 88],
  shirt: [70, 90, 120],
} as const;

/** A head with hair, eyes, brows, nose and mouth, soft enough to be taken for a face. */
function drawnFace(x: number, y: number, channel: 0 | 1 | 2): number {
  const within = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  const colour = (): keyof typeof colours => {
    const mirrored = Math.abs(x - 0.5);
    if (((mirrored - 0.1) / 0.02) ** 2 + ((y - 0.45) / 0.02) ** 2 < 1) return 'eye';
    if (((mirrored - 0.1) / 0.045) ** 2 + ((y - 0.45) / 0.022) ** 2 < 1) return 'white';
    if (mirrored > 0.05 && mirrored < 0.16 && Math.abs(y - 0.39 - mirrored * 0.06) < 0.012) return 'hair';
    if (within(0.5, 0.57, 0.035, 0.02) || (mirrored < 0.012 && y > 0.45 && y < 0.57)) return 'shadow';
    if (within(0.5, 0.67, 0.08, 0.022)) return 'lips';
    if (within(0.5, 0.52, 0.2, 0.27)) return 'skin';
    if (within(0.5, 0.45, 0.24, 0.29) && y < 0.5) return 'hair';
    if (mirrored < 0.09 && y > 0.7 && y < 0.85) return 'shadow';
    return within(0.5, 1.02, 0.42, 0.22) ? 'shirt' : 'wall';
  };
  return colours[colour()][channel];
}

/** The same values on every machine. */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) & 255;
  };
}
