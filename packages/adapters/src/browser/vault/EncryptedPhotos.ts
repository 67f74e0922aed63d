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
import { databaseKeyOf, photoKeyOf, type PhotoKey } from './photo-key.ts';
import { partsOf, photoOf } from './photo-parts.ts';
import { resultOf, type VaultStores } from './photo-transaction.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';
import { decrypted, encrypted, type WebCrypto } from './encrypted-record.ts';

/** A photo in the database with its note, or only the note of a removed photo. */
interface VaultEntry {
  readonly key: PhotoKey;
  readonly note: PhotoNote;
  /** Whether the image is there. */
  readonly isStored: boolean;
}

/**
 * The photos on the disk, encrypted. Every method throws if the browser has no database or no WebCrypto,
 * or if either fails; then nothing has changed.
 */
export class EncryptedPhotos {
  readonly #environment: PhotoVaultEnvironment;
  readonly #database: PhotoDatabase;

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#database = new PhotoDatabase(environment.databases);
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
   * Writes a photo and its note, in place of those of its name, in one transaction.
   * @param storedAt in ms since 1970.
   * @returns the facts as they were written.
   * @throws DOMException `QuotaExceededError` also if the photos of all links would take more than
   * `vaultCapacityBytes`.
   */
  async store(token: string, photo: PhotoUpload, facts: PhotoFacts, storedAt: number): Promise<PhotoFacts> {
    const key: PhotoKey = { owner: await this.#ownerOf(token), photo: photo.photo, storedAt };
    const record = await encrypted(this.#crypto(), token, bindingOf(key), await partsOf(photo));
    const bytes = record.content.bytes.byteLength;
    const isSameName = (other: PhotoKey) => other.owner === key.owner && other.photo === key.photo;
    return this.#database.transact('readwrite', async (stores) => {
      const entries = await entriesIn(stores);
      const others = entries.filter((entry) => entry.isStored && !isSameName(entry.key));
      const taken = others.reduce((sum, { note }) => sum + note.bytes, 0);
      if (taken + bytes > (this.#environment.limitBytes ?? vaultCapacityBytes)) {
        throw new DOMException('The photos of all links take too much space.', 'QuotaExceededError');
      }
      const earlier = entries.filter((entry) => isSameName(entry.key)).map(({ note }) => note);
      const known = factsAfter(facts, earlier);
      const replaced: Removal = { reason: 'takenBack', token, photo: photo.photo };
      // With the present time: `storedAt` can be long ago, and would make the notes of other photos look old.
      await removeFrom(stores, entries, replaced, key.owner, this.#environment.now());
      const note: PhotoNote = { facts: known, bytes, agesFrom: storedAt, removed: null };
      await resultOf(stores.photos.put(record, databaseKeyOf(key)));
      await resultOf(stores.notes.put(note, databaseKeyOf(key)));
      return known;
    });
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
      for (const { key, note, isStored } of await entriesIn(stores)) {
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
      removeFrom(stores, await entriesIn(stores), removal, owner, now),
    );
  }

  async #entriesOf(token: string): Promise<readonly VaultEntry[]> {
    const owner = await this.#ownerOf(token);
    const entries = await this.#database.transact('readonly', entriesIn);
    return entries.filter(({ key }) => key.owner === owner);
  }

  /** @returns null for a photo that is damaged or can't be read now. It stays until it has expired. */
  async #read(token: string, key: PhotoKey): Promise<PhotoUpload | null> {
    try {
      const record = await this.#database.transact('readonly', ({ photos }) =>
        resultOf<unknown>(photos.get(databaseKeyOf(key))),
      );
      const parts = await decrypted(this.#crypto(), token, bindingOf(key), record);
      return parts && photoOf(key.photo, parts);
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

/** All photos of all links, and the notes of removed ones. Entries with keys of another form are ignored. */
async function entriesIn({ photos, notes }: VaultStores): Promise<readonly VaultEntry[]> {
  const [photoKeys, noteKeys, allNotes] = await Promise.all([
    resultOf(photos.getAllKeys()),
    resultOf(notes.getAllKeys()),
    resultOf(notes.getAll() as IDBRequest<PhotoNote[]>),
  ]);
  const noteOf = new Map(noteKeys.map((key, index) => [nameOf(key), allNotes[index]!]));
  const storedNames = new Set(photoKeys.map(nameOf));
  const removed = noteKeys.filter((key) => !storedNames.has(nameOf(key)));
  return [...photoKeys, ...removed].flatMap((databaseKey) => {
    const key = photoKeyOf(databaseKey);
    if (key === null) return [];
    const name = nameOf(databaseKey);
    return [{ key, note: noteOf.get(name) ?? unknownNote(key.storedAt), isStored: storedNames.has(name) }];
  });
}

function nameOf(key: IDBValidKey): string {
  return JSON.stringify(key);
}

/**
 * Deletes the photos that a removal applies to. The only place where an image is deleted from the database.
 * @param owner of the photos; null for those of all links.
 * @param now in ms since 1970.
 */
async function removeFrom(
  { photos, notes }: VaultStores,
  entries: readonly VaultEntry[],
  removal: Removal,
  owner: string | null,
  now: number,
): Promise<void> {
  for (const { key, note: noted, isStored } of entries) {
    const databaseKey = databaseKeyOf(key);
    const corrected = correctedNote(noted, now);
    const note = corrected ?? noted;
    const isOwner = owner === null || key.owner === owner;
    const applies = isOwner && removalApplies(removal, idOf(key), note, now);
    if (!isStored && removal.reason === 'expired' && isExpired(note, now)) {
      await resultOf(notes.delete(databaseKey));
      continue;
    }
    if (isStored && applies) await resultOf(photos.delete(databaseKey));
    const isDeleted = !isStored && applies && removal.reason === 'providerSays';
    const next =
      isStored && applies
        ? removedNote(note, removal.reason, now)
        : ((isDeleted ? noteOfDeleted(note, 'providerSays') : null) ?? corrected);
    if (next !== null) await resultOf(notes.put(next, databaseKey));
  }
}
