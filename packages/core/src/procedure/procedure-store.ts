import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { PhotoFacts, PhotoUpload } from '../ports/photo-vault.ts';
import {
  RepositoryError,
  type CallOptions,
  type ProcedureRepository,
  type UploadOptions,
} from '../ports/procedure-repository.ts';
import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { hasArrivedUnnoticed, type DeliveryFacts } from '../uploads/arrived-unnoticed.ts';
import { sendContent } from '../uploads/deliver.ts';
import { SharedEntry } from './shared-entry.ts';
import {
  hasPhoto,
  type PhotoName,
  type Procedure,
  type ProcedureStatus,
  type Thumb,
} from '../model/procedure.ts';
import { perPhoto } from '../model/photos.ts';

/**
 * After a failed call, how long a person waits for call 2 to say where the procedure stands before the
 * failure is shown, in ms; and how long that answer is still used when it comes later.
 */
const readAgainMs = { wait: 2000, limit: 10_000 };

const nothingKnown: DeliveryFacts = { providerHad: 'unknown', mayHaveArrived: false };

/** A status change that is on its way to the provider. */
export type ProcedureAction = 'start' | 'finish' | 'reset';

export interface ProcedureSnapshot {
  /** What the screens show. Null before the link was verified, where nothing is stored either. */
  readonly entry: StoredProcedure | null;
  /**
   * What the provider itself has said of this link since the page was loaded; null before it has. What
   * was stored, by an earlier page or by another tab, changes `entry` and never this: only the provider's
   * word decides what becomes of a photo.
   */
  readonly provider: ProviderWord | null;
  /** The status change in progress; no other can be begun meanwhile. */
  readonly pending: ProcedureAction | null;
}

export interface ProviderWord {
  readonly status: ProcedureStatus;
  /** Which photos it has; null where it has not said so. */
  readonly photos: Readonly<Record<PhotoName, boolean>> | null;
  /** When it was asked for the status, in ms since 1970. */
  readonly askedAt: number;
}

/** What the photo vault knows of a procedure, perhaps better than local storage. */
export interface VaultKnowledge {
  /** Whether a photo was put away when it was started. */
  readonly isStarted: boolean;
  /** The photos that the provider has acknowledged, and that were not deleted since. */
  readonly arrived: readonly PhotoName[];
}

export interface ProcedureStoreParts {
  readonly repository: ProcedureRepository;
  readonly storage: StoragePort;
  readonly toasts: ToastPort;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** The one place that knows the procedure: it speaks with the provider, and what the provider agreed to is stored (§3). */
export class ProcedureStore implements Observable<ProcedureSnapshot> {
  readonly #parts: Omit<ProcedureStoreParts, 'storage'>;
  readonly #stored: SharedEntry;
  readonly #state: SnapshotStore<ProcedureSnapshot>;
  /** The link that was opened last; an earlier one's answer that comes late is not stored. */
  #openedToken: string | null = null;
  /** How many changes the provider has agreed to. */
  #changes = 0;

