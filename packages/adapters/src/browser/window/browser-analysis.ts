import { systemClock } from '@recto/core';
import { BrowserFrameAnalysis } from '../analysis/BrowserFrameAnalysis.ts';
import { ownWorker } from '../page/trusted-scripts.ts';

/** @returns the analysis of frames in a worker of this window. The worker is loaded when it is first used. */
export function browserAnalysis(window: Window & typeof globalThis): BrowserFrameAnalysis {
  return new BrowserFrameAnalysis({
    Worker: ownWorker(window),
    VideoFrame: window.VideoFrame,
    createImageBitmap: window.createImageBitmap?.bind(window),
    document: window.document,
    clock: systemClock,
    now: () => window.performance.now(),
  });
}
