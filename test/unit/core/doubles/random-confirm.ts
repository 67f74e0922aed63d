import { type FakeCall, FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  ConfirmSession,
  ProcedureStore,
  RepositoryError,
  type PhotoName,
  type Procedure,
  type RepositoryErrorCode,
  type UploadQueue,
} from '@recto/core';
import { providerWith } from './provider.ts';
import type * as fc from 'fast-check';
import { entryOf } from './procedures.ts';
import { ScheduledResponses } from './scheduled-responses.ts';
import { testUploadQueue } from './test-upload-queue.ts';

/** A confirm session in front of a provider that answers in any order, and sometimes says no. */
export class RandomConfirm {
  readonly session: ConfirmSession;
  readonly store: ProcedureStore;
  readonly device = new FakeDevice();
  readonly uploads: UploadQueue;
  readonly answers: ScheduledResponses<RepositoryErrorCode>;
  /** What the provider did against the rules of the screen. */
  readonly mishaps: string[] = [];
  /** The uploads that the provider is told of, with their progress. */
  readonly #uploads = new Map<PhotoName, FakeCall>();
  readonly #running: Promise<unknown>[] = [];

  constructor(
    scheduler: fc.Scheduler,
    procedure: Procedure,
    failures: readonly (RepositoryErrorCode | null)[],
  ) {
    this.answers = new ScheduledResponses(scheduler, failures);
    const toasts = new FakeToasts();
    const repository = providerWith((call) => this.#answer(call), procedure);
    const storage = new MemoryStorage(entryOf(procedure));
    this.store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
    const { store, device } = this;
    this.uploads = testUploadQueue({ repository, store, storage, device, toasts });
    this.session = new ConfirmSession({ store, uploads: this.uploads, device, toasts });
  }

  run(action: Promise<unknown>): void {
    this.#running.push(action);
  }

  /** Rejects when one of the started actions did. */
  async allRun(): Promise<void> {
    await Promise.all(this.#running);
  }

  report(fraction: number): void {
    for (const call of this.#uploads.values()) call.options.onProgress?.(fraction);
  }

  async #answer(call: FakeCall): Promise<void> {
    const { method, photo, options } = call;
    if (method === 'setFinished' && this.session.getSnapshot().missing.length > 0) {
      this.mishaps.push('finished with a photo missing');
    }
    if (method === 'uploadPhoto' && photo !== null) {
      const before = this.#uploads.get(photo);
      if (before !== undefined && !before.options.signal?.aborted) this.mishaps.push(`${photo} sent twice`);
      this.#uploads.set(photo, call);
    }
    const failure = await this.answers.ask(method);
    if (photo !== null && this.#uploads.get(photo) === call) this.#uploads.delete(photo);
    options.signal?.throwIfAborted();
    if (failure !== null) throw new RepositoryError(failure);
  }
}
