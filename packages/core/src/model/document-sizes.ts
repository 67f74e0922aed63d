import type { DocumentFormat } from './document-format.ts';

/**
 * How large each format is: the card of today, and the older ones that stay valid for years (decision 4.13). Width and height
 * in mm, as the document lies in the mask.
 */
export const documentFormats = {
  /** A plastic card: ISO/IEC 7810 ID-1. */
  id1: { width: 85.6, height: 53.98 },
  /** The larger identity card that several countries issued until 2021: ISO/IEC 7810 ID-2. */
  id2: { width: 105, height: 74 },
  /** The page of a passport with the portrait: ISO/IEC 7810 ID-3. */
  id3: { width: 125, height: 88 },
  /** A driver licence on paper, folded in three. */
  foldedLicence: { width: 105, height: 74 },
  /** The same, unfolded. */
  openLicence: { width: 222, height: 105 },
} as const satisfies Readonly<Record<DocumentFormat, { readonly width: number; readonly height: number }>>;
