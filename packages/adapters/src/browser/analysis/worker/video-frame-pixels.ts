import { yuvPixels, type FramePixels } from '@recto/analysis/pixels';
import { centredSquare } from '@recto/core';

/** Frames are copied into one buffer: those of a camera have one size. */
let planes = new Uint8Array(0);

/** A frame whose planes can be read; others are only in the graphics memory. */
interface PlanarFrame extends VideoFrame {
  readonly format: 'I420' | 'NV12';
  readonly visibleRect: DOMRectReadOnly;
}

export function isPlanar(frame: VideoFrame): frame is PlanarFrame {
  return (frame.format === 'I420' || frame.format === 'NV12') && frame.visibleRect !== null;
}

/**
 * The pixels of a video frame, from the planes in which the camera delivers it.
 * @param side of the scaled-down frame, in pixels.
 */
export async function videoFramePixels(frame: PlanarFrame, side: number): Promise<FramePixels> {
  const { format, visibleRect, colorSpace } = frame;
  const square = centredSquare(visibleRect);
  const rect = {
    x: even(visibleRect.x + square.x),
    y: even(visibleRect.y + square.y),
    width: even(square.side),
    height: even(square.side),
  };
  const bytes = frame.allocationSize({ rect });
  if (planes.length < bytes) planes = new Uint8Array(bytes);
  const layout = await frame.copyTo(planes, { rect });
  const isFullRange = colorSpace.fullRange === true;
  return yuvPixels({ data: planes, format, layout, side: rect.width, isFullRange }, side);
}

/** Colours have half the resolution, so the square begins and ends at even pixels. */
function even(value: number): number {
  return value - (value % 2);
}
