import type { RgbaSquare } from '@recto/analysis/pixels';
import type { Hint, PhotoName, PhotoWarningCode, PictureSide, Quad } from '@recto/core';
import { photoVerdict } from '../../../../packages/core/src/guidance/photo-verdict.ts';
import { quadOverlap } from '../../bars/quad-overlap.ts';
import { FrameReader } from '../read-frame.ts';
import type { CameraChange } from './camera-changes.ts';
import { photoOf, type LabelTruth } from './label-truth.ts';
import type { Corners, LabelledPicture } from './labels.ts';
import type { PlayedStill } from './play-still.ts';

/** What the preview says of a photo: a warning, or that it is fine; `unchecked`: nothing, since no document is certain. */
type PreviewSays = PhotoWarningCode | 'fine' | 'unchecked';

/** A square of a labelled picture, before the app sees it. */
export interface LabelledSquare {
  readonly picture: LabelledPicture;
  /** What it was cut out for, such as `f80` or "cut left 6 %". */
  readonly frame: string;
  /** What was done to it; null for nothing. */
  readonly change: CameraChange | null;
  /** The share of it that is the picture's mirror image, 0 to 1. */
  readonly mirrored: number;
  /** Null without a document. */
  readonly truth: LabelTruth | null;
}

/** What the app says of such a square. */
export interface AssessedFrame extends LabelledSquare {
  /** In pixels. */
  readonly side: number;
  /** Null if the frame means nothing in this step. */
  readonly hint: Hint['name'] | null;
  /** The side that the hint names; null for none. */
  readonly hintSide: PictureSide | null;
  readonly isReady: boolean;
  /** The document's corners in thousandths of the square; null without one. */
  readonly found: Corners | null;
  /** The intersection over union of label and found corners, 0 to 1. */
  readonly overlap: number;
  /** As `DocumentReading` defines them. */
  readonly score: number;
  readonly sharpness: number | null;
  readonly glare: number;
  readonly covered: number;
  readonly luma: number;
  /** Null where the preview was not asked. */
  readonly preview: PreviewSays | null;
  /** What happens while the phone is held still; null where that was not played. */
  readonly played: PlayedStill | null;
}

/** One of each step, since each loads the face detector. */
const readers = new Map<PhotoName, FrameReader>();

function readerOf(photo: PhotoName): FrameReader {
  const reader = readers.get(photo) ?? new FrameReader(photo);
  readers.set(photo, reader);
  return reader;
}

/** Reads a square as a first frame. @param asksPreview whether the preview is asked about it, too. */
export async function readSquare(
  known: LabelledSquare,
  square: RgbaSquare,
  asksPreview: boolean,
): Promise<AssessedFrame> {
  const { truth, picture } = known;
  const reader = readerOf(photoOf(picture.kind));
  const { reading, sight } = await reader.read(square, true);
  const document = reading.kind === 'document' ? reading : null;
  const found = document?.quad ? cornersOf(document.quad) : null;
  const hint = sight?.hint ?? null;
  return {
    ...known,
    side: square.side,
    hint: hint?.name ?? null,
    hintSide: hint !== null && 'side' in hint ? hint.side : null,
    isReady: sight?.isReady ?? false,
    found,
    overlap: found === null || truth === null ? 0 : quadOverlap(found, truth.corners),
    score: document?.score ?? 0,
    sharpness: reading.sharpness,
    glare: reading.glare,
    covered: reading.covered,
    luma: reading.luma,
    preview: asksPreview ? await previewOf(reader, square, picture) : null,
    played: null,
  };
}

/** The name of a frame, as the table names what was missed. */
export function nameOf({ picture, frame, change }: LabelledSquare): string {
  return [`${picture.source}/${picture.file}`, frame, ...(change === null ? [] : [change])].join(' ');
}

async function previewOf(
  reader: FrameReader,
  square: RgbaSquare,
  { kind }: LabelledPicture,
): Promise<PreviewSays> {
  const check = await reader.check(square);
  const inStep = (photo: PhotoName) => photoVerdict({ photo, check, twin: null });
  const inOwnStep = inStep(photoOf(kind));
  // Labels don't say which side a picture shows, so that it is judged in the step of its side.
  const isBack = inOwnStep.name === 'warning' && inOwnStep.code === 'backInsteadOfFront';
  const verdict = isBack ? inStep('idCardVerso') : inOwnStep;
  if (verdict.name === 'warning') return verdict.code;
  return verdict.name === 'fine' && verdict.isChecked ? 'fine' : 'unchecked';
}

function cornersOf([a, b, c, d]: Quad): Corners {
  return [
    [a.x, a.y],
    [b.x, b.y],
    [c.x, c.y],
    [d.x, d.y],
  ];
}
