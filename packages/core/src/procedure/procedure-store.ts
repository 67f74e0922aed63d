import { isEqual } from '../observable/equality.ts';
import { SnapshotStore, type Observable } from '../observable/snapshot-store.ts';
import { whenOnlineOrAfter } from '../device/when-online-or-after.ts';
import type { DevicePort } from '../ports/device.ts';
import type { PhotoFacts } from '../ports/photo-vault.ts';
import {
  RepositoryError,
  type CallOptions,
  type ProcedureRepository,
} from '../ports/procedure-repository.ts';
import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import type { FailingCall, Toast, ToastPort } from '../ports/toasts.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { refusalAfter, type Refusal } from './refusal.ts';
import { SharedEntry } from './shared-entry.ts';
import type { PhotoName } from '../model/photos.ts';
import { hasPhoto, type Procedure, type ProcedureStatus, type Thumb } from '../model/procedure.ts';
import { perPhoto } from '../model/photos.ts';

/**
 * After a failed call, call 2 is asked for the procedure: how long the failure is held back for the
 * response, in ms, and after how long a late response is ignored.
 */
const readAgainMs = { wait: 2000, limit: 10_000 };

/** After how long a call is made again although the device does not report that it is online, in ms. */
const tryAgainAfterMs = 30_000;

/** A status change that the provider is asked for. */
export type ProcedureAction = 'start' | 'finish' | 'reset';

/** The toast for a failed call (§8). */
type Failure = Extract<Toast, { readonly code: 'Errors.internalError' }>;

export interface ProcedureSnapshot {
  /** What the screens show. Null before the link was verified, if local storage has no entry either. */
  readonly entry: StoredProcedure | null;
  /**
   * What the provider itself has reported about this link since the page was loaded; null before that.
   * Local storage, written by an earlier page or another tab, changes `entry` and never this: only the
   * provider's own report decides whether a photo is removed.
   */
  readonly provider: ProviderReport | null;
  /** The status change in progress; no other can begin before it ends. */
  readonly pending: ProcedureAction | null;
  /** The submission that this page has made; null before that. In memory only: after a reload it is null. */
  readonly submission: Submission | null;
  /** The last refusal, until the procedure has ended (decision 7.6). In memory only: after a reload it is null. */
  readonly refusal: Refusal | null;
}

/** Call 4, as this page has made it. */
export interface Submission {
  readonly token: string;
  /** When the page knew that the provider has acknowledged it, in ms since 1970. */
  readonly acknowledgedAt: number;
}

export interface ProviderReport {
  readonly status: ProcedureStatus;
  /** Which photos it has; null while that is not known. */
  readonly photos: Readonly<Record<PhotoName, boolean>> | null;
  /** When it was asked for the status, in ms since 1970. */
  readonly askedAt: number;
  /** Whether it acknowledged a status change that this page asked for (calls 3 to 5), in place of answering call 2. */
  readonly isAcknowledgement: boolean;
}

/** What the photo vault's notes say about a procedure. They may be newer than local storage. */
export interface VaultKnowledge {
  /** Whether a photo was stored while it was started. */
  readonly isStarted: boolean;
  /** The photos that the provider has acknowledged, and that were not deleted since. */
  readonly arrived: readonly PhotoName[];
}

/** Call 2 of the link with which the page was opened, made before the store was there (decision 12.5). */
export interface EarlyProcedure {
  readonly token: string;
  /** When the provider was asked, in ms since 1970. */
  readonly askedAt: number;
  /** The entry in local storage at that time. */
  readonly stored: StoredProcedure | null;
  readonly procedure: Promise<Procedure>;
}

