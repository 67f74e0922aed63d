import { CameraError, capturedImageFromPlatform, type CapturedImage, type Clock } from '@recto/core';
import { encodeInPage, photoType } from './encode-in-page.ts';
import { EncodingWorker, type EncodedPhoto, type EncodingEnvironment } from './EncodingWorker.ts';

/**
 * Encodes photos as JPEG (§9), on the first rung that the browser has: in a worker, from an `ImageBitmap`, or in the
 * page. A rung that fails is not used again (decision 15.3).
 */
export class PhotoEncoder {
  readonly #environment: EncodingEnvironment;
  readonly #clock: Clock;
  #worker: EncodingWorker | null = null;
  #hasNoWorker: boolean;

  constructor(environment: EncodingEnvironment, clock: Clock) {
    this.#environment = environment;
    this.#clock = clock;
    this.#hasNoWorker = environment.Worker === undefined || environment.createImageBitmap === undefined;
  }

  /** Starts the worker, so that it is there when the first photo is taken. Can be called again without effect. */
  prepare(): void {
    const { Worker } = this.#environment;
    if (this.#worker !== null || Worker === undefined || this.#hasNoWorker) return;
    try {
      this.#worker = new EncodingWorker(Worker, this.#clock);
    } catch {
      this.#hasNoWorker = true; // A policy may forbid workers.
    }
  }

  /** Ends the worker; `prepare` starts another. */
  dispose(): void {
    this.#worker?.stop();
    this.#worker = null;
  }

  /**
   * @param canvas the square to encode. It is not changed.
   * @throws CameraError `noPicture` when the browser produces no image, or a black one.
   */
  async encode(canvas: HTMLCanvasElement): Promise<CapturedImage> {
    const photo = (await this.#encodeInWorker(canvas)) ?? (await encodeInPage(canvas));
    if (photo === 'black') throw new CameraError('noPicture');
    return capturedImageFromPlatform(photo.dataUrl);
  }

  async #encodeInWorker(canvas: HTMLCanvasElement): Promise<EncodedPhoto | 'black' | null> {
    const { createImageBitmap } = this.#environment;
    const worker = this.#worker;
    if (this.#hasNoWorker || createImageBitmap === undefined || !worker?.canEncode) return null;
    try {
      const photo = await worker.encode(await createImageBitmap(canvas), photoType);
      if (photo !== 'unable') return photo;
    } catch {
      // A browser that can't send this picture.
    }
    this.#hasNoWorker = true;
    return null;
  }
}
