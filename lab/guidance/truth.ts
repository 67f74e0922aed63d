import type { PictureSide } from '@recto/core';
import type { DocumentKind } from './kinds.ts';
import type { Covering } from './scene/scene.ts';

/** What is really in a frame. Lengths in pixels of the frame, 1080 on each side. */
export interface FrameTruth {
  /** The card's corners as if they were sharp: top left, top right, bottom right, bottom left in the picture; null without a card. */
  readonly quad: readonly (readonly [number, number])[] | null;
  /** The share of the card's area inside the frame, 0 to 1. */
  readonly visible: number;
  /** The sides at which the card leaves the frame. */
  readonly cutOff: readonly PictureSide[];
  /** The radius of the disc into which a point is blurred. */
  readonly defocus: number;
  /** The length of the streak into which a point is drawn. */
  readonly motion: number;
  /** The share of the card (without one, of the mask) that a reflection has made white, 0 to 1. */
  readonly glare: number;
  /** The mean brightness of the card (without one, of the mask), 0 to 255. */
  readonly luma: number;
  /** The brightness that white paper has in this light, 0 to 255: says whether it is dark, whatever the card's colours. */
  readonly white: number;
  /** What kind of document it is; null without one. */
  readonly kind: DocumentKind | null;
  /** Its width and height in mm; both 0 without a document. */
  readonly size: readonly [number, number];
  /** The document's width as a share of the mask's; 0 without a document. */
  readonly ratio: number;
  /** How far the card leans away, in degrees. */
  readonly tilt: number;
  /** How far the card is turned in the picture, in degrees, -180 to 180. */
  readonly turn: number;
  /** From the middle of the mask to the middle of the card. */
  readonly offset: readonly [number, number];
  /** What else with four sides is in the frame. */
  readonly others: readonly string[];
  readonly design: string | null;
  readonly background: string;
  readonly fingers: number;
  /** The share of the document's area in the frame that anything covers, 0 to 1. */
  readonly covered: number;
  /** What was laid over the document for the purpose; fingers that only hold it are none. */
  readonly covering: Covering | null;
  /** The share of each side that is covered: the side after each corner of `quad`, so top, right, bottom, left. */
  readonly coveredSides: readonly number[];
  /** The share of the 6 mm around each corner of `quad` that is covered. */
  readonly coveredCorners: readonly number[];
  /** 1 to 10 on the Monk scale; null where no tone of this scale was drawn. */
  readonly skinTone: number | null;
}
