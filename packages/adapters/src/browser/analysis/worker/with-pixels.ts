import type { FramePixels } from '@recto/analysis/pixels';
import { centredSquare } from '@recto/core';
import { isUpright } from '../../upright-frame.ts';
import type { MakeCanvas } from '../../make-canvas.ts';
import { drawnPixels } from './bitmap-pixels.ts';
import type { FrameSource } from './messages.ts';
import { isPlanar, videoFramePixels } from './video-frame-pixels.ts';

/**
 * Reads a frame and uses its pixels; then the frame's memory is freed.
 * @param side of the scaled-down frame, in pixels.
 * @throws if the browser can't read this kind of frame.
 */
export async function withPixels<Result>(
  source: FrameSource,
  side: number,
  makeCanvas: MakeCanvas,
  analyse: (pixels: FramePixels) => Promise<Result>,
): Promise<Result> {
  switch (source.kind) {
    case 'videoFrame':
      try {
        const { frame, size } = source;
        if (!isUpright(frame, size)) throw new TypeError('This frame is turned when it is shown.');
        if (isPlanar(frame)) return await analyse(await videoFramePixels(frame, side));
        return await analyse(drawnPixels({ picture: frame, ...centredSquare(size) }, side, makeCanvas));
      } finally {
        source.frame.close();
      }
    case 'bitmap':
      try {
        const { bitmap } = source;
        return await analyse(
          drawnPixels({ picture: bitmap, x: 0, y: 0, side: bitmap.width }, side, makeCanvas),
        );
      } finally {
        source.bitmap.close();
      }
    case 'pixels': {
      const { frame, nativeSide, patches } = source;
      return analyse({ nativeSide, frame, patches: () => patches });
    }
  }
}
