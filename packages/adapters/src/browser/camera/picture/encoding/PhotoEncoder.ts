import {
  CameraError,
  capturedImageFromPlatform,
  withTimeout,
  type CapturedImage,
  type Clock,
} from '@recto/core';
import { isBlack } from '../black-frame.ts';
import { encodeAtOnce, encodeInPage } from './encode-in-page.ts';
import { EncodingWorker, type EncodedPhoto, type EncodingEnvironment } from './EncodingWorker.ts';
import { photoType } from './messages.ts';

/** For the `ImageBitmap` of a photo, in ms; a slow phone needs about 50. */
const bitmapLimitMs = 1_000;

/** For the page to encode a photo beside its other work, in ms. */
const pageLimitMs = 3_000;

/**
 * Encodes photos as JPEG (§9), in the first way that the browser has: in a worker from an `ImageBitmap`, in the page
 * beside its other work, or in the page at once. A way that fails, or does not end in time, is not used again
 * (decision 15.3).
 */
export class PhotoEncoder {
  readonly #environment: EncodingEnvironment;
  readonly #clock: Clock;
  #worker: EncodingWorker | null = null;
  #hasNoWorker: boolean;
  #waitsForPage = true;

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
   * @returns the photo, 9 seconds after the call at the latest, whatever the browser leaves unanswered.
   * @throws CameraError `noPicture` when the image is black, `noPhoto` when the browser produces none.
   */
  async encode(canvas: HTMLCanvasElement): Promise<CapturedImage> {
    const photo = (await this.#encodeInWorker(canvas)) ?? (await this.#encodeInPage(canvas));
    if (photo === 'black') throw new CameraError('noPicture');
    return capturedImageFromPlatform(photo.dataUrl);
  }

  async #encodeInWorker(canvas: HTMLCanvasElement): Promise<EncodedPhoto | 'black' | null> {
    const { createImageBitmap } = this.#environment;
    const worker = this.#worker;
    if (this.#hasNoWorker || createImageBitmap === undefined || !worker?.canEncode) return null;
    try {
      const bitmap = await withTimeout(bitmapLimitMs, (late) => this.#bitmapOf(canvas, late), {
        clock: this.#clock,
      });
      const photo = await worker.encode(bitmap, photoType);
      if (photo !== 'unable') return photo;
    } catch {
      // A browser that can't make or send this picture.
    }
    // A worker that was disposed has not failed.
    if (this.#worker === worker) this.#hasNoWorker = true;
    return null;
  }

  /** @param late aborted when the wait for the bitmap has ended; then it is closed as soon as it comes. */
  async #bitmapOf(canvas: HTMLCanvasElement, late: AbortSignal): Promise<ImageBitmap> {
    const bitmap = await this.#environment.createImageBitmap!(canvas);
    if (late.aborted) bitmap.close();
    return bitmap;
  }

  async #encodeInPage(canvas: HTMLCanvasElement): Promise<EncodedPhoto | 'black'> {
    if (isBlack(canvas)) return 'black';
    if (this.#waitsForPage) {
      const inTime = { clock: this.#clock, otherwise: null };
      const photo = await withTimeout(pageLimitMs, encodeInPage(canvas), inTime).catch(() => null);
      if (photo !== null) return photo;
      this.#waitsForPage = false;
    }
    return encodeAtOnce(canvas);
  }
}