export interface ProcedureStoreParts {
  readonly repository: ProcedureRepository;
  readonly storage: StoragePort;
  readonly toasts: ToastPort;
  /** By default, one that is always online. */
  readonly device?: Pick<DevicePort, 'isOnline' | 'watchOnline'>;
  /** Used once, in place of the first call of `verify`. */
  readonly early?: EarlyProcedure | null;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/**
 * The one place that holds the procedure. It makes the calls that read and change it (calls 2 to 5 and 8),
 * and stores what the provider has confirmed (§3). It lives until `dispose`, which is final.
 */
export class ProcedureStore implements Observable<ProcedureSnapshot> {
  readonly #parts: Omit<ProcedureStoreParts, 'storage' | 'early' | 'device'>;
  readonly #device: Required<ProcedureStoreParts>['device'];
  readonly #shared: SharedEntry;
  readonly #state: SnapshotStore<ProcedureSnapshot>;
  /** The link that was opened last. A late response for an earlier one is not stored. */
  #openedToken: string | null = null;
  /** Counts the changes that the provider has confirmed, here or in another tab. */
  #changes = 0;
  #early: EarlyProcedure | null;
  /** Aborted when the store is disposed; that ends the reading after a failed call. */
  readonly #end = new AbortController();
  /** Ends the wait of `start` or `finish` for a network. */
  #endWait: AbortController | null = null;

