import {
  FakeDevice,
  FakeToasts,
  MemoryPhotoVault,
  type MemoryPhotoVaultSettings,
  MemoryStorage,
  type VaultEffect,
} from '@recto/adapters/fake';
import {
  ConfirmSession,
  Entry,
  ProcedureStore,
  RepositoryError,
  type UploadQueue,
  type Mutex,
  type PhotoName,
  type MemoryPhotos,
  type PhotoUpload,
  type StoragePort,
  type StoredProcedure,
  type Unsubscribe,
} from '@recto/core';
import { pendingPhotoOf } from '../../../../../packages/core/src/uploads/pending-photo.ts';
import type { ModelProvider } from './model-provider.ts';
import type { Body, PhotoLedger } from './photo-ledger.ts';
import { testUploadQueue } from '../test-upload-queue.ts';
import { DiskSchedule } from './disk-schedule.ts';

/** Whether a page gets the storage events of other pages, or sees a change only when it reads. */
export type StorageEvents = 'delivered' | 'silent';

export interface ModelPageParts {
  /** What is on the disk. */
  readonly photos: MemoryPhotos;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** In ms, by a clock that can't be set. */
  readonly elapsed: () => number;
  readonly isDiskSlow: () => boolean;
  /** Whether the database can be read, which may be late. */
  readonly isReadable: () => boolean;
  readonly ledger: PhotoLedger;
  readonly provider: ModelProvider;
  readonly storage: MemoryStorage;
  readonly storageEvents: StorageEvents;
  readonly isOnline: boolean;
  readonly mutex: (page: ModelPage) => Mutex;
}

export const links = ['first-link', 'second-link'] as const;

/** What the vault has, of both links. */
export function bodiesIn(photos: MemoryPhotos): ReadonlySet<Body> {
  return new Set(links.flatMap((link) => photos.open(link).map(bodyOf)));
}

function bodyOf(content: PhotoUpload): Body {
  return content.source === 'taken' ? content.image : content.file;
}

/** One page of the phone, with the real queue, store and entry, and what a customer does on its screens. */
export class ModelPage {
  alive = true;
  readonly device = new FakeDevice();
  readonly store: ProcedureStore;
  readonly queue: UploadQueue;
  readonly disk: DiskSchedule;
  /** Storing photos, which delays no other call. */
  readonly storing: DiskSchedule;
  readonly #parts: ModelPageParts;
  readonly #entry: Entry;
  readonly #confirm: ConfirmSession;
  readonly #toasts = new FakeToasts();
  /** The link that the customer has opened here last. */
  #link: string | null = null;
  #isEntered = false;
  #submittedAt: number | null = null;
  /** What the customer has taken back or replaced here. */
  readonly letGo = new Set<Body>();
  /** What the customer has taken back here, and the vault has not removed yet. */
  readonly #takenBack: { readonly link: string; readonly photo: PhotoName }[] = [];

  constructor(parts: ModelPageParts) {
    this.#parts = parts;
    const { photos, now, elapsed, isReadable, provider } = parts;
    if (!parts.isOnline) this.device.setOnline(false);
    const { device } = this;
    const storage = new PageStorage(parts.storage, parts.storageEvents, this);
    const [toasts, repository] = [this.#toasts, provider.repositoryFor(this)];
    this.disk = new DiskSchedule(parts.isDiskSlow);
    this.storing = new DiskSchedule(parts.isDiskSlow);
    const run: MemoryPhotoVaultSettings['run'] = (call, what) =>
      (what === 'store' ? this.storing : this.disk).run(call);
    const onEffect = (effect: VaultEffect) => this.#tellLedger(effect);
    const vault = new MemoryPhotoVault({ photos, now, elapsed, isReadable, run, onEffect });
    this.store = new ProcedureStore({ repository, storage, toasts, now });
    this.queue = testUploadQueue({
      repository,
      store: this.store,
      vault,
      storage,
      device,
      toasts,
      mutex: parts.mutex(this),
    });
    this.#entry = new Entry({ store: this.store, device });
    this.#confirm = new ConfirmSession({ store: this.store, uploads: this.queue, device, toasts });
  }

  get link(): string | null {
    return this.#link;
  }

  /** What the queue holds. */
  get bodies(): readonly Body[] {
    return this.queue.getSnapshot().map(({ content }) => bodyOf(content));
  }

  /** The link that it shows as started; null if there is none, or the page is dead. */
  get started(): string | null {
    return this.alive && this.#status === 'started' ? this.#link : null;
  }

  open(link: string): void {
    if (this.#link !== link) this.#isEntered = false;
    this.#link = link;
    this.#run(async () => {
      const { name } = await this.#entry.open(link);
      if (this.#link === link) this.#isEntered = name === 'entered';
    });
  }

  /** Makes call 2 again, as opening a link again does. */
  verify(): void {
    if (this.#link === null) return;
    this.#isEntered = true;
    this.#run(() => this.store.verify(this.#link!));
  }

  /** What the screens of the link show; null while there are no screens. */
  get #shown(): StoredProcedure | null {
    const { entry } = this.store.getSnapshot();
    const isShown = this.#isEntered && entry?.token === this.#link;
    return isShown && this.#entry.getSnapshot().name !== 'refused' ? entry : null;
  }

  get #status() {
    return this.#shown?.procedure.status ?? null;
  }

