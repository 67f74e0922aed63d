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
import type { AnalysisEngine } from './AnalysisEngine.ts';

/**
 * Looks at frames and photos in a worker of this browser (decision 4.10). What it needs is loaded with the first
 * call, and again if it has failed; as long as that is not possible, it finds nothing.
 */
export class BrowserFrameAnalysis implements FrameAnalysisPort {
  readonly #environment: AnalysisEnvironment;
  #engine: Promise<AnalysisEngine> | null = null;

  constructor(environment: AnalysisEnvironment) {
    this.#environment = environment;
  }

  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch {
    let isStopped = false;
    let holdsFrames = false;
    let watch: FrameWatch | null = null;
    const start = (engine: AnalysisEngine) => {
      if (isStopped) return;
      watch = engine.watch(feed, photo, listener);
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
      .then((engine) => engine.checkPhoto(image, photo))
      .catch(() => null);
  }

  /** Ends the worker, also one that is still starting; the next call starts another. */
  dispose(): void {
    this.#engine?.then(
      (engine) => engine.dispose(),
      () => undefined,
    );
    this.#engine = null;
  }

  #started(): Promise<AnalysisEngine> {
    if (this.#engine !== null) return this.#engine;
    const forget = () => {
      if (this.#engine === starting) this.#engine = null;
    };
    const starting = import('./AnalysisEngine.ts')
      .then(({ AnalysisEngine: Engine }) => Engine.start(this.#environment, forget))
      .then((engine) => {
        if (this.#engine === starting) return engine;
        engine.dispose();
        throw new Error('The analysis was disposed before it had started.');
      })
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    this.#engine = starting;
    return starting;
  }
}
