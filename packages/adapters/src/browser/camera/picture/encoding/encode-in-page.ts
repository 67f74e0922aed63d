import { CameraError, captureJpegQuality } from '@recto/core';
import type { EncodedPhoto } from './EncodingWorker.ts';
import { photoType } from './messages.ts';

/** Encodes a canvas in the page, beside its other work. @returns null if the browser produces no JPEG this way. */
export async function encodeInPage(canvas: HTMLCanvasElement): Promise<EncodedPhoto | null> {
  // iOS has none in Lockdown Mode.
  if (typeof FileReader === 'undefined') return null;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, photoType, captureJpegQuality);
  });
  // A browser that can't encode JPEG silently produces PNG.
  if (blob?.type !== photoType) return null;
  const dataUrl = await toDataUrl(blob);
  return dataUrl === null ? null : { dataUrl };
}

/**
 * Encodes a canvas at once: the page stands still meanwhile, but nothing is waited for.
 * @throws CameraError `noPhoto` when the browser produces no JPEG.
 */
export function encodeAtOnce(canvas: HTMLCanvasElement): EncodedPhoto {
  const dataUrl = canvas.toDataURL(photoType, captureJpegQuality);
  // Without memory it is empty, and PNG as above.
  if (!dataUrl.startsWith(`data:${photoType};`)) throw new CameraError('noPhoto');
  return { dataUrl };
}

/** A photo as a data URL, made by the browser: base64 in the page would block it. */
function toDataUrl(photo: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(photo);
  });
}
