import {
  ageClock,
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
  type VaultTimes,
} from '@recto/core';

/** A change of a vault's contents. */
export type VaultEffect =
  | { readonly name: 'stored'; readonly photo: StoredUpload }
  | { readonly name: 'removed'; readonly removal: Removal; readonly at: VaultTimes };

export interface MemoryPhotoVaultSettings {
  /** The "disk". A second vault with the same photos is another tab, or the page after a reload. */
  readonly photos: MemoryPhotos;
  /** The `storedIn` of its photos: `memory` simulates a phone whose disk can't be used. */
  readonly storedIn: StoredUpload['storedIn'];
  /** Whether the disk can be read now, as a database that opens late can not. */
  readonly isReadable: () => boolean;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** In ms, of a clock that can't be set; by default `now`, which is not set then. */
  readonly elapsed: () => number;
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
  readonly #times: () => VaultTimes;

  constructor(settings: Partial<MemoryPhotoVaultSettings> = {}) {
    const { now = () => Date.now() } = settings;
    this.#settings = {
      photos: new MemoryPhotos(),
      storedIn: 'disk',
      isReadable: () => true,
      now,
      elapsed: now,
      run: async (call) => call(),
      onEffect: () => {},
      ...settings,
    };
    this.#nextTime = monotonicClock(now);
    const ageTime = ageClock(now, this.#settings.elapsed);
    this.#times = () => ({ now: now(), ageTime: ageTime() });
  }

  async openOne(token: string, id: StoredUploadId): Promise<StoredUpload | null> {
    const { photos, run, isReadable } = this.#settings;
    const read = () => photos.open(token).find((photo) => isSamePhoto(photo, id));
    return run(() => (isReadable() ? read() : undefined) ?? null, 'openOne');
  }

  async list(token: string): Promise<VaultContents | null> {
    const { photos, run, isReadable } = this.#settings;
    return run(() => (isReadable() ? { ...photos.list(token), now: this.#times().ageTime } : null), 'list');
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
    const { photos, storedIn, run, onEffect } = this.#settings;
    return run(() => {
      const stored = photos.store(token, id, photo, facts, { storedIn, ...this.#times() });
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
    const { photos, run, onEffect } = this.#settings;
    const removal = asked.reason === 'takenBack' ? { before: await this.mark(), ...asked } : asked;
    return run(() => {
      const times = this.#times();
      photos.remove(removal, times);
      onEffect({ name: 'removed', removal, at: times });
    }, 'remove');
  }
}
