import {
  MemoryPhotos,
  monotonicClock,
  type StoredUpload,
  type StoredUploadId,
  type PhotoFacts,
  type PhotoName,
  type PhotoUpload,
  type PhotoVaultPort,
  type Removal,
  type VaultContents,
} from '@recto/core';
import { EncryptedPhotos } from './EncryptedPhotos.ts';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';

/**
 * The vault in the browser's IndexedDB, each photo encrypted with AES-GCM. What can't be written there
 * is kept in memory, and the next photo is tried on the disk again.
 */
export class IndexedDbPhotoVault implements PhotoVaultPort {
  readonly #environment: PhotoVaultEnvironment;
  readonly #disk: EncryptedPhotos;
  readonly #memory = new MemoryPhotos();
  readonly #nextTime: () => number;
  /** What the disk refused to delete: it is tried again before the disk is asked anything else. */
  #refused: readonly Removal[] = [];
  /** Settles when the calls before have taken effect. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#disk = new EncryptedPhotos(environment);
    this.#nextTime = monotonicClock(environment.now);
  }

  open(token: string): Promise<readonly StoredUpload[]> {
    return this.#inTurn(async () => {
      const onDisk = await orElse([], () => this.#disk.open(token));
      return newestOfEachName([...this.#memory.open(token), ...onDisk]);
    });
  }

  list(token: string): Promise<VaultContents | null> {
    return this.#inTurn(async () => {
      const onDisk = await orElse(null, () => this.#disk.list(token));
      if (onDisk === null) return null;
      const inMemory = this.#memory.list(token);
      return {
        now: onDisk.now,
        kept: [...inMemory.kept, ...onDisk.kept],
        removed: [...inMemory.removed, ...onDisk.removed],
      };
    });
  }

  keep(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const keptAt = this.#nextTime();
    return this.#inTurn(async () => {
      const onDisk = await orElse(null, () => this.#disk.keep(token, photo, facts, keptAt));
      const replaced: Removal = { reason: 'takenBack', token, photo: photo.photo };
      if (onDisk !== null) {
        this.#memory.remove(replaced, keptAt);
        return { ...photo, keptAt, kept: 'durable', facts: onDisk };
      }
      // What the disk knows of earlier photos is not known here.
      const unsure: PhotoFacts = { ...facts, providerHad: 'unknown' };
      const inMemory = this.#memory.keep(token, photo, unsure, { keptAt, kept: 'memory' });
      // The one that it replaces must not come back when the page is loaded again.
      await this.#removeFromDisk(replaced, keptAt);
      return inMemory;
    });
  }

  noteAttempt(token: string, kept: StoredUploadId): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.noteAttempt(token, kept);
      await orElse(undefined, () => this.#disk.noteAttempt(token, kept));
    });
  }

  noteDeletion(token: string, photo: PhotoName): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.noteDeletion(token, photo);
      await orElse(undefined, () => this.#disk.noteDeletion(token, photo));
    });
  }

  remove(removal: Removal): Promise<void> {
    return this.#inTurn(async () => {
      const now = this.#environment.now();
      this.#memory.remove(removal, now);
      await this.#removeFromDisk(removal, now);
    });
  }

  /** @param until what was kept later stays, should the removal be made late. */
  async #removeFromDisk(removal: Removal, until: number): Promise<void> {
    const isDone = await orElse(false, async () => {
      await this.#disk.remove(removal);
      return true;
    });
    if (isDone || removal.reason === 'expired') return;
    this.#refused = [...this.#refused, removal.reason === 'takenBack' ? { until, ...removal } : removal];
  }

  /** Until the disk refuses again. */
  async #removeRefused(): Promise<void> {
    for (let [removal] = this.#refused; removal !== undefined; [removal] = this.#refused) {
      await this.#disk.remove(removal);
      this.#refused = this.#refused.slice(1);
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#turn.then(async () => {
      await orElse(undefined, () => this.#removeRefused());
      return work();
    });
    this.#turn = run.catch(() => undefined); // rejected: that call's own caller gets the error
    return run;
  }
}

/** The disk may fail in many ways; each of them has the same consequence. */
async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The oldest first. A photo can be in both places: where the disk answered late, or another tab kept one. */
function newestOfEachName(photos: readonly StoredUpload[]): readonly StoredUpload[] {
  const isNewest = (kept: StoredUpload) =>
    photos.every((other) => other.photo !== kept.photo || other.keptAt <= kept.keptAt);
  const byName = new Map(photos.filter(isNewest).map((kept) => [kept.photo, kept]));
  return [...byName.values()].sort((a, b) => a.keptAt - b.keptAt);
}
