import type { LumaFrame } from '../luma-frame.ts';
import { patchOf, pixelSquare, type FramePixels, type PixelSquare } from './frame-pixels.ts';
import { scalePlane, type Plane } from './plane.ts';

/** A square of red, green, blue and alpha, as canvases and image decoders give it. */
export interface RgbaSquare {
  readonly data: Uint8Array | Uint8ClampedArray;
  /** In pixels. */
  readonly side: number;
}

/** @param side of the scaled-down frame, in pixels. */
export function rgbaPixels(square: RgbaSquare, side: number): FramePixels {
  const { data, side: nativeSide } = square;
  const colour = (offset: number): Plane => ({
    data,
    offset,
    stride: nativeSide * 4,
    step: 4,
    side: nativeSide,
    levels: null,
  });
  const scaled =
    side >= nativeSide
      ? square
      : interleaved(
          [0, 1, 2].map((at) => scalePlane(colour(at), side)),
          side,
        );
  return {
    nativeSide,
    frame: lumaFrameOf(scaled),
    patches: (places, size) =>
      places.map((place) => {
        const part = pixelSquare(place, size, nativeSide);
        return patchOf(part, nativeSide, lumaOfPart(square, part));
      }),
  };
}

/** The brightness of a part of a picture, at its own resolution. */
export function lumaOfPart({ data, side }: RgbaSquare, { left, top, size }: PixelSquare): Uint8Array {
  const luma = new Uint8Array(size * size);
  for (let row = 0, to = 0; row < size; row += 1) {
    const first = ((top + row) * side + left) * 4;
    for (let at = first; at < first + size * 4; at += 4) luma[to++] = lumaAt(data, at);
  }
  return luma;
}

/** Brightness and colour differences as video standards for pictures define them (JFIF). */
function lumaFrameOf({ data, side }: RgbaSquare): LumaFrame {
  const luma = new Uint8Array(side * side);
  for (let pixel = 0; pixel < luma.length; pixel += 1) luma[pixel] = lumaAt(data, pixel * 4);
  const chromaSide = side >> 1;
  const blue = new Uint8Array(chromaSide * chromaSide);
  const red = new Uint8Array(chromaSide * chromaSide);
  for (let row = 0; row < chromaSide; row += 1) {
    for (let column = 0; column < chromaSide; column += 1) {
      const first = (row * 2 * side + column * 2) * 4;
      const below = first + side * 4;
      const mean = (at: number) =>
        (data[first + at]! + data[first + 4 + at]! + data[below + at]! + data[below + 4 + at]!) / 4;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      const pixel = row * chromaSide + column;
      blue[pixel] = Math.round(128 - 0.168736 * r - 0.331264 * g + 0.5 * b);
      red[pixel] = Math.round(128 + 0.5 * r - 0.418688 * g - 0.081312 * b);
    }
  }
  return { side, luma, chroma: { side: chromaSide, blue, red } };
}

function lumaAt(data: RgbaSquare['data'], at: number): number {
  return (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]! + 128) >> 8;
}

function interleaved([red, green, blue]: readonly Uint8Array[], side: number): RgbaSquare {
  const data = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    data[pixel * 4] = red![pixel]!;
    data[pixel * 4 + 1] = green![pixel]!;
    data[pixel * 4 + 2] = blue![pixel]!;
  }
  return { data, side };
}
