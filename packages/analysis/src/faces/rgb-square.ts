import type { LumaFrame } from '../luma-frame.ts';
import { scalePlane } from '../pixels/plane.ts';

/** In a dark frame, its brightest parts are raised to this brightness, because dark faces are harder to find. */
const brightParts = 200;

/** The share of the frame that is brighter than what counts as its bright parts. */
const brighterShare = 0.05;

/** By how much brightness and colour are multiplied at most: more would only show noise. */
const greatestGain = 3;

/**
 * Scales a frame to what the face detector takes, and brightens it if it is dark. A frame without colours becomes
 * grey.
 * @param side of the result, in pixels.
 * @param part how much of the frame is taken: its middle, as a share of its side. More than 1 continues the frame
 * at its edges as mirrors do.
 * @returns `side` × `side` pixels, row by row: red, green and blue, 0 to 255.
 */
export function rgbSquare({ side: frameSide, luma, chroma }: LumaFrame, side: number, part = 1): Uint8Array {
  const scaled = part > 1 ? mirrored : middle;
  const brightness = scaled(luma, frameSide, side, part);
  const blues = chroma && scaled(chroma.blue, chroma.side, side, part);
  const reds = chroma && scaled(chroma.red, chroma.side, side, part);
  const gain = gainFor(brightness);
  const rgb = new Uint8ClampedArray(3 * side * side);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const y = gain * brightness[pixel]!;
    const blue = blues === null ? 0 : gain * (blues[pixel]! - 128);
    const red = reds === null ? 0 : gain * (reds[pixel]! - 128);
    // As video standards for pictures define it (JFIF).
    rgb[3 * pixel] = y + 1.402 * red;
    rgb[3 * pixel + 1] = y - 0.344136 * blue - 0.714136 * red;
    rgb[3 * pixel + 2] = y + 1.772 * blue;
  }
  return new Uint8Array(rgb.buffer);
}

/** 1 for a frame that has bright parts, more for a dark one. */
function gainFor(brightness: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of brightness) counts[value]!++;
  let bright = 255;
  for (let brighter = 0; bright > 1; bright--) {
    brighter += counts[bright]!;
    if (brighter > brightness.length * brighterShare) break;
  }
  return Math.min(greatestGain, Math.max(1, brightParts / bright));
}

type Values = Uint8Array | Uint8ClampedArray;

function middle(data: Values, stride: number, toSide: number, part: number): Uint8Array {
  const side = Math.round(stride * part);
  const margin = (stride - side) >> 1;
  return scalePlane({ data, offset: margin * (stride + 1), stride, step: 1, side, levels: null }, toSide);
}

function mirrored(data: Values, stride: number, toSide: number, part: number): Uint8Array {
  const side = Math.round(toSide / part);
  const inner = middle(data, stride, side, 1);
  const margin = (toSide - side) >> 1;
  const from = Array.from({ length: toSide }, (_, at) => {
    const place = Math.abs(at - margin);
    return Math.min(place, 2 * side - 2 - place);
  });
  return Uint8Array.from(
    { length: toSide * toSide },
    (_, at) => inner[from[Math.floor(at / toSide)]! * side + from[at % toSide]!]!,
  );
}
