import {
  PhotoShelf,
  risingClock,
  type KeptPhoto,
  type KeptPhotoId,
  type PhotoName,
  type PhotoToKeep,
  type PhotoVaultPort,
} from '@recto/core';
import type { PhotoVaultEnvironment } from './photo-vault-environment.ts';
import { SealedPhotos } from './SealedPhotos.ts';

/**
 * The vault in the browser's IndexedDB, each photo encrypted with AES-GCM. What can't be written there
 * is kept in memory, and the next photo is tried on the disk again.
 */
export class IndexedDbPhotoVault implements PhotoVaultPort {
  readonly #environment: PhotoVaultEnvironment;
  readonly #disk: SealedPhotos;
  readonly #memory = new PhotoShelf();
  readonly #nextTime: () => number;
  /** Settles when the calls before have taken effect. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#disk = new SealedPhotos(environment);
    this.#nextTime = risingClock(environment.now);
  }

  open(token: string): Promise<readonly KeptPhoto[]> {
    return this.#inTurn(async () => {
      const inMemory = this.#memory.open(token, this.#environment.now());
      const onDisk = await orElse([], () => this.#disk.open(token));
      return newestOfEachName([...inMemory, ...onDisk]);
    });
  }

  sweep(): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.sweep(this.#environment.now());
      await orElse(undefined, () => this.#disk.sweep());
    });
  }

  list(token: string): Promise<readonly KeptPhotoId[] | null> {
    return this.#inTurn(async () => {
      const onDisk = await orElse(null, () => this.#disk.list(token));
      return onDisk && [...this.#memory.list(token), ...onDisk];
    });
  }

  keep(token: string, photo: PhotoToKeep): Promise<KeptPhoto> {
    const keptAt = this.#nextTime();
    return this.#inTurn(async () => {
      const isOnDisk = await orElse(false, async () => {
        await this.#disk.keep(token, photo, keptAt);
        return true;
      });
      if (isOnDisk) {
        this.#memory.forget(token, photo.photo);
        return { ...photo, keptAt, kept: 'durable' };
      }
      const inMemory: KeptPhoto = { ...photo, keptAt, kept: 'memory' };
      this.#memory.keep(token, inMemory);
      // The one that it replaces must not come back when the page is loaded again.
      await orElse(undefined, () => this.#disk.forget(token, photo.photo));
      return inMemory;
    });
  }

  release(token: string, kept: KeptPhotoId): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.release(token, kept);
      await orElse(undefined, () => this.#disk.release(token, kept));
    });
  }

  forget(token: string, photo: PhotoName): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.forget(token, photo);
      await orElse(undefined, () => this.#disk.forget(token, photo));
    });
  }

  forgetAll(token: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#memory.forgetAll(token);
      await orElse(undefined, () => this.#disk.forgetAll(token));
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#turn.then(work);
    this.#turn = run.catch(() => undefined); // rejected: that call's own caller is told
    return run;
  }
}

/** The disk may fail for any reason; which one makes no difference to anybody. */
async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The oldest first. A photo can be in both places: where the disk answered late, or another tab kept one. */
function newestOfEachName(photos: readonly KeptPhoto[]): readonly KeptPhoto[] {
  const isNewest = (kept: KeptPhoto) =>
    photos.every((other) => other.photo !== kept.photo || other.keptAt <= kept.keptAt);
  const byName = new Map(photos.filter(isNewest).map((kept) => [kept.photo, kept]));
  return [...byName.values()].sort((a, b) => a.keptAt - b.keptAt);
}
