import { systemClock, type ExpectedFormats } from '@recto/core';
import { BrowserFrameAnalysis } from './BrowserFrameAnalysis.ts';
import { ownWorker } from '../security/trusted-scripts.ts';

/**
 * @param formats the formats of documents that the operator expects; the usual ones if it is undefined.
 * @param worker the address of the worker's file; by default, where a bundler has put it (decision 11.12).
 * @returns the analysis of frames in a worker of this window. The worker is loaded when it is first used.
 */
export function browserAnalysis(
  window: Window & typeof globalThis,
  formats?: ExpectedFormats,
  worker?: string,
): BrowserFrameAnalysis {
  return new BrowserFrameAnalysis({
    Worker: ownWorker(window, worker),
    VideoFrame: window.VideoFrame,
    createImageBitmap: window.createImageBitmap?.bind(window),
    document: window.document,
    clock: systemClock,
    now: () => window.performance.now(),
    formats,
  });
}
