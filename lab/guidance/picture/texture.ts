/** A picture that can be laid on a plane: red, green, blue, alpha of a pixel in the bytes of one number. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** A colour with red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** @returns a colour from its notation in six hexadecimal digits, such as "8a6a4c". */
export function colour(digits: string): Colour {
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** @returns a pixel without transparency. */
export function packed(red: number, green: number, blue: number): number {
  return (clamped(red) | (clamped(green) << 8) | (clamped(blue) << 16) | 0xff000000) >>> 0;
}

function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

/** @returns the texture at half its size, each pixel the mean of four. */
export function halved({ width, height, pixels }: Texture): Texture {
  const half = { width: width >> 1, height: height >> 1 };
  const target = new Uint32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const [a, b, c, d] = [pixels[at]!, pixels[at + 1]!, pixels[at + width]!, pixels[at + width + 1]!];
      const even = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x020002;
      const odd =
        ((a >>> 8) & 0xff00ff) +
        ((b >>> 8) & 0xff00ff) +
        ((c >>> 8) & 0xff00ff) +
        ((d >>> 8) & 0xff00ff) +
        0x020002;
      target[y * half.width + x] = (((even >>> 2) & 0xff00ff) | (((odd >>> 2) & 0xff00ff) << 8)) >>> 0;
    }
  }
  return { ...half, pixels: target };
}
