import { packed, type Texture } from './texture.ts';

/** What a photocopier prints of a picture: grey with strong contrast, light tones as bare paper, toner in spots. */
export function copied({ width, height, pixels }: Texture): Texture {
  const print = new Uint32Array(pixels.length);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at]!;
    const luma = 0.3 * (pixel & 255) + 0.59 * ((pixel >>> 8) & 255) + 0.11 * ((pixel >>> 16) & 255);
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    const spot = (noise >>> 24) / 255 - 0.5;
    const tone = 128 + (luma - 118) * 1.35 + spot * 26;
    const paper = Math.min(244, Math.max(34, tone));
    print[at] = packed(paper, paper, paper);
  }
  return { width, height, pixels: print };
}
