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
 * @returns `side` × `side` pixels, row by row: red, green and blue, 0 to 255.
 */
export function rgbSquare({ side: frameSide, luma, chroma }: LumaFrame, side: number): Uint8Array {
  const brightness = scaled(luma, frameSide, side);
  const blues = chroma && scaled(chroma.blue, chroma.side, side);
  const reds = chroma && scaled(chroma.red, chroma.side, side);
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

function scaled(data: Uint8Array | Uint8ClampedArray, side: number, toSide: number): Uint8Array {
  return scalePlane({ data, offset: 0, stride: side, step: 1, side, levels: null }, toSide);
}
