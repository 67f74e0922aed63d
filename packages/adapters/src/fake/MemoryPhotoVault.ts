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

export interface MemoryPhotoVaultSettings {
  /** What outlives the vault: hand the same shelf to the next one, and it is as if the page had been loaded again. */
  readonly shelf: MemoryPhotos;
  /** What the vault says of its photos: `memory` plays a phone that gives no place. */
  readonly kept: StoredUpload['kept'];
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** A vault that writes nothing anywhere. */
export class MemoryPhotoVault implements PhotoVaultPort {
  readonly #settings: MemoryPhotoVaultSettings;
  readonly #nextTime: () => number;

  constructor(settings: Partial<MemoryPhotoVaultSettings> = {}) {
    this.#settings = { shelf: new MemoryPhotos(), kept: 'durable', now: () => Date.now(), ...settings };
    this.#nextTime = monotonicClock(this.#settings.now);
  }

  async open(token: string): Promise<readonly StoredUpload[]> {
    return this.#settings.shelf.open(token);
  }

  async list(token: string): Promise<VaultContents | null> {
    const { shelf, kept, now } = this.#settings;
    return kept === 'durable' ? { ...shelf.list(token), now: now() } : null;
  }

  async keep(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const { shelf, kept } = this.#settings;
    return shelf.keep(token, photo, facts, { keptAt: this.#nextTime(), kept });
  }

  async noteAttempt(token: string, kept: StoredUploadId): Promise<void> {
    this.#settings.shelf.noteAttempt(token, kept);
  }

  async noteDeletion(token: string, photo: PhotoName): Promise<void> {
    this.#settings.shelf.noteDeletion(token, photo);
  }

  async remove(removal: Removal): Promise<void> {
    this.#settings.shelf.remove(removal, this.#settings.now());
  }
}
