import type {
  StoredUpload,
  StoredUploadId,
  PhotoFacts,
  PhotoUpload,
  Removal,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/procedure.ts';
import {
  factsAfter,
  isExpired,
  isMeant,
  noLongerThere,
  noteWithPossibleAge,
  removedNote,
  type PhotoNote,
} from './photo-note.ts';

interface MemoryPhoto {
  readonly token: string;
  readonly id: StoredUploadId;
  readonly note: PhotoNote;
  /** Null once it was removed. */
  readonly kept: StoredUpload | null;
}

/** The rules of PhotoVaultPort for photos in memory: a fake's whole vault, and what a real one falls back on. */
export class MemoryPhotos {
  #photos: readonly MemoryPhoto[];

  /** @param photos what is there already: another shelf's `snapshot`. */
  constructor(photos: MemoryPhotos | null = null) {
    this.#photos = photos === null ? [] : photos.#photos;
  }

  /** This shelf as it is now; later changes don't reach it. */
  snapshot(): MemoryPhotos {
    return new MemoryPhotos(this);
  }

  /** Puts the shelf back to what a snapshot holds. */
  restore(snapshot: MemoryPhotos): void {
    this.#photos = snapshot.#photos;
  }

  /** The photos of a link, the oldest first. */
  open(token: string): readonly StoredUpload[] {
    return this.#of(token).flatMap(({ kept }) => (kept === null ? [] : [kept]));
  }

  list(token: string): Omit<VaultContents, 'now'> {
    const all = this.#of(token);
    return {
      kept: all.flatMap(({ id, kept }) => (kept === null ? [] : [id])),
      removed: all.flatMap(({ id, note: { removed } }) =>
        removed === null ? [] : [{ ...id, reason: removed }],
      ),
    };
  }

  /** Keeps a photo in place of the one of that name. */
  keep(
    token: string,
    photo: PhotoUpload,
    facts: PhotoFacts,
    { keptAt, kept: place }: Pick<StoredUpload, 'keptAt' | 'kept'>,
  ): StoredUpload {
    const earlier = this.#of(token).filter(({ id }) => id.photo === photo.photo);
    const allFacts = factsAfter(
      facts,
      earlier.map(({ note }) => note),
    );
    // No other photo is looked at: a photo can be kept long after `keptAt`, which would make them look old.
    this.#photos = this.#photos.map((each) => {
      if (each.kept === null || !earlier.includes(each)) return each;
      return { ...each, kept: null, note: removedNote(each.note, 'takenBack', keptAt) };
    });
    const id: StoredUploadId = { photo: photo.photo, keptAt };
    const kept: StoredUpload = { ...photo, keptAt, kept: place, facts: allFacts };
    const note: PhotoNote = { facts: allFacts, bytes: 0, agesFrom: keptAt, removed: null };
    this.#photos = [...this.#photos, { token, id, note, kept }];
    return kept;
  }

  noteAttempt(token: string, { photo, keptAt }: StoredUploadId): void {
    this.#photos = this.#photos.map((each) => {
      const isIt = each.token === token && each.id.photo === photo && each.id.keptAt === keptAt;
      if (!isIt) return each;
      const facts = { ...each.note.facts, attempted: true };
      return { ...each, note: { ...each.note, facts }, kept: each.kept && { ...each.kept, facts } };
    });
  }

  noteDeletion(token: string, photo: PhotoName): void {
    this.#photos = this.#photos.map((each) => {
      if (each.token !== token || each.id.photo !== photo || each.kept !== null) return each;
      return { ...each, note: noLongerThere(each.note, 'takenBack') ?? each.note };
    });
  }

  /** @param now in ms since 1970. */
  remove(removal: Removal, now: number): void {
    const isOther = (token: string) => removal.reason !== 'expired' && removal.token !== token;
    this.#photos = this.#photos.flatMap((each) => {
      const note = noteWithPossibleAge(each.note, now) ?? each.note;
      const aged = { ...each, note };
      if (each.kept === null) {
        if (removal.reason === 'expired' && isExpired(note, now)) return [];
        const isOver = removal.reason === 'providerSays' && !isOther(each.token);
        const changed = isOver && isMeant(removal, each.id, note, now) && noLongerThere(note, 'providerSays');
        return [changed ? { ...aged, note: changed } : aged];
      }
      if (isOther(each.token) || !isMeant(removal, each.id, note, now)) return [aged];
      return [{ ...aged, kept: null, note: removedNote(note, removal.reason, now) }];
    });
  }

  #of(token: string): readonly MemoryPhoto[] {
    return this.#photos.filter((each) => each.token === token);
  }
}
