import {
  isSamePhoto,
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

/** A change of a vault's contents. */
export type VaultEffect =
  | { readonly name: 'stored'; readonly photo: StoredUpload }
  /** `at`: the vault's time of the removal, in ms since 1970. */
  | { readonly name: 'removed'; readonly removal: Removal; readonly at: number };

export interface MemoryPhotoVaultSettings {
  /** The "disk". A second vault with the same photos is another tab, or the page after a reload. */
  readonly photos: MemoryPhotos;
  /** The `storedIn` of its photos: `memory` simulates a phone whose disk can't be used. */
  readonly storedIn: StoredUpload['storedIn'];
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /**
   * Runs a call and resolves with its result; at once by default. It can delay both, but must keep the order of all
   * calls but `store`, which delays no other one.
   */
  readonly run: <T>(call: () => T, what: keyof PhotoVaultPort) => Promise<T>;
  /** Called after each change. */
  readonly onEffect: (effect: VaultEffect) => void;
}

/** A photo vault that writes nothing to the disk. */
export class MemoryPhotoVault implements PhotoVaultPort {
  readonly #settings: MemoryPhotoVaultSettings;
  readonly #nextTime: () => number;

  constructor(settings: Partial<MemoryPhotoVaultSettings> = {}) {
    this.#settings = {
      photos: new MemoryPhotos(),
      storedIn: 'disk',
      now: () => Date.now(),
      run: async (call) => call(),
      onEffect: () => {},
      ...settings,
    };
    this.#nextTime = monotonicClock(this.#settings.now);
  }

  async open(token: string): Promise<readonly StoredUpload[]> {
    const { photos, run } = this.#settings;
    return run(() => photos.open(token), 'open');
  }

  async openOne(token: string, id: StoredUploadId): Promise<StoredUpload | null> {
    const { photos, run } = this.#settings;
    return run(() => photos.open(token).find((photo) => isSamePhoto(photo, id)) ?? null, 'openOne');
  }

  async list(token: string): Promise<VaultContents | null> {
    const { photos, storedIn, now, run } = this.#settings;
    return run(() => (storedIn === 'disk' ? { ...photos.list(token), now: now() } : null), 'list');
  }

  /** Has its effect at once: a photo has its place before another tab can take the next one. */
  async reserve(token: string, photo: PhotoName, facts: PhotoFacts): Promise<StoredUploadId> {
    const { photos } = this.#settings;
    const storedAt = this.#nextTime();
    const id = { photo, order: photos.nextOrder(storedAt), storedAt };
    photos.reserve(token, id, facts);
    return id;
  }

  /** At once, as `reserve`. */
  async mark(): Promise<number> {
    return this.#settings.photos.nextOrder(this.#settings.now());
  }

  async store(
    token: string,
    id: StoredUploadId,
    photo: PhotoUpload,
    facts: PhotoFacts,
  ): Promise<StoredUpload> {
    const { photos, storedIn, now, run, onEffect } = this.#settings;
    return run(() => {
      const stored = photos.store(token, id, photo, facts, { storedIn, now: now() });
      const isThere = photos.list(token).stored.some((each) => isSamePhoto(each, id));
      if (isThere) onEffect({ name: 'stored', photo: stored });
      return stored;
    }, 'store');
  }

  async noteAttempt(token: string, id: StoredUploadId): Promise<void> {
    const { photos, run } = this.#settings;
    return run(() => photos.noteAttempt(token, id), 'noteAttempt');
  }

  async noteDeletion(token: string, photo: PhotoName): Promise<void> {
    const { photos, run } = this.#settings;
    return run(() => photos.noteDeletion(token, photo), 'noteDeletion');
  }

  async remove(asked: Removal): Promise<void> {
    const { photos, now, run, onEffect } = this.#settings;
    const removal = asked.reason === 'takenBack' ? { before: await this.mark(), ...asked } : asked;
    return run(() => {
      const at = now();
      photos.remove(removal, at);
      onEffect({ name: 'removed', removal, at });
    }, 'remove');
  }
}
