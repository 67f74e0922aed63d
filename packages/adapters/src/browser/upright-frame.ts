import type { FrameSize } from '@recto/core';

/**
 * Whether a frame lies as the page shows it. Some browsers turn a frame when they show it: its planes are as the
 * sensor lies in the phone, and a canvas does not draw a part of it rightly.
 */
export function isUpright(
  frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean },
  shown: FrameSize,
): boolean {
  const { visibleRect, rotation = 0, flip = false } = frame;
  return rotation === 0 && !flip && visibleRect?.width === shown.width && visibleRect.height === shown.height;
}
