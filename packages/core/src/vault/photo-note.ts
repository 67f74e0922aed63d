import type {
  StoredUploadId,
  PhotoFacts,
  Removal,
  RemovalReason,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/photos.ts';
import { photoRetentionMs } from './vault-limits.ts';

/**
 * A vault's note about a photo, written when the photo gets its place in the order. It stays for 24 hours after the
 * photo was removed, for other tabs.
 */
export interface PhotoNote {
  readonly facts: PhotoFacts;
  /** The size of the encrypted image on the disk. */
  readonly bytes: number;
  /** When the photo got its place, in ms since 1970. */
  readonly storedAt: number;
  /** The start of its 24 hours, in ms since 1970: first `storedAt`, later when the photo was removed. */
  readonly agesFrom: number;
  /** Why the photo was removed; null while it is being stored, or is stored. */
  readonly removed: RemovalReason | null;
}

/** A photo of which a vault has a note. */
export interface NotedPhoto {
  readonly id: StoredUploadId;
  readonly note: PhotoNote;
  /** Whether the image is there. Without it, the photo is still being stored, or was removed. */
  readonly isStored: boolean;
}

/** What a vault knows of the time, in ms since 1970. */
export interface VaultTimes {
  /** By the phone's clock. */
  readonly now: number;
  /** By which photos age (`ageClock`). */
  readonly ageTime: number;
}

/** The note for a photo that has got its place. */
export function reservedNote(facts: PhotoFacts, storedAt: number): PhotoNote {
  return { facts, bytes: 0, storedAt, agesFrom: storedAt, removed: null };
}

/** The note for a photo of an earlier version of the app, which wrote none: it may have arrived. */
export function unknownNote(storedAt: number): PhotoNote {
  const facts: PhotoFacts = { status: 'started', providerHad: 'unknown', attempted: true };
  return reservedNote(facts, storedAt);
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

/** Whether it is the same photo, not another one of its name. */
export function isSamePhoto(one: StoredUploadId, other: StoredUploadId): boolean {
  return one.photo === other.photo && one.order === other.order && one.storedAt === other.storedAt;
}

/**
 * Whether one photo replaces another: it has the same name, and the customer decided to send it later. Two have the
 * same place only if the browser has deleted the vault's data in between; then the photo that the vault has is newer.
 * @param one a photo that the vault has or had.
 */
export function isNewer(one: StoredUploadId, other: StoredUploadId): boolean {
  if (one.photo !== other.photo || isSamePhoto(one, other)) return false;
  return one.order >= other.order;
}

/**
 * Whether a photo must not be stored any more: it was removed since it got its place, or a newer one of its name is
 * there or has arrived.
 * @param others the photos of its link, with itself.
 */
export function isReplaced(id: StoredUploadId, others: readonly NotedPhoto[]): boolean {
  return others.some(({ id: other, note, isStored }) => {
    // Another page has taken it for old: the one that stores it knows better.
    if (isSamePhoto(other, id)) return note.removed !== null && note.removed !== 'expired';
    return isNewer(other, id) && (isStored || hasArrived(note) || other.order === id.order);
  });
}

function hasArrived({ removed }: PhotoNote): boolean {
  return removed === 'acknowledged' || removed === 'providerSays';
}

/**
 * What a removal makes of a note: with a reason in `removed`, the image must be deleted.
 * @param isOfLink whether the removal concerns the photo's link.
 * @returns the same object if nothing changes; null if the note is deleted too.
 */
export function noteAfter(
  removal: Removal,
  { id, note: noted, isStored }: NotedPhoto,
  isOfLink: boolean,
  { now, ageTime }: VaultTimes,
): PhotoNote | null {
  const note = correctedNote(noted, now) ?? noted;
  if (!isStored && removal.reason === 'expired' && isExpired(note, ageTime)) return null;
  const reason = isOfLink ? reasonOf(removal, id, note, ageTime) : null;
  if (reason === null) return note;
  if (note.removed === null) return removedNote(note, reason, now);
  return (reason === 'providerSays' ? noteOfDeleted(note, 'providerSays') : null) ?? note;
}

/** Why a removal removes this photo, whose link it concerns; null if it does not. */
function reasonOf(
  removal: Removal,
  id: StoredUploadId,
  note: PhotoNote,
  ageTime: number,
): RemovalReason | null {
  switch (removal.reason) {
    case 'acknowledged':
      return reasonAfterArrival(removal.photo, id, 'acknowledged');
    case 'providerSays': {
      const { answer } = removal;
      if ('has' in answer) return reasonAfterArrival(answer.has, id, 'providerSays');
      const isMeant = 'before' in answer ? id.order < answer.before : id.storedAt <= answer.askedAt;
      return isMeant ? 'providerSays' : null;
    }
    case 'takenBack':
      return removal.photo === id.photo && id.order < (removal.before ?? Infinity) ? 'takenBack' : null;
    case 'expired':
      // `agesFrom` may have been written while the clock was wrong; `storedAt` may still be right.
      return isExpired(note, ageTime) && !isYoung(id, ageTime) ? 'expired' : null;
  }
}

/** The provider has a photo: it is removed, and older ones of its name have been replaced. */
function reasonAfterArrival<Reason extends RemovalReason>(
  arrived: StoredUploadId,
  id: StoredUploadId,
  reason: Reason,
): Reason | 'takenBack' | null {
  if (isSamePhoto(arrived, id)) return reason;
  return arrived.photo === id.photo && id.order < arrived.order ? 'takenBack' : null;
}

/** Two clocks of a phone do not run at the same speed: how far one may be behind the other, in ms. */
const clockSkewMs = 60_000;

/** Whether the photo is not 24 hours old, by the time at which it was stored. @param ageTime as in `VaultTimes`. */
export function isYoung({ storedAt }: StoredUploadId, ageTime: number): boolean {
  return storedAt <= ageTime + clockSkewMs && ageTime - storedAt < photoRetentionMs;
}

function isExpired({ agesFrom }: PhotoNote, ageTime: number): boolean {
  return ageTime - agesFrom >= photoRetentionMs;
}

/**
 * The corrected note, or null if it is right. A photo that seems to come from the future, since the
 * phone's clock was set back, ages from now on: so it stays a little longer, but not without limit.
 */
function correctedNote(note: PhotoNote, now: number): PhotoNote | null {
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
  const isNewest = ({ photo, order }: StoredUploadId) =>
    [...stored, ...removed].every((other) => other.photo !== photo || other.order <= order);
  return removed.filter((id) => id.reason === 'acknowledged' && isNewest(id)).map(({ photo }) => photo);
}

/**
 * The note of a removed photo. It stays for 24 hours from now, so that another tab knows why the photo is
 * no longer in the vault.
 */
function removedNote(note: PhotoNote, removed: RemovalReason, now: number): PhotoNote {
  return { ...note, removed, agesFrom: now };
}
