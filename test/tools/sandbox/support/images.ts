const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];

/** Bytes that begin like a JPEG and differ by `filling`. */
export function jpeg(size = 64, filling = 1): Uint8Array<ArrayBuffer> {
  return imageBytes(jpegSignature, size, filling);
}

/** Bytes that begin like a PNG. */
export function png(size = 64): Uint8Array<ArrayBuffer> {
  return imageBytes(pngSignature, size, 2);
}

function imageBytes(signature: readonly number[], size: number, filling: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(filling);
  bytes.set(signature);
  return bytes;
}
