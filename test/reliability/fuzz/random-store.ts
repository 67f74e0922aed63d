import { FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  hasPhoto,
  ProcedureStore,
  RepositoryError,
  type PhotoName,
  type Procedure,
  type ReadyUpload,
  type ProcedureStatus,
  type UploadOptions,
} from '@recto/core';
import { deliver } from '../../../packages/core/src/uploads/deliver.ts';
import type * as fc from 'fast-check';
import { jpegFile } from '../../unit/core/doubles/files.ts';
import { imageOf } from '../../support/procedures.ts';
import { RandomProvider, type Fate } from './random-provider.ts';

/** A procedure store between a customer with two links and a provider whose responses arrive in any order. */
export class RandomStore {
  readonly store: ProcedureStore;
  readonly provider: RandomProvider;
  readonly toasts = new FakeToasts();
  readonly storage = new MemoryStorage();
  /** Wrong reports of the store. */
  readonly violations: string[] = [];
  /** Status changes that are in progress. */
  changing = 0;
  #upload = new AbortController();
  readonly #running: Promise<unknown>[] = [];

  constructor(scheduler: fc.Scheduler, procedures: ReadonlyMap<string, Procedure>, fates: readonly Fate[]) {
    this.provider = new RandomProvider(scheduler, procedures, fates);
    this.store = new ProcedureStore({
      repository: this.provider,
      storage: this.storage,
      toasts: this.toasts,
      now: () => Date.now(),
    });
  }

  /** The link whose procedure the store holds; null before one was verified. */
  get token(): string | null {
    return this.store.getSnapshot().entry?.token ?? null;
  }

  verify(token: string): void {
    this.run(
      this.store.verify(token).then(
        () => undefined,
        (error: unknown) => expectRepositoryError(error),
      ),
    );
  }

  /** A button of the start, confirm or status screen. */
  press(action: 'start' | 'finish' | 'reset', becomes: ProcedureStatus): void {
    const { entry, pending } = this.store.getSnapshot();
    const isStartedAlready = action === 'start' && entry!.procedure.status === 'started';
    if (pending !== null && !isStartedAlready) {
      this.run(this.#expectRefused(this.store[action]()));
      return;
    }
    this.changing += 1;
    const pressed = this.#checked(action, this.store[action](), (procedure) => procedure.status === becomes);
    this.run(pressed.finally(() => (this.changing -= 1)));
  }

  save(photo: PhotoName): void {
    const token = this.token!;
    const saved = this.#send({ source: 'taken', photo, image: imageOf(photo) }).then(
      () => this.#expectHeld(`savePhoto ${photo}`, token, (procedure) => hasPhoto(procedure, photo)),
      (error: unknown) => expectRepositoryError(error),
    );
    this.run(saved);
  }

  upload(photo: PhotoName): void {
    const { signal } = this.#upload;
    const token = this.token!;
    const sent = this.#send({ source: 'cleaned', photo, file: jpegFile }, { signal }).then(
      () => this.#expectHeld(`uploadPhoto ${photo}`, token, (procedure) => hasPhoto(procedure, photo)),
      (error: unknown) => {
        if (!signal.aborted) expectRepositoryError(error);
      },
    );
    this.run(sent);
  }

  #send(upload: ReadyUpload, options: UploadOptions = {}) {
    const { provider: repository, store } = this;
    return deliver({ repository, store }, upload, { providerHad: 'unknown', mayHaveArrived: false }, options);
  }

  cancel(): void {
    this.#upload.abort();
    this.#upload = new AbortController();
  }

  delete(photo: PhotoName): void {
    const gone = (procedure: Procedure) => !hasPhoto(procedure, photo);
    this.run(this.#checked(`deletePhoto ${photo}`, this.store.deletePhoto(photo), gone));
  }

  run(action: Promise<unknown>): void {
    this.#running.push(action);
  }

  /** Rejects when one of the started actions did. */
  async allRun(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** `true` must be the case at the provider; `false` must have shown a toast, unless the status has changed since. */
  async #checked(
    what: string,
    outcome: Promise<boolean>,
    claim: (procedure: Procedure) => boolean,
  ): Promise<void> {
    const token = this.token!;
    const { status } = this.store.getSnapshot().entry!.procedure;
    const toastsBefore = this.toasts.shown.length;
    if (await outcome) return this.#expectHeld(what, token, claim);
    const { entry } = this.store.getSnapshot();
    const movedOn = entry?.token !== token || entry.procedure.status !== status;
    if (movedOn || this.toasts.shown.length > toastsBefore) return;
    this.violations.push(`${what} failed, without a toast`);
  }

  async #expectRefused(outcome: Promise<boolean>): Promise<void> {
    if (await outcome) this.violations.push('a second status change was started while one was in progress');
  }

  #expectHeld(what: string, token: string, claim: (procedure: Procedure) => boolean): void {
    if (!this.provider.everHeld(token, claim))
      this.violations.push(`${what}: the provider knows nothing of it`);
  }
}

function expectRepositoryError(error: unknown): void {
  if (!(error instanceof RepositoryError)) throw error;
}