  constructor(parts: ProcedureStoreParts) {
    this.#parts = parts;
    this.#early = parts.early ?? null;
    this.#device = parts.device ?? { isOnline: () => true, watchOnline: () => () => undefined };
    this.#shared = new SharedEntry(parts.storage, () => this.catchUp());
    const entry = this.#shared.read();
    this.#state = new SnapshotStore<ProcedureSnapshot>({
      entry,
      refusal: refusalAfter(entry, { entry, refusal: null }),
      provider: null,
      pending: null,
      submission: null,
    });
  }

  readonly getSnapshot = (): ProcedureSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  /**
   * Ends the watch for changes of other tabs, so that the store can be collected. After that no call is made, and
   * nothing is stored, shown or reported, whatever is called or resolves later. Dispose first what uses the store. Can
   * be called again without effect.
   */
  dispose(): void {
    this.#openedToken = null;
    this.#shared.dispose();
    this.#endWait?.abort();
    this.#end.abort();
  }

  get #isDisposed(): boolean {
    return this.#end.signal.aborted;
  }

  /** Takes over what another tab of this browser has stored for the same link. */
  catchUp(): void {
    if (this.#isDisposed) return;
    const { entry } = this.getSnapshot();
    const newer = entry === null ? null : this.#shared.newerThan(entry);
    if (newer === null) return;
    this.#changes += 1;
    const reference = entry?.procedure.reference;
    // It is not stored, so it is not in what another tab has stored.
    this.#set({ entry: reference === undefined ? newer : withReference(newer, reference) });
  }

  /**
   * Verifies the link's token with the provider, and stores token and procedure (§6, call 2).
   * @throws RepositoryError; then the stored entry is unchanged. `unreachable` once the store is disposed.
   */
  async verify(token: string, options: CallOptions = {}): Promise<Procedure> {
    if (this.#isDisposed) throw new RepositoryError('unreachable');
    this.#openedToken = token;
    for (let early = this.#takeEarly(token); ; early = null) {
      const changes = this.#changes;
      const askedAt = early?.askedAt ?? this.#parts.now();
      const procedure = await (early?.procedure ?? this.#parts.repository.readProcedure(token, options));
      if (!this.isOpen(token)) return procedure;
      // A screen may already show the stored procedure: this response may be older than a change made there.
      if (changes !== this.#changes || this.#isClockBefore(askedAt)) continue;
      const entry = { token, procedure };
      this.#shared.replace(entry);
      this.#set({ entry, provider: reportOf(procedure, askedAt) });
      return procedure;
    }
  }

  /** The early call of this link. Null if another tab has stored something since: the response may be older than that. */
  #takeEarly(token: string): EarlyProcedure | null {
    const early = this.#early;
    this.#early = null;
    if (early?.token !== token) return null;
    return isEqual(this.#shared.read(), early.stored) ? early : null;
  }

  /** Whether this is the link that was opened last in this page. */
  isOpen(token: string): boolean {
    return this.#openedToken === token;
  }

  /** Uses the stored procedure until the provider can be asked. */
  resume(token: string): void {
    if (!this.#isDisposed) this.#openedToken = token;
  }

  /**
   * Applies the photo vault's notes to a stored entry that is older: the procedure is started, these photos
   * have arrived. Has no effect once the provider has reported.
   */
  assume(token: string, { isStarted, arrived }: VaultKnowledge): void {
    const { entry, provider } = this.getSnapshot();
    if (this.#isDisposed || provider !== null || entry?.token !== token) return;
    const { procedure } = entry;
    const status = isStarted && procedure.status === 'active' ? 'started' : procedure.status;
    const unknown = arrived.filter((name) => !hasPhoto(procedure, name));
    if (status !== 'started' || (status === procedure.status && unknown.length === 0)) return;
    const photos = { ...procedure.photos, ...Object.fromEntries(unknown.map((name) => [name, true])) };
    const assumed = { token, procedure: { ...procedure, status, photos } };
    this.#shared.update(assumed);
    this.#set({ entry: assumed });
  }

  /** What the provider has under this name, as far as it has reported since the page was loaded. */
  providerHad(photo: PhotoName): PhotoFacts['providerHad'] {
    const { entry, provider } = this.getSnapshot();
    if (entry === null || provider === null || provider.photos === null) return 'unknown';
    return provider.photos[photo] || hasPhoto(entry.procedure, photo) ? 'photo' : 'none';
  }

  /** The provider no longer knows this link: deletes its entry. */
  forget(token: string): void {
    if (this.#isDisposed || this.getSnapshot().entry?.token !== token) return;
    this.#shared.clear(token);
    this.#set({ entry: null, provider: null });
  }

  /**
   * Call 3; no call for a procedure that is started already. Without a network it is made again once there is one, unless
   * `stopWaiting` is called before (decision 5.15).
   * @returns whether the procedure is started now; a failure was shown in a toast (§8).
   */
  async start(): Promise<boolean> {
    if (this.#isDisposed) return false;
    if (this.#expectEntry().procedure.status === 'started') return true;
    return this.#change('start', 'started', async (token, askedAt) => {
      await this.#parts.repository.setStarted(token);
      this.#setStatus(token, 'started', askedAt);
    });
  }

  /** The customer does not want any more what `start` or `finish` makes once there is a network. */
  stopWaiting(): void {
    this.#endWait?.abort();
  }

  /**
   * Call 4, without a network as `start`. If its response was lost, call 2 can acknowledge it.
   * @returns whether the procedure is finished now; a failure was shown in a toast (§8).
   */
  async finish(): Promise<boolean> {
    // One that was refused and reset may have been submitted on this page before.
    if (this.getSnapshot().submission !== null) this.#set({ submission: null });
    const token = this.getSnapshot().entry?.token;
    const isFinished = await this.#change('finish', 'finished', async (link, askedAt) => {
      const reference = await this.#parts.repository.setFinished(link);
      this.#noteSubmission(link);
      this.#setStatus(link, 'finished', askedAt);
      if (reference !== undefined) this.#setReference(link, reference);
    });
    if (isFinished && token !== undefined && this.getSnapshot().submission?.token !== token) {
      this.#noteSubmission(token);
    }
    return isFinished;
  }

  /** Call 5. @returns whether the procedure begins again now; a failure was shown in a toast (§8). */
  reset(): Promise<boolean> {
    return this.#change('reset', 'active', async (token, askedAt) => {
      const procedure = await this.#parts.repository.reset(token);
      this.#update(
        token,
        () => procedure,
        () => ({ ...reportOf(procedure, this.#comparable(askedAt)), isAcknowledgement: true }),
      );
    });
  }

  /** The provider has acknowledged a photo with this thumb (calls 6 and 7). */
  recordThumb(token: string, name: PhotoName, thumb: Thumb): void {
    this.#update(
      token,
      (procedure) => ({ ...procedure, thumbs: { ...procedure.thumbs, [name]: thumb } }),
      (report) => withPhoto(report, name, true),
      (refusal) => ({ ...refusal, kept: refusal.kept.filter((photo) => photo !== name) }),
    );
  }

  /**
   * Reads the procedure again (call 2) after a failed call, and stores it, even if the response comes
   * too late for the caller.
   * @returns whether it was read within 2 s.
   */
  readAgain(token: string): Promise<boolean> {
    return withTimeout(readAgainMs.wait, this.#askAgain(token), { otherwise: false });
  }

  /**
   * Call 8.
   * @param failed what the toast of a failure says (§8).
   * @returns whether the photo is gone now; a failure was shown in a toast.
   */
  async deletePhoto(
    name: PhotoName,
    failed: Extract<FailingCall, 'delete' | 'deleteFormer'> = 'delete',
  ): Promise<boolean> {
    const isGone = (procedure: Procedure) => !hasPhoto(procedure, name);
    return this.#attempt({ failed, about: name }, isGone, async (token) => {
      await this.#parts.repository.deletePhoto(token, name);
      this.#update(
        token,
        (procedure) => ({
          ...procedure,
          photos: { ...procedure.photos, [name]: null },
          thumbs: { ...procedure.thumbs, [name]: null },
        }),
        (report) => withPhoto(report, name, false),
      );
    });
  }

  async #change(
    action: ProcedureAction,
    wanted: ProcedureStatus,
    call: (token: string, askedAt: number) => Promise<void>,
  ): Promise<boolean> {
    if (this.#isDisposed) return false;
    this.#expectEntry();
    if (this.getSnapshot().pending !== null) return false;
    this.#set({ pending: action });
    const endWait = (this.#endWait = action === 'reset' ? null : new AbortController());
    try {
      const isWanted = ({ status }: Procedure) => status === wanted;
      const failure = { failed: action, about: 'procedure' } as const;
      return await this.#attempt(failure, isWanted, call, endWait?.signal);
    } finally {
      this.#endWait = null;
      this.#set({ pending: null });
    }
  }

  /**
   * Makes a call. A response can be lost after the provider has acted, so after a failure call 2 is asked.
   * A failure is shown in a toast, unless the status has changed: then the new screen explains more.
   * @param failure what its toast names.
   * @param isAsWanted whether the call has had its effect.
   * @param call gets the time at which it is made, in ms since 1970.
   * @param wait if given, a call without a network has not failed yet: it is made again when there is one, unless this is
   * aborted before.
   * @returns whether the procedure is as wanted.
   */
  async #attempt(
    failure: Pick<Failure, 'failed' | 'about'>,
    isAsWanted: (procedure: Procedure) => boolean,
    call: (token: string, askedAt: number) => Promise<void>,
    wait?: AbortSignal,
  ): Promise<boolean> {
    if (this.#isDisposed) return false;
    const { token, procedure } = this.#expectEntry();
    this.#parts.toasts.withdraw(failure.about);
    const isUnchanged = () => this.#holds(token, ({ status }) => status === procedure.status);
    const isTakenBack = () => wait?.aborted === true;
    let waited = false;
    do {
      try {
        await call(token, this.#parts.now());
        return true;
      } catch (error) {
        if (!(error instanceof RepositoryError)) throw error;
        const end = error.code === 'unreachable' && !this.#device.isOnline() ? wait : undefined;
        waited = end !== undefined;
        if (end) await whenOnlineOrAfter(tryAgainAfterMs, this.#device, end);
        if (isTakenBack()) return false;
        const isKnown = await this.readAgain(token);
        // If it seemed so before the call already, only the provider can confirm it.
        if ((isKnown || !isAsWanted(procedure)) && this.#holds(token, isAsWanted)) return true;
        // Taken back while call 2 was asked.
        if (isTakenBack()) return false;
      }
    } while (waited && isUnchanged());
    if (!this.#isDisposed && isUnchanged()) {
      this.#parts.toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true, ...failure });
    }
    return false;
  }

  async #askAgain(token: string): Promise<boolean> {
    const run = new AbortController();
    const timer = setTimeout(() => run.abort(), readAgainMs.limit);
    const abort = () => run.abort();
    this.#end.signal.addEventListener('abort', abort);
    try {
      while (!this.#isDisposed) {
        const changes = this.#changes;
        const askedAt = this.#parts.now();
        const procedure = await this.#parts.repository.readProcedure(token, { signal: run.signal });
        // The response may be older than a change that was made since.
        if (changes !== this.#changes || this.#isClockBefore(askedAt)) continue;
        this.#update(
          token,
          () => procedure,
          () => reportOf(procedure, askedAt),
        );
        return true;
      }
      return false;
    } catch (error) {
      // The procedure could not be read; the caller shows the first failure.
      if (!run.signal.aborted && !(error instanceof RepositoryError)) throw error;
      return false;
    } finally {
      clearTimeout(timer);
      this.#end.signal.removeEventListener('abort', abort);
    }
  }

  /**
   * Whether the phone's clock was set back since the provider was asked: then the times do not show which
   * photos were stored after that, and it is asked again.
   */
  #isClockBefore(askedAt: number): boolean {
    return this.#parts.now() < askedAt;
  }

  /** The time of a call that is not repeated; before all photos if the clock was set back since. */
  #comparable(askedAt: number): number {
    return this.#isClockBefore(askedAt) ? -Infinity : askedAt;
  }

  /** Whether the link is still open and its procedure meets the condition. */
  #holds(token: string, condition: (procedure: Procedure) => boolean): boolean {
    const { entry } = this.getSnapshot();
    return entry?.token === token && condition(entry.procedure);
  }

  #noteSubmission(token: string): void {
    this.#set({ submission: { token, acknowledgedAt: this.#parts.now() } });
  }

  #setReference(token: string, reference: string): void {
    const { entry } = this.getSnapshot();
    if (entry?.token === token) this.#set({ entry: withReference(entry, reference) });
  }

  #setStatus(token: string, status: ProcedureStatus, askedAt: number): void {
    this.#update(
      token,
      (procedure) => ({ ...procedure, status }),
      (report) => ({
        photos: report?.photos ?? null,
        status,
        askedAt: this.#comparable(askedAt),
        isAcknowledgement: true,
      }),
    );
  }

  /**
   * Applies a change that the provider has confirmed. Ignored if another link is open by now.
   * @param change applied to the procedure, after what other tabs have stored was taken over.
   * @param changeReport applied to the provider's own report.
   * @param changeRefusal applied to the last refusal, if there is one.
   */
  #update(
    token: string,
    change: (procedure: Procedure) => Procedure,
    changeReport: (report: ProviderReport | null) => ProviderReport | null,
    changeRefusal: (refusal: Refusal) => Refusal = (refusal) => refusal,
  ): void {
    if (this.#isDisposed) return;
    this.catchUp();
    const { entry, provider, refusal } = this.getSnapshot();
    if (entry?.token !== token) return;
    this.#changes += 1;
    const changed = { token, procedure: change(entry.procedure) };
    this.#shared.update(changed);
    this.#set({
      entry: changed,
      provider: changeReport(provider),
      refusal: refusal && changeRefusal(refusal),
    });
  }

  #set(part: Partial<ProcedureSnapshot>): void {
    if (this.#isDisposed) return;
    const before = this.getSnapshot();
    const after = { ...before, ...part };
    const { refusal } = after;
    this.#state.set({ ...after, refusal: refusalAfter(after.entry, { entry: before.entry, refusal }) });
  }

  #expectEntry(): StoredProcedure {
    const { entry } = this.getSnapshot();
    if (entry === null) throw new Error('There is no procedure: the link was not verified.');
    return entry;
  }
}

/** The report that comes with a whole procedure (calls 2 and 5). */
function reportOf(procedure: Procedure, askedAt: number): ProviderReport {
  const photos = perPhoto(({ name }) => hasPhoto(procedure, name));
  return { status: procedure.status, photos, askedAt, isAcknowledgement: false };
}

function withReference({ token, procedure }: StoredProcedure, reference: string): StoredProcedure {
  return { token, procedure: { ...procedure, reference } };
}

function withPhoto(report: ProviderReport | null, name: PhotoName, isThere: boolean): ProviderReport | null {
  if (report === null || report.photos === null) return report;
  return { ...report, photos: { ...report.photos, [name]: isThere } };
}
