import type { Clock, ExpectedFormats } from '@recto/core';
import type { WorkerConstructor } from '../worker-calls/start-worker.ts';

/** What `BrowserFrameAnalysis` needs from the browser; the host passes it. What is undefined, the browser has not. */
export interface AnalysisEnvironment {
  /** Starts the app's own worker; under Trusted Types, its address must be a trusted one. */
  readonly Worker: WorkerConstructor | undefined;
  readonly VideoFrame:
    | (new (picture: HTMLVideoElement | HTMLCanvasElement, init: VideoFrameInit) => VideoFrame)
    | undefined;
  readonly createImageBitmap: WindowOrWorkerGlobalScope['createImageBitmap'] | undefined;
  readonly document: Document;
  readonly clock: Clock;
  /** Time that never jumps, in ms. */
  readonly now: () => number;
  /** The formats of documents that the operator expects; the usual ones if it is undefined (decision 4.13). */
  readonly formats?: ExpectedFormats | undefined;
}
