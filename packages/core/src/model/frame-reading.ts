import type { PhotoHash } from './photo-hash.ts';

/**
 * What the analyser measures in one frame. Positions and lengths are in thousandths of the saved square's side
 * (0 to 1000 from its left and top edge), the units of the mask, so they do not depend on the frame's resolution.
 */

import type { DocumentFormat } from './document-format.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a document: top left, top right, bottom right, bottom left, as the picture shows them. */
export type Quad = readonly [Point, Point, Point, Point];

/** A side of the picture. */
export type PictureSide = 'top' | 'right' | 'bottom' | 'left';

/** Measured in every frame. */
interface LightAndFocus {
  /** Sharpness of the worst part that matters: 0 is blurred, 1 is sharp. Null if there is too little texture to tell. */
  readonly sharpness: number | null;
  /** The share of the document's area (without one: of the mask's area) that glare covers, 0 to 1. */
  readonly glare: number;
  /**
   * The brightness of the light parts in most places of the document or the face, or of the whole picture if that is
   * lighter, 0 to 255: about what white paper has in this light, whatever the document's colours (decision 4.12).
   */
  readonly luma: number;
  /** How much the picture has moved since the last frame; null for a single frame. */
  readonly motion: number | null;
}

export interface DocumentReading extends LightAndFocus {
  readonly kind: 'document';
  /** Null if no document was found. */
  readonly quad: Quad | null;
  /** Of the formats that were looked for, the first one with the quad's shape; null without a quad. */
  readonly format: DocumentFormat | null;
  /** How far the quad's aspect is from that of the format (natural logarithm, after perspective); 0 without a quad. */
  readonly misshapen: number;
  /** How certain the quad is, 0 to 1; 0 without one. */
  readonly score: number;
  /** For each side of the mask, how well the document's own side lies on it, 0 to 1. */
  readonly sides: Readonly<Record<PictureSide, number>>;
  /** The share of the document (without one: of the mask's area) on which something is printed, 0 to 1. */
  readonly printed: number;
  /** The sides at which the document leaves the picture. */
  readonly cutOff: readonly PictureSide[];
  /** How much of a side of the document can't be seen although others can, 0 to about 1; 0 without a quad. */
  readonly covered: number;
  /** Of the document's side, if it is certain that there is one and enough is printed on it; null if not. */
  readonly hash: PhotoHash | null;
}

export interface FaceBox {
  /** The centre. */
  readonly centre: Point;
  /** Width and height of the face, in thousandths. */
  readonly width: number;
  readonly height: number;
  /** How certain the face is, 0 to 1. */
  readonly score: number;
}

export interface FaceReading extends LightAndFocus {
  readonly kind: 'face';
  /** The faces that were found, the largest first. Positions only: nothing that tells one face from another. */
  readonly faces: readonly FaceBox[];
  /** How certain it is that something hides the eyes or the mouth of the largest face, 0 to 1; 0 without a face. */
  readonly covered: number;
}

export type FrameReading = DocumentReading | FaceReading;
