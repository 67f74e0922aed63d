import {
  ageClock,
  factsAfter,
  isNewer,
  isReplaced,
  isSamePhoto,
  noteAfter,
  noteOfDeleted,
  reservedNote,
  unknownNote,
  vaultCapacityBytes,
  type NotedPhoto,
  type PhotoFacts,
  type PhotoName,
  type PhotoNote,
  type PhotoUpload,
  type Removal,
  type StoredUpload,
  type StoredUploadId,
  type VaultContents,
  type VaultTimes,
} from '@recto/core';
import { PhotoDatabase } from './PhotoDatabase.ts';
import { isRecord, isSliced, PhotoCipher, type EncryptedRecord, type WebCrypto } from './encrypted-record.ts';
import { databaseKeyOf, orderKey, photoKeyOf, photoKeyOfSlice, type PhotoKey } from './photo-key.ts';
import { contentOf, descriptionOf, photoOf } from './photo-bytes.ts';
import { isSlicedFile, readSlices, writeSlices } from './photo-slices.ts';
import { resultOf, type VaultStores } from './photo-transaction.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';

/** A photo in the database with its note, or only the note of one that is being stored or was removed. */
interface VaultEntry extends NotedPhoto {
  readonly key: PhotoKey;
}

/** What the database holds. */
interface VaultListing {
  readonly entries: readonly VaultEntry[];
  readonly slices: readonly VaultSlice[];
}

/** A slice of a large file. */
interface VaultSlice {
  /** That of its photo. */
  readonly key: PhotoKey;
  readonly databaseKey: IDBValidKey;
}

/** A photo, encrypted: its record, and what all of it takes on the disk. */
interface EncryptedPhoto {
  readonly record: EncryptedRecord;
  readonly bytes: number;
}

/** The note as the database has it. Earlier versions of the app wrote none of the time when a photo was stored. */
type WrittenNote = Omit<PhotoNote, 'storedAt'> & Partial<Pick<PhotoNote, 'storedAt'>>;

/**
 * The photos on the disk, encrypted. Every method throws if the browser has no database or no WebCrypto,
 * or if either fails; then no photo has changed.
 */
