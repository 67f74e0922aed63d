import { renderSvg } from '../../../test/specimen/specimen-picture.ts';
import type { Texture } from './texture.ts';

/**
 * Draws SVG markup of `width` × `height` units as a texture of that many pixels, times `scale`.
 * @param moreFonts files of fonts beside the usual ones.
 */
export function drawTexture(
  markup: string,
  width: number,
  height: number,
  scale = 1,
  moreFonts: readonly string[] = [],
): Texture {
  const picture = renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ` +
      `viewBox="0 0 ${width} ${height}">${markup}</svg>`,
    moreFonts,
  );
  const { buffer, byteOffset, length } = picture.pixels;
  return {
    width: picture.width,
    height: picture.height,
    pixels: new Uint32Array(buffer.slice(byteOffset, byteOffset + length)),
  };
}

/** Lays a drawing with premultiplied transparency over a texture of the same size. @returns a new texture. */
export function over(drawing: Texture, ground: Texture): Texture {
  const pixels = new Uint32Array(ground.pixels);
  for (let at = 0; at < pixels.length; at += 1) {
    const top = drawing.pixels[at]!;
    const alpha = top >>> 24;
    if (alpha === 0) continue;
    const below = pixels[at]!;
    const rest = 255 - alpha;
    const red = (top & 255) + ((below & 255) * rest) / 255;
    const green = ((top >>> 8) & 255) + (((below >>> 8) & 255) * rest) / 255;
    const blue = ((top >>> 16) & 255) + (((below >>> 16) & 255) * rest) / 255;
    pixels[at] =
      (Math.min(255, red) | (Math.min(255, green) << 8) | (Math.min(255, blue) << 16) | 0xff000000) >>> 0;
  }
  return { ...ground, pixels };
}
