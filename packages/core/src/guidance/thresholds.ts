import type { DocumentFormat } from '../model/document-format.ts';
import type { RefusalCode } from '../model/refused-photo.ts';

/**
 * Every limit that the guidance sets on what is measured in a frame or a photo (decision 4.1). The times are in
 * `viewfinder-times.ts`. Lengths are in thousandths of the saved square's side, angles in degrees.
 */

/** Below this brightness of its light parts (0 to 255), a document or a face is too dark. */
export const darkBelow = 88;

/** The same where no document is found: a dark table alone is not a dark room. */
export const darkWithoutDocumentBelow = 40;

/**
 * Below this sharpness (0 to 1: the share of an edge's contrast that lies within 2 px of 1080), a frame is blurred: a
 * point is drawn into a disc of about 6 px, and 3 % of letters 1.5 mm high are misread, half of them at 8 px.
 */
export const blurredBelow = 0.41;

/** From this share of the document on, glare hides something. */
export const glareFrom = 0.006;

/**
 * Below this share of the mask's width, a document is too far away: at 1080 px, a card has less than 210 dpi then, the
 * older formats less than 150 to 170 dpi. An open licence can't have more than 110 dpi in the frame.
 */
export const tooFarBelow: Readonly<Record<DocumentFormat, number>> = {
  id1: 0.72,
  id2: 0.72,
  id3: 0.75,
  foldedLicence: 0.72,
  openLicence: 0.84,
};

/**
 * The same for a card where the camera can't zoom: one that is nearer would be blurred (decision 2.7). A larger
 * document fills the mask from farther away.
 */
export const tooFarBelowWithoutZoom = 0.6;

/** Above this share of the mask's width, a document is too close: it may leave the picture at any moment. */
export const tooCloseAbove = 1.03;

/**
 * A hint about a document stays until its measure is below this share of its limit: a card at rest whose measure lies
 * at the limit would have it come and go. While all is right, the limits of the document's place are larger by as much.
 */
export const shareToStay = 0.8;

/** From this angle on, a document is turned in the picture. */
export const turnedFrom = 10;

/** From this ratio of the near sides' lengths to the far ones' on, a document is tilted: by about 15 degrees. */
export const tiltedFrom = 1.12;

/** From this distance of the middles of document and mask on, a document is off-centre. */
export const offCentreFrom = 85;

/** From this width on (share of the mask's), a blurred document is too close for a camera without zoom. */
export const fillsFrameFrom = 0.8;

/** From this movement between two frames on, the picture is not held still. */
export const movingFrom = 18;

/** How far a corner may move while the document is at rest. */
export const movementAtRest = 16;

/** A document has print on at least this share of it: a notebook or a trackpad has little. */
export const printedFrom = 0.4;

/**
 * So certain a document must be before it is called ready, 0 to 1: the keys of a keyboard and sheets of the A series
 * have its shape, too.
 */
export const certainFrom = 0.75;

/** From this share of a side on, something covers a part of the document. */
export const coveredFrom = 0.11;

/** Something with print on at least this share of the frame's area may be a document of an unknown form. */
export const somethingFrom = 0.3;

/** How far the ratio of its sides (its natural logarithm, after perspective) may be from that of its format. */
export const shapeWithin = 0.06;

/** The same for the older formats. */
export const olderShapeWithin = 0.04;

/**
 * What a limit is multiplied by if the photo was refused for what it is about (decision 4.18): a photo like the last one
 * would be refused again. `cutOff` is about the width of the document in the mask. Other reasons can't be measured.
 */
export const strictness = {
  blurred: 1.15,
  glare: 0.5,
  covered: 0.6,
  cutOff: 0.98,
} as const satisfies Partial<Record<RefusalCode, number>>;

/** Below this sharpness (0 to 1), a face is blurred: its edges are softer than those of print. */
export const faceBlurredBelow = 0.27;

/**
 * A limit with hysteresis: the hint appears beyond `from`, and then stays until the measure is back behind `until`, so
 * that it does not flicker.
 */
