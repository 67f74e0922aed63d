import type { DocumentFormat } from './document-format.ts';
import type { Quad } from './frame-reading.ts';
import type { PhotoHash } from './photo-hash.ts';

/** A rectangle in the photo, in thousandths of its side. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What may be wrong with a photo; `photo-verdict.ts` decides which of it is named. */
export const photoProblemNames = [
  /** A face, where a document was to be photographed. */
  'faceInsteadOfDocument',
  /** A document, where a face was to be photographed. */
  'documentInsteadOfFace',
  'noDocument',
  'noFace',
  'severalFaces',
  'cutOff',
  'blurred',
  /** Something lies over one of the document's sides: a finger, a hand, a pocket. */
  'covered',
  /** A part of the machine-readable rows: covered, blurred, under glare, or out of the picture. */
  'unreadableLines',
  'glare',
  'tooDark',
  'tooSmall',
  /** Something hides the eyes or the mouth. */
  'faceCovered',
] as const;

/** A document in a photo, of which the corners are certain (decision 4.4). */
export interface DocumentPlace {
  /** In the photo's square, from the photo itself. */
  readonly corners: Quad;
  readonly format: DocumentFormat;
}

export type PhotoProblemName = (typeof photoProblemNames)[number];

/** What the preview may warn of: a problem of the photo itself, or a photo that belongs to another step. */
export const photoWarningCodes = [
  ...photoProblemNames,
  /** An identity card or a passport, where a driver licence was to be photographed. */
  'identityCardInsteadOfLicence',
  /** The back of an identity card, where its front was to be photographed. */
  'backInsteadOfFront',
  /** It looks like a photo of another side that was taken before. */
  'sameSide',
] as const;

export type PhotoWarningCode = (typeof photoWarningCodes)[number];

export interface PhotoProblem {
  readonly name: PhotoProblemName;
  /** Where it shows; empty if the whole photo has it. */
  readonly places: readonly Place[];
}

/** What the analyser found in a photo that was taken or picked. */
export interface PhotoCheck {
  /** The document's corners; null if none was found with certainty, and on the selfie. */
  readonly quad: Quad | null;
  /** The document's format, as far as its shape and its rows say; null without a quad. */
  readonly format: DocumentFormat | null;
  /** The resolution at which the photo shows the document, in dots per inch; null without a quad. */
  readonly dpi: number | null;
  readonly problems: readonly PhotoProblem[];
  /** The worst place, for the loupe; null if nothing is wrong in one place. */
  readonly worst: Place | null;
  /** How many machine-readable rows were found on the document, 0 to 3 (decision 4.17). */
  readonly rows: number;
  /** By which a second photo of the same side is found; null without a document, and of every face. */
  readonly hash: PhotoHash | null;
}
