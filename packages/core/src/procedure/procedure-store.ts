import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { PhotoToKeep } from '../ports/photo-vault.ts';
import {
  RepositoryError,
  type CallOptions,
  type ProcedureRepository,
  type UploadOptions,
} from '../ports/procedure-repository.ts';
import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { hasArrivedMeanwhile } from '../sending/arrived-meanwhile.ts';
import { sendContent } from '../sending/send-content.ts';
import { CommonEntry } from './common-entry.ts';
import { hasPhoto, type PhotoName, type Procedure, type ProcedureStatus, type Thumb } from './procedure.ts';

/** How long a person waits, in ms, to be told where the procedure stands after a failed call. */
const readAgainLimitMs = 5000;

/** A status change that is on its way to the provider. */
export type ProcedureAction = 'start' | 'finish' | 'reset';

export interface ProcedureSnapshot {
  /** Null before the link was verified, where nothing is stored either. */
  readonly entry: StoredProcedure | null;
  /** Whether the provider has said so since the page was loaded (call 2); before, it is what was stored. */
  readonly verified: boolean;
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
  readonly #parts: Omit<ProcedureStoreParts, 'storage'>;
  readonly #stored: CommonEntry;
  readonly #state: SnapshotStore<ProcedureSnapshot>;
  /** The link that was opened last; an earlier one's answer that comes late is not stored. */
  #openedToken: string | null = null;
  /** How many changes the provider has agreed to. */
  #changes = 0;

  constructor(parts: ProcedureStoreParts) {
    this.#parts = parts;
    this.#stored = new CommonEntry(parts.storage, () => this.catchUp());
    this.#state = new SnapshotStore<ProcedureSnapshot>({
      entry: this.#stored.read(),
      verified: false,
      pending: null,
    });
  }

  readonly getSnapshot = (): ProcedureSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  /** Takes over what another tab of this browser has agreed on with the provider, for the same link. */
  catchUp(): void {
    const { entry } = this.getSnapshot();
    const newer = entry === null ? null : this.#stored.newerThan(entry);
    if (newer === null) return;
    this.#changes += 1;
    this.#set({ entry: newer });
  }

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
      const entry = { token, procedure };
      this.#stored.take(entry);
      this.#set({ entry, verified: true });
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
    this.#stored.clear(token);
    this.#set({ entry: null, verified: false });
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

  /**
   * Call 6 for a photo that the camera took, call 7 for a picked file. Where the provider refuses one
   * that it has got after all, since an answer was lost on its way, the photo counts as sent.
   * @throws RepositoryError; the abort reason when the signal was aborted.
   */
  async sendPhoto(content: PhotoToKeep, options: UploadOptions = {}): Promise<void> {
    const { token, procedure } = this.#expectEntry();
    const { photo } = content;
    try {
      this.#keepThumb(token, photo, await sendContent(this.#parts.repository, token, content, options));
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.code !== 'refused') throw error;
      await this.#readAgain(token);
      if (!this.#holds(token, (now) => hasArrivedMeanwhile(content, procedure, now))) throw error;
    }
  }

  /** Call 8. @returns whether the photo is gone now; a failure has been told in a toast (§8). */
  async deletePhoto(name: PhotoName): Promise<boolean> {
    const isGone = (procedure: Procedure) => !hasPhoto(procedure, name);
    return this.#attempt(isGone, async (token) => {
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
    this.#expectEntry();
    if (this.getSnapshot().pending !== null) return false;
    this.#set({ pending: action });
    try {
      return await this.#attempt(({ status }) => status === wanted, call);
    } finally {
      this.#set({ pending: null });
    }
  }

  /**
   * Makes a call and tells of its failure, unless it failed because the procedure has moved on: then
   * the screen of its new status says more than a toast. An answer can be lost after the provider has
   * acted, so after a failure call 2 tells whether it has.
   * @returns whether the procedure is as it was wanted.
   */
  async #attempt(
    isAsWanted: (procedure: Procedure) => boolean,
    call: (token: string) => Promise<void>,
  ): Promise<boolean> {
    const { token, procedure } = this.#expectEntry();
    try {
      await call(token);
      return true;
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      const isKnown = await this.#readAgain(token);
      // What had seemed so before the call was made does not count.
      if ((isKnown || !isAsWanted(procedure)) && this.#holds(token, isAsWanted)) return true;
    }
    if (this.#holds(token, ({ status }) => status === procedure.status)) {
      this.#parts.toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: false });
    }
    return false;
  }

  /** Asks the provider where the procedure stands (call 2), and stores what it says. @returns whether it said so. */
  async #readAgain(token: string): Promise<boolean> {
    const run = new AbortController();
    const timer = setTimeout(() => run.abort(), readAgainLimitMs);
    try {
      const procedure = await this.#parts.repository.readProcedure(token, { signal: run.signal });
      this.#update(token, () => procedure, true);
      return true;
    } catch (error) {
      // Nothing new is known; the failure that led here is told.
      if (!run.signal.aborted && !(error instanceof RepositoryError)) throw error;
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the procedure of this token is still the one that is open, and so. */
  #holds(token: string, isSo: (procedure: Procedure) => boolean): boolean {
    const { entry } = this.getSnapshot();
    return entry?.token === token && isSo(entry.procedure);
  }

  #keepThumb(token: string, name: PhotoName, thumb: Thumb): void {
    this.#update(token, (procedure) => ({ ...procedure, thumbs: { ...procedure.thumbs, [name]: thumb } }));
  }

  /** Changes the procedure of this token; an answer that belongs to another link is let go. */
  #update(
    token: string,
    change: (procedure: Procedure) => Procedure,
    verified = this.getSnapshot().verified,
  ): void {
    this.catchUp();
    const { entry } = this.getSnapshot();
    if (entry?.token !== token) return;
    this.#changes += 1;
    const changed = { token, procedure: change(entry.procedure) };
    this.#stored.keep(changed);
    this.#set({ entry: changed, verified });
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
