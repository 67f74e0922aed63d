import type { Hint } from '@recto/core';
import { frameSide } from '../frame.ts';
import type { FrameTruth } from '../truth.ts';

/**
 * Where something is certainly wrong with a frame, and from where on one may say so. What lies between is neither a
 * hit nor a mistake. Lengths in pixels of the frame (1080 across), angles in degrees.
 */
const limits = {
  blur: { defocus: { wrong: 3, arguable: 1.3 }, motion: { wrong: 9, arguable: 3.5 } },
  glare: { wrong: 0.02, arguable: 0.004 },
  /** The brightness of white paper in this light. */
  dark: { wrong: 70, arguable: 130 },
  far: { wrong: 0.66, arguable: 0.86 },
  close: { wrong: 1.05, arguable: 0.98 },
  tilt: { wrong: 20, arguable: 8 },
  turn: { wrong: 14, arguable: 5 },
  offset: { wrong: 110, arguable: 35 },
  cutOff: { wrong: 0.97, arguable: 1 },
  /** Shares: of the document, and of what is around one corner. */
  covered: { whole: { wrong: 0.01, arguable: 0.002 }, corner: { wrong: 0.5, arguable: 0.15 } },
} as const;

export type Flaw =
  | 'tooDark'
  | 'cutOff'
  | 'tooFar'
  | 'tooClose'
  | 'tilted'
  | 'offCentre'
  | 'blurred'
  | 'glare'
  | 'covered';

/** What is wrong with a frame that shows a card. @param limit `wrong`: certainly; `arguable`: perhaps. */
export function flawsOf(truth: FrameTruth, limit: 'wrong' | 'arguable'): ReadonlySet<Flaw> {
  const flaws = new Set<Flaw>();
  if (truth.white <= limits.dark[limit]) flaws.add('tooDark');
  if (truth.visible < limits.cutOff[limit]) flaws.add('cutOff');
  if (truth.ratio < limits.far[limit]) flaws.add('tooFar');
  if (truth.ratio > limits.close[limit]) flaws.add('tooClose');
  if (truth.tilt > limits.tilt[limit] || uprightTurn(truth.turn) > limits.turn[limit]) flaws.add('tilted');
  if (Math.hypot(...truth.offset) > limits.offset[limit]) flaws.add('offCentre');
  if (truth.defocus >= limits.blur.defocus[limit] || truth.motion >= limits.blur.motion[limit])
    flaws.add('blurred');
  if (truth.glare >= limits.glare[limit]) flaws.add('glare');
  if (isCovered(truth, limit)) flaws.add('covered');
  return flaws;
}

/** Whether anything covers a part of the document that matters. */
export function isCovered({ covered, coveredCorners }: FrameTruth, limit: 'wrong' | 'arguable'): boolean {
  const { whole, corner } = limits.covered;
  return covered > whole[limit] || coveredCorners.some((share) => share > corner[limit]);
}

/** Whether the light itself makes parts of a card white: one may call that glare, or not. */
export function isOverexposed({ white }: FrameTruth): boolean {
  return white > 255;
}

/** A card that lies upside down is as straight as one that does not. */
function uprightTurn(turn: number): number {
  const away = Math.abs(turn);
  return Math.min(away, 180 - away);
}

/** Whether a hint says something that is so, or may be said. @param arrives whether the card is still on its way. */
export function isTrueHint(hint: Hint, truth: FrameTruth, arrives = false): boolean {
  const flaws = flawsOf(truth, 'arguable');
  switch (hint.name) {
    case 'tooDark':
      return truth.quad !== null ? flaws.has('tooDark') : truth.luma < limits.dark.wrong;
    case 'tooFar':
    case 'tooClose':
    case 'tilted':
      return truth.quad !== null && flaws.has(hint.name);
    case 'glare':
      return truth.quad !== null && (flaws.has('glare') || isOverexposed(truth));
    case 'turned':
      return truth.quad !== null && flaws.has('tilted');
    case 'cutOff':
      return truth.quad !== null && (truth.cutOff.includes(hint.side) || nearBorder(truth));
    case 'offCentre':
      return truth.quad !== null && flaws.has('offCentre');
    case 'holdStill':
    case 'holdFarther':
      return arrives || (truth.quad !== null ? flaws.has('blurred') : truth.motion > 1);
    case 'noDocument':
      return truth.quad === null || truth.visible < 0.75 || truth.ratio < 0.45;
    case 'covered':
      return truth.quad !== null && flaws.has('covered');
    case 'fillFrame':
      // Over a document it invites a photo, which must be good then.
      return truth.quad !== null ? isGood(truth) : truth.luma >= limits.dark.wrong;
    case 'ready':
      return isGood(truth);
    case 'sameSide':
    case 'turnOver':
    case 'sideways':
    case 'takeByButton':
    case 'noFace':
    case 'severalFaces':
    case 'faceCovered':
    case 'faceInsteadOfDocument':
    case 'documentInsteadOfFace':
      return false;
  }
}

/** Whether a photo of this frame would be good: a card, and nothing certainly wrong. */
export function isGood(truth: FrameTruth): boolean {
  return truth.quad !== null && flawsOf(truth, 'wrong').size === 0;
}

/** Whether the guide asks for no large change: the frames on which the corners are measured. */
export function isWithinReach(truth: FrameTruth): boolean {
  if (truth.quad === null || truth.cutOff.length > 0) return false;
  const { ratio, tilt, turn, offset } = truth;
  return (
    ratio >= 0.7 && ratio <= 1.06 && tilt <= 16 && uprightTurn(turn) <= 12 && Math.hypot(...offset) <= 120
  );
}

function nearBorder({ quad }: FrameTruth): boolean {
  return quad!.flat().some((place) => place < 12 || place > frameSide - 12);
}
