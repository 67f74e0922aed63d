import type { FrameReading, Point } from '../model/frame-reading.ts';
import type { PhotoFrame } from '../model/photos.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import type { AutoCaptureLook } from './auto-capture.ts';
import { isFaceInstead } from './face-instead.ts';
import { hintOfReading, isCertainlyDocument } from './hint-of-reading.ts';
import type { Hint } from './hint.ts';
import type { SeenSide } from './same-side.ts';

/** What the reading of one frame means for the step. */
export interface Sight extends AutoCaptureLook {
  readonly hint: Hint | null;
}

/**
 * What a reading means in a step that asks for a card or a face.
 * @param hasZoom whether the camera is zoomed in on cards.
 * @param shown the hint that is shown now.
 * @param side whether this side was photographed before: then the photo would be good, and of no use.
 * @param refusedFor why the last photo of the step was refused; null for no reason.
 * @returns null if it means nothing there, such as a card step in which no face was found.
 */
export function sightOf(
  reading: FrameReading,
  frame: PhotoFrame,
  hasZoom = true,
  shown: Hint | null = null,
  side: SeenSide = 'unknown',
  refusedFor: RefusalCode | null = null,
): Sight | null {
  const isExpected = (frame === 'card') === (reading.kind === 'document');
  if (!isExpected) return sightOfWrongSubject(reading);
  const found = hintOfReading(reading, hasZoom, shown, refusedFor);
  const isGood = found.name === 'ready' || found.name === 'fillFrame';
  const hint = isGood ? (hintOfSide[side] ?? found) : found;
  const subject = subjectOf(reading);
  return { hint, subject, side, isReady: hint.name === 'ready' };
}

/** A side that was photographed before is of no use, however good its photo would be. */
const hintOfSide: Readonly<Record<SeenSide, Hint | null>> = {
  front: { name: 'turnOver' },
  same: { name: 'sameSide' },
  other: null,
  likelyOther: null,
  unknown: null,
};

function sightOfWrongSubject(reading: FrameReading): Sight | null {
  const wrong = (hint: Hint): Sight => ({ hint, subject: null, side: 'unknown', isReady: false });
  if (reading.kind === 'document')
    return reading.quad === null ? null : wrong({ name: 'documentInsteadOfFace' });
  return isFaceInstead(reading.faces[0], null) ? wrong({ name: 'faceInsteadOfDocument' }) : null;
}

/** Where what is to be photographed is: the document's corners, or the middle of the largest face; null if it is not certain that there is one. */
function subjectOf(reading: FrameReading): readonly Point[] | null {
  if (reading.kind === 'document') return isCertainlyDocument(reading) ? reading.quad : null;
  const [face] = reading.faces;
  if (face === undefined) return null;
  // The detector's boxes change their size from frame to frame, although the face does not move.
  return [face.centre];
}
