import type { RgbaSquare } from '@recto/analysis/pixels';
import { cardFrame, squareSide, type DocumentReading, type PhotoName } from '@recto/core';
import { hintOfReading } from '../../../packages/core/src/guidance/hint-of-reading.ts';
import { FrameReader, type ReadFrame } from '../assessment/read-frame.ts';
import { frame, frameSide } from '../frame.ts';
import { withAlpha } from '../picture/with-alpha.ts';
import { seenFrame, type SeenFrame } from '../seen-frames.ts';
import type { FrameCase } from '../scene/describe-scene.ts';
import type { Split } from '../split.ts';
import type { FrameTruth } from '../truth.ts';
import { namesFace } from './false-faces.ts';
import { quadOverlap } from './quad-overlap.ts';

/** A single frame that was read. */
export interface ScoredFrame {
  readonly truth: FrameTruth;
  readonly reading: DocumentReading;
  readonly sight: ReadFrame['sight'];
  /** Whether the customer would read that a face is there in place of the card. */
  readonly isFaceNamed: boolean;
  /** How well the corners fit: intersection over union, 0 without a document or a card. */
  readonly overlap: number;
  /** The same of the other detectors, by their names; only for frames on which they ran. */
  readonly others: Readonly<Record<string, number>>;
}

/** Finds a document's corners in a frame, in its pixels; null if it finds none. */
export type QuadFinder = (square: RgbaSquare) => Promise<readonly (readonly [number, number])[] | null>;

/**
 * @param others more detectors, for the frames of which `isCompared` is true.
 * @param only draws this case instead of one that the seed chooses.
 */
export async function scoreFrame(
  seed: number,
  split: Split,
  others: Readonly<Record<string, QuadFinder>> = {},
  isCompared: (truth: FrameTruth) => boolean = () => false,
  only?: FrameCase,
): Promise<ScoredFrame> {
  const draw = () => frame(seed, split, only);
  const seen = seenFrame(`${split}/${only === undefined ? '' : `${only}-`}${seed}`, frameSide, draw);
  const scored = await scoreSeen(seen, 'idCardRecto');
  const finders = isCompared(seen.truth) ? Object.entries(others) : [];
  if (finders.length === 0) return scored;
  const compared: Record<string, number> = {};
  const square = withAlpha(draw().pixels);
  for (const [name, find] of finders) compared[name] = overlapOf(await find(square), seen.truth);
  return { ...scored, others: compared };
}

/** What the app makes of a single frame. @param photo the step in which it is shown. */
export async function scoreSeen({ pixels, truth }: SeenFrame, photo: PhotoName): Promise<ScoredFrame> {
  const { reading, sight } = await new FrameReader(photo).readPixels(pixels, true);
  if (reading.kind !== 'document') throw new Error(`A card step read a ${reading.kind}.`);
  const scale = frameSide / squareSide;
  const quad = reading.quad?.map(({ x, y }) => [x * scale, y * scale] as const) ?? null;
  const isFaceNamed = namesFace(pixels, reading);
  return { truth, reading, sight, isFaceNamed, overlap: overlapOf(quad, truth), others: {} };
}

function overlapOf(found: Awaited<ReturnType<QuadFinder>>, { quad }: FrameTruth): number {
  return found === null || quad === null ? 0 : quadOverlap(found, quad);
}

const { x, y, width, height } = cardFrame;

/** A card that fills the mask exactly, in good light. */
const perfect: DocumentReading = {
  kind: 'document',
  quad: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
  format: 'id1',
  misshapen: 0,
  score: 1,
  sides: { top: 1, right: 1, bottom: 1, left: 1 },
  printed: 1,
  cutOff: [],
  covered: 0,
  hash: null,
  sharpness: 1,
  glare: 0,
  luma: 150,
  motion: 0,
};

/** What the shipped thresholds say of one measure, if everything else were perfect. */
export function judgements({ sharpness, glare, luma }: DocumentReading) {
  const nameOf = (reading: Partial<DocumentReading>) => hintOfReading({ ...perfect, ...reading })?.name;
  return {
    isBlurred: ['holdStill', 'holdFarther'].includes(nameOf({ sharpness }) ?? ''),
    hasGlare: nameOf({ glare }) === 'glare',
    isDark: nameOf({ luma }) === 'tooDark',
  };
}
