import type { DocumentFormat } from '../model/document-format.ts';
import type {
  DocumentReading,
  FaceReading,
  FrameReading,
  PictureSide,
  Point,
  Quad,
} from '../model/frame-reading.ts';
import { squareSide } from '../model/mask-geometry.ts';
import { documentWidth, quadCentre, sideLengths } from '../model/quad.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import type { Hint } from './hint.ts';
import { likenessTurned } from './likeness.ts';
import { showsSeveralPeople } from './several-people.ts';
import {
  blurredBelow,
  certainFrom,
  coveredFrom,
  darkBelow,
  darkWithoutDocumentBelow,
  documentClearFrom,
  faceBlurredBelow,
  faceCoveredFrom,
  faceMiddle,
  faceOffCentre,
  faceTooClose,
  faceTooFar,
  faceTooWide,
  fillsFrameFrom,
  glareFrom,
  movingFrom,
  offCentreFrom,
  olderShapeWithin,
  olderTurnedAlikeFrom,
  printedFrom,
  shapeWithin,
  shareToStay,
  somethingFrom,
  strictness,
  tiltedFrom,
  tooCloseAbove,
  tooFarBelow,
  tooFarBelowWithoutZoom,
  turnedAlikeFrom,
  turnedFrom,
  type Limit,
} from './thresholds.ts';

/**
 * What the customer should change, by the reading of one frame. What hides the document comes first, then where it
 * is, then what spoils the photo (decision 4.1).
 * @param hasZoom whether the camera is zoomed in on cards. Without, it can't focus on a card that fills the mask.
 * @param shown the hint that is shown now; it stays until what it names is clearly better.
 * @param refusedFor why the last photo of the step was refused: the limits of just that are stricter; null for no reason.
 */
export function hintOfReading(
  reading: FrameReading,
  hasZoom = true,
  shown: Hint | null = null,
  refusedFor: RefusalCode | null = null,
): Hint {
  const strict = (limit: number, code: keyof typeof strictness) =>
    refusedFor === code ? limit * strictness[code] : limit;
  return reading.kind === 'document'
    ? documentHint(reading, hasZoom, shown, strict)
    : faceHint(reading, shown, strict);
}

/** A limit, stricter if the last photo was refused for what it is about. */
type Strict = (limit: number, code: keyof typeof strictness) => number;

function documentHint(reading: DocumentReading, hasZoom: boolean, shown: Hint | null, strict: Strict): Hint {
  const { quad, cutOff } = reading;
  const limit = (from: number, name: Hint['name']) => (shown?.name === name ? from * shareToStay : from);
  // So that a document at the limit does not come and go, what is ready stays so until it is clearly worse.
  const placeLimit = (from: number, name: Hint['name']) =>
    shown?.name === 'ready' ? from / shareToStay : limit(from, name);
  if (reading.luma < (quad === null ? darkWithoutDocumentBelow : darkBelow)) return { name: 'tooDark' };
  const isAcross = leavesAcross(cutOff);
  // Strips and table tops cross the picture, too; a document that does is full of print.
  if (cutOff.length > 0 && (quad !== null || !isAcross || reading.printed >= somethingFrom))
    return isAcross ? { name: 'tooClose' } : { name: 'cutOff', side: cutOff[0]! };
  if (quad === null) return { name: 'noDocument' };
  const width = documentWidth(quad);
  if (width < tooFarBelowWithoutZoom) return { name: 'tooFar' };
  if (width > strict(tooCloseAbove, 'cutOff')) return { name: 'tooClose' };
  if (turnOf(quad) >= placeLimit(turnedFrom, 'turned')) return { name: 'turned' };
  if (tiltOf(quad) - 1 >= placeLimit(tiltedFrom - 1, 'tilted')) return { name: 'tilted' };
  // After `turned`: a turned document would leave the picture if it came nearer, and looks smaller than it is.
  if (width < leastWidth(reading.format, hasZoom)) return { name: 'tooFar' };
  const side = beside(quadCentre(quad), placeLimit(offCentreFrom, 'offCentre'));
  if (side !== null) return { name: 'offCentre', side };
  if (isMoving(reading)) return { name: 'holdStill' };
  if (isBlurred(reading, strict(blurredBelow, 'blurred')))
    return { name: !hasZoom && width >= fillsFrameFrom ? 'holdFarther' : 'holdStill' };
  if (reading.covered >= limit(strict(coveredFrom, 'covered'), 'covered')) return { name: 'covered' };
  if (reading.glare >= limit(strict(glareFrom, 'glare'), 'glare')) return { name: 'glare' };
  return { name: isCertainlyDocument(reading) ? 'ready' : 'fillFrame' };
}