  constructor(parts: ProcedureStoreParts) {
    this.#parts = parts;
    this.#stored = new SharedEntry(parts.storage, () => this.catchUp());
    this.#state = new SnapshotStore<ProcedureSnapshot>({
      entry: this.#stored.read(),
      provider: null,
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
      const askedAt = this.#parts.now();
      const procedure = await this.#parts.repository.readProcedure(token, options);
      if (this.#openedToken !== token) return procedure;
      // What was agreed to meanwhile, on a screen that shows the stored procedure, this answer may not know.
      if (changes !== this.#changes || this.#isClockBefore(askedAt)) continue;
      const entry = { token, procedure };
      this.#stored.take(entry);
      this.#set({ entry, provider: wordOf(procedure, askedAt) });
      return procedure;
    }
  }

  /** Goes on with the procedure as it was stored, until the provider can be asked. */
  resume(token: string): void {
    this.#openedToken = token;
  }

  /**
   * Shows what the notes of the photo vault say, where what was stored is older: the procedure was
   * started, these photos have arrived. Says nothing against the provider's own word.
   */
  assume(token: string, { isStarted, arrived }: VaultKnowledge): void {
    const { entry, provider } = this.getSnapshot();
    if (provider !== null || entry?.token !== token) return;
    const { procedure } = entry;
    const status = isStarted && procedure.status === 'active' ? 'started' : procedure.status;
    const unknown = arrived.filter((name) => !hasPhoto(procedure, name));
    if (status !== 'started' || (status === procedure.status && unknown.length === 0)) return;
    const photos = { ...procedure.photos, ...Object.fromEntries(unknown.map((name) => [name, true])) };
    const assumed = { token, procedure: { ...procedure, status, photos } };
    this.#stored.keep(assumed);
    this.#set({ entry: assumed });
  }

  /** What the provider has under this name, as far as it has said so since the page was loaded. */
  providerHad(photo: PhotoName): PhotoFacts['providerHad'] {
    const { entry, provider } = this.getSnapshot();
    if (entry === null || provider === null || provider.photos === null) return 'unknown';
    return provider.photos[photo] || hasPhoto(entry.procedure, photo) ? 'photo' : 'none';
  }

  /** The provider does not know this link any more: neither does the phone. */
  forget(token: string): void {
    if (this.getSnapshot().entry?.token !== token) return;
    this.#stored.clear(token);
    this.#set({ entry: null, provider: null });
  }

  /**
   * Call 3; no call for a procedure that is started already.
   * @returns whether the procedure is started now; a failure has been told in a toast (§8).
   */
  async start(): Promise<boolean> {
    if (this.#expectEntry().procedure.status === 'started') return true;
    return this.#change('start', 'started', async (token, askedAt) => {
      await this.#parts.repository.setStarted(token);
      this.#setStatus(token, 'started', askedAt);
    });
  }

