import {
  factsAfter,
  isExpired,
  isMeant,
  noLongerThere,
  noteWithPossibleAge,
  photoKeepingBytes,
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
import { answerOf, type VaultStores } from './photo-transaction.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';
import { sealed, unsealed, type Sealer } from './encrypted-record.ts';

/** A photo of the database, or what is left of one: only its note. */
interface VaultEntry {
  readonly key: PhotoKey;
  readonly note: PhotoNote;
  /** Whether the image is there. */
  readonly isKept: boolean;
}

/**
 * The photos on the disk, encrypted. Every method throws where the browser has no database or no
 * WebCrypto that it needs, or either fails; then nothing has changed.
 */
export class EncryptedPhotos {
  readonly #environment: PhotoVaultEnvironment;
  readonly #database: PhotoDatabase;

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#database = new PhotoDatabase(environment.databases);
  }

  /** @returns the photos of a link that can be read, in no order. */
  async open(token: string): Promise<readonly StoredUpload[]> {
    const entries = (await this.#entriesOf(token)).filter(({ isKept }) => isKept);
    const photos: StoredUpload[] = [];
    // One after the other: five files of 20 MB are too much for a phone at once.
    for (const { key, note } of entries) {
      const photo = await this.#read(token, key);
      if (photo !== null) photos.push({ ...photo, keptAt: key.keptAt, kept: 'durable', facts: note.facts });
    }
    return photos;
  }

  async list(token: string): Promise<VaultContents> {
    const entries = await this.#entriesOf(token);
    return {
      now: this.#environment.now(),
      kept: entries.filter(({ isKept }) => isKept).map(({ key }) => idOf(key)),
      removed: entries.flatMap(({ key, note: { removed } }) =>
        removed === null ? [] : [{ ...idOf(key), reason: removed }],
      ),
    };
  }

  /**
   * Writes a photo and its note, in place of those of its name, in one transaction.
   * @returns the facts as they were written.
   * @throws DOMException `QuotaExceededError` also where the photos of all links would take more than
   * `photoKeepingBytes`.
   */
  async keep(token: string, photo: PhotoUpload, facts: PhotoFacts, keptAt: number): Promise<PhotoFacts> {
    const key: PhotoKey = { owner: await this.#ownerOf(token), photo: photo.photo, keptAt };
    const record = await sealed(this.#sealer(), token, bindingOf(key), await partsOf(photo));
    const bytes = record.content.bytes.byteLength;
    const isSameName = (other: PhotoKey) => other.owner === key.owner && other.photo === key.photo;
    return this.#database.transact('readwrite', async (stores) => {
      const entries = await entriesIn(stores);
      const others = entries.filter((entry) => entry.isKept && !isSameName(entry.key));
      const taken = others.reduce((sum, { note }) => sum + note.bytes, 0);
      if (taken + bytes > (this.#environment.limitBytes ?? photoKeepingBytes)) {
        throw new DOMException('The photos of all links take too much room.', 'QuotaExceededError');
      }
      const earlier = entries.filter((entry) => isSameName(entry.key)).map(({ note }) => note);
      const known = factsAfter(facts, earlier);
      const replaced: Removal = { reason: 'takenBack', token, photo: photo.photo };
      // By the time that it is now: with `keptAt`, which can be long ago, other photos would look old.
      await removeFrom(stores, entries, replaced, key.owner, this.#environment.now());
      const note: PhotoNote = { facts: known, bytes, agesFrom: keptAt, removed: null };
      await answerOf(stores.photos.put(record, databaseKeyOf(key)));
      await answerOf(stores.notes.put(note, databaseKeyOf(key)));
      return known;
    });
  }

  /** Notes an attempt. With the operating system is enough: only the browser may be killed now. */
  async noteAttempt(token: string, { photo, keptAt }: StoredUploadId): Promise<void> {
    const key = databaseKeyOf({ owner: await this.#ownerOf(token), photo, keptAt });
    const work = async ({ notes }: VaultStores) => {
      const note = (await answerOf(notes.get(key))) as PhotoNote | undefined;
      if (note === undefined || note.facts.attempted) return;
      await answerOf(notes.put({ ...note, facts: { ...note.facts, attempted: true } }, key));
    };
    await this.#database.transact('readwrite', work, 'relaxed');
  }

  async noteDeletion(token: string, photo: PhotoName): Promise<void> {
    const owner = await this.#ownerOf(token);
    await this.#database.transact('readwrite', async (stores) => {
      for (const { key, note, isKept } of await entriesIn(stores)) {
        const isIt = !isKept && key.owner === owner && key.photo === photo;
        const changed = isIt ? noLongerThere(note, 'takenBack') : null;
        if (changed !== null) await answerOf(stores.notes.put(changed, databaseKeyOf(key)));
      }
    });
  }

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

  /** @returns null for a photo that is damaged, or that can't be read now: it stays until it has expired. */
  async #read(token: string, key: PhotoKey): Promise<PhotoUpload | null> {
    try {
      const record = await this.#database.transact('readonly', ({ photos }) =>
        answerOf<unknown>(photos.get(databaseKeyOf(key))),
      );
      const parts = await unsealed(this.#sealer(), token, bindingOf(key), record);
      return parts && photoOf(key.photo, parts);
    } catch {
      return null; // The others may be readable all the same.
    }
  }

  #sealer(): Sealer {
    const sealer = this.#environment.crypto();
    if (sealer === undefined) throw new Error('This browser has no WebCrypto.');
    return sealer;
  }

  async #ownerOf(token: string): Promise<string> {
    const digest = await this.#sealer().subtle.digest('SHA-256', new TextEncoder().encode(token));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

/** So that no record opens in the place of another one. */
function bindingOf({ photo, keptAt }: PhotoKey): readonly unknown[] {
  return [photo, keptAt];
}

function idOf({ photo, keptAt }: PhotoKey): StoredUploadId {
  return { photo, keptAt };
}

/** All photos of all links, and what is left of those that have gone. What is not ours is not looked at. */
async function entriesIn({ photos, notes }: VaultStores): Promise<readonly VaultEntry[]> {
  const [photoKeys, noteKeys, allNotes] = await Promise.all([
    answerOf(photos.getAllKeys()),
    answerOf(notes.getAllKeys()),
    answerOf(notes.getAll() as IDBRequest<PhotoNote[]>),
  ]);
  const noteOf = new Map(noteKeys.map((key, index) => [nameOf(key), allNotes[index]!]));
  const keptNames = new Set(photoKeys.map(nameOf));
  const gone = noteKeys.filter((key) => !keptNames.has(nameOf(key)));
  return [...photoKeys, ...gone].flatMap((databaseKey) => {
    const key = photoKeyOf(databaseKey);
    if (key === null) return [];
    const name = nameOf(databaseKey);
    return [{ key, note: noteOf.get(name) ?? unknownNote(key.keptAt), isKept: keptNames.has(name) }];
  });
}

function nameOf(key: IDBValidKey): string {
  return JSON.stringify(key);
}

/**
 * Deletes the photos that a removal means: the only place where an image leaves the database.
 * @param owner whose photos; null for those of all links.
 * @param now in ms since 1970.
 */
async function removeFrom(
  { photos, notes }: VaultStores,
  entries: readonly VaultEntry[],
  removal: Removal,
  owner: string | null,
  now: number,
): Promise<void> {
  for (const { key, note: written, isKept } of entries) {
    const databaseKey = databaseKeyOf(key);
    const changed = noteWithPossibleAge(written, now);
    const note = changed ?? written;
    const isTheirs = owner === null || key.owner === owner;
    const isIt = isTheirs && isMeant(removal, idOf(key), note, now);
    if (!isKept && removal.reason === 'expired' && isExpired(note, now)) {
      await answerOf(notes.delete(databaseKey));
      continue;
    }
    if (isKept && isIt) await answerOf(photos.delete(databaseKey));
    const isOver = !isKept && isIt && removal.reason === 'providerSays';
    const next =
      isKept && isIt
        ? removedNote(note, removal.reason, now)
        : ((isOver ? noLongerThere(note, 'providerSays') : null) ?? changed);
    if (next !== null) await answerOf(notes.put(next, databaseKey));
  }
}
