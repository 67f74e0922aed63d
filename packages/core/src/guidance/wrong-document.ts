import { photoNamed, type PhotoName } from '../model/photos.ts';

/** The back of an ID-1 identity card has so many machine-readable rows; no front has (ICAO Doc 9303, part 5). */
const rowsOfBack = 3;

/** Identity cards and passports have so many at least; a driver licence has one at most. */
const rowsOfIdentity = 2;

/**
 * Whether another document, or the other side, was photographed than the step asks for, as far as the number of
 * machine-readable rows says so with certainty (decision 4.61).
 * @returns null if nothing is known to be wrong.
 */
export function wrongDocument(
  photo: PhotoName,
  rows: number,
): 'identityCardInsteadOfLicence' | 'backInsteadOfFront' | null {
  const { document, side } = photoNamed(photo);
  if (document === 'driverLicense') return rows >= rowsOfIdentity ? 'identityCardInsteadOfLicence' : null;
  return side === 'front' && rows >= rowsOfBack ? 'backInsteadOfFront' : null;
}