export class EncryptedPhotos {
  readonly #environment: PhotoVaultEnvironment;
  readonly #database: PhotoDatabase;
  readonly #ageTime: () => number;

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#ageTime = ageClock(environment.now, environment.elapsed);
    this.#database = new PhotoDatabase(environment.databases);
  }

  /** Whether this browser keeps no photos on the disk: it gives the page no database, or no WebCrypto. */
  get isAbsent(): boolean {
    // Only a secure context has `subtle`.
    return !this.#environment.crypto()?.subtle || this.#database.isAbsent;
  }

  /** The phone's time. */
  get times(): VaultTimes {
    return { now: this.#environment.now(), ageTime: this.#ageTime() };
  }

  /** Closes the database; the next call opens it again. */
  close(): void {
    this.#database.close();
  }

  /** Reads one photo. @returns null if it is not there, or can't be decrypted. */
  async openOne(token: string, id: StoredUploadId): Promise<StoredUpload | null> {
    const entry = (await this.#entriesOf(token)).find((each) => each.isStored && isSamePhoto(each.id, id));
    return entry === undefined ? null : this.#read(token, entry);
  }

  /** Lists which photos of a link are stored, and which were removed. */
  async list(token: string): Promise<VaultContents> {
    const entries = await this.#entriesOf(token);
    return {
      now: this.#ageTime(),
      stored: entries.filter(({ isStored }) => isStored).map(({ id }) => id),
      removed: entries.flatMap(({ id, note: { removed } }) =>
        removed === null ? [] : [{ ...id, reason: removed }],
      ),
    };
  }

  /**
   * The next place in the order of all photos, which no other page gets.
   * @param after the greatest place that this page knows: the browser may have deleted the database.
   */
  async nextOrder(after: number): Promise<number> {
    return this.#database.transact(
      'readwrite',
      (stores) => nextOrder(stores, after, this.#environment.now()),
      'relaxed',
    );
  }

  /** The greatest place in the order that the database holds. */
  async lastOrder(): Promise<number> {
    return this.#database.transact('readonly', lastOrder);
  }

  /**
   * Gives a photo the next place, and writes its note.
   * @param storedAt in ms since 1970.
   * @param after as for `nextOrder`.
   */
  async reserve(
    token: string,
    photo: PhotoName,
    facts: PhotoFacts,
    storedAt: number,
    after: number,
  ): Promise<StoredUploadId> {
    const owner = await this.#ownerOf(token);
    const work = async (stores: VaultStores) => {
      const order = await nextOrder(stores, after, this.#environment.now());
      await resultOf(stores.notes.put(reservedNote(facts, storedAt), databaseKeyOf({ owner, photo, order })));
      return { photo, order, storedAt };
    };
    return this.#database.transact('readwrite', work, 'relaxed');
  }

  /**
   * Writes a photo and its note, in place of older ones of its name, in one transaction; nothing if it was removed or
   * replaced since it got its place.
   * @returns the facts as they were written.
   * @throws DOMException `QuotaExceededError` also if the photos of all links would take more than
   * `vaultCapacityBytes`.
   */
  async store(token: string, id: StoredUploadId, photo: PhotoUpload, facts: PhotoFacts): Promise<PhotoFacts> {
    const key: PhotoKey = { owner: await this.#ownerOf(token), photo: id.photo, order: id.order };
    try {
      const encrypted = await this.#encrypt(token, key, photo);
      return await this.#database.transact('readwrite', (stores) =>
        this.#commit(stores, token, id, key, { facts, ...encrypted }),
      );
    } catch (error) {
      await this.#discardSlices(key).catch(() => undefined); // They go when the photo is removed.
      throw error;
    }
  }

  async #discardSlices(key: PhotoKey): Promise<void> {
    await this.#database.transact('readwrite', async (stores) => {
      const { entries, slices } = await listingOf(stores);
      // The transaction may have taken effect although it did not end in time; or another tab has stored the photo.
      if (entries.some((entry) => entry.isStored && isSameKey(entry.key, key))) return;
      await deleteImages(
        stores,
        slices.filter((slice) => isSameKey(slice.key, key)),
      );
    });
  }

  /** Encrypts a photo, and writes the slices of a large file. */
  async #encrypt(token: string, key: PhotoKey, photo: PhotoUpload): Promise<EncryptedPhoto> {
    const cipher = await PhotoCipher.of(this.#crypto(), token, bindingOf(key));
    const { salt } = cipher;
    const description = await cipher.encrypt(descriptionOf(photo), 'description');
    if (isSlicedFile(photo)) {
      const { slices, bytes } = await writeSlices(this.#database, cipher, key, photo.file);
      return { record: { salt, description, content: { slices } }, bytes };
    }
    const content = await cipher.encrypt(await contentOf(photo), 'content');
    return { record: { salt, description, content }, bytes: content.bytes.byteLength };
  }

  /** Makes what was written the photo of its name. @throws also if a slice of it was deleted meanwhile. */
  async #commit(
    stores: VaultStores,
    token: string,
    id: StoredUploadId,
    key: PhotoKey,
    { facts, record, bytes }: EncryptedPhoto & { readonly facts: PhotoFacts },
  ): Promise<PhotoFacts> {
    const { entries, slices } = await listingOf(stores);
    const ofLink = entries.filter((entry) => entry.key.owner === key.owner);
    const own = ofLink.find((entry) => isSamePhoto(entry.id, id));
    const earlier = ofLink.filter((entry) => isNewer(id, entry.id)).map(({ note }) => note);
    const attempted = facts.attempted || own?.note.facts.attempted === true;
    const known = { ...factsAfter(facts, earlier), attempted };
    const ownSlices = slices.filter((slice) => isSameKey(slice.key, key));
    if (isReplaced(id, ofLink)) {
      await deleteImages(stores, ownSlices);
      return known;
    }
    const isSameName = (entry: VaultEntry) => entry.key.owner === key.owner && entry.key.photo === key.photo;
    const others = entries.filter((entry) => entry.isStored && !isSameName(entry));
    const taken = others.reduce((sum, { note }) => sum + note.bytes, 0);
    if (taken + bytes > (this.#environment.limitBytes ?? vaultCapacityBytes)) {
      throw new DOMException('The photos of all links take too much space.', 'QuotaExceededError');
    }
    if (isSliced(record.content) && ownSlices.length !== record.content.slices) {
      throw new Error('A part of the photo is missing.');
    }
    const replaced: Removal = { reason: 'takenBack', token, photo: key.photo, before: id.order };
    const rest = { entries, slices: slices.filter((slice) => !ownSlices.includes(slice)) };
    await removeFrom(stores, rest, replaced, key.owner, this.times);
    await resultOf(stores.photos.put(record, databaseKeyOf(key)));
    await resultOf(stores.notes.put({ ...reservedNote(known, id.storedAt), bytes }, databaseKeyOf(key)));
    return known;
  }

  /** Notes an attempt, with relaxed durability: it has to survive the browser, not the operating system. */
  async noteAttempt(token: string, id: StoredUploadId): Promise<void> {
    const key = databaseKeyOf({ owner: await this.#ownerOf(token), photo: id.photo, order: id.order });
    const work = async ({ notes }: VaultStores) => {
      const note = (await resultOf(notes.get(key))) as WrittenNote | undefined;
      if (note === undefined || note.facts.attempted || (note.storedAt ?? id.order) !== id.storedAt) return;
      await resultOf(notes.put({ ...note, facts: { ...note.facts, attempted: true } }, key));
    };
    await this.#database.transact('readwrite', work, 'relaxed');
  }

  /** As PhotoVaultPort. */
  async noteDeletion(token: string, photo: PhotoName): Promise<void> {
    const owner = await this.#ownerOf(token);
    await this.#database.transact('readwrite', async (stores) => {
      for (const { key, note, isStored } of (await listingOf(stores)).entries) {
        const applies = !isStored && key.owner === owner && key.photo === photo;
        const changed = applies ? noteOfDeleted(note, 'takenBack') : null;
        if (changed !== null) await resultOf(stores.notes.put(changed, databaseKeyOf(key)));
      }
    });
  }

  /** As PhotoVaultPort. */
  async remove(removal: Removal): Promise<void> {
    const owner = removal.reason === 'expired' ? null : await this.#ownerOf(removal.token);
    const { times } = this;
    await this.#database.transact('readwrite', async (stores) =>
      removeFrom(stores, await listingOf(stores), removal, owner, times),
    );
  }

  async #entriesOf(token: string): Promise<readonly VaultEntry[]> {
    const owner = await this.#ownerOf(token);
    const { entries } = await this.#database.transact('readonly', listingOf);
    return entries.filter(({ key }) => key.owner === owner);
  }

  /** @returns null for a photo that is damaged or can't be read now. It stays until it has expired. */
  async #read(token: string, { key, id, note }: VaultEntry): Promise<StoredUpload | null> {
    try {
      const record = await this.#database.transact('readonly', ({ photos }) =>
        resultOf<unknown>(photos.get(databaseKeyOf(key))),
      );
      if (!isRecord(record)) return null;
      const cipher = await PhotoCipher.of(this.#crypto(), token, bindingOf(key), record.salt);
      const description = await cipher.decrypt(record.description, 'description');
      const content = isSliced(record.content)
        ? await readSlices(this.#database, cipher, key, record.content.slices)
        : [await cipher.decrypt(record.content, 'content')];
      const photo = await photoOf(key.photo, description, content);
      return { ...photo, ...id, storedIn: 'disk', facts: note.facts };
    } catch {
      return null; // The others may be readable.
    }
  }

  #crypto(): WebCrypto {
    const crypto = this.#environment.crypto();
    if (crypto === undefined) throw new Error('This browser has no WebCrypto.');
    return crypto;
  }

  async #ownerOf(token: string): Promise<string> {
    const digest = await this.#crypto().subtle.digest('SHA-256', new TextEncoder().encode(token));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** Binds a record to its photo, so that it can't be decrypted in the place of another one. */
