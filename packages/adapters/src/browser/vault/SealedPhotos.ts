import {
  isKeptTooLong,
  type KeptPhoto,
  type KeptPhotoId,
  type PhotoName,
  type PhotoToKeep,
} from '@recto/core';
import { PhotoDatabase } from './PhotoDatabase.ts';
import { databaseKeyOf, photoKeyOf, type PhotoKey } from './photo-key.ts';
import { partsOf, photoOf } from './photo-parts.ts';
import { answerOf } from './photo-transaction.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';
import { sealed, unsealed, type Sealer } from './sealed-record.ts';

/**
 * The photos on the disk, encrypted. Every method throws where the browser has no database or no
 * WebCrypto that it needs, or either fails; then nothing has changed.
 */
export class SealedPhotos {
  readonly #environment: PhotoVaultEnvironment;
  readonly #database: PhotoDatabase;

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#database = new PhotoDatabase(environment.databases);
  }

  /** Deletes what is another procedure's, too old or damaged. @returns the rest, in no order. */
  async open(token: string): Promise<readonly KeptPhoto[]> {
    const owner = await this.#ownerOf(token);
    const now = this.#environment.now();
    const keys = await this.#delete((key) => key?.owner !== owner || isKeptTooLong(key.keptAt, now));
    const photos: KeptPhoto[] = [];
    // One after the other: five files of 20 MB are too much for a phone at once.
    for (const key of keys) {
      const photo = await this.#read(token, key);
      if (photo !== null) photos.push({ ...photo, keptAt: key.keptAt, kept: 'durable' });
    }
    return photos;
  }

  /** Deletes what is too old, or no photo. */
  async sweep(): Promise<void> {
    const now = this.#environment.now();
    await this.#delete((key) => key === null || isKeptTooLong(key.keptAt, now));
  }

  /** @returns null where the browser has wiped photos that nobody has let go of. */
  async list(token: string): Promise<readonly KeptPhotoId[] | null> {
    const owner = await this.#ownerOf(token);
    const databaseKeys = await this.#database.transact('readonly', (store) => answerOf(store.getAllKeys()));
    if (this.#database.wasCleared) return null;
    return databaseKeys.map(photoKeyOf).filter((key): key is PhotoKey => key?.owner === owner);
  }

  /** Writes a photo in place of those of its name, in one transaction. */
  async keep(token: string, photo: PhotoToKeep, keptAt: number): Promise<void> {
    const key: PhotoKey = { owner: await this.#ownerOf(token), photo: photo.photo, keptAt };
    const record = await sealed(this.#sealer(), bindingOf(token, key), await partsOf(photo));
    await this.#database.transact('readwrite', async (store) => {
      await deleteFrom(store, (other) => other?.owner === key.owner && other.photo === key.photo);
      await answerOf(store.put(record, databaseKeyOf(key)));
    });
  }

  async release(token: string, { photo, keptAt }: KeptPhotoId): Promise<void> {
    const owner = await this.#ownerOf(token);
    await this.#delete((key) => key?.owner === owner && key.photo === photo && key.keptAt === keptAt);
  }

  async forget(token: string, photo: PhotoName): Promise<void> {
    const owner = await this.#ownerOf(token);
    await this.#delete((key) => key?.owner === owner && key.photo === photo);
  }

  async forgetAll(token: string): Promise<void> {
    const owner = await this.#ownerOf(token);
    await this.#delete((key) => key?.owner === owner);
  }

  /** @returns null for a photo that is damaged, which is deleted, or that can't be read now. */
  async #read(token: string, key: PhotoKey): Promise<PhotoToKeep | null> {
    const databaseKey = databaseKeyOf(key);
    try {
      const record = await this.#database.transact('readonly', (store) => answerOf(store.get(databaseKey)));
      const parts = await unsealed(this.#sealer(), bindingOf(token, key), record);
      if (parts !== null) return photoOf(key.photo, parts);
      await this.#database.transact('readwrite', (store) => answerOf(store.delete(databaseKey)));
      return null;
    } catch {
      return null; // The others may be readable all the same.
    }
  }

  #delete(isMeant: (key: PhotoKey | null) => boolean): Promise<readonly PhotoKey[]> {
    return this.#database.transact('readwrite', (store) => deleteFrom(store, isMeant));
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

/** The token itself is in the binding: who has the disk alone can't make a record that opens. */
function bindingOf(token: string, { photo, keptAt }: PhotoKey): readonly unknown[] {
  return [token, photo, keptAt];
}

/** @param isMeant is asked for each photo, and with null for what is none. @returns the photos that stay. */
async function deleteFrom(
  store: IDBObjectStore,
  isMeant: (key: PhotoKey | null) => boolean,
): Promise<readonly PhotoKey[]> {
  const staying: PhotoKey[] = [];
  for (const databaseKey of await answerOf(store.getAllKeys())) {
    const key = photoKeyOf(databaseKey);
    if (isMeant(key)) await answerOf(store.delete(databaseKey));
    else if (key !== null) staying.push(key);
  }
  return staying;
}