  /** Call 4. @returns whether the procedure is finished now; a failure has been told in a toast (§8). */
  finish(): Promise<boolean> {
    return this.#change('finish', 'finished', async (token, askedAt) => {
      await this.#parts.repository.setFinished(token);
      this.#setStatus(token, 'finished', askedAt);
    });
  }

  /** Call 5. @returns whether the procedure begins again now; a failure has been told in a toast (§8). */
  reset(): Promise<boolean> {
    return this.#change('reset', 'active', async (token, askedAt) => {
      const procedure = await this.#parts.repository.reset(token);
      this.#update(
        token,
        () => procedure,
        () => wordOf(procedure, this.#comparable(askedAt)),
      );
    });
  }

  /**
   * Call 6 for a photo that the camera took, call 7 for a picked file.
   * @param facts what is known of earlier attempts; nothing by default.
   * @returns `acknowledged` by the answer of the call; `there` where the provider refused a photo that it
   * has already, since an earlier answer was lost on its way.
   * @throws RepositoryError; the abort reason when the signal was aborted.
   */
  async sendPhoto(
    content: PhotoUpload,
    options: UploadOptions = {},
    facts: DeliveryFacts = nothingKnown,
  ): Promise<'acknowledged' | 'there'> {
    const { token } = this.#expectEntry();
    const { photo } = content;
    try {
      this.#keepThumb(token, photo, await sendContent(this.#parts.repository, token, content, options));
      return 'acknowledged';
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.code !== 'refused') throw error;
      const delivery = { ...facts, mayHaveArrived: facts.mayHaveArrived || error.mayHaveArrived };
      const isKnown = await this.#readAgain(token);
      if (!isKnown || !this.#holds(token, (now) => hasArrivedUnnoticed(photo, delivery, now))) throw error;
      return 'there';
    }
  }

  /** Call 8. @returns whether the photo is gone now; a failure has been told in a toast (§8). */
  async deletePhoto(name: PhotoName): Promise<boolean> {
    const isGone = (procedure: Procedure) => !hasPhoto(procedure, name);
    return this.#attempt(isGone, async (token) => {
      await this.#parts.repository.deletePhoto(token, name);
      this.#update(
        token,
        (procedure) => ({
          ...procedure,
          photos: { ...procedure.photos, [name]: null },
          thumbs: { ...procedure.thumbs, [name]: null },
        }),
        (word) => withPhoto(word, name, false),
      );
    });
  }

  async #change(
    action: ProcedureAction,
    wanted: ProcedureStatus,
    call: (token: string, askedAt: number) => Promise<void>,
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
   * @param call is given when it is made, in ms since 1970.
   * @returns whether the procedure is as it was wanted.
   */
  async #attempt(
    isAsWanted: (procedure: Procedure) => boolean,
    call: (token: string, askedAt: number) => Promise<void>,
  ): Promise<boolean> {
    const { token, procedure } = this.#expectEntry();
    try {
      await call(token, this.#parts.now());
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

  /**
   * Asks the provider where the procedure stands (call 2), and stores what it says, also when the answer
   * comes too late for the person who waits.
   * @returns whether it said so in time.
   */
  #readAgain(token: string): Promise<boolean> {
    return Promise.race([this.#askAgain(token), after(readAgainMs.wait, false)]);
  }

  async #askAgain(token: string): Promise<boolean> {
    const run = new AbortController();
    const timer = setTimeout(() => run.abort(), readAgainMs.limit);
    try {
      for (;;) {
        const changes = this.#changes;
        const askedAt = this.#parts.now();
        const procedure = await this.#parts.repository.readProcedure(token, { signal: run.signal });
        // The answer may not know what was agreed to meanwhile.
        if (changes !== this.#changes || this.#isClockBefore(askedAt)) continue;
        this.#update(
          token,
          () => procedure,
          () => wordOf(procedure, askedAt),
        );
        return true;
      }
    } catch (error) {
      // Nothing new is known; the failure that led here is shown.
      if (!run.signal.aborted && !(error instanceof RepositoryError)) throw error;
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Whether the phone's clock was set back since the provider was asked: then nobody can say which photos
   * were put away after that, and it is asked again.
   */
  #isClockBefore(askedAt: number): boolean {
    return this.#parts.now() < askedAt;
  }

  /** When a call was made that is not made again: before all photos, where the clock can't say. */
  #comparable(askedAt: number): number {
    return this.#isClockBefore(askedAt) ? -Infinity : askedAt;
  }

  /** Whether the procedure of this token is still the one that is open, and so. */
  #holds(token: string, isSo: (procedure: Procedure) => boolean): boolean {
    const { entry } = this.getSnapshot();
    return entry?.token === token && isSo(entry.procedure);
  }

  #setStatus(token: string, status: ProcedureStatus, askedAt: number): void {
    this.#update(
      token,
      (procedure) => ({ ...procedure, status }),
      (word) => ({ photos: word?.photos ?? null, status, askedAt: this.#comparable(askedAt) }),
    );
  }

  #keepThumb(token: string, name: PhotoName, thumb: Thumb): void {
    this.#update(
      token,
      (procedure) => ({ ...procedure, thumbs: { ...procedure.thumbs, [name]: thumb } }),
      (word) => withPhoto(word, name, true),
    );
  }

  /**
   * Changes the procedure of this token as the provider has agreed to; an answer that belongs to another
   * link is let go.
   * @param change of what is shown, on top of what other tabs have stored.
   * @param speak of the provider's own word.
   */
  #update(
    token: string,
    change: (procedure: Procedure) => Procedure,
    speak: (word: ProviderWord | null) => ProviderWord | null,
  ): void {
    this.catchUp();
    const { entry, provider } = this.getSnapshot();
    if (entry?.token !== token) return;
    this.#changes += 1;
    const changed = { token, procedure: change(entry.procedure) };
    this.#stored.keep(changed);
    this.#set({ entry: changed, provider: speak(provider) });
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

/** What the provider says with a whole procedure (calls 2 and 5). */
function wordOf(procedure: Procedure, askedAt: number): ProviderWord {
  const photos = perPhoto(({ name }) => hasPhoto(procedure, name));
  return { status: procedure.status, photos, askedAt };
}

function withPhoto(word: ProviderWord | null, name: PhotoName, isThere: boolean): ProviderWord | null {
  if (word === null || word.photos === null) return word;
  return { ...word, photos: { ...word.photos, [name]: isThere } };
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}
