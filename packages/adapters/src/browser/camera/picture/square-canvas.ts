import { centredSquare, type FrameSize, type SquareCrop } from '@recto/core';

/**
 * Copies the centred square of a frame at the frame's own resolution. Drawing reads nothing back from the
 * graphics memory; without a graphics processor it takes about 10 ms.
 * @param frame the frame's own size in pixels, never that of its layout.
 * @returns null without a frame, or if the browser gives no more canvases. The caller must free it.
 */
export function drawSquare(
  document: Document,
  source: HTMLVideoElement | HTMLCanvasElement | VideoFrame,
  frame: FrameSize,
): HTMLCanvasElement | null {
  const square = centredSquare(frame);
  if (square.side === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = square.side;
  canvas.height = square.side;
  const bitmap = drawnBitmap(document.defaultView, source, square);
  const shown = bitmap && canvas.getContext('bitmaprenderer', { alpha: false });
  if (shown) shown.transferFromImageBitmap(bitmap);
  else if (!draw(canvas.getContext('2d', { alpha: false }), source, square)) return null;
  return canvas;
}

/**
 * The square as a bitmap, which a canvas shows without drawing it: Chromium without a graphics processor copies
 * the pixels of a canvas that can be drawn on each time the page changes.
 * @returns null if the browser can't.
 */
function drawnBitmap(
  window: (Window & typeof globalThis) | null,
  source: CanvasImageSource,
  square: SquareCrop,
): ImageBitmap | null {
  if (!('transferToImageBitmap' in (window?.OffscreenCanvas?.prototype ?? {}))) return null;
  const canvas = new window!.OffscreenCanvas(square.side, square.side);
  try {
    const context = canvas.getContext('2d', { alpha: false });
    return draw(context, source, square) ? canvas.transferToImageBitmap() : null;
  } catch {
    return null; // There may be memory for a canvas that is drawn on.
  } finally {
    freeCanvas(canvas);
  }
}

function draw(
  context: Pick<CanvasRenderingContext2D, 'drawImage'> | null,
  source: CanvasImageSource,
  { x, y, side }: SquareCrop,
): boolean {
  context?.drawImage(source, x, y, side, side, 0, 0, side, side);
  return context !== null;
}

/** Frees a canvas: iOS limits the memory of all canvases until they are collected, and then creates no more. */
export function freeCanvas(canvas: HTMLCanvasElement | OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
