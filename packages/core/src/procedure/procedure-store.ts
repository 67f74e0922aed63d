import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { CapturedImage } from '../capture/captured-image.ts';
import {
  RepositoryError,
  type CallOptions,
  type ProcedureRepository,
  type UploadOptions,
} from '../ports/procedure-repository.ts';
import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import type { PhotoName, Procedure, ProcedureStatus, Thumb } from './procedure.ts';

/** How long a person waits, in ms, to be told where the procedure stands after a failed call. */
const readAgainLimitMs = 5000;

/** A status change that is on its way to the provider. */
export type ProcedureAction = 'start' | 'finish' | 'reset';

export interface ProcedureSnapshot {
  /** Null before the link was verified, where nothing is stored either. */
  readonly entry: StoredProcedure | null;
  /** The status change in progress; no other can be begun meanwhile. */
  readonly pending: ProcedureAction | null;
}

export interface ProcedureStoreParts {
  readonly repository: ProcedureRepository;
  readonly storage: StoragePort;
  readonly toasts: ToastPort;
}

/** The one place that knows the procedure: it speaks with the provider, and what the provider agreed to is stored (§3). */
export class ProcedureStore implements Observable<ProcedureSnapshot> {
  readonly #parts: ProcedureStoreParts;
  readonly #state: SnapshotStore<ProcedureSnapshot>;
  /** The link that was opened last; an earlier one's answer that comes late is not stored. */
  #openedToken: string | null = null;
  /** How many changes the provider has agreed to. */
  #changes = 0;

  constructor(parts: ProcedureStoreParts) {
    this.#parts = parts;
    this.#state = new SnapshotStore({ entry: parts.storage.read(), pending: null });
  }

