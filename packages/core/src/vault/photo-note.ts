import type {
  StoredUploadId,
  PhotoFacts,
  Removal,
  RemovalReason,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/procedure.ts';
import { photoKeepingMs } from './vault-limits.ts';

/** What a vault writes beside each photo. It outlives the photo by 24 hours. */
export interface PhotoNote {
  readonly facts: PhotoFacts;
  /** The size of the image on the phone. */
  readonly bytes: number;
  /** The time from which its 24 hours count, in ms since 1970: of the photo, later of its removal. */
  readonly agesFrom: number;
  /** Why the photo is not there any more; null while it is. */
  readonly removed: RemovalReason | null;
}

/** The note of a photo that has none, since an earlier version of the app kept it: all is possible. */
export function unknownNote(keptAt: number): PhotoNote {
  const facts: PhotoFacts = { status: 'started', providerHad: 'unknown', attempted: true };
  return { facts, bytes: 0, agesFrom: keptAt, removed: null };
}

/**
 * What is known of a photo that is put away.
 * @param earlier the notes of earlier photos of the same link and name, also of those that have gone.
 */
export function factsAfter(facts: PhotoFacts, earlier: readonly PhotoNote[]): PhotoFacts {
  const mayHaveArrived = earlier.some(
    (note) => note.facts.attempted && note.removed !== 'acknowledged' && note.removed !== 'providerSays',
  );
  return mayHaveArrived ? { ...facts, providerHad: 'unknown' } : facts;
}

/**
 * Whether a removal means this photo. The caller has compared the link already.
 * @param now in ms since 1970.
 */
export function isMeant(
  removal: Removal,
  { photo, keptAt }: StoredUploadId,
  note: PhotoNote,
  now: number,
): boolean {
  switch (removal.reason) {
    case 'acknowledged':
      return removal.photo.photo === photo && removal.photo.keptAt === keptAt;
    case 'providerSays': {
      const { answer } = removal;
      if ('has' in answer) return answer.has.photo === photo && answer.has.keptAt === keptAt;
      return keptAt <= answer.askedAt;
    }
    case 'takenBack':
      return removal.photo === photo && keptAt <= (removal.until ?? Infinity);
    case 'expired':
      // A clock that was wrong for a while has aged the note, and is right again: the photo is as old as it says.
      return isExpired(note, now) && !(keptAt <= now && now - keptAt < photoKeepingMs);
  }
}

/** Whether 24 hours have passed by the phone's clock. */
export function isExpired({ agesFrom }: PhotoNote, now: number): boolean {
  return now - agesFrom >= photoKeepingMs;
}

/**
 * The note as it has to be written anew when it is looked at, or null where it can stay. A photo that
 * seems to come from the future, since the phone's clock was set back, ages from now on: it is kept a
 * little longer rather than for ever, or not at all.
 */
export function noteWithPossibleAge(note: PhotoNote, now: number): PhotoNote | null {
  return note.agesFrom > now ? { ...note, agesFrom: now } : null;
}

/**
 * The note of a photo that had arrived, and that the provider does not have any more: it was deleted
 * there, or its procedure has begun again. Null where the note can stay as it is.
 */
export function noLongerThere(note: PhotoNote, removed: 'takenBack' | 'providerSays'): PhotoNote | null {
  if (note.removed !== 'acknowledged') return null;
  return { ...note, removed, facts: { ...note.facts, attempted: false } };
}

/** The names whose newest photo on this phone has reached the provider and, as far as is known, is still there. */
export function arrivedNames({ kept, removed }: VaultContents): readonly PhotoName[] {
  const isNewest = ({ photo, keptAt }: StoredUploadId) =>
    [...kept, ...removed].every((other) => other.photo !== photo || other.keptAt <= keptAt);
  return removed.filter((id) => id.reason === 'acknowledged' && isNewest(id)).map(({ photo }) => photo);
}

/**
 * What stays of a photo that was removed, for 24 hours from now: so another tab knows that the photo has
 * left the vault, and why.
 */
export function removedNote(note: PhotoNote, removed: RemovalReason, now: number): PhotoNote {
  return { ...note, removed, agesFrom: now };
}
