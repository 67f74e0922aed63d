import { documents, photoNamed, type DocumentName, type PhotoName } from './photos.ts';

/** The formats of the documents that people hold (decision 4.13), the most usual one first. */
export const documentFormatNames = ['id1', 'id2', 'id3', 'foldedLicence', 'openLicence'] as const;
export type DocumentFormat = (typeof documentFormatNames)[number];

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

/** The documents whose formats an operator may name: those that lie in the mask, so not the selfie (decision 4.13). */
export function documentsWithFormats(): readonly DocumentName[] {
  return documents
    .filter(({ photos }) => photos.some(({ frame }) => frame === 'card'))
    .map(({ name }) => name);
}
