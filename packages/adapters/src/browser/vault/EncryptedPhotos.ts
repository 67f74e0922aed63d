import {
  factsAfter,
  isExpired,
  removalApplies,
  noteOfDeleted,
  correctedNote,
  vaultCapacityBytes,
  removedNote,
  unknownNote,
  type StoredUpload,
  type StoredUploadId,
  type PhotoFacts,
  type PhotoName,
  type PhotoNote,
  type PhotoUpload,
  type Removal,
  type VaultContents,
} from '@recto/core';
import { PhotoDatabase } from './PhotoDatabase.ts';
import { isRecord, isSliced, PhotoCipher, type EncryptedRecord, type WebCrypto } from './encrypted-record.ts';
import { databaseKeyOf, photoKeyOf, photoKeyOfSlice, type PhotoKey } from './photo-key.ts';
import { contentOf, descriptionOf, photoOf } from './photo-bytes.ts';
import { isSlicedFile, readSlices, writeSlices } from './photo-slices.ts';
import { resultOf, type VaultStores } from './photo-transaction.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';

/** A photo in the database with its note, or only the note of a removed photo. */
interface VaultEntry {
  readonly key: PhotoKey;
  readonly note: PhotoNote;
  /** Whether the image is there. */
  readonly isStored: boolean;
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

/**
 * The photos on the disk, encrypted. Every method throws if the browser has no database or no WebCrypto,
 * or if either fails; then no photo has changed.
 */
export class EncryptedPhotos {
  readonly #environment: PhotoVaultEnvironment;
  readonly #database: PhotoDatabase;

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#database = new PhotoDatabase(environment.databases);
  }

  /** Closes the database; the next call opens it again. */
  close(): void {
    this.#database.close();
  }

