import {
  isSamePhoto,
  isTimeout,
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
  /** The greatest place in the order that this page knows. */
  #lastOrder = 0;
  /** Removals that failed on the disk. They are repeated before any other work. */
  #failed: readonly Removal[] = [];
  /**
   * Three queues; each runs one call at a time, and its promise settles when the earlier ones have taken effect.
   * Places are given at once, while a large file is being stored and while a call waits for the disk.
   */
  #ordering: Promise<unknown> = Promise.resolve();
  #storing: Promise<unknown> = Promise.resolve();
  /** For each photo that is being stored, what was noted and removed since it was asked for. */
  readonly #sinceStored = new Set<SinceStored>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(environment: PhotoVaultEnvironment) {
    this.#environment = environment;
    this.#disk = new EncryptedPhotos(environment);
    this.#nextTime = monotonicClock(environment.now);
  }

  openOne(token: string, id: StoredUploadId): Promise<StoredUpload | null> {
    return this.#enqueue(async () => {
      const inMemory = this.#memory.open(token).find((photo) => isSamePhoto(photo, id));
      return inMemory ?? (await orElse(null, () => this.#disk.openOne(token, id)));
    });
  }

  list(token: string): Promise<VaultContents | null> {
    return this.#enqueue(async () => {
      const onDisk = await orElse(null, () => this.#disk.list(token));
      const inMemory = this.#memory.list(token);
      if (onDisk === null) return this.#disk.isAbsent ? { now: this.#disk.times.ageTime, ...inMemory } : null;
      for (const { order } of [...onDisk.stored, ...onDisk.removed]) this.#noteOrder(order);
      return {
        now: onDisk.now,
        stored: [...inMemory.stored, ...onDisk.stored],
        removed: [...inMemory.removed, ...onDisk.removed],
      };
    });
  }

  reserve(token: string, photo: PhotoName, facts: PhotoFacts): Promise<StoredUploadId> {
    const storedAt = this.#nextTime();
    return this.#order(
      () => this.#disk.reserve(token, photo, facts, storedAt, this.#lastOrder),
      (id) => {
        this.#noteOrder(id.order);
        return id;
      },
      () => {
        const id = { photo, order: this.#orderInMemory(), storedAt };
        this.#memory.reserve(token, id, facts);
        return id;
      },
    );
  }

  mark(): Promise<number> {
    return this.#order(
      () => this.#disk.nextOrder(this.#lastOrder),
      (order) => this.#noteOrder(order),
      () => this.#orderInMemory(),
    );
  }

  store(token: string, id: StoredUploadId, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const since: SinceStored = { attempts: [], removals: [] };
    this.#sinceStored.add(since);
    const run = this.#storing.then(async () => {
      const stored = await this.#store(token, id, photo, facts);
      this.#sinceStored.delete(since);
      await this.#catchUp(since);
      return stored;
    });
    this.#storing = run.catch(() => undefined); // rejected: the caller of that call gets the error
    return run;
  }

  noteAttempt(token: string, id: StoredUploadId): Promise<void> {
    for (const { attempts } of this.#sinceStored) attempts.push({ token, id });
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

  remove(asked: Removal): Promise<void> {
    const complete = this.#withLimit(asked);
    return this.#enqueue(async () => {
      const removal = await complete;
      for (const { removals } of this.#sinceStored) removals.push(removal);
      await this.#remove(removal);
    });
  }

  /** Closes the database once the earlier calls have taken effect. Photos in memory stay; a later call opens it again. */
  dispose(): void {
    const earlier = Promise.all([this.#ordering, this.#storing]);
    void this.#enqueue(async () => {
      await earlier;
      this.#disk.close();
    });
  }

  async #store(
    token: string,
    id: StoredUploadId,
    photo: PhotoUpload,
    facts: PhotoFacts,
  ): Promise<StoredUpload> {
    await orElse(undefined, () => this.#repeatRemovals());
    const onDisk = await orElse(null, () => this.#disk.store(token, id, photo, facts));
    const { times } = this.#disk;
    const replaced: Removal = { reason: 'takenBack', token, photo: id.photo, before: id.order };
    if (onDisk !== null) {
      this.#memory.remove(replaced, times);
      this.#memory.forget(token, id);
      return { ...photo, ...id, storedIn: 'disk', facts: onDisk };
    }
    // The disk's notes on earlier photos could not be read.
    const unsure: PhotoFacts = { ...facts, providerHad: 'unknown' };
    const inMemory = this.#memory.store(token, id, photo, unsure, { storedIn: 'memory', ...times });
    // The replaced photo must not come back after a reload.
    await this.#removeFromDisk(replaced);
    return inMemory;
  }

  /** Repeats what had no effect on a photo that was being stored, if neither disk nor memory had a note of it. */
  async #catchUp({ attempts, removals }: SinceStored): Promise<void> {
    for (const { token, id } of attempts) {
      this.#memory.noteAttempt(token, id);
      await orElse(undefined, () => this.#disk.noteAttempt(token, id));
    }
    for (const removal of removals) await this.#remove(removal);
  }

  async #remove(removal: Removal): Promise<void> {
    this.#memory.remove(removal, this.#disk.times);
    await this.#removeFromDisk(removal);
  }

  /** A photo that is taken while a removal waits, or is repeated, must stay. */
  async #withLimit(removal: Removal): Promise<Removal> {
    if (removal.reason !== 'takenBack' || removal.before !== undefined) return removal;
    return { ...removal, before: await this.mark() };
  }

  async #removeFromDisk(removal: Removal): Promise<void> {
    const isDone = await orElse(false, async () => {
      await this.#disk.remove(removal);
      return true;
    });
    if (!isDone && removal.reason !== 'expired') this.#failed = [...this.#failed, removal];
  }

  /** Repeats the failed removals, until one fails again. */
  async #repeatRemovals(): Promise<void> {
    for (let [removal] = this.#failed; removal !== undefined; [removal] = this.#failed) {
      const done = removal;
      await this.#disk.remove(done);
      this.#failed = this.#failed.filter((each) => each !== done);
    }
  }

  /**
   * Gives a place, after those that were asked for earlier.
   * @param onDisk asks the disk.
   * @param known called with its result.
   * @param otherwise called if the disk can't be written. A full one can still be read: what it holds comes before.
   */
  #order<T, Result>(
    onDisk: () => Promise<T>,
    known: (result: T) => Result,
    otherwise: () => Result,
  ): Promise<Result> {
    const run = this.#ordering.then(() =>
      onDisk().then(known, async (error: unknown) => {
        if (!isTimeout(error)) this.#noteOrder(await orElse(0, () => this.#disk.lastOrder()));
        return otherwise();
      }),
    );
    this.#ordering = run;
    return run;
  }

  #noteOrder(order: number): number {
    this.#lastOrder = Math.max(this.#lastOrder, order);
    return order;
  }

  /**
   * A place for a photo of which the disk can have no note: after all that this page knows, and after what was stored
   * before, which it may not have read. Places on the disk are whole numbers, so no other tab gets the same there.
   */
  #orderInMemory(): number {
    const last = this.#lastOrder;
    const whole = Math.max(Math.floor(last), this.#environment.now());
    // Before the next whole number, also for several photos within one millisecond.
    const place = last < whole + 0.5 ? whole + 0.5 : (last + whole + 1) / 2;
    return this.#noteOrder(place > last && place < whole + 1 ? place : whole + 1.5);
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

/** What was asked for since a photo was to be stored. */
interface SinceStored {
  readonly attempts: { readonly token: string; readonly id: StoredUploadId }[];
  readonly removals: Removal[];
}

/** The result of the work, or the fallback if it fails. */
async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}
