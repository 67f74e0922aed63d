import type { PhotoName } from '@recto/core';
import { atRestMs, ringMs } from '../../../packages/core/src/guidance/viewfinder-times.ts';
import { frameMs, GuidedViewfinder } from '../assessment/guided-viewfinder.ts';
import { FrameReader } from '../assessment/read-frame.ts';
import { seenFrame, type SeenFrame } from '../seen-frames.ts';
import type { Sequence } from '../sequence.ts';
import type { Split } from '../split.ts';
import { isGood, isTrueHint } from './true-hints.ts';
import type { FrameTruth } from '../truth.ts';

/** What the app did with a sequence. */
export interface PlayedSequence {
  /** When the photo was taken automatically, in ms from the first frame; null if it was not. */
  readonly capturedAt: number | null;
  /** Whether the frame on which it was taken was a good one. */
  readonly isPhotoGood: boolean;
  /** The hints that were on the screen when a frame came, and how many of them said something true. */
  readonly hints: number;
  readonly trueHints: number;
}

/** A hint stays for 0.7 s, so it may speak of what was true then. */
const framesOfHint = 7;

/** Frames of which each comes a tenth of a second after the one before. */
export interface SeenSequence {
  /** As in `Sequence`. */
  readonly goodFrom: number | null;
  readonly length: number;
  readonly frameAt: (index: number) => SeenFrame;
}

/**
 * @param seenMs how long the viewfinder was open before.
 * @param forCaptureOnly whether only the automatic photo is of interest: the sequence ends as soon as there is no time
 * left for one.
 * @param photo the step in which it is played.
 */
export async function playSequence(
  sequence: SeenSequence,
  seenMs: number,
  forCaptureOnly = false,
  photo: PhotoName = 'idCardRecto',
): Promise<PlayedSequence> {
  const reader = new FrameReader(photo);
  const viewfinder = new GuidedViewfinder(photo, seenMs);
  const truths: { readonly truth: FrameTruth; readonly arrives: boolean }[] = [];
  let hints = 0;
  let trueHints = 0;
  for (let index = 0; index < sequence.length && viewfinder.capturedAt === null; index += 1) {
    const { pixels, truth } = sequence.frameAt(index);
    const { reading, sight } = await reader.readPixels(pixels, index === 0);
    viewfinder.show(reading);
    truths.push({ truth, arrives: sequence.goodFrom !== null && index < sequence.goodFrom });
    const { hint } = viewfinder;
    if (hint !== null) {
      hints += 1;
      const recent = truths.slice(-framesOfHint);
      if (recent.some(({ truth: seen, arrives }) => isTrueHint(hint, seen, arrives))) trueHints += 1;
    }
    const mayBeTaken = sight?.isReady === true && sight.subject !== null;
    const restMs = (sequence.length - index - 1) * frameMs;
    if (forCaptureOnly && !mayBeTaken && restMs < atRestMs + ringMs.usual) break;
  }
  viewfinder.end();
  const { capturedAt } = viewfinder;
  const shown =
    capturedAt === null ? undefined : truths[Math.min(truths.length - 1, Math.floor(capturedAt / frameMs))];
  return { capturedAt, isPhotoGood: shown !== undefined && isGood(shown.truth), hints, trueHints };
}

/** The frames of a sequence as the analyser takes them. @param name of their files in the cache. */
export function seenSequence(sequence: Sequence, split: Split, name: string, side: number): SeenSequence {
  return {
    ...sequence,
    frameAt: (index) => seenFrame(`${split}/${name}-${index}`, side, () => sequence.frameAt(index, side)),
  };
}

/** Whether a good photo was taken within 3 s of the moment from which the document is held still. */
export function isInTime({ capturedAt, isPhotoGood }: PlayedSequence, { goodFrom }: Sequence): boolean {
  return capturedAt !== null && isPhotoGood && capturedAt <= goodFrom! * frameMs + 3_000;
}
