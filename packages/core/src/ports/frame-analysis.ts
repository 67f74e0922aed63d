import type { GuidancePace } from '../model/guidance-pace.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import type { FrameReading } from '../model/frame-reading.ts';
import type { PhotoCheck } from '../model/photo-check.ts';
import type { PhotoName } from '../model/photos.ts';
import type { CameraFeed, HeldFrame } from './camera.ts';

/**
 * Looks at what the camera shows and at the photos that were taken, on this device only: no image leaves it
 * (decision 4.1). Nothing is loaded before the first call. No method throws or rejects: an analyser that
 * can't work is silent, and the customer takes photos without it.
 */
export interface FrameAnalysisPort {
  /**
   * Reads frames of an open camera, about ten times per second, one at a time. Without a picture (the feed rests,
   * is lost or closed) no frame is read; reading continues when the feed wakes.
   * @param feed must be showing its picture.
   * @param photo the step: a card or the selfie.
   */
  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch;

  /**
   * Checks a photo before it is sent.
   * @param image a captured image, or a picked file.
   * @returns null if it could not be checked.
   */
  checkPhoto(image: CapturedImage | Blob, photo: PhotoName): Promise<PhotoCheck | null>;
}

/** Receives what a watch finds. */
export interface FrameListener {
  /** Called for each frame that was read. */
  readonly onLook: (look: FrameLook) => void;
  /**
   * Called when looks begin to come more rarely, because they take more of this phone than they may, or more often
   * again. A watch begins with `full`. With `none`, the analyser looks every few seconds.
   */
  readonly onPace: (pace: GuidancePace) => void;
  /**
   * Called at most once: the analyser has stopped by itself, because this phone can't run it, or what it needs did not
   * load. The next watch tries again.
   */
  readonly onFailed: () => void;
}

/** What the analyser reports of one frame of the camera. */
export interface FrameLook {
  /**
   * Usually of the kind that the step asks for. A card step may also report a face that fills the frame
   * (`kind: 'face'`), and the selfie's step a document (`kind: 'document'`).
   */
  readonly reading: FrameReading;
  /** The frame that was read, at the camera's own resolution, while frames are held; the listener must release it. */
  readonly frame: HeldFrame | null;
}

/** A running watch. */
export interface FrameWatch {
  /**
   * Whether each reading comes with its frame. It costs memory, so only shortly before a photo. False at first.
   */
  holdFrames(hold: boolean): void;
  /**
   * How much time passes from one look to the next at least, in ms; 0 at first: as little as this phone allows. A shorter
   * one applies at once.
   */
  lookEvery(ms: number): void;
  /** Ends the watch; the listener is not called again. Can be called again without effect. */
  stop(): void;
}
