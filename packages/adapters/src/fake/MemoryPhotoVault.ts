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
  /** The "disk". A second vault with the same photos is another tab, or the page after a reload. */
  readonly photos: MemoryPhotos;
  /** Where the vault says that its photos are: `memory` stands for a phone whose disk can't be used. */
  readonly storedIn: StoredUpload['storedIn'];
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** A photo vault that writes nothing to the disk. */
export class MemoryPhotoVault implements PhotoVaultPort {
  readonly #settings: MemoryPhotoVaultSettings;
  readonly #nextTime: () => number;

  constructor(settings: Partial<MemoryPhotoVaultSettings> = {}) {
    this.#settings = { photos: new MemoryPhotos(), storedIn: 'disk', now: () => Date.now(), ...settings };
    this.#nextTime = monotonicClock(this.#settings.now);
  }

  async open(token: string): Promise<readonly StoredUpload[]> {
    return this.#settings.photos.open(token);
  }

  async list(token: string): Promise<VaultContents | null> {
    const { photos, storedIn, now } = this.#settings;
    return storedIn === 'disk' ? { ...photos.list(token), now: now() } : null;
  }

  async store(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const { photos, storedIn } = this.#settings;
    return photos.store(token, photo, facts, { storedAt: this.#nextTime(), storedIn });
  }

  async noteAttempt(token: string, id: StoredUploadId): Promise<void> {
    this.#settings.photos.noteAttempt(token, id);
  }

  async noteDeletion(token: string, photo: PhotoName): Promise<void> {
    this.#settings.photos.noteDeletion(token, photo);
  }

  async remove(removal: Removal): Promise<void> {
    this.#settings.photos.remove(removal, this.#settings.now());
  }
}
