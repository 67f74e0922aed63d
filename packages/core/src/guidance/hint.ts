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
  /** The frame shows the front of the document whose back is asked for. */
  | { readonly name: 'turnOver' }
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
  /** Guidance has ended in this viewfinder, or no photo is taken automatically any more: the customer decides. */
  | { readonly name: 'takeByButton' };

/**
 * What follows when all is right.
 * - `automatic`: the photo is taken if the phone is held still.
 * - `firstAutomatic`: the same, for the first time on this page, so that the customer has to learn it.
 * - `button`: the customer has to press the shutter.
 */
export type AfterReady = 'automatic' | 'firstAutomatic' | 'button';
