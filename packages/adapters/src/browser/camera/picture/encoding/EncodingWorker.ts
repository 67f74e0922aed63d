import { captureJpegQuality, type Clock } from '@recto/core';
import { startWorker, type WorkerConstructor } from '../../../worker-calls/start-worker.ts';
import { WorkerCalls } from '../../../worker-calls/WorkerCalls.ts';
import {
  encodingResponseOf,
  type EncodingAnswer,
  type EncodingRequest,
  type EncodingStart,
} from './messages.ts';

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
  readonly #calls: WorkerCalls<EncodingStart, EncodingAnswer>;
  /** Resolves when it has started, or can't be used. */
  readonly started: Promise<void>;
  #canEncode = false;

  /** @throws what the constructor throws, if the browser or a policy forbids the worker. */
  constructor(constructor: WorkerConstructor, clock: Clock) {
    const worker = startWorker(
      constructor,
      // oxlint-disable-next-line no-undef -- bundlers look for the global name
      () => new Worker(new URL('./encoding-worker.ts', import.meta.url), { type: 'module' }),
    );
    let settle: () => void;
    this.started = new Promise((resolve) => (settle = resolve));
    this.#calls = new WorkerCalls<EncodingStart, EncodingAnswer>(worker, {
      clock,
      limitMs: photoLimitMs,
      read: encodingResponseOf,
      onStarted: ({ canEncode }) => {
        this.#canEncode = canEncode;
        settle();
      },
      onStopped: () => settle(),
    });
  }

  /** Whether it has started, and can encode without altering the photo. A photo does not wait for its start. */
  get canEncode(): boolean {
    return this.#canEncode && !this.#calls.isStopped;
  }

  /**
   * @param picture is moved to the worker.
   * @returns the photo, or why there is none.
   * @throws DOMException `DataCloneError` if the browser can't send this picture.
   */
  async encode(picture: ImageBitmap, type: string): Promise<EncodedPhoto | 'black' | 'unable'> {
    if (this.#calls.isStopped) {
      picture.close();
      return 'unable';
    }
    const request: Omit<EncodingRequest, 'id'> = { picture, type, quality: captureJpegQuality };
    const answer = await this.#calls.call(request, [picture]);
    if (answer === null) return 'unable';
    return 'photo' in answer ? { dataUrl: answer.photo } : answer.failed;
  }

  /** Ends the worker; photos that wait are 'unable'. Can be called again without effect. */
  stop(): void {
    this.#calls.stop();
  }
}
