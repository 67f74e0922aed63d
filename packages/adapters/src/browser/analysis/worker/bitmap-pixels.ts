import {
  lumaOfPart,
  patchOf,
  pixelSquare,
  rgbaPixels,
  type FramePixels,
  type NativePatch,
  type PatchPlace,
} from '@recto/analysis/pixels';
import type { MakeCanvas } from '../../make-canvas.ts';

/** A picture that a canvas can draw. */
type Drawable = ImageBitmap | VideoFrame | HTMLVideoElement | HTMLCanvasElement;

/** A square of a picture, in its own pixels. */
export interface DrawableSquare {
  readonly picture: Drawable;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * The pixels of a picture that a canvas scales; its patches are drawn when they are asked for.
 * @param side of the scaled-down frame, in pixels.
 */
export function drawnPixels(square: DrawableSquare, side: number, makeCanvas: MakeCanvas): FramePixels {
  const small = Math.min(side, square.side);
  const { data } = drawn(makeCanvas, small, small, (context) => {
    context.imageSmoothingQuality = 'medium';
    const { picture, x, y } = square;
    context.drawImage(picture, x, y, square.side, square.side, 0, 0, small, small);
  });
  const { frame } = rgbaPixels({ data, side: small }, small);
  return {
    nativeSide: square.side,
    frame,
    patches: (places, size) => drawnPatches(square, places, size, makeCanvas),
  };
}

/** All patches are drawn below each other and read at once: each reading may wait for the graphics card. */
function drawnPatches(
  { picture, x, y, side }: DrawableSquare,
  places: readonly PatchPlace[],
  wantedSize: number,
  makeCanvas: MakeCanvas,
): readonly NativePatch[] {
  const parts = places.map((place) => pixelSquare(place, wantedSize, side));
  const size = parts[0]?.size ?? 0;
  if (size === 0) return [];
  const sheet = drawn(makeCanvas, size, size * parts.length, (context) => {
    for (const [index, { left, top }] of parts.entries()) {
      context.drawImage(picture, x + left, y + top, size, size, 0, index * size, size, size);
    }
  });
  const bytes = size * size * 4;
  return parts.map((part, index) => {
    const data = sheet.data.subarray(index * bytes, (index + 1) * bytes);
    return patchOf(part, side, lumaOfPart({ data, side: size }, { left: 0, top: 0, size }));
  });
}

/** Draws on a new canvas and reads it. @throws if the browser gives no canvas. */
export function drawn(
  makeCanvas: MakeCanvas,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const canvas = makeCanvas(width, height);
  try {
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) throw new TypeError('This browser gives no canvas.');
    draw(context);
    return context.getImageData(0, 0, width, height);
  } finally {
    // iOS limits the memory of all canvases until they are garbage-collected.
    canvas.width = 0;
    canvas.height = 0;
  }
}
