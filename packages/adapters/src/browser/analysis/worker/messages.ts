import type { LumaFrame, NativePatch, RgbaSquare } from '@recto/analysis/pixels';
import type {
  CapturedImage,
  DocumentFormat,
  FrameReading,
  FrameSize,
  PhotoCheck,
  PhotoFrame,
} from '@recto/core';

/** One frame, in the best form that the browser can hand to a worker. */
export type FrameSource =
  /** The frame itself: the worker reads its planes, or draws it. `size`: as the page shows it. */
  | { readonly kind: 'videoFrame'; readonly frame: VideoFrame; readonly size: FrameSize }
  /** The frame's centred square at its own resolution: the worker draws it. */
  | { readonly kind: 'bitmap'; readonly bitmap: ImageBitmap }
  /** What the page has read: the square, scaled down, and parts of it at its own resolution. */
  | {
      readonly kind: 'pixels';
      readonly frame: LumaFrame;
      /** The square's side at its own resolution, in pixels. */
      readonly nativeSide: number;
      readonly patches: readonly NativePatch[];
    };

/** A photo: a file or the base64 of one, which the worker decodes, or what the page has decoded. */
export type PhotoSource = Blob | Base64Photo | PhotoPixels;

/** An image of the camera, without its data URL. */
export type Base64Photo = Pick<CapturedImage, 'base64' | 'mimeType'>;

export interface PhotoPixels {
  /** The photo in the middle of a square; a photo of another shape is continued at its edges. */
  readonly square: RgbaSquare;
  /** By how much the photo is larger than these pixels. */
  readonly scale: number;
}

/** What the worker does. */
export interface Tasks {
  readonly look: {
    readonly task: {
      readonly subject: PhotoFrame;
      /** Those of the documents that may be in the frame. */
      readonly formats: readonly DocumentFormat[];
      /** The side of the scaled-down frame, in pixels. */
      readonly side: number;
      /** Whether what was seen before is something else. */
      readonly isFirst: boolean;
      readonly source: FrameSource;
    };
    /** Null while what the step needs is being loaded; `noFaces`: what finds faces could not be loaded. */
    readonly result: FrameReading | 'noFaces' | null;
  };
  readonly check: {
    readonly task: {
      readonly subject: PhotoFrame;
      readonly formats: readonly DocumentFormat[];
      readonly source: PhotoSource;
    };
    readonly result: PhotoCheck | null;
  };
}

export type TaskName = keyof Tasks;

/** From the page to the worker. */
export type Request = {
  [Name in TaskName]: { readonly id: number; readonly name: Name; readonly task: Tasks[Name]['task'] };
}[TaskName];

/** From the worker to the page. */
export type Response =
  /** The worker has started. `canDraw`: whether it can decode and scale pictures, and read them. */
  | { readonly id: null; readonly canDraw: boolean }
  /** `ms`: how long it has computed. */
  | { readonly id: number; readonly result: Tasks[TaskName]['result']; readonly ms: number }
  /** The source could not be read, or the analysis has failed. */
  | { readonly id: number; readonly failed: true };
