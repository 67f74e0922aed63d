import type { PhotoName } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import type {
  PhotoFacts,
  PhotoUpload,
  PhotoVaultPort,
  RemovalReason,
  StoredUpload,
  StoredUploadId,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { ProcedureStore, ProviderReport } from '../procedure/procedure-store.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { arrivedNames } from '../vault/photo-note.ts';
import { photoRetentionMs } from '../vault/vault-limits.ts';
import type { Delivery } from './deliver.ts';
import type { PendingUpload } from './pending-upload.ts';

/** The longest that a screen waits for the vault, in ms: some browsers never open their database. */
const longestRestoreMs = 2_000;

/** The longest that a photo waits for the vault before it is sent, in ms. */
const longestNoteMs = 1_000;

export interface OutboxParts {
  readonly store: ProcedureStore;
  readonly vault: PhotoVaultPort;
  readonly device: DevicePort;
}

/** How the photos in the vault differ from those in the queue, because other tabs or the browser changed them. */
export interface OutboxChanges {
  /** Sent, taken back or replaced in another tab; or deleted after 24 hours. */
  readonly gone: readonly { readonly item: PendingUpload; readonly reason: RemovalReason }[];
  /** Stored by another tab. */
  readonly found: readonly StoredUpload[];
  /** Missing from the vault although no tab removed them: the browser has lost them. */
  readonly lost: readonly PendingUpload[];
  /** In memory only, although the vault can be read: the disk may have failed for a moment. */
  readonly inMemory: readonly PendingUpload[];
}

const noChanges: OutboxChanges = { gone: [], found: [], lost: [], inMemory: [] };

/** What the queue has to do. */
export interface OutboxListener {
  /** Another link was opened, or the procedure has ended: drop all items. */
  readonly onEnded: () => void;
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
  readonly #subscriptions: readonly Unsubscribe[];
  #token: string | null = null;
  /** The provider's latest report on the status that was acted on. */
  #report: Pick<ProviderReport, 'status' | 'askedAt'> | null = null;
  /** Resolves when the photos of the open link were read from the vault; null after that. */
  #restoring: Promise<void> | null = null;
  /** How many times a link was opened or closed. A vault result of an earlier visit is out of date. */
  #visit = 0;
  /** Counts the changes made here, and which of them was the last for each name. An earlier vault result is out of date. */
  #changes = 0;
  readonly #lastChange = new Map<PhotoName, number>();
  /** Stored photos that could not be read, so that they are not read again at every comparison. */
  readonly #unreadable = new Set<string>();

  constructor(parts: OutboxParts, listener: OutboxListener) {
    this.#parts = parts;
    this.#listener = listener;
    // The first call, so that no expired photo is opened.
    void parts.vault.remove({ reason: 'expired' });
    this.#subscriptions = [
      parts.store.subscribe(() => this.#followStore()),
      parts.device.watchVisibility((visible) => visible && void parts.vault.remove({ reason: 'expired' })),
    ];
    this.#followStore();
  }

  /** Follows nothing any more. The photos stay in the vault. */
  dispose(): void {
    for (const end of this.#subscriptions) end();
  }

  /** Whether the photos that an earlier page stored are in the queue. */
  get isReady(): boolean {
    return this.#restoring === null;
  }

  /** Resolves when they are, or after 2 s; late ones are added when they arrive. */
  async ready(): Promise<void> {
    if (this.#restoring !== null)
      await withTimeout(longestRestoreMs, this.#restoring, { otherwise: undefined });
  }

  /** Resolves when the vault has stored the photo, which can take long. */
  add(content: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    if (this.#token === null) throw new Error('There is no procedure: the link was not verified.');
    this.#noteChange(content.photo);
    return this.#parts.vault.store(this.#token, content, facts);
  }

  /**
   * A call with this photo is about to leave: waits until the vault has stored the photo and noted the
   * attempt, at most 1 s.
   */
  async noteAttempt({ whenStored }: PendingUpload): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    const noted = whenStored.then((photo) => this.#parts.vault.noteAttempt(token, photo));
    await withTimeout(longestNoteMs, noted, { otherwise: undefined });
  }

  /** Removes a photo that the provider has. Resolves when other tabs can see the removal. */
  async release({ content, stored, whenStored }: PendingUpload, delivery: Delivery): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    this.#noteChange(content.photo);
    const remove = (photo: StoredUploadId) =>
      delivery === 'acknowledged'
        ? this.#parts.vault.remove({ reason: 'acknowledged', token, photo })
        : this.#parts.vault.remove({ reason: 'providerSays', token, answer: { has: photo } });
    if (stored !== null) return remove(stored);
    void whenStored.then(remove);
  }

  /** Removes the photo of this name, which the customer has taken back. */
  takeBack(photo: PhotoName): void {
    this.#noteChange(photo);
    if (this.#token === null) return;
    void this.#parts.vault.remove({ reason: 'takenBack', token: this.#token, photo });
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    if (this.#token !== null) void this.#parts.vault.noteDeletion(this.#token, photo);
  }

  /**
   * Compares the queue with the vault.
   * @param queued gives the queue's items at the moment of the call.
   */
  async compare(queued: () => readonly PendingUpload[]): Promise<OutboxChanges> {
    const token = this.#token;
    if (token === null) return noChanges;
    const since = this.#changes;
    const contents = await this.#parts.vault.list(token);
    if (contents === null || token !== this.#token) return noChanges;
    const isUnknown = (id: StoredUploadId) =>
      !this.#unreadable.has(keyOf(id)) && !queued().some((item) => isSame(item.stored, id));
    const unknown = contents.stored.filter(isUnknown);
    const opened = unknown.length === 0 ? [] : await this.#open(token, unknown);
    // Other tabs write a status or thumb to local storage before they remove the photo from the vault.
    this.#parts.store.catchUp();
    if (token !== this.#token) return noChanges;

    const isUnchanged = ({ photo }: { readonly photo: PhotoName }) =>
      (this.#lastChange.get(photo) ?? 0) <= since;
    const items = queued().filter(({ stored, content }) => stored !== null && isUnchanged(content));
    const durable = items.filter((item) => item.isDurable);
    const missing = durable.filter(({ stored }) => !contents.stored.some((id) => isSame(stored, id)));
    const isNewerThan =
      ({ stored, content }: PendingUpload) =>
      ({ photo, storedAt }: StoredUploadId) =>
        photo === content.photo && storedAt > stored!.storedAt;
    const removalOf = (item: PendingUpload): RemovalReason | undefined => {
      const removed = contents.removed.find((id) => isSame(item.stored, id));
      if (removed !== undefined) return removed.reason;
      // The browser has lost it, and the customer has stored another photo of this name since.
      if ([...contents.stored, ...contents.removed].some(isNewerThan(item))) return 'takenBack';
      // After this time, the note with the reason is deleted too.
      return contents.now - item.stored!.storedAt >= photoRetentionMs ? 'expired' : undefined;
    };
    // Only this tab's memory has it, so another tab, which did not know of it, could not replace it.
    const isInMemory = ({ stored }: PendingUpload) => stored?.storedIn === 'memory';
    const replaced = items.filter(
      (item) =>
        isInMemory(item) &&
        [...contents.stored, ...contents.removed.filter(({ reason }) => reason !== 'takenBack')].some(
          isNewerThan(item),
        ),
    );
    return {
      gone: [
        ...replaced.map((item) => ({ item, reason: 'takenBack' as const })),
        ...missing.flatMap((item) => {
          const reason = removalOf(item);
          return reason === undefined ? [] : [{ item, reason }];
        }),
      ],
      found: opened.filter((photo) => isUnknown(photo) && isUnchanged(photo)),
      lost: missing.filter((item) => removalOf(item) === undefined),
      inMemory: items.filter((item) => isInMemory(item) && !replaced.includes(item)),
    };
  }

  /** The vault's copy of this photo; null if it has none. */
  async copyOf({ stored }: PendingUpload): Promise<StoredUpload | null> {
    if (this.#token === null || stored === null) return null;
    const photos = await this.#parts.vault.open(this.#token);
    return photos.find((photo) => isSame(stored, photo)) ?? null;
  }

  #noteChange(photo: PhotoName): void {
    this.#changes += 1;
    this.#lastChange.set(photo, this.#changes);
  }

  async #open(token: string, listed: readonly StoredUploadId[]): Promise<readonly StoredUpload[]> {
    const photos = await this.#parts.vault.open(token);
    for (const id of listed) {
      if (!photos.some((photo) => isSame(photo, id))) this.#unreadable.add(keyOf(id));
    }
    return photos;
  }

  #followStore(): void {
    const { entry, provider } = this.#parts.store.getSnapshot();
    if (entry === null) return this.#close();
    if (entry.token !== this.#token) this.#enter(entry.token);
    const { status, askedAt } = this.#report ?? {};
    // A report on one photo alone says nothing new about the status.
    const isNew = provider !== null && (provider.status !== status || provider.askedAt !== askedAt);
    if (isNew) this.#handleReport(entry.token, provider);
  }

  #enter(token: string): void {
    this.#token = token;
    this.#report = null;
    this.#visit += 1;
    const [visit, since] = [this.#visit, this.#changes];
    this.#listener.onEnded();
    const { vault } = this.#parts;
    const restore = ([photos, contents]: [readonly StoredUpload[], VaultContents | null]) => {
      if (visit === this.#visit) this.#restore(token, photos, contents, since);
    };
    this.#restoring = Promise.all([vault.open(token), vault.list(token)]).then(restore);
  }

  /** The provider refuses this link. Its photos stay until they expire: the response may have been a mistake. */
  #close(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.#report = null;
    this.#restoring = null;
    this.#visit += 1;
    this.#listener.onEnded();
  }

  #restore(
    token: string,
    photos: readonly StoredUpload[],
    contents: VaultContents | null,
    since: number,
  ): void {
    this.#restoring = null;
    if (this.#report !== null && this.#report.status !== 'started') return;
    this.#listener.onRestored(photos.filter(({ photo }) => (this.#lastChange.get(photo) ?? 0) <= since));
    const arrived = contents === null ? [] : arrivedNames(contents);
    const isStarted = arrived.length > 0 || photos.some(({ facts }) => facts.status === 'started');
    this.#parts.store.assume(token, { isStarted, arrived });
    if (this.#report !== null) this.#listener.onStarted();
  }

  #handleReport(token: string, report: ProviderReport): void {
    const hadEnded = this.#report !== null && this.#report.status !== 'started';
    this.#report = report;
    const { status, askedAt } = report;
    if (status === 'started') {
      this.#listener.onStarted();
      return hadEnded ? this.#listener.onRestarted() : undefined;
    }
    this.#listener.onEnded();
    void this.#parts.vault.remove({ reason: 'providerSays', token, answer: { status, askedAt } });
  }
}

function isSame(one: StoredUploadId | null, other: StoredUploadId): boolean {
  return one?.photo === other.photo && one.storedAt === other.storedAt;
}

function keyOf({ photo, storedAt }: StoredUploadId): string {
  return `${photo} ${storedAt}`;
}
