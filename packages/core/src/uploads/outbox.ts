import { arrivedNames } from '../vault/photo-note.ts';
import type { DevicePort } from '../ports/device.ts';
import { photoKeepingMs } from '../vault/vault-limits.ts';
import type {
  StoredUpload,
  StoredUploadId,
  PhotoFacts,
  PhotoUpload,
  PhotoVaultPort,
  RemovalReason,
  VaultContents,
} from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/procedure.ts';
import type { ProcedureStore, ProviderWord } from '../procedure/procedure-store.ts';
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

/** How the photos in the vault differ from those that the queue holds: other tabs have changed them. */
export interface OutboxChanges {
  /** Sent, taken back or replaced in another tab; or deleted after 24 hours. */
  readonly gone: readonly { readonly item: PendingUpload; readonly reason: RemovalReason }[];
  /** Kept by another tab. */
  readonly found: readonly StoredUpload[];
  /** Not in the vault any more, and no tab has removed them: the browser has lost them. */
  readonly lost: readonly PendingUpload[];
  /** In memory only, while the phone says what it keeps: the disk may have failed for a moment. */
  readonly inMemory: readonly PendingUpload[];
}

const noChanges: OutboxChanges = { gone: [], found: [], lost: [], inMemory: [] };

/** What the queue has to do. */
export interface OutboxListener {
  /** Another link was opened, or the procedure has ended: what the queue holds does not belong to it. */
  readonly onOver: () => void;
  /** These were kept by an earlier page. */
  readonly onRestored: (photos: readonly StoredUpload[]) => void;
  /** The provider itself says that the procedure is started: photos can be sent. */
  readonly onStarted: () => void;
  /** It was not, before: photos that were put away after the provider was asked are in the vault, and not in the queue. */
  readonly onBegunAgain: () => void;
}