function bindingOf({ photo, order }: PhotoKey): readonly unknown[] {
  return [photo, order];
}

function isSameKey(one: PhotoKey, other: PhotoKey): boolean {
  return one.owner === other.owner && one.photo === other.photo && one.order === other.order;
}

/**
 * Counts on, from what the database says and from what this page knows: either may have been deleted or reset. The
 * count is never behind the time, so that it is also right for a photo that got its place without the database, and
 * after the database was deleted. Photos of earlier versions of the app have their time as their place.
 * @param now in ms since 1970.
 */
async function nextOrder(stores: VaultStores, after: number, now: number): Promise<number> {
  const next = Math.floor(Math.max((await lastOrder(stores)) + 1, after + 1, now));
  await resultOf(stores.notes.put(next, orderKey));
  return next;
}

/** The greatest place that the database holds; 0 for an empty one. */
async function lastOrder({ photos, notes }: VaultStores): Promise<number> {
  const [last, photoKeys, noteKeys] = await Promise.all([
    resultOf<unknown>(notes.get(orderKey)),
    resultOf(photos.getAllKeys()),
    resultOf(notes.getAllKeys()),
  ]);
  const known = [...photoKeys, ...noteKeys].flatMap((key) => photoKeyOf(key)?.order ?? []);
  return Math.max(typeof last === 'number' ? last : 0, ...known);
}

