import { imageSizeOf, isTooLargeToOpen, requestedResolution } from '@recto/core';
import type { MakeCanvas } from '../../make-canvas.ts';
import { drawn } from './bitmap-pixels.ts';
import type { PhotoPixels } from './messages.ts';

/**
 * The longest side at which a photo is analysed, in pixels: that of a captured one. The thresholds for blur are
 * made for it, and iOS draws no picture of the full size of its camera.
 */
const longestSide = requestedResolution.height;

/**
 * Decodes a photo, scaled down while it is decoded.
 * @returns null if it is no PNG or JPEG, or too large to open (decision 3.16).
 * @throws if the browser can't decode it.
 */
export async function photoPixels(
  photo: Blob,
  makeBitmap: WindowOrWorkerGlobalScope['createImageBitmap'],
  makeCanvas: MakeCanvas,
): Promise<PhotoPixels | null> {
  const size = await imageSizeOf(photo);
  if (size === null || isTooLargeToOpen(size)) return null;
  const scale = Math.max(1, Math.max(size.width, size.height) / longestSide);
  // Only one side: the file may say that the picture is to be turned.
  const resize: ImageBitmapOptions =
    scale > 1 ? { resizeWidth: Math.round(size.width / scale), resizeQuality: 'high' } : {};
  const bitmap = await makeBitmap(photo, resize);
  try {
    return { square: squareOf(bitmap, makeCanvas), scale };
  } finally {
    bitmap.close();
  }
}

/** The picture in the middle of a square. Its outermost pixels fill the rest, so that its edge is no line there. */
function squareOf(bitmap: ImageBitmap, makeCanvas: MakeCanvas): PhotoPixels['square'] {
  const { width, height } = bitmap;
  const side = Math.max(width, height);
  const left = Math.floor((side - width) / 2);
  const top = Math.floor((side - height) / 2);
  const { data } = drawn(makeCanvas, side, side, (context) => {
    if (left > 0) {
      context.drawImage(bitmap, 0, 0, 1, height, 0, 0, left, side);
      context.drawImage(bitmap, width - 1, 0, 1, height, left, 0, side - left, side);
    }
    if (top > 0) {
      context.drawImage(bitmap, 0, 0, width, 1, 0, 0, side, top);
      context.drawImage(bitmap, 0, height - 1, width, 1, 0, top, side, side - top);
    }
    context.drawImage(bitmap, left, top);
  });
  return { data, side };
}
