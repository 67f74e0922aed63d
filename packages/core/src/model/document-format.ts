import { documents, photoNamed, type DocumentName, type PhotoName } from './photos.ts';

/**
 * The formats of the documents that people hold: the card of today, and the older ones that stay valid for years
 * (decision 4.13). Width and height in mm, as the document lies in the mask.
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
} as const;

export type DocumentFormat = keyof typeof documentFormats;

/** The formats that an operator expects of each document; the others are usual (decision 4.13). */
export type ExpectedFormats = Readonly<Partial<Record<DocumentName, readonly DocumentFormat[]>>>;

/** Null for a photo of no document: a document that is seen there may have any format. */
const usualFormats = {
  idCard: ['id1', 'id2', 'id3'],
  driverLicense: ['id1', 'foldedLicence', 'openLicence'],
  clientPicture: null,
} as const satisfies Record<DocumentName, readonly DocumentFormat[] | null>;

/** The formats that the document of this photo may have. @param expected those of the operator; the rest is usual. */
export function formatsOf(photo: PhotoName, expected: ExpectedFormats = {}): readonly DocumentFormat[] {
  const { document } = photoNamed(photo);
  return expected[document] ?? usualFormats[document] ?? documentFormatNames;
}

/** All of them, the most usual one first. */
export const documentFormatNames = ['id1', 'id2', 'id3', 'foldedLicence', 'openLicence'] as const;

/** The documents whose formats an operator may name: those that lie in the mask, so not the selfie (decision 4.13). */
export function documentsWithFormats(): readonly DocumentName[] {
  return documents
    .filter(({ photos }) => photos.some(({ frame }) => frame === 'card'))
    .map(({ name }) => name);
}
