import { captureJpegQuality, withTimeout, type Clock } from '@recto/core';
import { startWorker, type WorkerConstructor } from '../../../page/start-worker.ts';
import { encodingResponseOf, type EncodingRequest, type EncodingResponse } from './messages.ts';

/** For a photo, in ms; a worker that takes longer is not used again. */
const photoLimitMs = 5_000;

/** What the encoding of photos needs from the browser; what an old browser lacks is undefined. */
export interface EncodingEnvironment {
  readonly Worker: WorkerConstructor | undefined;
  readonly createImageBitmap: ((canvas: HTMLCanvasElement) => Promise<ImageBitmap>) | undefined;
}

/** A photo, made by the browser. */
export interface EncodedPhoto {
  readonly dataUrl: string;
}

/** The worker that encodes photos, seen from the page. It starts by itself. */
export class EncodingWorker {
  readonly #worker: Worker;
  readonly #clock: Clock;
  readonly #waiting = new Map<number, (response: EncodingResponse | null) => void>();
  #lastId = 0;
  #canEncode = false;
  #isStopped = false;

  constructor(constructor: WorkerConstructor, clock: Clock) {
    this.#clock = clock;
    this.#worker = startWorker(
      constructor,
      // oxlint-disable-next-line no-undef -- bundlers look for the global name
      () => new Worker(new URL('./encoding-worker.ts', import.meta.url), { type: 'module' }),
    );
    this.#worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#isStopped) return;
      const response = encodingResponseOf(data);
      if (response === null) this.stop();
      else if (response.id === null) this.#canEncode = response.canEncode;
      else this.#waiting.get(response.id)?.(response);
    });
    this.#worker.addEventListener('messageerror', () => this.stop());
    this.#worker.addEventListener('error', () => this.stop());
  }

  /** Whether it has started, and can encode. A photo does not wait for its start. */
  get canEncode(): boolean {
    return this.#canEncode;
  }

  /**
   * @param picture is moved to the worker.
   * @returns the photo, or why there is none.
   * @throws DOMException `DataCloneError` if the browser can't send this picture.
   */
  async encode(picture: ImageBitmap, type: string): Promise<EncodedPhoto | 'black' | 'unable'> {
    if (this.#isStopped) {
      picture.close();
      return 'unable';
    }
    const id = (this.#lastId += 1);
    const request: EncodingRequest = { id, picture, type, quality: captureJpegQuality };
    this.#worker.postMessage(request, [picture]);
    const answer = new Promise<EncodingResponse | null>((resolve) => this.#waiting.set(id, resolve));
    const response = await withTimeout(photoLimitMs, answer, { clock: this.#clock, otherwise: null });
    this.#waiting.delete(id);
    if (response !== null && 'photo' in response) return { dataUrl: response.photo };
    if (response !== null && 'failed' in response) return response.failed;
    this.stop();
    return 'unable';
  }

  /** Ends the worker; photos that wait are 'unable'. Can be called again without effect. */
  stop(): void {
    this.#isStopped = true;
    this.#canEncode = false;
    this.#worker.terminate();
    for (const resolve of this.#waiting.values()) resolve(null);
  }
}
