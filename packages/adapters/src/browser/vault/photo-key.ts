import { photoNames, type PhotoName } from '@recto/core';

/**
 * The key of a photo in the database. It holds all that is not secret, so that the link and the age of a
 * photo are known without reading it.
 */
export interface PhotoKey {
  /** The SHA-256 of the procedure token, in hex: the token itself is not written. */
  readonly owner: string;
  readonly photo: PhotoName;
  /** Its place in the order (`StoredUploadId`). Earlier versions of the app wrote the time in ms since 1970 here. */
  readonly order: number;
}

/** The key of the record that holds the place that was given last, among the notes. */
export const orderKey: IDBValidKey = ['order'];

/** The first part of the key of a slice. */
const sliceMark = 'slice';

/** The key in the form of IndexedDB. */
export function databaseKeyOf({ owner, photo, order }: PhotoKey): [string, PhotoName, number] {
  return [owner, photo, order];
}

/** The reverse of `databaseKeyOf`. @returns null for a key of another form. */
export function photoKeyOf(key: IDBValidKey): PhotoKey | null {
  if (!Array.isArray(key) || key.length !== 3) return null;
  const [owner, name, order] = key as readonly unknown[];
  const photo = photoNames.find((each) => each === name);
  if (typeof owner !== 'string' || photo === undefined || typeof order !== 'number') return null;
  return { owner, photo, order };
}

/** The key of a slice of a photo's content. An earlier version of the app ignores keys of this form. */
export function sliceKeyOf(key: PhotoKey, index: number): IDBValidKey {
  return [sliceMark, ...databaseKeyOf(key), index];
}

/** The photo of a slice. @returns null for a key of another form. */
export function photoKeyOfSlice(key: IDBValidKey): PhotoKey | null {
  if (!Array.isArray(key) || key.length !== 5) return null;
  const [mark, owner, photo, order] = key;
  return mark === sliceMark ? photoKeyOf([owner!, photo!, order!]) : null;
}
