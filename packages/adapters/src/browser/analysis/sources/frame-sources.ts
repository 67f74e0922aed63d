import { centredSquare, type FrameSize, type Quad } from '@recto/core';
import type { AnalysisEnvironment } from '../analysis-environment.ts';
import type { FrameSource } from '../worker/messages.ts';

/** The element that shows the camera's picture. */
export type Picture = HTMLVideoElement | HTMLCanvasElement;

/** Takes the frame that an element shows, in a form for the worker. */
export interface FrameTaker {
  readonly kind: FrameSource['kind'];
  /**
   * Loads what this way needs and the page does not have yet, perhaps over a slow network. Can be called again. Rejects if
   * this way can't be used.
   */
  load(): Promise<unknown> | null;
  /**
   * After `load` only.
   * @param side of the scaled-down frame, in pixels.
   * @param quad where the document was in the frame before: there, blur is measured.
   * @throws if the browser can't take this frame.
   */
  take(picture: Picture, side: number, quad: Quad | null): FrameSource | Promise<FrameSource>;
}

/**
 * The ways of taking a frame that this browser has, from the fastest down (decision 4.1). A way that fails
 * with a frame is not used again; then the next one is.
 * @param canDraw whether the worker can draw.
 */
export function frameTakers(environment: AnalysisEnvironment, canDraw: boolean): readonly FrameTaker[] {
  const { VideoFrame, createImageBitmap } = environment;
  return [
    ...(VideoFrame ? [videoFrames(VideoFrame)] : []),
    ...(createImageBitmap && canDraw ? [bitmaps(createImageBitmap)] : []),
    pixels(environment.document),
  ];
}

function videoFrames(VideoFrame: NonNullable<AnalysisEnvironment['VideoFrame']>): FrameTaker {
  return {
    kind: 'videoFrame',
    load: () => null,
    take: (picture) => ({
      kind: 'videoFrame',
      frame: new VideoFrame(picture, { timestamp: 0 }),
      size: sizeOf(picture),
    }),
  };
}

function bitmaps(makeBitmap: WindowOrWorkerGlobalScope['createImageBitmap']): FrameTaker {
  return {
    kind: 'bitmap',
    load: () => null,
    take: async (picture) => {
      const { x, y, side } = centredSquare(sizeOf(picture));
      return { kind: 'bitmap', bitmap: await makeBitmap(picture, x, y, side, side) };
    },
  };
}

/** Few browsers need this way, so it is loaded only by them. */
function pixels(document: Document): FrameTaker {
  let isChecked = false;
  const load = async () => {
    const { checkCanvas } = await import('./canvas-pixels.ts');
    if (!isChecked) checkCanvas(document);
    isChecked = true;
  };
  return {
    kind: 'pixels',
    load,
    take: async (picture, side, quad) => {
      const { canvasPixels } = await import('./canvas-pixels.ts');
      return canvasPixels(document, { picture, ...centredSquare(sizeOf(picture)) }, side, quad);
    },
  };
}

/** The size of the frame itself, never of its layout. */
function sizeOf(picture: Picture): FrameSize {
  return 'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };
}
