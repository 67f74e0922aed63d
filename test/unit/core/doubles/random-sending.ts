import { MemoryPhotoVault } from '@recto/adapters/fake';
import {
  PhotoShelf,
  ProcedureStore,
  RepositoryError,
  type CapturedImage,
  type PhotoName,
  type RepositoryErrorCode,
  type SendingQueue,
} from '@recto/core';
import type * as fc from 'fast-check';
import { imageOf, photosWith, procedureWith, thumbOf, token } from './procedures.ts';
import { sendingQueue } from './sending-parts.ts';
import { TestDevice } from './test-device.ts';
import { TestRepository, type Call } from './test-repository.ts';
import { TestStorage } from './test-storage.ts';
import { TestToasts } from './test-toasts.ts';

/** What becomes of a call: an error that the provider answers, a loss before or after it has acted, or nothing bad. */
export type Fate = Exclude<RepositoryErrorCode, 'unreachable'> | 'lostBefore' | 'lostAfter' | null;

interface Page {
  readonly store: ProcedureStore;
  readonly queue: SendingQueue;
  readonly device: TestDevice;
  alive: boolean;
}

/** A person who takes photos on a phone whose page dies at any moment, in front of a provider whose answers get lost. */
export class RandomSending {
  readonly mishaps: string[] = [];
  /** The newest photo of each name that the person has used and not taken back. */
  readonly wanted = new Map<PhotoName, CapturedImage>();
  /** What the provider has. */
  readonly held = new Map<PhotoName, unknown>();
  readonly #acknowledged = new Set<unknown>();
  readonly #scheduler: fc.Scheduler;
  readonly #fates: Fate[];
  readonly #shelf = new PhotoShelf();
  readonly #storage = new TestStorage();
  #page: Page;
  #taken = 0;

  constructor(scheduler: fc.Scheduler, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
    this.#storage.write({ token, procedure: procedureWith() });
    this.#page = this.#open();
  }

  get device(): TestDevice {
    return this.#page.device;
  }

  get queue(): SendingQueue {
    return this.#page.queue;
  }

  use(photo: PhotoName): void {
    const image = imageOf(`${photo} ${(this.#taken += 1)}`);
    this.wanted.set(photo, image);
    void this.queue.add({ source: 'taken', photo, image });
  }

  takeBack(photo: PhotoName): void {
    this.wanted.delete(photo);
    this.queue.drop(photo);
  }

  retryFailed(): void {
    for (const { content, state } of this.queue.getSnapshot()) {
      if (state.name === 'failed') void this.queue.retry(content.photo);
    }
  }

  /** The link is checked, as it is on entry and whenever there is a connection. */
  async verify(): Promise<void> {
    try {
      await this.#page.store.verify(token);
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
    }
  }

  /** The page dies, and is loaded again; what it was waiting for never comes. */
  reload(): void {
    this.#page.alive = false;
    this.#page = this.#open();
  }

  heal(): void {
    this.#fates.length = 0;
  }

  #open(): Page {
    const device = new TestDevice();
    const toasts = new TestToasts();
    const repository: TestRepository = new TestRepository((call) => this.#answer(page, repository, call));
    const store = new ProcedureStore({ repository, storage: this.#storage, toasts, now: () => Date.now() });
    const vault = new MemoryPhotoVault({ shelf: this.#shelf });
    const page: Page = {
      store,
      device,
      queue: sendingQueue({ store, storage: this.#storage, device, toasts, vault }),
      alive: true,
    };
    return page;
  }

  async #answer(
    page: Page,
    repository: TestRepository,
    { method, photo, body, options }: Call,
  ): Promise<void> {
    const fate = this.#fates.shift() ?? null;
    if (this.#acknowledged.has(body))
      this.mishaps.push(`${photo} was sent though the provider had acknowledged it`);
    await this.#scheduler.schedule(Promise.resolve(), `${method} arrives`);
    // What a page had not got rid of when it died never arrives.
    const acts = page.alive && (fate === null || fate === 'lostAfter');
    if (acts && photo !== null && !options.signal?.aborted) this.held.set(photo, body);
    await this.#scheduler.schedule(Promise.resolve(), `${method} is answered`);
    if (!page.alive) return new Promise(() => {});
    if (fate === 'lostBefore' || fate === 'lostAfter') throw new RepositoryError('unreachable');
    if (fate !== null) throw new RepositoryError(fate);
    if (method === 'readProcedure') {
      const names = [...this.held.keys()];
      repository.procedure = procedureWith({ thumbs: photosWith(names, thumbOf) });
    } else if (!options.signal?.aborted) {
      this.#acknowledged.add(body);
    }
  }
}
