import { centredSquare, type FrameSize } from '@recto/core';

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
  const { x, y, side } = centredSquare(frame);
  if (side === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return null;
  context.drawImage(source, x, y, side, side, 0, 0, side, side);
  return canvas;
}

/** Frees a canvas: iOS limits the memory of all canvases until they are collected, and then creates no more. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
