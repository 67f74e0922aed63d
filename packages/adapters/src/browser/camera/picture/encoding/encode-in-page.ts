import { CameraError, captureJpegQuality } from '@recto/core';
import { isBlack } from '../black-frame.ts';
import type { EncodedPhoto } from './EncodingWorker.ts';

export const photoType = 'image/jpeg';

/**
 * Encodes a canvas in the page, as every browser can.
 * @throws CameraError `noPicture` when the browser produces no JPEG.
 */
export async function encodeInPage(canvas: HTMLCanvasElement): Promise<EncodedPhoto | 'black'> {
  if (isBlack(canvas)) return 'black';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, photoType, captureJpegQuality);
  });
  // A browser that can't encode JPEG silently produces PNG.
  if (blob?.type !== photoType) throw new CameraError('noPicture');
  return { dataUrl: await toDataUrl(blob) };
}

/** A photo as a data URL, made by the browser: base64 in the page would block it. */
function toDataUrl(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new CameraError('noPicture', { cause: reader.error })));
    reader.readAsDataURL(photo);
  });
}