  /** The button of the start or status screen. */
  press(action: 'start' | 'reset'): void {
    const from = { start: 'active', reset: 'refused' } as const;
    if (this.#status !== from[action]) return;
    this.#run(() => this.store[action]());
  }

  /** The button of the confirm screen. */
  submit(): void {
    if (this.#status !== 'started') return;
    const tapped = this.#parts.ledger.now();
    this.#submittedAt ??= tapped;
    this.#run(() => this.#confirm.finish().finally(() => (this.#submittedAt = null)));
  }

  /** When the customer tapped the button for the call 4 that is being made; null if the page has said what it can't know. */
  get submittedAt(): number | null {
    return this.#toasts.shown.some(({ code }) => code === 'Toasts.phoneNotRead') ? null : this.#submittedAt;
  }

  /** "Use", or a picked file. */
  use(content: PhotoUpload): void {
    if (this.#status !== 'started') return;
    const { ledger, now } = this.#parts;
    this.#letGo(content.photo);
    ledger.decide(this, this.#link!, content.photo, bodyOf(content), now());
    this.#run(() => this.queue.add(content));
  }

  /** Cancel, or "Retake" after a failure. */
  takeBack(photo: PhotoName): void {
    if (this.#status !== 'started' || pendingPhotoOf(this.queue.getSnapshot(), photo) === undefined) return;
    this.#letGo(photo);
    this.#takenBack.push({ link: this.#link!, photo });
    this.#parts.ledger.letGo(this.#link!, photo);
    this.queue.drop(photo);
  }

  /** "Delete", as the confirm screen does it. */
  delete(photo: PhotoName): void {
    if (this.#status !== 'started') return;
    this.takeBack(photo);
    this.#run(async () => {
      if (await this.store.deletePhoto(photo)) this.queue.noteDeletion(photo);
    });
  }

  #letGo(photo: PhotoName): void {
    const pending = pendingPhotoOf(this.queue.getSnapshot(), photo);
    if (pending !== undefined) this.letGo.add(bodyOf(pending.content));
  }

  retryFailed(): void {
    for (const { content, state } of this.queue.getSnapshot()) {
      if (state.name === 'failed') this.#run(() => this.queue.retry(content.photo));
    }
  }

  /** The page dies at once: none of its pending calls returns. */
  end(effects: number, callsArrive: boolean): void {
    this.storing.end(effects % 2);
    this.disk.end(effects);
    this.alive = false;
    this.#parts.provider.end(this, callsArrive);
  }

  /** The screen handles a provider's error; any other error is a defect. */
  #run(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (!(error instanceof RepositoryError)) this.#parts.ledger.violations.push(String(error));
    });
  }

  #tellLedger(effect: VaultEffect): void {
    const { ledger, now, photos } = this.#parts;
    if (effect.name === 'stored') return ledger.keep(bodyOf(effect.photo), effect.photo.storedAt, now());
    const { removal, at } = effect;
    ledger.look(at, removal.reason === 'expired', bodiesIn(photos));
    if (removal.reason === 'takenBack') {
      const index = this.#takenBack.findIndex(
        ({ link, photo }) => link === removal.token && photo === removal.photo,
      );
      if (index >= 0) this.#takenBack.splice(index, 1);
      if (index >= 0) ledger.takeBack(removal.token, removal.photo);
    }
  }
}

/** A page's local storage: a dead page writes nothing, and gets no event. */
class PageStorage implements StoragePort {
  readonly #storage: MemoryStorage;
  readonly #events: StorageEvents;
  readonly #page: { readonly alive: boolean };

  constructor(common: MemoryStorage, events: StorageEvents, page: { readonly alive: boolean }) {
    this.#storage = new MemoryStorage(common);
    this.#events = events;
    this.#page = page;
  }

  read(): StoredProcedure | null {
    return this.#storage.read();
  }

  write(entry: StoredProcedure): void {
    if (this.#page.alive) this.#storage.write(entry);
  }

  clear(): void {
    if (this.#page.alive) this.#storage.clear();
  }

  watch(listener: () => void): Unsubscribe {
    if (this.#events === 'silent') return () => {};
    return this.#storage.watch(() => this.#page.alive && listener());
  }
}
