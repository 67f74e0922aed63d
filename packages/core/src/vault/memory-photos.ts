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
  factsAfter,
  isNewer,
  isReplaced,
  isSamePhoto,
  noteAfter,
  noteOfDeleted,
  reservedNote,
  type NotedPhoto,
  type VaultTimes,
} from './photo-note.ts';

/** A photo with its note, or only the note of one that is being stored or was removed. */
interface MemoryPhoto extends NotedPhoto {
  readonly token: string;
  readonly upload: StoredUpload | null;
}

/**
 * Photos in memory, by the rules of PhotoVaultPort: all of a fake vault, and the fallback of a real one.
 */
export class MemoryPhotos {
  #photos: readonly MemoryPhoto[];
  /** The place in the order that was given last. */
  #lastOrder: number;

  /** @param photos the initial contents: a `snapshot` of others. */
  constructor(photos: MemoryPhotos | null = null) {
    this.#photos = photos === null ? [] : photos.#photos;
    this.#lastOrder = photos === null ? 0 : photos.#lastOrder;
  }

  /** The current contents; later changes don't affect it. */
  snapshot(): MemoryPhotos {
    return new MemoryPhotos(this);
  }

  /** Replaces the contents by those of a snapshot. */
  restore(snapshot: MemoryPhotos): void {
    this.#photos = snapshot.#photos;
    this.#lastOrder = snapshot.#lastOrder;
  }

  /** The photos of a link, the oldest first. */
  open(token: string): readonly StoredUpload[] {
    const stored = this.#of(token).flatMap(({ upload }) => (upload === null ? [] : [upload]));
    return stored.sort((one, other) => one.order - other.order);
  }

  /** Which photos of a link are stored, and which were removed. */
  list(token: string): Omit<VaultContents, 'now'> {
    const all = this.#of(token);
    return {
      stored: all.flatMap(({ id, isStored }) => (isStored ? [id] : [])),
      removed: all.flatMap(({ id, note: { removed } }) =>
        removed === null ? [] : [{ ...id, reason: removed }],
      ),
    };
  }

  /** The next place in the order of the photos, never behind the time. @param now in ms since 1970. */
  nextOrder(now: number): number {
    this.#lastOrder = Math.max(this.#lastOrder + 1, now);
    return this.#lastOrder;
  }

  /** Notes that a photo has got its place. */
  reserve(token: string, id: StoredUploadId, facts: PhotoFacts): void {
    this.#lastOrder = Math.max(this.#lastOrder, id.order);
    this.#add({ token, id, note: reservedNote(facts, id.storedAt), isStored: false, upload: null });
  }

  /** Stores a photo in place of older ones of its name; not if it was removed or replaced since it got its place. */
  store(
    token: string,
    id: StoredUploadId,
    photo: PhotoUpload,
    facts: PhotoFacts,
    { storedIn, ...times }: Pick<StoredUpload, 'storedIn'> & VaultTimes,
  ): StoredUpload {
    const all = this.#of(token);
    const own = all.find((each) => isSamePhoto(each.id, id));
    const earlier = all.filter((each) => isNewer(id, each.id)).map(({ note }) => note);
    const attempted = facts.attempted || own?.note.facts.attempted === true;
    const known = { ...factsAfter(facts, earlier), attempted };
    const upload: StoredUpload = { ...photo, ...id, storedIn, facts: known };
    if (isReplaced(id, all)) return upload;
    this.remove({ reason: 'takenBack', token, photo: id.photo, before: id.order }, times);
    this.forget(token, id);
    this.#add({ token, id, note: reservedNote(known, id.storedAt), isStored: true, upload });
    return upload;
  }

  /** Forgets a photo and its note: it is stored elsewhere. */
  forget(token: string, id: StoredUploadId): void {
    this.#photos = this.#photos.filter((each) => each.token !== token || !isSamePhoto(each.id, id));
  }

  /** As PhotoVaultPort. */
  noteAttempt(token: string, id: StoredUploadId): void {
    this.#photos = this.#photos.map((each) => {
      if (each.token !== token || !isSamePhoto(each.id, id)) return each;
      const facts = { ...each.note.facts, attempted: true };
      return { ...each, note: { ...each.note, facts }, upload: each.upload && { ...each.upload, facts } };
    });
  }

  /** As PhotoVaultPort. */
  noteDeletion(token: string, photo: PhotoName): void {
    this.#photos = this.#photos.map((each) => {
      if (each.token !== token || each.id.photo !== photo || each.isStored) return each;
      return { ...each, note: noteOfDeleted(each.note, 'takenBack') ?? each.note };
    });
  }

  /** As PhotoVaultPort. */
  remove(removal: Removal, times: VaultTimes): void {
    this.#photos = this.#photos.flatMap((each) => {
      const isOfLink = removal.reason === 'expired' || removal.token === each.token;
      const note = noteAfter(removal, each, isOfLink, times);
      if (note === null) return [];
      return note.removed === null ? [{ ...each, note }] : [{ ...each, note, isStored: false, upload: null }];
    });
  }

  #add(photo: MemoryPhoto): void {
    this.#photos = [...this.#photos, photo];
  }

  #of(token: string): readonly MemoryPhoto[] {
    return this.#photos.filter((each) => each.token === token);
  }
}
