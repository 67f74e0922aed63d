import { photoNamed, type DocumentName, type PhotoName } from '../model/photos.ts';

/** The back of an ID-1 identity card has so many machine-readable rows; no front has (ICAO Doc 9303, part 5). */
const rowsOfBack = 3;

/** Identity cards and passports have so many at least; a driver licence has one at most. */
const rowsOfIdentity = 2;

type WrongDocument = 'identityCardInsteadOfLicence' | 'backInsteadOfFront';

/** How many machine-readable rows a photo of the document can't have, and what it shows then; null if rows say nothing. */
const tooManyRows = {
  idCard: { side: 'front', from: rowsOfBack, means: 'backInsteadOfFront' },
  driverLicense: { side: 'any', from: rowsOfIdentity, means: 'identityCardInsteadOfLicence' },
  clientPicture: null,
} as const satisfies Record<DocumentName, { side: string; from: number; means: WrongDocument } | null>;

/**
 * Whether another document, or the other side, was photographed than the step asks for, as far as the number of
 * machine-readable rows says so with certainty (decision 4.17).
 * @returns null if nothing is known to be wrong.
 */
export function wrongDocument(photo: PhotoName, rows: number): WrongDocument | null {
  const { document, side } = photoNamed(photo);
  const rule = tooManyRows[document];
  if (rule === null || rows < rule.from) return null;
  return rule.side === 'any' || rule.side === side ? rule.means : null;
}
