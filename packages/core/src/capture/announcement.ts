import type { Words } from '../guidance/guidance-snapshot.ts';
import type { PhotoWarningCode } from '../model/photo-check.ts';
import type { FacingMode } from '../model/photos.ts';

/**
 * What the check found, as it is said of a photo.
 * - `pending`: nothing yet.
 * - `sharp`: the document or the face is there as a whole, and nothing is wrong.
 * - `unknown`: nothing is known.
 */
export type Finding = 'pending' | 'sharp' | 'unknown' | PhotoWarningCode;

/**
 * What is said on the capture screen, in addition to the heading that receives the focus. What the heading says is not
 * said again: that the photo is being sent, was not sent, or that the phone should be turned.
 */
export type Announcement =
  | { readonly name: 'cameraReady' }
  | { readonly name: 'tapNeeded' }
  /** Nobody was there for some time: the camera is off. */
  | { readonly name: 'unattended' }
  /** The camera takes long to start. */
  | { readonly name: 'overdue' }
  | { readonly name: 'switched'; readonly facingMode: FacingMode }
  /**
   * The heading of the preview says it, which receives the focus now. `isNew`: the photo has just been taken, not chosen or
   * looked at again.
   */
  | { readonly name: 'photo'; readonly isNew: boolean; readonly finding: Finding }
  /** What the check found later. */
  | { readonly name: 'finding'; readonly finding: Exclude<Finding, 'pending'> }
  /** A hint or a direction in the viewfinder. */
  | { readonly name: 'words'; readonly words: Words };

/** One thing that a screen reader says. */
export interface Said {
  /** Another number means: say it, even if the words are the same. */
  readonly number: number;
  readonly announcement: Announcement;
  /** Whether it interrupts what is being said: it is of use only at once. */
  readonly isUrgent: boolean;
}
