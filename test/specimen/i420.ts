/**
 * RGB as planes of brightness and, of every second pixel in every second row, the two colours (BT.601).
 * @param pixels three bytes a pixel, with video's levels already.
 * @param width and height in pixels, even.
 */
export function i420(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = width * height;
  const planes = new Uint8Array(size + size / 2);
  const blue = planes.subarray(size, size + size / 4);
  const red = planes.subarray(size + size / 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [r, g, b] = [pixels[at * 3]!, pixels[at * 3 + 1]!, pixels[at * 3 + 2]!];
      const luma = 0.299 * r + 0.587 * g + 0.114 * b;
      planes[at] = luma;
      if (y % 2 !== 0 || x % 2 !== 0) continue;
      const half = ((y / 2) * width) / 2 + x / 2;
      blue[half] = 128 + 0.564 * (b - luma);
      red[half] = 128 + 0.713 * (r - luma);
    }
  }
  return planes;
}
