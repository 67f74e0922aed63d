import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import type { PhotoFacts, PhotoUpload, StoredUpload, StoredUploadId } from '../ports/photo-vault.ts';
import type { DeliveryHistory } from './deliver.ts';
import type { GivenUpCalls } from './given-up-calls.ts';

/** The state of a photo that the provider has not acknowledged. */
export type UploadState =
  /** It waits for the network or for its turn. */
  | { readonly name: 'waiting' }
  /** `progress` is the sent share of a picked file, 0 to 1; null for a taken photo: call 6 reports none. */
  | { readonly name: 'sending'; readonly progress: number | null }
  /**
   * The provider responded with an error (§8). It is sent again when the customer retries, or after a reload. `problem`
   * is present if to retry can't help.
   */
  | { readonly name: 'failed'; readonly problem?: UploadProblem };

/** Why a photo can't be sent as it is: the key of a text. */
export type UploadProblem = 'Toasts.photoTooLarge';

/** What screens see of a photo in the queue. */
export interface PendingPhoto {
  /** The same object as long as it is the same photo. */
  readonly content: PhotoUpload;
  readonly state: UploadState;
  /** Whether the queue has read it from the vault, so that it was added before, perhaps by another page or tab. */
  readonly isFromVault?: boolean;
}

/** The photos that the provider has not acknowledged, at most one per name, in the order in which they are sent. */
export type UploadQueueSnapshot = readonly PendingPhoto[];

/** The first outcome of a photo, for the screen that waits for it. */
export type UploadOutcome =
  /** The provider has acknowledged it. */
  | 'sent'
  /** There was no response, or it is sent in the background: the customer can continue. */
  | 'waiting'
  /** The same, but the phone could not store the photo: it is lost with the page. */
  | 'waitingInMemory'
  /** The provider responded with an error. */
  | 'failed'
  /** The provider, or something in front of it, reads no photo of this size. */
  | 'tooLarge'
  /** The device can no longer read the picked file, and has no copy: the photo was dropped. */
  | 'unreadable'
  /** It was taken back, or its procedure has ended. */
  | 'dropped';

/** The pending photo of this name; undefined if there is none. */
export function pendingPhotoOf(snapshot: UploadQueueSnapshot, photo: PhotoName): PendingPhoto | undefined {
  return snapshot.find(({ content }) => content.photo === photo);
}

/** The image or the file of a photo. */
export function uploadedImage(content: PhotoUpload): CapturedImage | Blob {
  return content.source === 'taken' ? content.image : content.file;
}

/** Whether the provider has responded to this image with an error, and it was not sent again since. */
export function hasFailed(
  snapshot: UploadQueueSnapshot,
  photo: PhotoName,
  image: CapturedImage | Blob,
): boolean {
  const pending = pendingPhotoOf(snapshot, photo);
  return pending?.state.name === 'failed' && uploadedImage(pending.content) === image;
}

/** Whether a photo will be sent without another tap, so that the page must stay open. */
export function isAnyToBeSent(snapshot: UploadQueueSnapshot): boolean {
  return snapshot.some(({ state }) => state.name !== 'failed');
}

/** The names of the pending photos, in the order in which they are sent. */
export function pendingPhotoNames(snapshot: UploadQueueSnapshot): readonly PhotoName[] {
  return snapshot.map(({ content }) => content.photo);
}

