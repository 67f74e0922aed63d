import {
  CameraError,
  captureJpegQuality,
  capturedImageFromDataUrl,
  centredSquare,
  type CapturedImage,
  type FrameSize,
} from '@recto/core';
import { isBlack } from './black-frame.ts';

const photoType = 'image/jpeg';

/**
 * Takes the centred square of a frame at the frame's own resolution, as a JPEG (§9).
 * @param frame the frame's own size in pixels, never that of its layout.
 * @throws CameraError `noPicture` when the browser produces no image, or a black one.
 */
export async function takeSquarePhoto(
  source: HTMLVideoElement | HTMLCanvasElement,
  frame: FrameSize,
): Promise<CapturedImage> {
  const { x, y, side } = centredSquare(frame);
  const canvas = source.ownerDocument.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  try {
    const context = canvas.getContext('2d', { alpha: false });
    context?.drawImage(source, x, y, side, side, 0, 0, side, side);
    const blob = context === null || isBlack(canvas) ? null : await toJpeg(canvas);
    // A browser that can't encode JPEG silently produces PNG.
    if (blob?.type !== photoType) throw new CameraError('noPicture');
    return capturedImageFromDataUrl(await toDataUrl(blob));
  } finally {
    // iOS limits the memory of all canvases until they are garbage-collected, and then creates no more.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, photoType, captureJpegQuality));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new CameraError('noPicture', { cause: reader.error })));
    reader.readAsDataURL(blob);
  });
}
