import type { PhotoName } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import type {
  PhotoFacts,
  PhotoUpload,
  PhotoVaultPort,
  StoredUpload,
  StoredUploadId,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { ProcedureStore, ProviderReport } from '../procedure/procedure-store.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { arrivedNames } from '../vault/photo-note.ts';
import type { Delivery } from './deliver.ts';
import { EndConfirmation } from './end-confirmation.ts';
import type { PendingUpload, Storing } from './pending-upload.ts';
import {
  difference,
  isNews,
  noDifference,
  type VaultDifference,
  type VaultReading,
} from './vault-difference.ts';

/** The longest that a screen waits for the vault, in ms: some browsers never open their database. */
const longestRestoreMs = 2_000;

/** How often a vault that can't be read is asked for the photos of an earlier page again, in ms. */
const restoreAgainMs = 5_000;

/** The longest that a photo waits for the vault before it is sent, in ms. */
const longestNoteMs = 1_000;

export interface OutboxParts {
  readonly store: ProcedureStore;
  readonly vault: PhotoVaultPort;
  readonly device: DevicePort;
}

/** What the queue has to do. */
export interface OutboxListener {
  /** The queue's items at the moment of the call. */
  readonly queued: () => readonly PendingUpload[];
  /** Another link was opened, or the procedure has ended: drop all items. */
  readonly onEnded: () => void;
  /** The provider has said once that the procedure is not started: send nothing, and drop nothing yet. */
  readonly onPaused: () => void;
  /** These photos were stored by an earlier page. */
  readonly onRestored: (photos: readonly StoredUpload[]) => void;
  /** The provider has reported that the procedure is started: photos can be sent. */
  readonly onStarted: () => void;
  /** As `onStarted`, after it was not started: photos that were stored since may be missing in the queue. */
  readonly onRestarted: () => void;
}

/**
 * The photos of the open link in the vault. The only part of the app that deletes a photo from the vault,
 * and only for a reason of `Removal`: local storage, written here or by another tab, is never a reason.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #listener: OutboxListener;
  #subscriptions: readonly Unsubscribe[] = [];
  #token: string | null = null;
  /** The provider's latest report on the status that was acted on. */
  #report: Pick<ProviderReport, 'status' | 'askedAt'> | null = null;
  /** Whether the photos of an earlier page are in the queue. */
  #isRestored = false;
  /** Reads them from the vault; null while that does not run. */
  #restoring: Promise<boolean> | null = null;
  #restoreTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last change here before the link was opened. */
  #changesBefore = 0;
  /** How many times a link was opened or closed. A vault result of an earlier visit is out of date. */
  #visit = 0;
  #isDisposed = false;
  /** Counts the changes made here, and which of them was the last for each name. An earlier vault result is out of date. */
  #changes = 0;
  readonly #lastChange = new Map<PhotoName, number>();
  /** Stored photos that could not be read, so that they are not read again at every comparison. */
  readonly #unreadable = new Set<string>();
  /** The mark in the order of photos at the first report that the procedure is not started. */
  #firstReport: Promise<number> | null = null;
  readonly #end = new EndConfirmation(() => this.#askAgain());

  constructor(parts: OutboxParts, listener: OutboxListener) {
    this.#parts = parts;
    this.#listener = listener;
  }

  /** Follows the store from now on. It may call the listener at once, which then needs this outbox. */
  follow(): void {
    const { vault, store, device } = this.#parts;
    // The first call, so that no expired photo is opened.
    void vault.remove({ reason: 'expired' });
    this.#subscriptions = [
      store.subscribe(() => this.#followStore()),
      device.watchVisibility((visible) => visible && this.#onVisible()),
    ];
    this.#followStore();
  }

  /** Follows nothing any more, and passes on no late result. The photos stay in the vault. */
  dispose(): void {
    for (const end of this.#subscriptions) end();
    this.#end.forget();
    clearTimeout(this.#restoreTimer);
    this.#visit += 1;
    this.#isDisposed = true;
  }

  /** Resolves when the photos of an earlier page are in the queue, or after 2 s; late ones are added later. */
  async ready(): Promise<void> {
    await withTimeout(longestRestoreMs, this.#restored(), { otherwise: false });
  }

  /** Gives the photo its place at once, and stores it, which can take long. */
  add(content: PhotoUpload, facts: PhotoFacts): Storing {
    const token = this.#token;
    if (token === null) throw new Error('There is no procedure: the link was not verified.');
    this.#noteChange(content.photo);
    const { vault } = this.#parts;
    const reserved = vault.reserve(token, content.photo, facts);
    return { reserved, stored: reserved.then((id) => vault.store(token, id, content, facts)) };
  }

  /** Stores a photo that the browser has lost, or that is in memory only, again. Its place stays the same. */
  storeAgain({ id, content, facts }: PendingUpload): Promise<StoredUpload> | null {
    if (this.#token === null || id === null) return null;
    this.#noteChange(content.photo);
    return this.#parts.vault.store(this.#token, id, content, facts);
  }

  /** Waits until the vault has stored the photo, at most 1 s. */
  async waitUntilStored({ whenStored }: PendingUpload): Promise<void> {
    await withTimeout(longestNoteMs, whenStored, { otherwise: undefined });
  }

  /**
   * A call with this photo is about to leave: waits until the vault has stored the photo and noted the
   * attempt, at most 1 s.
   */
  async noteAttempt({ whenReserved, whenStored }: PendingUpload): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    const noted = whenReserved.then((id) => this.#parts.vault.noteAttempt(token, id));
    await withTimeout(longestNoteMs, Promise.all([whenStored, noted]), { otherwise: undefined });
  }

  /**
   * Removes a photo that the provider has. Resolves when other tabs can see the removal.
   * @param token of its link; by default, the open one.
   */
  async release(
    { content, id, whenReserved }: PendingUpload,
    delivery: Delivery,
    token = this.#token,
  ): Promise<void> {
    if (token === null) return;
    this.#noteChange(content.photo);
    const remove = (photo: StoredUploadId) =>
      delivery === 'acknowledged'
        ? this.#parts.vault.remove({ reason: 'acknowledged', token, photo })
        : this.#parts.vault.remove({ reason: 'providerSays', token, answer: { has: photo } });
    if (id !== null) return remove(id);
    void whenReserved.then(remove);
  }

  /** Removes the photo of this name, which the customer has taken back. */
  takeBack(photo: PhotoName): void {
    this.#noteChange(photo);
    if (this.#token === null) return;
    void this.#parts.vault.remove({ reason: 'takenBack', token: this.#token, photo });
  }

  /** Removes a photo whose file can't be read, and older ones of its name: newer ones, as of another tab, stay. */
  giveUp({ photo, id, whenReserved }: PendingUpload): void {
    const token = this.#token;
    if (token === null) return;
    this.#noteChange(photo);
    // Between two whole numbers are places in memory only, which no other tab has.
    const remove = ({ order }: StoredUploadId) =>
      this.#parts.vault.remove({ reason: 'takenBack', token, photo, before: Math.floor(order) + 1 });
    void (id === null ? whenReserved.then(remove) : remove(id));
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    if (this.#token !== null) void this.#parts.vault.noteDeletion(this.#token, photo);
  }

  /** Compares the queue with the vault. @returns null if the vault can't be read now. */
  async compare(): Promise<VaultDifference<PendingUpload> | null> {
    const token = this.#token;
    if (token === null) return noDifference;
    if (!(await this.#restored())) return null;
    const since = this.#changes;
    const isCurrent = () => token === this.#token && !this.#isDisposed;
    if (!isCurrent()) return noDifference;
    const reading = await this.#read(token);
    if (!isCurrent()) return noDifference;
    if (reading === null) return null;
    // Other tabs write a status or thumb to local storage before they remove the photo from the vault.
    this.#parts.store.catchUp();
    if (!isCurrent()) return noDifference;
    return difference(this.#listener.queued(), reading, this.#changedSince(since));
  }

  /** Reads what the vault has for this link. @returns null if it can't be read, or another link was opened meanwhile. */
  async #read(token: string): Promise<VaultReading | null> {
    const contents = await this.#parts.vault.list(token);
    if (contents === null || token !== this.#token) return null;
    const queued = this.#listener.queued();
    const unknown = contents.stored.filter((id) => !this.#unreadable.has(keyOf(id)) && isNews(id, queued));
    return { contents, opened: await this.#open(token, unknown) };
  }

  /** The names of which a photo was added, stored again, released or taken back here since this change. */
  #changedSince(change: number): ReadonlySet<PhotoName> {
    return new Set([...this.#lastChange].flatMap(([photo, last]) => (last > change ? [photo] : [])));
  }

  /** The vault's copy of this photo; null if it has none. */
  async copyOf({ id }: PendingUpload): Promise<StoredUpload | null> {
    return this.#token === null || id === null ? null : this.#parts.vault.openOne(this.#token, id);
  }

  #noteChange(photo: PhotoName): void {
    this.#changes += 1;
    this.#lastChange.set(photo, this.#changes);
  }

  /** Reads these photos one after the other, and no other: five files of 20 MB at once are too much for a phone. */
  async #open(token: string, listed: readonly StoredUploadId[]): Promise<readonly StoredUpload[]> {
    const photos: StoredUpload[] = [];
    for (const id of listed) {
      const photo = await this.#parts.vault.openOne(token, id);
      if (photo === null) this.#unreadable.add(keyOf(id));
      else photos.push(photo);
    }
    return photos;
  }

  #onVisible(): void {
    // What could not be read may be readable now.
    this.#unreadable.clear();
    void this.#parts.vault.remove({ reason: 'expired' });
  }

  #followStore(): void {
    const { entry, provider } = this.#parts.store.getSnapshot();
    if (entry === null) return this.#close();
    if (entry.token !== this.#token) this.#enter(entry.token);
    // Another tab may have started it: an earlier report says nothing about that.
    if (entry.procedure.status === 'started') this.#end.forget();
    const { status, askedAt } = this.#report ?? {};
    // A report on one photo alone says nothing new about the status.
    const isNew = provider !== null && (provider.status !== status || provider.askedAt !== askedAt);
    if (isNew) this.#handleReport(entry.token, provider);
  }

  #enter(token: string): void {
    this.#token = token;
    this.#report = null;
    this.#end.forget();
    this.#visit += 1;
    this.#changesBefore = this.#changes;
    this.#listener.onEnded();
    this.#isRestored = false;
    this.#restoring = null;
    void this.#restored();
  }

  /** The provider refuses this link. Its photos stay until they expire: the response may have been a mistake. */
  #close(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.#report = null;
    this.#end.forget();
    this.#restoring = null;
    clearTimeout(this.#restoreTimer);
    this.#visit += 1;
    this.#listener.onEnded();
  }

  /** Reads the photos of an earlier page, unless that was done. @returns whether they are in the queue. */
  #restored(): Promise<boolean> {
    const token = this.#token;
    if (this.#isRestored || token === null) return Promise.resolve(true);
    this.#restoring ??= this.#readStored(token, this.#visit);
    return this.#restoring;
  }

  async #readStored(token: string, visit: number): Promise<boolean> {
    clearTimeout(this.#restoreTimer);
    const { vault } = this.#parts;
    const [photos, contents] = await Promise.all([vault.open(token), vault.list(token)]);
    if (visit !== this.#visit) return true;
    this.#restoring = null;
    this.#isRestored = contents !== null;
    // Some databases open late, or fail for a while.
    if (contents === null) this.#restoreTimer = setTimeout(() => void this.#restored(), restoreAgainMs);
    this.#restore(token, photos, contents);
    return this.#isRestored;
  }

  #restore(token: string, opened: readonly StoredUpload[], contents: VaultContents | null): void {
    if (this.#report !== null && this.#report.status !== 'started') return;
    const changed = this.#changedSince(this.#changesBefore);
    const queued = this.#listener.queued();
    const photos = opened.filter((photo) => !changed.has(photo.photo) && isNews(photo, queued));
    this.#listener.onRestored(photos);
    const arrived = contents === null ? [] : arrivedNames(contents);
    const isStarted = arrived.length > 0 || photos.some(({ facts }) => facts.status === 'started');
    this.#parts.store.assume(token, { isStarted, arrived });
    if (this.#report !== null) this.#listener.onStarted();
    // Listed, but not read: the database may have opened in between.
    if (contents?.stored.some((id) => isNews(id, this.#listener.queued()))) this.#listener.onRestarted();
  }

  #handleReport(token: string, report: ProviderReport): void {
    const hadEnded = this.#report !== null && this.#report.status !== 'started';
    this.#report = report;
    const { status } = report;
    if (status === 'started') {
      this.#end.forget();
      this.#listener.onStarted();
      return hadEnded ? this.#listener.onRestarted() : undefined;
    }
    const { vault } = this.#parts;
    const worth = this.#end.hear(report);
    if (worth === 'first') this.#firstReport = vault.mark();
    if (worth === 'first' || worth === 'tooSoon') return this.#listener.onPaused();
    this.#listener.onEnded();
    if (worth === 'acknowledgement') {
      const { askedAt } = report;
      return void vault.remove({ reason: 'providerSays', token, answer: { status, askedAt } });
    }
    // Only the photos of which both reports speak.
    void this.#firstReport?.then((before) =>
      vault.remove({ reason: 'providerSays', token, answer: { status, before } }),
    );
  }

  /** Asks the provider for the status again, if the phone has photos. @returns false if there was no response. */
  async #askAgain(): Promise<boolean> {
    const token = this.#token;
    if (token === null) return true;
    const contents = await this.#parts.vault.list(token);
    const isUseful = contents === null || contents.stored.length > 0 || arrivedNames(contents).length > 0;
    if (!isUseful || token !== this.#token || this.#isDisposed) return true;
    return this.#parts.store.readAgain(token);
  }
}

function keyOf({ photo, order, storedAt }: StoredUploadId): string {
  return `${photo} ${order} ${storedAt}`;
}
