import type { FrameReading, Hint, PhotoName } from '@recto/core';
import { frameMs, GuidedViewfinder } from '../assessment/guided-viewfinder.ts';
import { FrameReader } from '../assessment/read-frame.ts';
import { photoOf, type DocumentKind } from '../kinds.ts';
import type { KindCondition } from '../scene/kind-conditions.ts';
import { seenKindFrame, type SeenFrame } from '../seen-frames.ts';
import type { Split } from '../split.ts';
import { scoreSeen, type ScoredFrame } from './still-frames.ts';

/** A frame that was shown to the app for a while, as a customer sees it who keeps the phone still. */
export interface ShownFrame extends ScoredFrame {
  readonly kind: DocumentKind;
  readonly condition: KindCondition;
  /** What was on the screen at the end, or when the photo was taken automatically. */
  readonly hint: Hint | null;
  /** Whether "ready" was on the screen at any time, or a photo was taken automatically. */
  readonly wasReady: boolean;
}

/** For how long a frame is shown, in ms. */
const shownMs = 2_500;

/** After so many equal readings of the same picture, all others are equal too, and need not be measured. */
const enoughEqual = 4;

export async function showKindFrame(
  kind: DocumentKind,
  condition: KindCondition,
  seed: number,
  split: Split,
): Promise<ShownFrame> {
  const seen = seenKindFrame(kind, seed, split, condition);
  const photo = photoOf(kind);
  return { ...(await scoreSeen(seen, photo)), ...(await hintAfterAWhile(seen, photo)), kind, condition };
}

async function hintAfterAWhile(
  { pixels }: SeenFrame,
  photo: PhotoName,
): Promise<Pick<ShownFrame, 'hint' | 'wasReady'>> {
  const reader = new FrameReader(photo);
  const viewfinder = new GuidedViewfinder(photo);
  let wasReady = false;
  let last = '';
  let equal = 0;
  let reading: FrameReading | null = null;
  for (let passed = 0; passed < shownMs && viewfinder.capturedAt === null; passed += frameMs) {
    if (reading === null || equal < enoughEqual) {
      ({ reading } = await reader.readPixels(pixels, passed === 0));
      const now = JSON.stringify(reading);
      equal = now === last ? equal + 1 : 0;
      last = now;
    }
    viewfinder.show(reading);
    wasReady ||= viewfinder.hint?.name === 'ready' || viewfinder.capturedAt !== null;
  }
  viewfinder.end();
  return { hint: viewfinder.hint, wasReady };
}
