import {
  formatsOf,
  photoNamed,
  withTimeout,
  type CameraFeed,
  type CapturedImage,
  type FrameListener,
  type FrameWatch,
  type PhotoCheck,
  type PhotoName,
} from '@recto/core';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import { AnalysisWorker } from './AnalysisWorker.ts';
import { FrameWatcher } from './FrameWatcher.ts';
import type { PhotoSource } from './worker/messages.ts';

/** For the page to decode a photo, in ms. */
const decodeLimitMs = 5_000;

/** The part of `BrowserFrameAnalysis` that is loaded with the first call: a chunk of its own (`host/build/chunks.ts`). */
export class AnalysisEngine {
  readonly #environment: AnalysisEnvironment;
  readonly #worker: AnalysisWorker;

  private constructor(environment: AnalysisEnvironment, worker: AnalysisWorker) {
    this.#environment = environment;
    this.#worker = worker;
  }

  /**
   * @param onStopped called when it has failed later, and can't be used any more.
   * @throws if the analysis can't work in this browser.
   */
  static async start(environment: AnalysisEnvironment, onStopped: () => void): Promise<AnalysisEngine> {
    return new AnalysisEngine(environment, await AnalysisWorker.start(environment, onStopped));
  }

  /** Ends the worker. */
  dispose(): void {
    this.#worker.stop();
  }

  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch {
    return new FrameWatcher(this.#environment, this.#worker, { feed, photo, listener });
  }

  async checkPhoto(image: CapturedImage | Blob, photo: PhotoName): Promise<PhotoCheck | null> {
    const source = await this.#sourceOf(image);
    if (source === null) return null;
    const formats = formatsOf(photo, this.#environment.formats);
    const checked = await this.#worker.run('check', { subject: photoNamed(photo).frame, formats, source });
    return checked?.result ?? null;
  }

  /** Where the worker can't decode pictures, the page does. */
  async #sourceOf(image: CapturedImage | Blob): Promise<PhotoSource | null> {
    const { createImageBitmap, document, clock } = this.#environment;
    const isTaken = 'base64' in image;
    // Base64 is decoded there too: on a slow phone that takes the page 50 ms.
    if (this.#worker.canDraw) return isTaken ? { base64: image.base64, mimeType: image.mimeType } : image;
    if (createImageBitmap === undefined) return null;
    const { decodedPhoto } = await import('./sources/canvas-pixels.ts');
    const decoding = decodedPhoto(document, image, createImageBitmap);
    return withTimeout(decodeLimitMs, decoding, { clock, otherwise: null });
  }
}
