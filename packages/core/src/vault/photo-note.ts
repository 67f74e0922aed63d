import type {
  StoredUploadId,
  PhotoFacts,
  Removal,
  RemovalReason,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/photos.ts';
import { photoRetentionMs } from './vault-limits.ts';

/** A vault's note about a photo. It stays for 24 hours after the photo was removed, for other tabs. */
export interface PhotoNote {
  readonly facts: PhotoFacts;
  /** The size of the encrypted image on the disk. */
  readonly bytes: number;
  /** The start of its 24 hours, in ms since 1970: when the photo was stored, later when it was removed. */
  readonly agesFrom: number;
  /** Why the photo was removed; null while it is stored. */
  readonly removed: RemovalReason | null;
}

/** The note for a photo of an earlier version of the app, which wrote none: it may have arrived. */
export function unknownNote(storedAt: number): PhotoNote {
  const facts: PhotoFacts = { status: 'started', providerHad: 'unknown', attempted: true };
  return { facts, bytes: 0, agesFrom: storedAt, removed: null };
}

/**
 * The facts to store with a photo.
 * @param facts what the caller knows.
 * @param earlier the notes of earlier photos of the same link and name, including removed ones.
 */
export function factsAfter(facts: PhotoFacts, earlier: readonly PhotoNote[]): PhotoFacts {
  const mayHaveArrived = earlier.some(
    (note) => note.facts.attempted && note.removed !== 'acknowledged' && note.removed !== 'providerSays',
  );
  return mayHaveArrived ? { ...facts, providerHad: 'unknown' } : facts;
}

/**
 * Whether a removal applies to this photo. The caller has compared the link already.
 * @param now in ms since 1970.
 */
export function removalApplies(
  removal: Removal,
  { photo, storedAt }: StoredUploadId,
  note: PhotoNote,
  now: number,
): boolean {
  switch (removal.reason) {
    case 'acknowledged':
      return removal.photo.photo === photo && removal.photo.storedAt === storedAt;
    case 'providerSays': {
      const { answer } = removal;
      if ('has' in answer) return answer.has.photo === photo && answer.has.storedAt === storedAt;
      return storedAt <= answer.askedAt;
    }
    case 'takenBack':
      return removal.photo === photo && storedAt <= (removal.until ?? Infinity);
    case 'expired':
      // `agesFrom` may have been written while the clock was wrong; `storedAt` may still be right.
      return isExpired(note, now) && !(storedAt <= now && now - storedAt < photoRetentionMs);
  }
}

/** Whether 24 hours have passed by the phone's clock. */
export function isExpired({ agesFrom }: PhotoNote, now: number): boolean {
  return now - agesFrom >= photoRetentionMs;
}

/**
 * The corrected note, or null if it is right. A photo that seems to come from the future, since the
 * phone's clock was set back, ages from now on: so it stays a little longer, but not without limit.
 */
export function correctedNote(note: PhotoNote, now: number): PhotoNote | null {
  return note.agesFrom > now ? { ...note, agesFrom: now } : null;
}

/**
 * The changed note of an acknowledged photo that the provider no longer has: it was deleted
 * there, or its procedure was reset. Null if the note needs no change.
 */
export function noteOfDeleted(note: PhotoNote, removed: 'takenBack' | 'providerSays'): PhotoNote | null {
  if (note.removed !== 'acknowledged') return null;
  return { ...note, removed, facts: { ...note.facts, attempted: false } };
}

/** The names whose newest photo on this phone was acknowledged and, as far as is known, not deleted since. */
export function arrivedNames({ stored, removed }: VaultContents): readonly PhotoName[] {
  const isNewest = ({ photo, storedAt }: StoredUploadId) =>
    [...stored, ...removed].every((other) => other.photo !== photo || other.storedAt <= storedAt);
  return removed.filter((id) => id.reason === 'acknowledged' && isNewest(id)).map(({ photo }) => photo);
}

/**
 * The note of a removed photo. It stays for 24 hours from now, so that another tab knows why the photo is
 * no longer in the vault.
 */
export function removedNote(note: PhotoNote, removed: RemovalReason, now: number): PhotoNote {
  return { ...note, removed, agesFrom: now };
}
