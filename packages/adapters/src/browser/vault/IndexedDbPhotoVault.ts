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
 * The vault in the browser's IndexedDB, each photo encrypted with AES-GCM. A photo that can't be written
 * there is stored in memory; the next one is tried on the disk again.
 */
export class IndexedDbPhotoVault implements PhotoVaultPort {
  readonly #environment: PhotoVaultEnvironment;
  readonly #disk: EncryptedPhotos;
  readonly #memory = new MemoryPhotos();
  readonly #nextTime: () => number;
  /** Removals that failed on the disk. They are repeated before any other work. */
  #failed: readonly Removal[] = [];
  /** Settles when the earlier calls have taken effect. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#disk = new EncryptedPhotos(environment);
    this.#nextTime = monotonicClock(environment.now);
  }

  open(token: string): Promise<readonly StoredUpload[]> {
    return this.#enqueue(async () => {
      const onDisk = await orElse([], () => this.#disk.open(token));
      return newestOfEachName([...this.#memory.open(token), ...onDisk]);
    });
  }

  list(token: string): Promise<VaultContents | null> {
    return this.#enqueue(async () => {
      const onDisk = await orElse(null, () => this.#disk.list(token));
      if (onDisk === null) return null;
      const inMemory = this.#memory.list(token);
      return {
        now: onDisk.now,
        stored: [...inMemory.stored, ...onDisk.stored],
        removed: [...inMemory.removed, ...onDisk.removed],
      };
    });
  }

  store(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const storedAt = this.#nextTime();
    return this.#enqueue(async () => {
      const onDisk = await orElse(null, () => this.#disk.store(token, photo, facts, storedAt));
      const replaced: Removal = { reason: 'takenBack', token, photo: photo.photo };
      if (onDisk !== null) {
        this.#memory.remove(replaced, storedAt);
        return { ...photo, storedAt, storedIn: 'disk', facts: onDisk };
      }
      // The disk's notes on earlier photos could not be read.
      const unsure: PhotoFacts = { ...facts, providerHad: 'unknown' };
      const inMemory = this.#memory.store(token, photo, unsure, { storedAt, storedIn: 'memory' });
      // The replaced photo must not come back after a reload.
      await this.#removeFromDisk(replaced, storedAt);
      return inMemory;
    });
  }

  noteAttempt(token: string, id: StoredUploadId): Promise<void> {
    return this.#enqueue(async () => {
      this.#memory.noteAttempt(token, id);
      await orElse(undefined, () => this.#disk.noteAttempt(token, id));
    });
  }

  noteDeletion(token: string, photo: PhotoName): Promise<void> {
    return this.#enqueue(async () => {
      this.#memory.noteDeletion(token, photo);
      await orElse(undefined, () => this.#disk.noteDeletion(token, photo));
    });
  }

  remove(removal: Removal): Promise<void> {
    return this.#enqueue(async () => {
      const now = this.#environment.now();
      this.#memory.remove(removal, now);
      await this.#removeFromDisk(removal, now);
    });
  }

  /** Closes the database once the earlier calls have taken effect. Photos in memory stay; a later call opens it again. */
  dispose(): void {
    void this.#enqueue(async () => this.#disk.close());
  }

  /** @param until photos that were stored later stay if the removal has to be repeated, in ms since 1970. */
  async #removeFromDisk(removal: Removal, until: number): Promise<void> {
    const isDone = await orElse(false, async () => {
      await this.#disk.remove(removal);
      return true;
    });
    if (isDone || removal.reason === 'expired') return;
    this.#failed = [...this.#failed, removal.reason === 'takenBack' ? { until, ...removal } : removal];
  }

  /** Repeats the failed removals, until one fails again. */
  async #repeatRemovals(): Promise<void> {
    for (let [removal] = this.#failed; removal !== undefined; [removal] = this.#failed) {
      await this.#disk.remove(removal);
      this.#failed = this.#failed.slice(1);
    }
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(async () => {
      await orElse(undefined, () => this.#repeatRemovals());
      return work();
    });
    this.#queue = run.catch(() => undefined); // rejected: the caller of that call gets the error
    return run;
  }
}

/** The result of the work, or the fallback if it fails. */
async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/**
 * The newest photo of each name, the oldest name first. A name can be in memory and on the disk: if the
 * disk took effect after a timeout, or another tab has stored a photo.
 */
function newestOfEachName(photos: readonly StoredUpload[]): readonly StoredUpload[] {
  const isNewest = (photo: StoredUpload) =>
    photos.every((other) => other.photo !== photo.photo || other.storedAt <= photo.storedAt);
  const byName = new Map(photos.filter(isNewest).map((each) => [each.photo, each]));
  return [...byName.values()].sort((a, b) => a.storedAt - b.storedAt);
}