/** All photos of all links, and the notes of others. Entries with keys of another form are ignored. */
async function listingOf({ photos, notes }: VaultStores): Promise<VaultListing> {
  const [photoKeys, noteKeys, allNotes] = await Promise.all([
    resultOf(photos.getAllKeys()),
    resultOf(notes.getAllKeys()),
    resultOf(notes.getAll() as IDBRequest<WrittenNote[]>),
  ]);
  const noteOf = new Map(noteKeys.map((key, index) => [nameOf(key), allNotes[index]!]));
  const storedNames = new Set(photoKeys.map(nameOf));
  const withoutImage = noteKeys.filter((key) => !storedNames.has(nameOf(key)));
  const entries = [...photoKeys, ...withoutImage].flatMap((databaseKey) => {
    const key = photoKeyOf(databaseKey);
    if (key === null) return [];
    const name = nameOf(databaseKey);
    const { photo, order } = key;
    const note = { storedAt: order, ...(noteOf.get(name) ?? unknownNote(order)) };
    return [{ key, id: { photo, order, storedAt: note.storedAt }, note, isStored: storedNames.has(name) }];
  });
  const slices = photoKeys.flatMap((databaseKey) => {
    const key = photoKeyOfSlice(databaseKey);
    return key === null ? [] : [{ key, databaseKey }];
  });
  return { entries, slices };
}

/** The slices whose photo has no note, or a note that it was removed: a page wrote them after that. */
function withoutNote({ entries, slices }: VaultListing): readonly VaultSlice[] {
  const isKnown = (slice: VaultSlice) =>
    entries.some(({ key, note }) => note.removed === null && isSameKey(key, slice.key));
  return slices.filter((slice) => !isKnown(slice));
}

function nameOf(key: IDBValidKey): string {
  return JSON.stringify(key);
}

async function deleteImages(
  { photos }: VaultStores,
  images: readonly { readonly databaseKey: IDBValidKey }[],
): Promise<void> {
  for (const { databaseKey } of images) await resultOf(photos.delete(databaseKey));
}

/**
 * Deletes the photos that a removal applies to, with their slices; slices without a note as if they were one. The
 * only place where an image is deleted from the database.
 * @param owner of the photos; null for those of all links.
 */
async function removeFrom(
  stores: VaultStores,
  listing: VaultListing,
  removal: Removal,
  owner: string | null,
  times: VaultTimes,
): Promise<void> {
  const { notes } = stores;
  for (const entry of listing.entries) {
    const databaseKey = databaseKeyOf(entry.key);
    const note = noteAfter(removal, entry, owner === null || entry.key.owner === owner, times);
    if (note === entry.note) continue;
    if (note === null || note.removed !== null) {
      const slices = listing.slices.filter((slice) => isSameKey(slice.key, entry.key));
      await deleteImages(stores, [{ databaseKey }, ...slices]);
    }
    if (note === null) await resultOf(notes.delete(databaseKey));
    else await resultOf(notes.put(note, databaseKey));
  }
  const isOver = ({ key }: VaultSlice) => {
    const { photo, order } = key;
    const entry = { id: { photo, order, storedAt: order }, note: unknownNote(order), isStored: true };
    return noteAfter(removal, entry, owner === null || key.owner === owner, times)?.removed !== null;
  };
  await deleteImages(stores, withoutNote(listing).filter(isOver));
}
