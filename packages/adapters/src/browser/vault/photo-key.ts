import { photoNames, type PhotoName } from '@recto/core';

/**
 * Where a photo lies in the database. All that is not secret is in the key, so that no photo has to be
 * read to know whose it is and how old.
 */
export interface PhotoKey {
  /** The SHA-256 of the procedure token, in hex: the token itself is not written. */
  readonly owner: string;
  readonly photo: PhotoName;
  /** In ms since 1970. */
  readonly keptAt: number;
}

export function databaseKeyOf({ owner, photo, keptAt }: PhotoKey): IDBValidKey {
  return [owner, photo, keptAt];
}

/** @returns null for a key that is not one of ours. */
export function photoKeyOf(key: IDBValidKey): PhotoKey | null {
  if (!Array.isArray(key)) return null;
  const [owner, name, keptAt] = key as readonly unknown[];
  const photo = photoNames.find((each) => each === name);
  if (typeof owner !== 'string' || photo === undefined || typeof keptAt !== 'number') return null;
  return { owner, photo, keptAt };
}
