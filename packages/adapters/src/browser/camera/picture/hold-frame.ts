import { CameraError, type CapturedImage, type FrameSize, type HeldFrame } from '@recto/core';
import { isUpright } from '../../upright-frame.ts';
import { drawSquare, freeCanvas } from './square-canvas.ts';

/** Takes the frame that a video shows, without a copy. */
export type VideoFrameConstructor = new (
  video: HTMLVideoElement,
  options: { readonly timestamp: number },
) => VideoFrame;

/** A frame in memory. */
interface KeptFrame {
  /** Its centred square, once; from then on, the canvas is the receiver's. Null if the browser gives no more canvases. */
  readonly draw: () => HTMLCanvasElement | null;
  readonly free: () => void;
}

/**
 * Holds the frame that a video shows now, as the camera has delivered it: it is drawn only if its photo is taken.
 * @param Frame takes it; where it is undefined or can't, the frame is drawn now.
 * @param takePhoto takes the photo; from then on, the canvas is the receiver's.
 * @returns null without a frame, or if the browser gives no more canvases.
 */
export function holdVideoFrame(
  video: HTMLVideoElement,
  Frame: VideoFrameConstructor | undefined,
  takePhoto: (canvas: HTMLCanvasElement) => Promise<CapturedImage>,
): HeldFrame | null {
  const size = { width: video.videoWidth, height: video.videoHeight };
  const frame = Frame && deliveredFrame(video, size, Frame);
  if (!frame) return holdCanvas(drawSquare(video.ownerDocument, video, size), takePhoto);
  const draw = () => {
    try {
      return drawSquare(video.ownerDocument, frame, size);
    } finally {
      frame.close();
    }
  };
  return heldFrame({ draw, free: () => frame.close() }, takePhoto);
}

/** The same for a frame that is drawn already. @param canvas its centred square; null for none. */
export function holdCanvas(
  canvas: HTMLCanvasElement | null,
  takePhoto: (canvas: HTMLCanvasElement) => Promise<CapturedImage>,
): HeldFrame | null {
  return canvas && heldFrame({ draw: () => canvas, free: () => freeCanvas(canvas) }, takePhoto);
}

function heldFrame(
  { draw, free }: KeptFrame,
  takePhoto: (canvas: HTMLCanvasElement) => Promise<CapturedImage>,
): HeldFrame {
  let isHeld = true;
  return {
    toPhoto: () => {
      const canvas = isHeld ? draw() : null;
      isHeld = false;
      return canvas === null ? Promise.reject(new CameraError('lost')) : takePhoto(canvas);
    },
    release: () => {
      if (isHeld) free();
      isHeld = false;
    },
  };
}

/** Null if the browser can't take this frame, or turns it when it shows it. */
function deliveredFrame(
  video: HTMLVideoElement,
  size: FrameSize,
  Frame: VideoFrameConstructor,
): VideoFrame | null {
  try {
    const frame = new Frame(video, { timestamp: 0 });
    if (isUpright(frame, size)) return frame;
    frame.close();
  } catch {
    // Drawing it shows whether there is a frame.
  }
  return null;
}
