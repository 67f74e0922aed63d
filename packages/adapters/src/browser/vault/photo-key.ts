import { photoNames, type PhotoName } from '@recto/core';

/**
 * The key of a photo in the database. It holds all that is not secret, so that the link and the age of a
 * photo are known without reading it.
 */
export interface PhotoKey {
  /** The SHA-256 of the procedure token, in hex: the token itself is not written. */
  readonly owner: string;
  readonly photo: PhotoName;
  /** In ms since 1970. */
  readonly storedAt: number;
}

/** The key in the form of IndexedDB. */
export function databaseKeyOf({ owner, photo, storedAt }: PhotoKey): IDBValidKey {
  return [owner, photo, storedAt];
}

/** The reverse of `databaseKeyOf`. @returns null for a key of another form. */
export function photoKeyOf(key: IDBValidKey): PhotoKey | null {
  if (!Array.isArray(key)) return null;
  const [owner, name, storedAt] = key as readonly unknown[];
  const photo = photoNames.find((each) => each === name);
  if (typeof owner !== 'string' || photo === undefined || typeof storedAt !== 'number') return null;
  return { owner, photo, storedAt };
}