function leastWidth(format: DocumentFormat | null, hasZoom: boolean): number {
  return format === null || (format === 'id1' && !hasZoom) ? tooFarBelowWithoutZoom : tooFarBelow[format];
}

/**
 * Whether it is a document and not something else with its shape: much with four sides and rounded corners lies on a
 * table. Auto-capture takes only what is, and only then it is called ready.
 */
export function isCertainlyDocument(reading: DocumentReading): boolean {
  const { format, misshapen, score, hash } = reading;
  const [leastScore, within, alikeFrom] =
    format === 'id1'
      ? [certainFrom, shapeWithin, turnedAlikeFrom]
      : [documentClearFrom, olderShapeWithin, olderTurnedAlikeFrom];
  const isPlayingCard = hash !== null && likenessTurned(hash) >= alikeFrom;
  return isLikelyDocument(reading) && score >= leastScore && Math.abs(misshapen) <= within && !isPlayingCard;
}

/** The same for a document that may be held at an angle, so that it has another shape. */
export function isLikelyDocument({ quad, score, printed }: DocumentReading): boolean {
  return quad !== null && printed >= printedFrom && score >= certainFrom;
}

function faceHint(reading: FaceReading, shown: Hint | null, strict: Strict): Hint {
  const [face] = reading.faces;
  if (reading.luma < darkBelow) return { name: 'tooDark' };
  if (face === undefined) return { name: 'noFace' };
  if (showsSeveralPeople(reading.faces)) return { name: 'severalFaces' };
  const limit = ({ from, until }: Limit, name: Hint['name']) => (shown?.name === name ? until : from);
  if (face.height < limit(faceTooFar, 'tooFar')) return { name: 'tooFar' };
  if (face.height > limit(faceTooClose, 'tooClose') || face.width > faceTooWide) return { name: 'tooClose' };
  const side = beside(face.centre, limit(faceOffCentre, 'offCentre'), faceMiddle);
  if (side !== null) return { name: 'offCentre', side };
  if (isMoving(reading) || isBlurred(reading, strict(faceBlurredBelow, 'blurred')))
    return { name: 'holdStill' };
  if (reading.covered >= faceCoveredFrom) return { name: 'faceCovered' };
  return { name: 'ready' };
}

function isMoving({ motion }: FrameReading): boolean {
  return motion !== null && motion >= movingFrom;
}

function isBlurred({ sharpness }: FrameReading, limit: number): boolean {
  return sharpness !== null && sharpness < limit;
}

/** Whether the document leaves the picture at two opposite sides. */
function leavesAcross(sides: readonly PictureSide[]): boolean {
  return (
    (sides.includes('left') && sides.includes('right')) || (sides.includes('top') && sides.includes('bottom'))
  );
}

/** How far the document is turned in the picture, in degrees: 0 as the mask lies, 90 if it is higher than wide. */
function turnOf(quad: Quad): number {
  const [a, b, c, d] = quad;
  const across = Math.atan2(b.y - a.y + c.y - d.y, b.x - a.x + c.x - d.x);
  const degrees = Math.abs((across * 180) / Math.PI);
  const [top, right, bottom, left] = sideLengths(quad);
  return left + right > top + bottom ? 90 - degrees : degrees;
}

/** How much longer the sides near the camera appear than the opposite ones. */
function tiltOf(quad: Quad): number {
  const [top, right, bottom, left] = sideLengths(quad);
  return Math.max(top / bottom, bottom / top) * Math.max(left / right, right / left);
}

const middleOfSquare: Point = { x: squareSide / 2, y: squareSide / 2 };

/** The side of the middle on which a point is, if it is at least so far away from it. */
function beside({ x, y }: Point, distance: number, middle = middleOfSquare): PictureSide | null {
  const [dx, dy] = [x - middle.x, y - middle.y];
  if (Math.hypot(dx, dy) < distance) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'top' : 'bottom';
}
