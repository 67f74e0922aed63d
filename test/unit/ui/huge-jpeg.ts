/** The beginning of a JPEG of 16,320 × 12,240 pixels: a browser that opened it would report an error. */
export const hugeJpeg = new Blob([
  Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x2f, 0xd0, 0x3f, 0xc0, 1, 1, 0x11, 0),
]);
