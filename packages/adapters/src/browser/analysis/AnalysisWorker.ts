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
import { startWorker } from '../worker-calls/start-worker.ts';
import { WorkerCalls } from '../worker-calls/WorkerCalls.ts';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import { FrameWatcher, type FrameReader } from './FrameWatcher.ts';
import { loadLimitMs } from './load-limit.ts';
import { isResultOf, responseOf, type AnalysisStart, type CheckedAnswer } from './worker-responses.ts';
import type { PhotoSource, TaskName, Tasks } from './worker/messages.ts';

/** For a result, in ms. A worker that takes longer is stopped. */
const resultLimitMs = 5_000;

/** For the page to decode a photo, in ms. */
const decodeLimitMs = 5_000;

interface TaskResult<Name extends TaskName> {
  readonly result: Tasks[Name]['result'];
  /** How long the worker has computed, in ms. */
  readonly ms: number;
}

/**
 * The worker that analyses pictures, seen from the page. `BrowserFrameAnalysis` loads it with the first call: it is a
 * chunk of its own (`host/build/chunks.ts`).
 */
export class AnalysisWorker implements FrameReader {
  /** Whether the worker can decode and scale pictures. */
  readonly canDraw: boolean;
  readonly #environment: AnalysisEnvironment;
  readonly #calls: WorkerCalls<AnalysisStart, CheckedAnswer>;

  private constructor(
    environment: AnalysisEnvironment,
    calls: WorkerCalls<AnalysisStart, CheckedAnswer>,
    canDraw: boolean,
  ) {
    this.#environment = environment;
    this.#calls = calls;
    this.canDraw = canDraw;
  }

  /**
   * @param onStopped called when it can't be used any more, also if it does not start.
   * @throws if the browser has no such workers, or the worker does not start.
   */
  static async start(environment: AnalysisEnvironment, onStopped: () => void): Promise<AnalysisWorker> {
    const { Worker: constructor, clock } = environment;
    if (constructor === undefined) throw new TypeError('This browser has no workers.');
    const worker = startWorker(
      constructor,
      // oxlint-disable-next-line no-undef -- bundlers look for the global name
      () => new Worker(new URL('./worker/analysis-worker.ts', import.meta.url), { type: 'module' }),
    );
    const starting = new Promise<AnalysisWorker>((resolve, reject) => {
      const calls = new WorkerCalls<AnalysisStart, CheckedAnswer>(worker, {
        clock,
        limitMs: resultLimitMs,
        read: responseOf,
        onStarted: ({ canDraw }) => resolve(new AnalysisWorker(environment, calls, canDraw)),
        onStopped: () => {
          reject(new Error('The worker does not start.'));
          onStopped();
        },
      });
    });
    try {
      return await withTimeout(loadLimitMs, starting, { clock });
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** Whether it can't be used any more: it has failed, or was stopped. */
  get isStopped(): boolean {
    return this.#calls.isStopped;
  }

  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch {
    return new FrameWatcher(this.#environment, this, { feed, photo, listener });
  }

  /** @returns null if the photo can't be read. */
  async checkPhoto(image: CapturedImage | Blob, photo: PhotoName): Promise<PhotoCheck | null> {
    const source = await this.#sourceOf(image);
    if (source === null) return null;
    const formats = formatsOf(photo, this.#environment.formats);
    const checked = await this.run('check', { subject: photoNamed(photo).frame, formats, source });
    return checked?.result ?? null;
  }

  /** Where the worker can't decode pictures, the page does. */
  async #sourceOf(image: CapturedImage | Blob): Promise<PhotoSource | null> {
    const { createImageBitmap, document, clock } = this.#environment;
    const isTaken = 'base64' in image;
    // Base64 is decoded there too: on a slow phone that takes the page 50 ms.
    if (this.canDraw) return isTaken ? { base64: image.base64, mimeType: image.mimeType } : image;
    if (createImageBitmap === undefined) return null;
    const { decodedPhoto } = await import('./sources/canvas-pixels.ts');
    const decoding = decodedPhoto(document, image, createImageBitmap);
    return withTimeout(decodeLimitMs, decoding, { clock, otherwise: null });
  }

  /**
   * @param transfer the parts of the task that are moved to the worker.
   * @returns null if the task failed, its result has another shape, or the worker is stopped.
   * @throws DOMException `DataCloneError` if the browser can't send this task.
   */
  async run<Name extends TaskName>(
    name: Name,
    task: Tasks[Name]['task'],
    transfer: Transferable[] = [],
  ): Promise<TaskResult<Name> | null> {
    const answer = await this.#calls.call({ name, task }, transfer);
    if (answer === null || !('result' in answer)) return null;
    const { result, ms } = answer;
    return isResultOf(name, result) ? { result, ms } : null;
  }

  /** Ends the worker; tasks that wait end without a result. Can be called again without effect. */
  stop(): void {
    this.#calls.stop();
  }
}
