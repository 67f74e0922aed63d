import type { PictureSide } from '../model/frame-reading.ts';

/** What the customer is asked to do now, one at a time. */
export type Hint =
  | { readonly name: 'tooDark' }
  /** No document, or no face, is in the frame. */
  | { readonly name: 'noDocument' }
  | { readonly name: 'noFace' }
  /** The document leaves the picture at this side. */
  | { readonly name: 'cutOff'; readonly side: PictureSide }
  | { readonly name: 'tooFar' }
  | { readonly name: 'tooClose' }
  /** The document leans away from the phone. */
  | { readonly name: 'tilted' }
  /** The document lies askew in the picture, upright or upside down. */
  | { readonly name: 'turned' }
  /** The document or the face is beside the frame. `side`: where it is. */
  | { readonly name: 'offCentre'; readonly side: PictureSide }
  /** A finger, a hand or a pocket covers a part of the document. */
  | { readonly name: 'covered' }
  | { readonly name: 'severalFaces' }
  /** Sunglasses, a mask or something else hides the eyes or the mouth. */
  | { readonly name: 'faceCovered' }
  /** The picture moves, or is blurred. */
  | { readonly name: 'holdStill' }
  /** The picture stays blurred while the document fills the frame: the camera can't focus this close. */
  | { readonly name: 'holdFarther' }
  | { readonly name: 'glare' }
  /** The frame shows a side that was photographed before, for another step. */
  | { readonly name: 'sameSide' }
  /** The frame shows the front of the document whose back is asked for. `next`: what comes after that, if it is not taken automatically. */
  | { readonly name: 'turnOver'; readonly next?: 'button' }
  /** A face fills the frame of a card step. */
  | { readonly name: 'faceInsteadOfDocument' }
  /** A document is in the frame of the selfie step. */
  | { readonly name: 'documentInsteadOfFace' }
  /** Something lies there that is sharp and bright, but is not recognised: the customer decides when the photo is taken. */
  | { readonly name: 'fillFrame' }
  /** All is right. `next`: what comes next, as far as that is known. */
  | { readonly name: 'ready'; readonly next?: AfterReady }
  /** The frames lie on their side against the screen (decision 2.18). */
  | { readonly name: 'sideways' }
  /** Frames are read too rarely for hints, or not at all, and nothing is known to be wrong: the customer decides. */
  | { readonly name: 'takeByButton' };

/**
 * What follows when all is right.
 * - `automatic`: the photo is taken if the phone is held still.
 * - `firstAutomatic`: the same, for the first time on this page, so that the customer has to learn it.
 * - `button`: the customer has to press the shutter.
 * - `buttonFromNow`: the same, for the first time since auto-capture has given up on this page.
 */
export type AfterReady = 'automatic' | 'firstAutomatic' | 'button' | 'buttonFromNow';

/** Whether a hint asks for the shutter, so that nothing is taken automatically after it. */
export function namesButton(hint: Hint | null): boolean {
  if (hint === null) return false;
  if (hint.name === 'ready') return hint.next === 'button' || hint.next === 'buttonFromNow';
  return hint.name === 'takeByButton' || (hint.name === 'turnOver' && hint.next === 'button');
}

/** Whether what a hint names is probably still so some seconds later: until a look shows something else, it comes first. */
export function isLasting({ name }: Hint): boolean {
  return !passing.has(name);
}

const passing: ReadonlySet<Hint['name']> = new Set([
  'ready',
  'fillFrame',
  'noDocument',
  'noFace',
  'holdStill',
  'takeByButton',
]);
