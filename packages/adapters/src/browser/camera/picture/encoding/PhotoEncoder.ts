import {
  CameraError,
  capturedImageFromPlatform,
  withTimeout,
  type CapturedImage,
  type Clock,
} from '@recto/core';
import { drawnColours, showsKnownColours } from '../../../known-colours.ts';
import { isBlack } from '../black-frame.ts';
import { encodeAtOnce, encodeInPage } from './encode-in-page.ts';
import { EncodingWorker, type EncodedPhoto, type EncodingEnvironment } from './EncodingWorker.ts';
import { photoType } from './messages.ts';

/** For the `ImageBitmap` of a photo, in ms; a slow phone needs about 50. */
const bitmapLimitMs = 1_000;

/** For the page to encode a photo beside its other work, in ms. */
const pageLimitMs = 3_000;

/** For the page to look at an encoded drawing, in ms. */
const lookLimitMs = 1_000;

/** For the worker to start where the page alters photos, in ms: it comes over the network. */
const startLimitMs = 10_000;

type PageWay = typeof encodeInPage | typeof encodeAtOnce;

/**
 * Encodes photos as JPEG (§9), in the first way that the browser has: in a worker from an `ImageBitmap`, in the page
 * beside its other work, or in the page at once. A way that fails, or does not end in time, is not used again
 * (decision 12.3), and one that alters photos is not used at all (decision 2.19).
 */
export class PhotoEncoder {
  readonly #environment: EncodingEnvironment;
  readonly #clock: Clock;
  #worker: EncodingWorker | null = null;
  #hasNoWorker: boolean;
  /** Whether each way of the page can be used, as far as was asked. */
  readonly #usable = new Map<PageWay, Promise<boolean>>();

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
   * @returns the photo, 9 seconds after the call at the latest once `alters` has answered, whatever the browser leaves
   * unanswered.
   * @throws CameraError `noPicture` when the image is black, `noPhoto` when the browser produces none, `alteredPhotos`
   * when it alters each.
   */
  async encode(canvas: HTMLCanvasElement): Promise<CapturedImage> {
    if (await this.alters(canvas.ownerDocument)) throw new CameraError('alteredPhotos');
    const photo = (await this.#encodeInWorker(canvas)) ?? (await this.#encodeInPage(canvas));
    if (photo === 'black') throw new CameraError('noPicture');
    return capturedImageFromPlatform(photo.dataUrl);
  }

  /**
   * Whether this browser alters photos in every way that it has. Each way encodes a drawing of known colours before it is
   * used; only where the page alters it, the worker is waited for, which tries itself. Never rejects.
   */
  async alters(document: Document): Promise<boolean> {
    if ((await this.#canUse(encodeInPage, document)) || (await this.#canUse(encodeAtOnce, document)))
      return false;
    this.prepare();
    const started = this.#worker?.started ?? Promise.resolve();
    await withTimeout(startLimitMs, started, { clock: this.#clock, otherwise: undefined });
    return this.#hasNoWorker || !this.#worker?.canEncode;
  }

  #canUse(way: PageWay, document: Document): Promise<boolean> {
    const known = this.#usable.get(way) ?? this.#tried(way, document);
    this.#usable.set(way, known);
    return known;
  }

  /** A way that encodes at once, or whose photo can't be looked at, is not known to alter it. */
  async #tried(way: PageWay, document: Document): Promise<boolean> {
    const makeCanvas = (width: number, height: number) =>
      Object.assign(document.createElement('canvas'), { width, height });
    const look = async ({ dataUrl }: EncodedPhoto) => {
      const image = Object.assign(document.createElement('img'), { src: dataUrl });
      await image.decode();
      return showsKnownColours(image, makeCanvas, document.defaultView?.VideoFrame);
    };
    try {
      const photo = await this.#inTime(way, drawnColours(makeCanvas));
      if (photo === null) return way === encodeAtOnce;
      return await withTimeout(lookLimitMs, look(photo), { clock: this.#clock, otherwise: true });
    } catch {
      return true;
    }
  }

  /** @returns null if this way makes no photo, or none in time. */
  #inTime(way: PageWay, canvas: HTMLCanvasElement): Promise<EncodedPhoto | null> {
    const encoding = (async () => way(canvas))().catch(() => null);
    return withTimeout(pageLimitMs, encoding, { clock: this.#clock, otherwise: null });
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
    const { ownerDocument } = canvas;
    if (await this.#canUse(encodeInPage, ownerDocument)) {
      const photo = await this.#inTime(encodeInPage, canvas);
      if (photo !== null) return photo;
      this.#usable.set(encodeInPage, Promise.resolve(false));
    }
    if (!(await this.#canUse(encodeAtOnce, ownerDocument))) throw new CameraError('alteredPhotos');
    return encodeAtOnce(canvas);
  }
}
