import type { PhotoName } from '../model/photos.ts';
import type {
  PhotoFacts,
  PhotoUpload,
  Removal,
  StoredUpload,
  StoredUploadId,
  VaultContents,
} from '../ports/photo-vault.ts';
import {
  correctedNote,
  factsAfter,
  isExpired,
  noteOfDeleted,
  removalApplies,
  removedNote,
  type PhotoNote,
} from './photo-note.ts';

/** A photo with its note, or only the note of a removed photo. */
interface MemoryPhoto {
  readonly token: string;
  readonly id: StoredUploadId;
  readonly note: PhotoNote;
  /** Null once it was removed. */
  readonly upload: StoredUpload | null;
}

/**
 * Photos in memory, by the rules of PhotoVaultPort: all of a fake vault, and the fallback of a real one.
 */
export class MemoryPhotos {
  #photos: readonly MemoryPhoto[];

  /** @param photos the initial contents: a `snapshot` of others. */
  constructor(photos: MemoryPhotos | null = null) {
    this.#photos = photos === null ? [] : photos.#photos;
  }

  /** The current contents; later changes don't affect it. */
  snapshot(): MemoryPhotos {
    return new MemoryPhotos(this);
  }

  /** Replaces the contents by those of a snapshot. */
  restore(snapshot: MemoryPhotos): void {
    this.#photos = snapshot.#photos;
  }

  /** The photos of a link, the oldest first. */
  open(token: string): readonly StoredUpload[] {
    return this.#of(token).flatMap(({ upload }) => (upload === null ? [] : [upload]));
  }

  /** Which photos of a link are stored, and which were removed. */
  list(token: string): Omit<VaultContents, 'now'> {
    const all = this.#of(token);
    return {
      stored: all.flatMap(({ id, upload }) => (upload === null ? [] : [id])),
      removed: all.flatMap(({ id, note: { removed } }) =>
        removed === null ? [] : [{ ...id, reason: removed }],
      ),
    };
  }

  /** Stores a photo in place of the one of that name. */
  store(
    token: string,
    photo: PhotoUpload,
    facts: PhotoFacts,
    { storedAt, storedIn }: Pick<StoredUpload, 'storedAt' | 'storedIn'>,
  ): StoredUpload {
    const earlier = this.#of(token).filter(({ id }) => id.photo === photo.photo);
    const allFacts = factsAfter(
      facts,
      earlier.map(({ note }) => note),
    );
    // The notes of other names stay as they are: `storedAt` can be long ago, and would make them look old.
    this.#photos = this.#photos.map((each) => {
      if (each.upload === null || !earlier.includes(each)) return each;
      return { ...each, upload: null, note: removedNote(each.note, 'takenBack', storedAt) };
    });
    const id: StoredUploadId = { photo: photo.photo, storedAt };
    const upload: StoredUpload = { ...photo, storedAt, storedIn, facts: allFacts };
    const note: PhotoNote = { facts: allFacts, bytes: 0, agesFrom: storedAt, removed: null };
    this.#photos = [...this.#photos, { token, id, note, upload }];
    return upload;
  }

  /** As PhotoVaultPort. */
  noteAttempt(token: string, { photo, storedAt }: StoredUploadId): void {
    this.#photos = this.#photos.map((each) => {
      const isSame = each.token === token && each.id.photo === photo && each.id.storedAt === storedAt;
      if (!isSame) return each;
      const facts = { ...each.note.facts, attempted: true };
      return { ...each, note: { ...each.note, facts }, upload: each.upload && { ...each.upload, facts } };
    });
  }

  /** As PhotoVaultPort. */
  noteDeletion(token: string, photo: PhotoName): void {
    this.#photos = this.#photos.map((each) => {
      if (each.token !== token || each.id.photo !== photo || each.upload !== null) return each;
      return { ...each, note: noteOfDeleted(each.note, 'takenBack') ?? each.note };
    });
  }

  /**
   * As PhotoVaultPort.
   * @param now in ms since 1970.
   */
  remove(removal: Removal, now: number): void {
    const isOther = (token: string) => removal.reason !== 'expired' && removal.token !== token;
    this.#photos = this.#photos.flatMap((each) => {
      const note = correctedNote(each.note, now) ?? each.note;
      const corrected = { ...each, note };
      if (each.upload === null) {
        if (removal.reason === 'expired' && isExpired(note, now)) return [];
        const mayBeDeleted = removal.reason === 'providerSays' && !isOther(each.token);
        const changed =
          mayBeDeleted && removalApplies(removal, each.id, note, now) && noteOfDeleted(note, 'providerSays');
        return [changed ? { ...corrected, note: changed } : corrected];
      }
      if (isOther(each.token) || !removalApplies(removal, each.id, note, now)) return [corrected];
      return [{ ...corrected, upload: null, note: removedNote(note, removal.reason, now) }];
    });
  }

  #of(token: string): readonly MemoryPhoto[] {
    return this.#photos.filter((each) => each.token === token);
  }
}
