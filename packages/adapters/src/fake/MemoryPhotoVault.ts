import {
  PhotoShelf,
  risingClock,
  type KeptPhoto,
  type KeptPhotoId,
  type PhotoName,
  type PhotoToKeep,
  type PhotoVaultPort,
} from '@recto/core';

export interface MemoryPhotoVaultSettings {
  /** What outlives the vault: hand the same shelf to the next one, and it is as if the page had been loaded again. */
  readonly shelf: PhotoShelf;
  /** What the vault says of its photos: `memory` plays a phone that gives no place. */
  readonly kept: KeptPhoto['kept'];
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** A vault that writes nothing anywhere. */
export class MemoryPhotoVault implements PhotoVaultPort {
  readonly #settings: MemoryPhotoVaultSettings;
  readonly #nextTime: () => number;

  constructor(settings: Partial<MemoryPhotoVaultSettings> = {}) {
    this.#settings = { shelf: new PhotoShelf(), kept: 'durable', now: () => Date.now(), ...settings };
    this.#nextTime = risingClock(this.#settings.now);
  }

  async open(token: string): Promise<readonly KeptPhoto[]> {
    return this.#settings.shelf.open(token, this.#settings.now());
  }

  async sweep(): Promise<void> {
    this.#settings.shelf.sweep(this.#settings.now());
  }

  async list(token: string): Promise<readonly KeptPhotoId[] | null> {
    return this.#settings.kept === 'durable' ? this.#settings.shelf.list(token) : null;
  }

  async keep(token: string, photo: PhotoToKeep): Promise<KeptPhoto> {
    const kept = { ...photo, keptAt: this.#nextTime(), kept: this.#settings.kept };
    this.#settings.shelf.keep(token, kept);
    return kept;
  }

  async release(token: string, kept: KeptPhotoId): Promise<void> {
    this.#settings.shelf.release(token, kept);
  }

  async forget(token: string, photo: PhotoName): Promise<void> {
    this.#settings.shelf.forget(token, photo);
  }

  async forgetAll(token: string): Promise<void> {
    this.#settings.shelf.forgetAll(token);
  }
}
