import type {
  CameraFeed,
  CapturedImage,
  FrameAnalysisPort,
  FrameListener,
  FrameWatch,
  PhotoCheck,
  PhotoName,
} from '@recto/core';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import type { AnalysisWorker } from './AnalysisWorker.ts';

/**
 * Looks at frames and photos in a worker of this browser (decision 4.1). What it needs is loaded with the first
 * call, and again if it has failed; as long as that is not possible, it finds nothing.
 */
export class BrowserFrameAnalysis implements FrameAnalysisPort {
  readonly #environment: AnalysisEnvironment;
  #worker: Promise<AnalysisWorker> | null = null;

  constructor(environment: AnalysisEnvironment) {
    this.#environment = environment;
  }

  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch {
    let isStopped = false;
    let holdsFrames = false;
    let watch: FrameWatch | null = null;
    const start = (worker: AnalysisWorker) => {
      if (isStopped) return;
      watch = worker.watch(feed, photo, listener);
      watch.holdFrames(holdsFrames);
    };
    const fail = () => {
      if (!isStopped) listener.onFailed();
    };
    this.#started().then(start, fail);
    return {
      holdFrames: (hold) => {
        holdsFrames = hold;
        watch?.holdFrames(hold);
      },
      // Before the first look there is nothing to look at less often.
      lookEvery: (ms) => watch?.lookEvery(ms),
      stop: () => {
        isStopped = true;
        watch?.stop();
      },
    };
  }

  checkPhoto(image: CapturedImage | Blob, photo: PhotoName): Promise<PhotoCheck | null> {
    return this.#started()
      .then((worker) => worker.checkPhoto(image, photo))
      .catch(() => null);
  }

  /** Ends the worker, also one that is still starting; the next call starts another. */
  dispose(): void {
    this.#worker?.then(
      (worker) => worker.stop(),
      () => undefined,
    );
    this.#worker = null;
  }

  #started(): Promise<AnalysisWorker> {
    if (this.#worker !== null) return this.#worker;
    const forget = () => {
      if (this.#worker === starting) this.#worker = null;
    };
    const starting = import('./AnalysisWorker.ts')
      .then(({ AnalysisWorker: Loaded }) => Loaded.start(this.#environment, forget))
      .then((worker) => {
        if (this.#worker === starting) return worker;
        worker.stop();
        throw new Error('The analysis was disposed before it had started.');
      })
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    this.#worker = starting;
    return starting;
  }
}
