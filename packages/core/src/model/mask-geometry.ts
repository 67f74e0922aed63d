/**
 * The position of the mask's frame in the saved square (decision 2.5). All lengths are in
 * thousandths of the square's side, which are also the units of the mask's SVG.
 */

/** The square's side. */
export const squareSide = 1000;

/** An ID-1 card (ISO/IEC 7810), the format of identity cards and driver licences, in mm. */
const id1Card = { width: 85.6, height: 53.98, cornerRadius: 3.18 } as const;

/** The share of the square's width that a card fills: about 290 dpi for a square of 1080 pixels. */
const cardShare = 0.92;

/** The share of the square's height that the oval for a face fills. */
const faceShare = 0.8;

/** The oval's width as a share of its height: the proportions of a head with its hair. */
const faceProportion = 0.78;

/** A rectangle with elliptic corners in the middle of the square; an oval if the radii are half its sides. */
export interface MaskFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The horizontal and the vertical radius of the corners. */
  readonly radius: { readonly x: number; readonly y: number };
}

const cardScale = (squareSide * cardShare) / id1Card.width;
const cardRadius = id1Card.cornerRadius * cardScale;

export const cardFrame: MaskFrame = centred(id1Card.width * cardScale, id1Card.height * cardScale, {
  x: cardRadius,
  y: cardRadius,
});

const faceHeight = squareSide * faceShare;
const faceWidth = faceHeight * faceProportion;

export const faceFrame: MaskFrame = centred(faceWidth, faceHeight, { x: faceWidth / 2, y: faceHeight / 2 });

function centred(width: number, height: number, radius: MaskFrame['radius']): MaskFrame {
  return { x: (squareSide - width) / 2, y: (squareSide - height) / 2, width, height, radius };
}
