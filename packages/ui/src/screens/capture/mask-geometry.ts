/**
 * The position of the mask's frame in the saved square (decision 4.2). All lengths are in
 * thousandths of the square's side, which are also the units of the mask's SVG.
 */

/** The square's side. */
export const squareSide = 1000;

/** An ID-1 card (ISO/IEC 7810), the format of identity cards and driver licences, in mm. */
const id1Card = { width: 85.6, height: 53.98, cornerRadius: 3.18 } as const;

/** The share of the square's width that a card fills: about 290 dpi for a square of 1080 pixels. */
const cardShare = 0.92;

/** The share of the square's width and height that the circle for a face fills. */
const faceShare = 0.8;

/** A rectangle with rounded corners in the middle of the square; a circle if the radius is half its width. */
export interface MaskFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

const cardScale = (squareSide * cardShare) / id1Card.width;

export const cardFrame: MaskFrame = centred(
  id1Card.width * cardScale,
  id1Card.height * cardScale,
  id1Card.cornerRadius * cardScale,
);

export const faceFrame: MaskFrame = centred(
  squareSide * faceShare,
  squareSide * faceShare,
  (squareSide * faceShare) / 2,
);

function centred(width: number, height: number, radius: number): MaskFrame {
  return { x: (squareSide - width) / 2, y: (squareSide - height) / 2, width, height, radius };
}
