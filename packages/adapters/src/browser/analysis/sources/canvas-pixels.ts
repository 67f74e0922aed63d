import { patchPlaces, patchSide } from '@recto/analysis/documents';
import type { Quad } from '@recto/core';
import { canReadCanvas } from '../can-read-canvas.ts';
import type { MakeCanvas } from '../../make-canvas.ts';
import { drawnPixels, type DrawableSquare } from '../worker/bitmap-pixels.ts';
import { blobOf } from '../worker/blob-of.ts';
import type { Base64Photo, FrameSource, PhotoPixels } from '../worker/messages.ts';
import { photoPixels } from '../worker/photo-pixels.ts';

/** @throws if the page can't read what it draws (decision 2.19). */
export function checkCanvas(document: Document): void {
  if (!canReadCanvas(canvasOf(document))) throw new TypeError('No canvas can be read here.');
}

/** A frame that the page reads, where the worker can't draw. */
export function canvasPixels(
  document: Document,
  square: DrawableSquare,
  side: number,
  quad: Quad | null,
): FrameSource {
  const pixels = drawnPixels(square, side, canvasOf(document));
  const { frame, nativeSide } = pixels;
  const patches = pixels.patches(patchPlaces(quad, nativeSide), patchSide);
  return { kind: 'pixels', frame, nativeSide, patches };
}

/** A photo that the page decodes, where the worker can't draw; null if it is no PNG or JPEG. @throws as `checkCanvas`. */
export async function decodedPhoto(
  document: Document,
  photo: Blob | Base64Photo,
  makeBitmap: WindowOrWorkerGlobalScope['createImageBitmap'],
): Promise<PhotoPixels | null> {
  checkCanvas(document);
  return photoPixels(blobOf(photo), makeBitmap, canvasOf(document));
}

function canvasOf(document: Document): MakeCanvas {
  return (width, height) => Object.assign(document.createElement('canvas'), { width, height });
}
