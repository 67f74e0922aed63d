import { photoNames, requiredPhotos, type PhotoName } from '../model/photos.ts';
import { missingPhotos, type Procedure } from '../model/procedure.ts';

/** The step order (§4): which photo is taken next. A step's index is the photo's place in `photoNames` (§2, §9). */

/**
 * The first required photo that is missing; null if none is, and the customer goes to confirm.
 * @param taken photos that the customer has taken, but the provider does not have yet.
 */
export function nextPhoto(procedure: Procedure, taken: readonly PhotoName[]): PhotoName | null {
  return missingPhotos(procedure).find((photo) => !taken.includes(photo)) ?? null;
}

/**
 * The photo that the query parameter `viewStep` selects, for a single-capture session.
 * @param viewStep the parameter's value, or null if it is absent.
 * @returns null if it selects none: it is absent, is not the index of a photo (`0` to `4`), or names a photo
 * that this procedure does not require (decision 3.3).
 */
export function selectedPhoto(procedure: Procedure, viewStep: string | null): PhotoName | null {
  return requiredPhotos(procedure).find((name) => viewStepOf(name) === viewStep) ?? null;
}

/** The value of `viewStep` that selects this photo. */
export function viewStepOf(name: PhotoName): string {
  return String(photoNames.indexOf(name));
}

/**
 * A photo's place among those that the procedure requires: `1` of `5`.
 * @param procedure null if no link was verified; nothing is required then.
 */
export function placeOf(
  photo: PhotoName,
  procedure: Procedure | null,
): { readonly number: number; readonly total: number } {
  const photos = procedure === null ? [] : requiredPhotos(procedure);
  return { number: photos.indexOf(photo) + 1, total: photos.length };
}