export interface Limit {
  readonly from: number;
  readonly until: number;
}

/** Below this height of its box, a face is too far away. */
export const faceTooFar: Limit = { from: 430, until: 460 };

/** Above this height of its box, a face is too close. */
export const faceTooClose: Limit = { from: 800, until: 760 };

/** Above this width of its box, a face is too close. */
export const faceTooWide = 950;

/** The height of the box of a well-framed face. */
export const faceHeight = 590;

/** The middle of the box of a well-framed face: the detector's boxes reach from the brows to the chin. */
export const faceMiddle = { x: 476, y: 580 } as const;

/** Beyond this distance of the box's middle from there, a face is off-centre. */
export const faceOffCentre: Limit = { from: 130, until: 100 };

/** A face of at least this share of the largest one's area is a second person, not a picture on the wall, */
export const secondFaceArea = 0.45;

/** … if it is as certain as this. */
export const secondFaceScore = 0.4;

/** From this certainty on that the eyes or the mouth are hidden, the customer is asked to uncover them. */
export const faceCoveredFrom = 0.92;

/**
 * From this length of its longer side on, a face fills the frame of a card step: a selfie that is framed well has
 * about 590, and a portrait has it only if less than half of its card is in the picture (measured on drawn ones).
 */
export const faceFillsFrame = 600;

/** … if it is as certain as this: the print of a card is taken for a large face now and then, with less. */
export const faceFillsFrameScore = 0.5;

/**
 * From this likeness to itself upside down on, a side is a playing card: of ten photographed ones, nine have 0.83 or
 * more; documents have 0.1 at most, a bank card with a pattern of figures 0.63.
 */
export const turnedAlikeFrom = 0.72;

/** The same for the older formats: a poker card has nearly their shape. One of ten has 0.64, documents 0.1 at most. */
export const olderTurnedAlikeFrom = 0.4;

/**
 * From this score on, a document is certainly one: drawn cards have 0.9 and more, the lines of a drawn face 0.7 at most.
 * An older format must have it to be called ready.
 */
export const documentClearFrom = 0.8;

/** Two sides that are this much alike are the same (drawn sides, tuning: 8 of 9 in other light, 1 of 1000 others). */
export const sameSideFrom = 0.84;

/** Two sides that are no more alike than this are different for certain: of the same side, the least was 0.44, in tuning. */
export const otherSideUntil = 0.2;

/**
 * Two sides that are no more alike than this are probably different: the two sides of one card had 0.40 at most, in
 * tuning, and of the same side in the same light 1 % had less than 0.77.
 */
export const likelyOtherSideUntil = 0.42;

/**
 * Below this resolution, a photo shows a document too small to be read with certainty, in dots per inch. An open
 * licence can't have more in the frame; its print is larger.
 */
export const tooSmallBelowDpi: Readonly<Record<DocumentFormat, number>> = {
  id1: 150,
  id2: 150,
  id3: 150,
  foldedLicence: 150,
  openLicence: 90,
};

/**
 * Below this contrast of its strokes, a machine-readable character can't be read: each point is drawn into a disc with a
 * radius of more than 0.18 of a character's pitch, or glare or a finger is over it (decision 4.17).
 */
export const unreadableBelow = 0.12;

/** The same as a share of the contrast that a quarter of the row's characters have. */
export const unreadableBelowShare = 0.4;

/** From so many unreadable characters beside each other on, a part of a row can't be read. */
export const unreadableFrom = 2;

/** Only a row of which this share of the characters is readable is certainly one, … */
export const readableShareOfRow = 0.5;

/** … and only if a quarter of them has this contrast: a pattern on the paper has less, … */
export const clearFrom = 0.25;

/** … and if no more parts of it are unreadable: other text has gaps everywhere. */
export const mostUnreadableParts = 4;

/** From this nearness on (0 to 1), the document's side lies on the mask's, which is lit. */
export const onTheMaskFrom = 0.75;
