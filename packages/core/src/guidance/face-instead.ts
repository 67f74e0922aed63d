import type { DocumentReading, FaceBox, Quad } from '../model/frame-reading.ts';
import { cardFrame } from '../model/mask-geometry.ts';
import type { PhotoCheck } from '../model/photo-check.ts';
import { documentWidth } from '../model/quad.ts';
import {
  documentClearFrom,
  faceFillsFrame,
  faceFillsFrameScore,
  faceTooFar,
  tooFarBelowWithoutZoom,
} from './thresholds.ts';

/** Whether a reading shows a document so clearly that no face is searched for. One that is cut off is a document, too. */
export function isClearDocument({
  quad,
  score,
  cutOff,
}: Pick<DocumentReading, 'quad' | 'score' | 'cutOff'>): boolean {
  return (quad !== null && score >= documentClearFrom) || cutOff.length > 0;
}

/** The same of a checked photo: one whose document is very small may show a face, whose lines were taken for one. */
export function isDocumentPhoto({ quad, problems }: Pick<PhotoCheck, 'quad' | 'problems'>): boolean {
  const isCutOff = problems.some(({ name }) => name === 'cutOff');
  return isCutOff || (quad !== null && documentWidth(quad) >= tooFarBelowWithoutZoom);
}

/**
 * Whether a face is in front of the camera in place of a card (decision 4.1): it fills the frame, and is wider than
 * the document that was found, as no portrait is.
 * @param face the largest one. @param quad what was taken for a document; null for none.
 */
export function isFaceInstead(face: FaceBox | undefined, quad: Quad | null): boolean {
  if (face === undefined || face.score < faceFillsFrameScore) return false;
  if (Math.max(face.width, face.height) < faceFillsFrame) return false;
  return quad === null || documentWidth(quad) * cardFrame.width < face.width;
}

/** Whether there is no face, or one so small that it can be the portrait on a document. */
export function mayBePortrait(face: FaceBox | undefined): boolean {
  return face === undefined || face.height < faceTooFar.from;
}

/**
 * Whether a document is in front of the camera in place of a face: one is clearly there, and the only face, if there
 * is one, is so small that it can be the document's portrait, and lies on it.
 * @param face the largest one.
 */
export function isDocumentInstead(
  { quad, score }: Pick<DocumentReading, 'quad' | 'score'>,
  face: FaceBox | undefined,
): boolean {
  if (quad === null || score < documentClearFrom || !mayBePortrait(face)) return false;
  if (face === undefined) return true;
  const isOn = (axis: 'x' | 'y') => {
    const corners = quad.map((corner) => corner[axis]);
    return face.centre[axis] > Math.min(...corners) && face.centre[axis] < Math.max(...corners);
  };
  return isOn('x') && isOn('y');
}
