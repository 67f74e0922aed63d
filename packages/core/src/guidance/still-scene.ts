import type { FrameReading } from '../model/frame-reading.ts';
import { unknownSceneMs } from './guidance-times.ts';
import { blurredBelow, darkBelow, movingFrom, somethingFrom } from './thresholds.ts';

/**
 * Since when the frames have shown something sharp and bright at rest in which no document is recognised, in ms of any
 * clock; null if they do not.
 */
export type StillScene = number | null;

/** @param at when this look was, in ms. */
export function nextStillScene(since: StillScene, reading: FrameReading, at: number): StillScene {
  return isUnknown(reading) ? (since ?? at) : null;
}

/** Whether it has been so for long enough that "Place the document in the frame" may be false (decision 4.45). */
export function isUnknownForLong(since: StillScene, at: number): boolean {
  return since !== null && at - since >= unknownSceneMs;
}

function isUnknown(reading: FrameReading): boolean {
  if (reading.kind !== 'document' || reading.quad !== null || reading.cutOff.length > 0) return false;
  const { printed, luma, sharpness, motion } = reading;
  return (
    printed >= somethingFrom &&
    luma >= darkBelow &&
    sharpness !== null &&
    sharpness >= blurredBelow &&
    (motion ?? 0) < movingFrom
  );
}
