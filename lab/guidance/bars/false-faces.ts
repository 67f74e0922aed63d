import { rgbaPixels, type FramePixels } from '@recto/analysis/pixels';
import { isClearDocument, isFaceInstead, type DocumentReading } from '@recto/core';
import { loadDetector } from '../../../test/support/load-detector.ts';
import { frameOf, frameSide } from '../frame.ts';
import { describeScene } from '../scene/describe-scene.ts';
import type { Split } from '../split.ts';
import { withAlpha } from '../picture/with-alpha.ts';

let detector: ReturnType<typeof loadDetector> | undefined;

/** Whether a card's step would name a face in this frame, if the camera went on showing it. */
export function namesFace({ frame }: FramePixels, reading: DocumentReading): boolean {
  if (isClearDocument(reading)) return false;
  detector ??= loadDetector();
  return isFaceInstead(detector.detect(frame)[0], reading.quad);
}

/** In how many of `count` scenes without a card, a bank note or anything else with a drawn person a face is seen. */
export function falseFaces(split: Split, count: number): number {
  detector ??= loadDetector();
  let seen = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const scene = describeScene(seed, split, 'empty');
    const objects = scene.objects.filter(({ texture }) => texture.name !== 'bankNote');
    const { pixels } = frameOf({ ...scene, objects }, frameSide / 4);
    const { frame } = rgbaPixels(withAlpha(pixels), 240);
    if (detector.detect(frame).length > 0) seen += 1;
  }
  return seen;
}
