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
import type * as fc from 'fast-check';
import { providerWith } from './provider.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { entryOf } from '../../../support/procedures.ts';
import { ScheduledResponses } from './scheduled-responses.ts';

/** A confirm session with a provider that responds in any order, and sometimes with an error. */
export class RandomConfirm {
  readonly session: ConfirmSession;
  readonly store: ProcedureStore;
  readonly device = new FakeDevice();
  readonly uploads: UploadQueue;
  readonly responses: ScheduledResponses<RepositoryErrorCode>;
  /** Calls that break the screen's rules. */
  readonly violations: string[] = [];
  /** The uploads in progress. */
  readonly #uploads = new Map<PhotoName, FakeCall>();
  readonly #running: Promise<unknown>[] = [];

  constructor(
    scheduler: fc.Scheduler,
    procedure: Procedure,
    failures: readonly (RepositoryErrorCode | null)[],
  ) {
    this.responses = new ScheduledResponses(scheduler, failures);
    const toasts = new FakeToasts();
    const repository = providerWith((call) => this.#respond(call), procedure);
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

  async #respond(call: FakeCall): Promise<void> {
    const { method, photo, options } = call;
    if (method === 'setFinished' && this.session.getSnapshot().missing.length > 0) {
      this.violations.push('finished with a photo missing');
    }
    if (method === 'uploadPhoto' && photo !== null) {
      const before = this.#uploads.get(photo);
      if (before !== undefined && !before.options.signal?.aborted)
        this.violations.push(`${photo} sent twice`);
      this.#uploads.set(photo, call);
    }
    const failure = await this.responses.ask(method);
    if (photo !== null && this.#uploads.get(photo) === call) this.#uploads.delete(photo);
    options.signal?.throwIfAborted();
    if (failure !== null) throw new RepositoryError(failure);
  }
}
