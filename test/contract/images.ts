import { maximumUploadBytes, type CapturedImage } from '@recto/core';

/** Images as far as a provider checks them: the right first bytes, and some more. */

const jpegBytes = new Uint8Array(20_000).fill(7);
jpegBytes.set([0xff, 0xd8, 0xff, 0xe0]);

const pngBytes = new Uint8Array(2_000).fill(7);
pngBytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const jpegFile = new File([jpegBytes], 'photo.jpg', { type: 'image/jpeg' });
export const pngFile = new File([pngBytes], 'photo.png', { type: 'image/png' });
/** A text that claims to be an image. */
export const textFile = new File(['Not an image.'], 'photo.png', { type: 'image/png' });

/** Exactly the largest size that may be sent (§9). */
export const largestFile = new File(
  [jpegBytes, new Uint8Array(maximumUploadBytes - jpegBytes.length)],
  'photo.jpg',
);
export const tooLargeFile = new File([largestFile, new Uint8Array(1)], 'photo.jpg');

export const jpegImage = capturedImage(jpegBytes);
export const textImage = capturedImage(new TextEncoder().encode('Not an image.'));

function capturedImage(bytes: Uint8Array): CapturedImage {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { dataUrl: `data:image/jpeg;base64,${base64}`, mimeType: 'image/jpeg', base64 };
}