/**
 * The photos of the open link in the vault. The only part of the app that deletes a photo from there,
 * and only for a reason of `Removal`: what is stored, here or by another tab, never leads to it.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #listener: OutboxListener;
  #token: string | null = null;
  /** The provider's word on the status that was acted on last. */
  #word: Pick<ProviderWord, 'status' | 'askedAt'> | null = null;
  /** What the vault has of the link that is open now is being read; null once that is done. */
  #restoring: Promise<void> | null = null;
  /** How many times a link was opened or closed: what the vault answers to an earlier visit is old. */
  #visit = 0;
  /** How many times something was decided about a photo here, and when about which: what the vault said before is old. */
  #decisions = 0;
  readonly #decidedAt = new Map<PhotoName, number>();
  /** Kept photos that could not be read, so that they are not read at every look. */
  readonly #unreadable = new Set<string>();

  constructor(parts: OutboxParts, listener: OutboxListener) {
    this.#parts = parts;
    this.#listener = listener;
    // The first call, so that what has expired is not opened.
    void parts.vault.remove({ reason: 'expired' });
    parts.store.subscribe(() => this.#follow());
    this.#follow();
    parts.device.watchVisibility((visible) => visible && void parts.vault.remove({ reason: 'expired' }));
  }

  /** Whether the photos that an earlier page kept are in the queue. */
  get isReady(): boolean {
    return this.#restoring === null;
  }

  /** Resolves when they are, or after 2 s; late ones join it later. */
  async ready(): Promise<void> {
    if (this.#restoring !== null) await withinMs(longestRestoreMs, this.#restoring);
  }

  /** Resolves when the vault has the photo, which can take long. */
  keep(content: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    if (this.#token === null) throw new Error('There is no procedure: the link was not verified.');
    this.#decide(content.photo);
    return this.#parts.vault.keep(this.#token, content, facts);
  }

  /**
   * A call with this photo is about to leave: waits until the vault has the photo and has noted the
   * attempt, or until it has taken too long.
   */
  async noteAttempt({ kept }: PendingUpload): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    await withinMs(
      longestNoteMs,
      kept.then((photo) => this.#parts.vault.noteAttempt(token, photo)),
    );
  }

  /**
   * The provider has this very photo: it acknowledged it, or says that it is there. Resolves when other
   * tabs can know it.
   */
  async release({ content, id, kept }: PendingUpload, how: 'acknowledged' | 'there'): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    this.#decide(content.photo);
    const remove = (photo: StoredUploadId) =>
      how === 'acknowledged'
        ? this.#parts.vault.remove({ reason: 'acknowledged', token, photo })
        : this.#parts.vault.remove({ reason: 'providerSays', token, answer: { has: photo } });
    if (id !== null) return remove(id);
    void kept.then(remove);
  }

  /** The person has taken the photo of this name back. */
  takeBack(photo: PhotoName): void {
    this.#decide(photo);
    if (this.#token === null) return;
    void this.#parts.vault.remove({ reason: 'takenBack', token: this.#token, photo });
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    if (this.#token !== null) void this.#parts.vault.noteDeletion(this.#token, photo);
  }

  /**
   * Compares what the queue holds with what the vault keeps.
   * @param held all that the queue holds at this moment.
   */
  async look(held: () => readonly PendingUpload[]): Promise<OutboxChanges> {
    const token = this.#token;
    if (token === null) return noChanges;
    const since = this.#decisions;
    const contents = await this.#parts.vault.list(token);
    if (contents === null || token !== this.#token) return noChanges;
    const isUnknown = (id: StoredUploadId) =>
      !this.#unreadable.has(nameOf(id)) && !held().some((item) => isSame(item.id, id));
    const unknown = contents.kept.filter(isUnknown);
    const opened = unknown.length === 0 ? [] : await this.#open(token, unknown);
    // Other tabs store what the provider has agreed to before they let a photo go.
    this.#parts.store.catchUp();
    if (token !== this.#token) return noChanges;

    const isCurrent = ({ photo }: { readonly photo: PhotoName }) =>
      (this.#decidedAt.get(photo) ?? 0) <= since;
    const settled = held().filter(({ id, content }) => id !== null && isCurrent(content));
    const durable = settled.filter(({ id }) => id?.kept === 'durable');
    const missing = durable.filter(({ id }) => !contents.kept.some((other) => isSame(id, other)));
    const isAfter =
      ({ id, content }: PendingUpload) =>
      ({ photo, keptAt }: StoredUploadId) =>
        photo === content.photo && keptAt > id!.keptAt;
    const reasonOf = (item: PendingUpload): RemovalReason | undefined => {
      const removed = contents.removed.find((other) => isSame(item.id, other));
      if (removed !== undefined) return removed.reason;
      // The browser has lost it, and the person has put another one of its name away since.
      if ([...contents.kept, ...contents.removed].some(isAfter(item))) return 'takenBack';
      // By now, the note that would say why it left is gone too.
      return contents.now - item.id!.keptAt >= photoKeepingMs ? 'expired' : undefined;
    };
    // This tab has it in memory only, so another one, which did not know of it, could not replace it.
    const overtaken = settled.filter(
      (item) =>
        item.id?.kept === 'memory' &&
        [...contents.kept, ...contents.removed.filter(({ reason }) => reason !== 'takenBack')].some(
          isAfter(item),
        ),
    );
    return {
      gone: [
        ...overtaken.map((item) => ({ item, reason: 'takenBack' as const })),
        ...missing.flatMap((item) => {
          const reason = reasonOf(item);
          return reason === undefined ? [] : [{ item, reason }];
        }),
      ],
      found: opened.filter((photo) => isUnknown(photo) && isCurrent(photo)),
      lost: missing.filter((item) => reasonOf(item) === undefined),
      inMemory: settled.filter((item) => item.id?.kept === 'memory' && !overtaken.includes(item)),
    };
  }

  /** The vault's copy of this photo; null where it has none. */
  async copyOf({ id }: PendingUpload): Promise<StoredUpload | null> {
    if (this.#token === null || id === null) return null;
    const photos = await this.#parts.vault.open(this.#token);
    return photos.find((photo) => isSame(id, photo)) ?? null;
  }

  #decide(photo: PhotoName): void {
    this.#decisions += 1;
    this.#decidedAt.set(photo, this.#decisions);
  }

  async #open(token: string, listed: readonly StoredUploadId[]): Promise<readonly StoredUpload[]> {
    const photos = await this.#parts.vault.open(token);
    for (const id of listed) {
      if (!photos.some((photo) => isSame(photo, id))) this.#unreadable.add(nameOf(id));
    }
    return photos;
  }

  #follow(): void {
    const { entry, provider } = this.#parts.store.getSnapshot();
    if (entry === null) return this.#close();
    if (entry.token !== this.#token) this.#enter(entry.token);
    const { status, askedAt } = this.#word ?? {};
    // A word on a photo alone says no more about the status than before.
    const isNews = provider !== null && (provider.status !== status || provider.askedAt !== askedAt);
    if (isNews) this.#hear(entry.token, provider);
  }

  #enter(token: string): void {
    this.#token = token;
    this.#word = null;
    this.#visit += 1;
    const [visit, since] = [this.#visit, this.#decisions];
    this.#listener.onOver();
    const { vault } = this.#parts;
    const restore = ([photos, contents]: [readonly StoredUpload[], VaultContents | null]) => {
      if (visit === this.#visit) this.#restore(token, photos, contents, since);
    };
    this.#restoring = Promise.all([vault.open(token), vault.list(token)]).then(restore);
  }

  /** The provider refuses this link. What is kept stays for its time: the answer may have been a mistake. */
  #close(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.#word = null;
    this.#restoring = null;
    this.#visit += 1;
    this.#listener.onOver();
  }

  #restore(
    token: string,
    photos: readonly StoredUpload[],
    contents: VaultContents | null,
    since: number,
  ): void {
    this.#restoring = null;
    if (this.#word !== null && this.#word.status !== 'started') return;
    this.#listener.onRestored(photos.filter(({ photo }) => (this.#decidedAt.get(photo) ?? 0) <= since));
    const arrived = contents === null ? [] : arrivedNames(contents);
    const isStarted = arrived.length > 0 || photos.some(({ facts }) => facts.status === 'started');
    this.#parts.store.assume(token, { isStarted, arrived });
    if (this.#word !== null) this.#listener.onStarted();
  }

  #hear(token: string, word: ProviderWord): void {
    const wasOver = this.#word !== null && this.#word.status !== 'started';
    this.#word = word;
    const { status, askedAt } = word;
    if (status === 'started') {
      this.#listener.onStarted();
      return wasOver ? this.#listener.onBegunAgain() : undefined;
    }
    this.#listener.onOver();
    void this.#parts.vault.remove({ reason: 'providerSays', token, answer: { status, askedAt } });
  }
}

function isSame(one: StoredUploadId | null, other: StoredUploadId): boolean {
  return one?.photo === other.photo && one.keptAt === other.keptAt;
}

function nameOf({ photo, keptAt }: StoredUploadId): string {
  return `${photo} ${keptAt}`;
}

/** Waits for work, but not for ever. The work itself goes on. */
async function withinMs(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