  readonly getSnapshot = (): ProcedureSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  /**
   * Verifies the link's token with the provider, and stores both (§6, call 2).
   * @throws RepositoryError; what was stored before stays as it was.
   */
  async verify(token: string, options: CallOptions = {}): Promise<Procedure> {
    this.#openedToken = token;
    for (;;) {
      const changes = this.#changes;
      const procedure = await this.#parts.repository.readProcedure(token, options);
      if (this.#openedToken !== token) return procedure;
      // What was agreed to meanwhile, on a screen that shows the stored procedure, this answer may not know.
      if (changes !== this.#changes) continue;
      this.#write({ token, procedure });
      return procedure;
    }
  }

  /** Goes on with the procedure as it was stored, until the provider can be asked. */
  resume(token: string): void {
    this.#openedToken = token;
  }

  /** The provider does not know this link any more: neither does the phone. */
  forget(token: string): void {
    if (this.getSnapshot().entry?.token !== token) return;
    this.#parts.storage.clear();
    this.#set({ entry: null });
  }

  /**
   * Call 3; no call for a procedure that is started already.
   * @returns whether the procedure is started now; a failure has been told in a toast (§8).
   */
  async start(): Promise<boolean> {
    if (this.#expectEntry().procedure.status === 'started') return true;
    return this.#change('start', 'started', async (token) => {
      await this.#parts.repository.setStarted(token);
      this.#update(token, (procedure) => ({ ...procedure, status: 'started' }));
    });
  }

  /** Call 4. @returns whether the procedure is finished now; a failure has been told in a toast (§8). */
  finish(): Promise<boolean> {
    return this.#change('finish', 'finished', async (token) => {
      await this.#parts.repository.setFinished(token);
      this.#update(token, (procedure) => ({ ...procedure, status: 'finished' }));
    });
  }

  /** Call 5. @returns whether the procedure begins again now; a failure has been told in a toast (§8). */
  reset(): Promise<boolean> {
    return this.#change('reset', 'active', async (token) => {
      const procedure = await this.#parts.repository.reset(token);
      this.#update(token, () => procedure);
    });
  }

  /** Call 6. @throws RepositoryError, told by the capture view; the abort reason when the signal was aborted. */
  async savePhoto(name: PhotoName, image: CapturedImage, options: CallOptions = {}): Promise<void> {
    const { token } = this.#expectEntry();
    try {
      this.#keepThumb(token, name, await this.#parts.repository.savePhoto(token, name, image, options));
    } catch (error) {
      if (error instanceof RepositoryError && error.code === 'refused') await this.#readAgain(token);
      throw error;
    }
  }

  /** Call 7. @returns whether the provider has the file now; a failure has been told in a toast (§8), a cancellation has not. */
  async uploadPhoto(name: PhotoName, file: Blob, options: UploadOptions = {}): Promise<boolean> {
    const { token } = this.#expectEntry();
    return this.#attempt(
      async () => {
        this.#keepThumb(token, name, await this.#parts.repository.uploadPhoto(token, name, file, options));
      },
      { signal: options.signal },
    );
  }

  /** Call 8. @returns whether the photo is gone now; a failure has been told in a toast (§8). */
  async deletePhoto(name: PhotoName): Promise<boolean> {
    const { token } = this.#expectEntry();
    return this.#attempt(async () => {
      await this.#parts.repository.deletePhoto(token, name);
      this.#update(token, (procedure) => ({
        ...procedure,
        photos: { ...procedure.photos, [name]: null },
        thumbs: { ...procedure.thumbs, [name]: null },
      }));
    });
  }

  async #change(
    action: ProcedureAction,
    wanted: ProcedureStatus,
    call: (token: string) => Promise<void>,
  ): Promise<boolean> {
    const { token } = this.#expectEntry();
    if (this.getSnapshot().pending !== null) return false;
    this.#set({ pending: action });
    try {
      return await this.#attempt(() => call(token), { wanted });
    } finally {
      this.#set({ pending: null });
    }
  }

  /**
   * Makes a call and tells of its failure, unless it failed because the procedure has moved on: then
   * the screen of its new status says more than a toast. A status change is never repeated, so where
   * its answer was lost, call 2 tells whether it was made.
   */
  async #attempt(
    call: () => Promise<void>,
    { wanted = null, signal }: { wanted?: ProcedureStatus | null; signal?: AbortSignal | undefined } = {},
  ): Promise<boolean> {
    const { token, procedure } = this.#expectEntry();
    try {
      await call();
      return true;
    } catch (error) {
      if (signal?.aborted) return false;
      if (!(error instanceof RepositoryError)) throw error;
      if (wanted !== null || error.code === 'refused') await this.#readAgain(token);
    }
    const status = this.#statusOf(token);
    if (wanted !== null && status === wanted) return true;
    if (status === procedure.status) {
      this.#parts.toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: false });
    }
    return false;
  }

  /** Asks the provider where the procedure stands (call 2), and stores what it says. */
  async #readAgain(token: string): Promise<void> {
    const run = new AbortController();
    const timer = setTimeout(() => run.abort(), readAgainLimitMs);
    try {
      const procedure = await this.#parts.repository.readProcedure(token, { signal: run.signal });
      this.#update(token, () => procedure);
    } catch (error) {
      // Nothing new is known; the failure that led here is told.
      if (!run.signal.aborted && !(error instanceof RepositoryError)) throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #statusOf(token: string): ProcedureStatus | null {
    const { entry } = this.getSnapshot();
    return entry?.token === token ? entry.procedure.status : null;
  }

  #keepThumb(token: string, name: PhotoName, thumb: Thumb): void {
    this.#update(token, (procedure) => ({ ...procedure, thumbs: { ...procedure.thumbs, [name]: thumb } }));
  }

  /** Changes the procedure of this token; an answer that belongs to another link is let go. */
  #update(token: string, change: (procedure: Procedure) => Procedure): void {
    const { entry } = this.getSnapshot();
    if (entry?.token !== token) return;
    this.#changes += 1;
    this.#write({ token, procedure: change(entry.procedure) });
  }

  #write(entry: StoredProcedure): void {
    this.#parts.storage.write(entry);
    this.#set({ entry });
  }

  #set(part: Partial<ProcedureSnapshot>): void {
    this.#state.set({ ...this.getSnapshot(), ...part });
  }

  #expectEntry(): StoredProcedure {
    const { entry } = this.getSnapshot();
    if (entry === null) throw new Error('There is no procedure: the link was not verified.');
    return entry;
  }
}
