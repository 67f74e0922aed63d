import type { RgbaSquare } from '@recto/analysis/pixels';

/** Adds what canvases have and drawn frames lack. */
export function withAlpha(pixels: Buffer): RgbaSquare {
  const count = pixels.length / 3;
  const data = new Uint8ClampedArray(count * 4).fill(255);
  for (let at = 0; at < count; at += 1) {
    data[at * 4] = pixels[at * 3]!;
    data[at * 4 + 1] = pixels[at * 3 + 1]!;
    data[at * 4 + 2] = pixels[at * 3 + 2]!;
  }
  return { data, side: Math.sqrt(count) };
}
