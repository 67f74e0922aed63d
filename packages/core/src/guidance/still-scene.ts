import type { FrameReading } from '../model/frame-reading.ts';
import { unknownSceneMs } from './viewfinder-times.ts';
import { blurredBelow, darkBelow, movingFrom, somethingFrom } from './thresholds.ts';

/** How many readings in a row must differ before the scene counts as another one: a measure near its limit varies. */
const looksOfAnotherScene = 3;

/** Frames that show something sharp and bright at rest in which no document is recognised; null if they do not. */
export type StillScene = {
  /** In ms of any clock. */
  readonly since: number;
  /** How many readings in a row have differed. */
  readonly others: number;
} | null;

/** @param at when this frame was read, in ms. */
export function nextStillScene(scene: StillScene, reading: FrameReading, at: number): StillScene {
  if (isUnknown(reading)) return { since: scene?.since ?? at, others: 0 };
  if (scene === null || scene.others + 1 >= looksOfAnotherScene) return null;
  return { since: scene.since, others: scene.others + 1 };
}

/** Whether it has been so for long enough that "Place the document in the frame" may be false (decision 4.14). */
export function isUnknownForLong(scene: StillScene, at: number): boolean {
  return scene !== null && at - scene.since >= unknownSceneMs;
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