/** A caller that waits for the first outcome of a photo. */
interface Waiter {
  readonly resolve: (outcome: UploadOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** What the vault does with a photo: it gives it a place in the order, then stores it. */
export interface Storing {
  readonly reserved: Promise<StoredUploadId>;
  readonly stored: Promise<StoredUpload>;
}

/** The queue's own record of one photo. */
export class PendingUpload {
  readonly content: PhotoUpload;
  /** Whether an attempt may have reached the provider. */
  mayHaveArrived: boolean;
  /** It was restored from the vault, and is not sent before the provider says that the procedure is started. */
  isOnHold: boolean;
  /** Aborts the current attempt; null while there is none. */
  attempt: AbortController | null = null;
  /** What the vault has answered last, or what was known when the photo was added. */
  #facts: PhotoFacts;
  /** Resolves when it has its place in the order. */
  readonly whenReserved: Promise<StoredUploadId>;
  #id: StoredUploadId | null = null;
  #whenStored: Promise<StoredUpload>;
  #stored: StoredUpload | null = null;
  #state: UploadState = { name: 'waiting' };
  #view: PendingPhoto;
  #waiter: Waiter | null = null;

  /** @param facts what was known when the photo was added. */
  constructor(
    content: PhotoUpload,
    facts: PhotoFacts,
    vault: StoredUpload | Storing,
    origin: 'new' | 'restored',
  ) {
    this.content = content;
    this.#facts = facts;
    this.mayHaveArrived = facts.attempted;
    if ('reserved' in vault) {
      this.whenReserved = vault.reserved;
      void vault.reserved.then((id) => (this.#id = id));
      this.#whenStored = this.storeAs(vault.stored);
    } else {
      this.whenReserved = Promise.resolve(vault);
      this.#id = vault;
      this.#whenStored = Promise.resolve(vault);
      this.#noteStored(vault);
    }
    this.isOnHold = origin === 'restored';
    this.#view = { content, state: this.#state, isFromVault: !('reserved' in vault) };
  }

  /** Resolves when the vault has stored it. */
  get whenStored(): Promise<StoredUpload> {
    return this.#whenStored;
  }

  /** The photo in the vault; null until the vault has stored it. */
  get stored(): StoredUpload | null {
    return this.#stored;
  }

  get photo(): PhotoName {
    return this.content.photo;
  }

  /** What the vault knows it by; null until it has its place in the order. */
  get id(): StoredUploadId | null {
    return this.#id;
  }

  /** The vault is about to store it, for the first time or again. */
  storeAs(storing: Promise<StoredUpload>): Promise<StoredUpload> {
    this.#stored = null;
    this.#whenStored = storing;
    void storing.then((result) => this.#whenStored === storing && this.#noteStored(result));
    return storing;
  }

  #noteStored(result: StoredUpload): void {
    this.#stored = result;
    this.#facts = result.facts;
  }

  /** What is known about earlier attempts, for a delivery that the provider refuses. */
  get history(): DeliveryHistory {
    const { providerHad } = this.#facts;
    return { providerHad, mayHaveArrived: this.mayHaveArrived };
  }

  /** What the vault has to record when it stores the photo again. */
  get facts(): PhotoFacts {
    const { providerHad, mayHaveArrived } = this.history;
    return { ...this.#facts, providerHad, attempted: mayHaveArrived || this.attempt !== null };
  }

  get state(): UploadState {
    return this.#state;
  }

  set state(state: UploadState) {
    this.#state = state;
    this.#view = { ...this.#view, state };
  }

  /** What screens see of it: the same object until something has changed. */
  get view(): PendingPhoto {
    return this.#view;
  }

  /** Whether it survives a reload of the page. */
  get isDurable(): boolean {
    return this.#stored?.storedIn === 'disk';
  }

  /** Whether it is lost with the page, since the disk could not be used. */
  get isInMemory(): boolean {
    return this.#stored?.storedIn === 'memory';
  }

  get hasWaiter(): boolean {
    return this.#waiter !== null;
  }

  /** @returns the first outcome from now on. An earlier waiter gets `waiting`. */
  waitForOutcome(): Promise<UploadOutcome> {
    this.resolveWaiter('waiting');
    return new Promise((resolve, reject) => {
      this.#waiter = { resolve, reject };
    });
  }

  /** @returns whether there was a waiter. */
  resolveWaiter(outcome: UploadOutcome): boolean {
    const waiter = this.#waiter;
    this.#waiter = null;
    waiter?.resolve(outcome === 'waiting' && this.isInMemory ? 'waitingInMemory' : outcome);
    return waiter !== null;
  }

  /** Hands a defect of the app to the waiter. @returns whether there was one. */
  rejectWaiter(error: unknown): boolean {
    const waiter = this.#waiter;
    this.#waiter = null;
    waiter?.reject(error);
    return waiter !== null;
  }
}

/** The queue's records, at most one per name, in the order in which they are sent; screens see a snapshot of them. */
export class PendingUploads implements Observable<UploadQueueSnapshot> {
  readonly #snapshots = new SnapshotStore<UploadQueueSnapshot>([]);
  #items: readonly PendingUpload[] = [];
  #hasEnded = false;

  readonly getSnapshot = (): UploadQueueSnapshot => this.#snapshots.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#snapshots.subscribe(listener);

  get items(): readonly PendingUpload[] {
    return this.#items;
  }

  has(item: PendingUpload): boolean {
    return this.#items.includes(item);
  }

  of(photo: PhotoName): PendingUpload | undefined {
    return this.#items.find(({ content }) => content.photo === photo);
  }

  /**
   * The next photo to send; undefined if none is due. A photo with a waiter goes first and ignores the
   * pause, unless the device is offline.
   * @param calls a photo that has to wait for one of them is not due.
   */
  due(isOnline: boolean, isPauseOver: boolean, calls: GivenUpCalls): PendingUpload | undefined {
    const waiting = this.#items.filter(
      ({ content, state, isOnHold }) => state.name === 'waiting' && !isOnHold && !calls.delay(content),
    );
    const withWaiter = waiting.find((item) => isOnline && item.hasWaiter);
    return withWaiter ?? (isPauseOver ? waiting[0] : undefined);
  }

  /** Adds an item, in place of the one of its name. */
  add(item: PendingUpload): void {
    const former = this.of(item.content.photo);
    if (former !== undefined) this.remove(former, 'dropped');
    this.#items = [...this.#items, item];
  }

  /** Adds items that are older than all others, and of other names. */
  addFirst(items: readonly PendingUpload[]): void {
    this.#items = [...items, ...this.#items];
  }

  /** Moves an item behind all others after a failed attempt, so that it does not block them. */
  moveLast(item: PendingUpload): void {
    this.#items = [...this.#items.filter((other) => other !== item), item];
  }

  /** Removes an item and aborts its attempt. @returns whether there was a waiter for the outcome. */
  remove(item: PendingUpload, outcome: UploadOutcome): boolean {
    this.#items = this.#items.filter((other) => other !== item);
    item.attempt?.abort();
    return item.resolveWaiter(outcome);
  }

  /** Drops all items. */
  clear(): void {
    for (const item of this.#items) this.remove(item, 'dropped');
    this.publish();
  }

  /** The queue is disposed: nothing is being sent, those who wait get `waiting`, and no snapshot follows this one. */
  end(): void {
    for (const item of this.#items) {
      if (item.state.name === 'sending') item.state = { name: 'waiting' };
      item.resolveWaiter('waiting');
    }
    this.publish();
    this.#hasEnded = true;
  }

  /** Replaces the snapshot that screens see. */
  publish(): void {
    if (this.#hasEnded) return;
    if (this.#items.length === 0 && this.getSnapshot().length === 0) return;
    this.#snapshots.set(this.#items.map(({ view }) => view));
  }
}