  /** Reads the photos of a link. @returns those that can be decrypted, in no order. */
  async open(token: string): Promise<readonly StoredUpload[]> {
    const entries = (await this.#entriesOf(token)).filter(({ isStored }) => isStored);
    const photos: StoredUpload[] = [];
    // One after the other: five files of 20 MB at once are too much for a phone.
    for (const { key, note } of entries) {
      const photo = await this.#read(token, key);
      if (photo !== null)
        photos.push({ ...photo, storedAt: key.storedAt, storedIn: 'disk', facts: note.facts });
    }
    return photos;
  }

  /** Lists which photos of a link are stored, and which were removed. */
  async list(token: string): Promise<VaultContents> {
    const entries = await this.#entriesOf(token);
    return {
      now: this.#environment.now(),
      stored: entries.filter(({ isStored }) => isStored).map(({ key }) => idOf(key)),
      removed: entries.flatMap(({ key, note: { removed } }) =>
        removed === null ? [] : [{ ...idOf(key), reason: removed }],
      ),
    };
  }

  /**
   * Writes a photo and its note, in place of those of its name, in one transaction. If it throws, slices of the photo
   * may be left: a removal of its name deletes them.
   * @param storedAt in ms since 1970.
   * @returns the facts as they were written.
   * @throws DOMException `QuotaExceededError` also if the photos of all links would take more than
   * `vaultCapacityBytes`.
   */
  async store(token: string, photo: PhotoUpload, facts: PhotoFacts, storedAt: number): Promise<PhotoFacts> {
    const key: PhotoKey = { owner: await this.#ownerOf(token), photo: photo.photo, storedAt };
    const encrypted = await this.#encrypt(token, key, photo);
    return this.#database.transact('readwrite', (stores) =>
      this.#commit(stores, token, key, { facts, ...encrypted }),
    );
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
    key: PhotoKey,
    { facts, record, bytes }: EncryptedPhoto & { readonly facts: PhotoFacts },
  ): Promise<PhotoFacts> {
    const { entries, slices } = await listingOf(stores);
    const isSameName = (other: PhotoKey) => other.owner === key.owner && other.photo === key.photo;
    const others = entries.filter((entry) => entry.isStored && !isSameName(entry.key));
    const taken = others.reduce((sum, { note }) => sum + note.bytes, 0);
    if (taken + bytes > (this.#environment.limitBytes ?? vaultCapacityBytes)) {
      throw new DOMException('The photos of all links take too much space.', 'QuotaExceededError');
    }
    const own = slices.filter((slice) => isSameKey(slice.key, key));
    if (isSliced(record.content) && own.length !== record.content.slices) {
      throw new Error('A part of the photo is missing.');
    }
    const earlier = entries.filter((entry) => isSameName(entry.key)).map(({ note }) => note);
    const known = factsAfter(facts, earlier);
    const replaced: Removal = { reason: 'takenBack', token, photo: key.photo };
    const rest = { entries, slices: slices.filter((slice) => !own.includes(slice)) };
    // With the present time: `storedAt` can be long ago, and would make the notes of other photos look old.
    await removeFrom(stores, rest, replaced, key.owner, this.#environment.now());
    const note: PhotoNote = { facts: known, bytes, agesFrom: key.storedAt, removed: null };
    await resultOf(stores.photos.put(record, databaseKeyOf(key)));
    await resultOf(stores.notes.put(note, databaseKeyOf(key)));
    return known;
  }

  /** Notes an attempt, with relaxed durability: it has to survive the browser, not the operating system. */
  async noteAttempt(token: string, { photo, storedAt }: StoredUploadId): Promise<void> {
    const key = databaseKeyOf({ owner: await this.#ownerOf(token), photo, storedAt });
    const work = async ({ notes }: VaultStores) => {
      const note = (await resultOf(notes.get(key))) as PhotoNote | undefined;
      if (note === undefined || note.facts.attempted) return;
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
    const now = this.#environment.now();
    await this.#database.transact('readwrite', async (stores) =>
      removeFrom(stores, await listingOf(stores), removal, owner, now),
    );
  }

  async #entriesOf(token: string): Promise<readonly VaultEntry[]> {
    const owner = await this.#ownerOf(token);
    const { entries } = await this.#database.transact('readonly', listingOf);
    return entries.filter(({ key }) => key.owner === owner);
  }

  /** @returns null for a photo that is damaged or can't be read now. It stays until it has expired. */
  async #read(token: string, key: PhotoKey): Promise<PhotoUpload | null> {
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
      return await photoOf(key.photo, description, content);
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
function bindingOf({ photo, storedAt }: PhotoKey): readonly unknown[] {
  return [photo, storedAt];
}

function idOf({ photo, storedAt }: PhotoKey): StoredUploadId {
  return { photo, storedAt };
}

function isSameKey(one: PhotoKey, other: PhotoKey): boolean {
  return one.owner === other.owner && one.photo === other.photo && one.storedAt === other.storedAt;
}

/** All photos of all links, and the notes of removed ones. Entries with keys of another form are ignored. */
async function listingOf({ photos, notes }: VaultStores): Promise<VaultListing> {
  const [photoKeys, noteKeys, allNotes] = await Promise.all([
    resultOf(photos.getAllKeys()),
    resultOf(notes.getAllKeys()),
    resultOf(notes.getAll() as IDBRequest<PhotoNote[]>),
  ]);
  const noteOf = new Map(noteKeys.map((key, index) => [nameOf(key), allNotes[index]!]));
  const storedNames = new Set(photoKeys.map(nameOf));
  const removed = noteKeys.filter((key) => !storedNames.has(nameOf(key)));
  const entries = [...photoKeys, ...removed].flatMap((databaseKey) => {
    const key = photoKeyOf(databaseKey);
    if (key === null) return [];
    const name = nameOf(databaseKey);
    return [{ key, note: noteOf.get(name) ?? unknownNote(key.storedAt), isStored: storedNames.has(name) }];
  });
  const slices = photoKeys.flatMap((databaseKey) => {
    const key = photoKeyOfSlice(databaseKey);
    return key === null ? [] : [{ key, databaseKey }];
  });
  return { entries, slices };
}

/** The slices without a photo: the page ended before it had written all of them, or the browser has lost the record. */
function unfinishedIn({ entries, slices }: VaultListing): readonly VaultSlice[] {
  return slices.filter(
    (slice) => !entries.some(({ key, isStored }) => isStored && isSameKey(key, slice.key)),
  );
}

function nameOf(key: IDBValidKey): string {
  return JSON.stringify(key);
}

async function deleteImages({ photos }: VaultStores, keys: readonly IDBValidKey[]): Promise<void> {
  for (const key of keys) await resultOf(photos.delete(key));
}

/**
 * Deletes the photos that a removal applies to, with their slices; slices without a photo as if they were one. The
 * only place where an image is deleted from the database.
 * @param owner of the photos; null for those of all links.
 * @param now in ms since 1970.
 */
async function removeFrom(
  stores: VaultStores,
  listing: VaultListing,
  removal: Removal,
  owner: string | null,
  now: number,
): Promise<void> {
  const { notes } = stores;
  for (const { key, note: noted, isStored } of listing.entries) {
    const databaseKey = databaseKeyOf(key);
    const corrected = correctedNote(noted, now);
    const note = corrected ?? noted;
    const isOwner = owner === null || key.owner === owner;
    const applies = isOwner && removalApplies(removal, idOf(key), note, now);
    if (!isStored && removal.reason === 'expired' && isExpired(note, now)) {
      await resultOf(notes.delete(databaseKey));
      continue;
    }
    if (isStored && applies) {
      const own = listing.slices.filter((slice) => isSameKey(slice.key, key));
      await deleteImages(stores, [databaseKey, ...own.map((slice) => slice.databaseKey)]);
    }
    const isDeleted = !isStored && applies && removal.reason === 'providerSays';
    const next =
      isStored && applies
        ? removedNote(note, removal.reason, now)
        : ((isDeleted ? noteOfDeleted(note, 'providerSays') : null) ?? corrected);
    if (next !== null) await resultOf(notes.put(next, databaseKey));
  }
  const unfinished = unfinishedIn(listing).filter(
    ({ key }) =>
      (owner === null || key.owner === owner) &&
      removalApplies(removal, idOf(key), unknownNote(key.storedAt), now),
  );
  await deleteImages(
    stores,
    unfinished.map(({ databaseKey }) => databaseKey),
  );
}
