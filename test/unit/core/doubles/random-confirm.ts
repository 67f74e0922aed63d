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
import { entryOf } from './procedures.ts';
import { ScheduledResponses } from './scheduled-responses.ts';
import { sendingQueue } from './sending-parts.ts';
import { TestDevice } from './test-device.ts';
import { TestRepository, type Call } from './test-repository.ts';
import { TestStorage } from './test-storage.ts';
import { TestToasts } from './test-toasts.ts';

/** A confirm session with a provider that responds in any order, and sometimes with an error. */
export class RandomConfirm {
  readonly session: ConfirmSession;
  readonly store: ProcedureStore;
  readonly device = new TestDevice();
  readonly sending: UploadQueue;
  readonly responses: ScheduledResponses<RepositoryErrorCode>;
  /** Calls that the screen's rules forbid. */
  readonly violations: string[] = [];
  /** The uploads in progress. */
  readonly #uploads = new Map<PhotoName, Call>();
  readonly #running: Promise<unknown>[] = [];

  constructor(
    scheduler: fc.Scheduler,
    procedure: Procedure,
    failures: readonly (RepositoryErrorCode | null)[],
  ) {
    this.responses = new ScheduledResponses(scheduler, failures);
    const toasts = new TestToasts();
    const repository = new TestRepository((call) => this.#respond(call));
    const storage = new TestStorage(entryOf(procedure));
    this.store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
    const { store, device } = this;
    this.sending = sendingQueue({ store, storage, device, toasts });
    this.session = new ConfirmSession({ store, sending: this.sending, device, toasts });
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

  async #respond(call: Call): Promise<void> {
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
