import { MemoryStorage, type VaultEffect } from '@recto/adapters/fake';
import type {
  MemoryPhotos,
  PhotoName,
  PhotoUpload,
  ProcedureStatus,
  StoragePort,
  StoredProcedure,
  Unsubscribe,
  UploadQueueSnapshot,
} from '@recto/core';
import { pendingPhotoOf, uploadedImage } from '../../../../../packages/core/src/uploads/pending-photo.ts';
import { DiskSchedule } from './disk-schedule.ts';
import type { ModelProvider } from './model-provider.ts';
import type { Body, PhotoLedger } from './photo-ledger.ts';

/** Whether a page gets the storage events of other pages, or sees a change only when it reads. */
export type StorageEvents = 'delivered' | 'silent';

/** What holds up or damages the phone's disk and files now. */
export interface PhoneFaults {
  /** Calls wait for a step of the disk. */
  isDiskSlow: boolean;
  /** Photos are kept in memory. */
  isDiskFull: boolean;
  /** How long a page waits for the vault: as in the app, or until it responds. */
  patience: 'short' | 'endless';
  /** Whether picked files can be read, or only the vault's copies of them. */
  files: 'readable' | 'copies' | 'unreadable';
}

export interface ModelPageParts {
  readonly faults: Readonly<PhoneFaults>;
  /** What is on the disk. */
  readonly photos: MemoryPhotos;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** In ms, by a clock that can't be set. */
  readonly elapsed: () => number;
  /** Whether the database can be read, which may be late. */
  readonly isReadable: () => boolean;
  readonly ledger: PhotoLedger;
  readonly provider: ModelProvider;
  readonly storage: MemoryStorage;
  readonly storageEvents: StorageEvents;
  readonly isOnline: boolean;
  /** Waits for the phone's lock. @param begin gets what releases it. */
  readonly lock: (page: ModelPage, begin: (release: () => void) => void) => void;
}

export const links = ['first-link', 'second-link'] as const;

/** What the vault has, of both links. */
export function bodiesIn(photos: MemoryPhotos): ReadonlySet<Body> {
  return new Set(links.flatMap((link) => photos.open(link).map(uploadedImage)));
}

/** One page of the phone, and what a customer does on its screens. */
export abstract class ModelPage {
  alive = true;
  /** The link that the customer has opened here last. */
  link: string | null = null;
  /** What the customer has taken back or replaced here. */
  readonly letGo = new Set<Body>();
  /** What the customer has taken back here. */
  readonly takenBack = new Set<Body>();
  /** Its calls of the vault, which take effect in order; only storing delays no other call. */
  readonly disk: DiskSchedule;
  readonly storing: DiskSchedule;
  protected readonly parts: ModelPageParts;
  protected readonly storage: StoragePort;
  protected submitted: number | null = null;
  /** What the customer has taken back here, and the vault has not removed yet. */
  readonly #takenBack: { readonly link: string; readonly photo: PhotoName }[] = [];

  constructor(parts: ModelPageParts) {
    this.parts = parts;
    this.storage = new PageStorage(parts.storage, parts.storageEvents, this);
    this.disk = new DiskSchedule(() => parts.faults.isDiskSlow);
    this.storing = new DiskSchedule(() => parts.faults.isDiskSlow);
  }

  /** What the queue holds. */
  abstract get photos(): UploadQueueSnapshot;
  /** What the screens of the link show; null while there are no screens. */
  protected abstract get status(): ProcedureStatus | null;
  /** Opens its link. */
  protected abstract enter(link: string): void;
  /** Makes call 2 again, as opening a link again does. */
  abstract verify(): void;
  /** Calls 3 and 5. */
  protected abstract change(action: 'start' | 'reset'): void;
  /** Makes sure that the queue is complete, then makes call 4, and sets `submitted` to null. */
  protected abstract finish(): void;
  protected abstract add(content: PhotoUpload): void;
  protected abstract drop(photo: PhotoName): void;
  /** Call 8. */
  protected abstract erase(photo: PhotoName): void;
  protected abstract retry(photo: PhotoName): void;
  abstract sendInBackground(photo: PhotoName): void;
  abstract setOnline(isOnline: boolean): void;
  /** The customer leaves the page and comes back to it. */
  abstract look(): void;
  /** The app ends. */
  abstract dispose(): void;
  /** How many callers wait for the outcome of a photo. */
  abstract get callers(): number;

  /** The schedules that can make a step. */
  get schedules(): readonly DiskSchedule[] {
    return [this.disk, this.storing];
  }

  /** One of the calls that wait for the disk goes on. @returns false if there is none. */
  step(n: number): boolean {
    const busy = this.schedules.filter(({ isBusy }) => isBusy);
    return busy[n % busy.length]?.step() ?? false;
  }

  get bodies(): readonly Body[] {
    return this.photos.map(({ content }) => uploadedImage(content));
  }

  /** The link that it shows as started; null if there is none, or the page is dead. */
  get started(): string | null {
    return this.alive && this.status === 'started' ? this.link : null;
  }

  /** When the customer tapped the button for the call 4 that is being made; null if the page has said what it can't know. */
  get submittedAt(): number | null {
    return this.submitted;
  }

  open(link: string): void {
    this.link = link;
    this.enter(link);
  }

  /** The button of the start or status screen. */
  press(action: 'start' | 'reset'): void {
    const from = { start: 'active', reset: 'refused' } as const;
    if (this.status === from[action]) this.change(action);
  }

  /** The button of the confirm screen. */
  submit(): void {
    if (this.status !== 'started') return;
    const tapped = this.parts.ledger.now();
    this.submitted ??= tapped;
    this.finish();
  }

  /** "Use", or a picked file. */
  use(content: PhotoUpload): void {
    if (this.status !== 'started') return;
    const { ledger, now } = this.parts;
    this.#letGo(content.photo);
    ledger.decide(this, this.link!, content.photo, uploadedImage(content), now());
    this.add(content);
  }

  /** Cancel, or "Retake" after a failure. */
  takeBack(photo: PhotoName): void {
    const pending = pendingPhotoOf(this.photos, photo);
    if (this.status !== 'started' || pending === undefined) return;
    this.#letGo(photo);
    this.takenBack.add(uploadedImage(pending.content));
    this.#takenBack.push({ link: this.link!, photo });
    this.parts.ledger.letGo(this.link!, photo);
    this.drop(photo);
  }

  /** "Delete", as the confirm screen does it. */
  delete(photo: PhotoName): void {
    if (this.status !== 'started') return;
    this.takeBack(photo);
    this.erase(photo);
  }

  retryFailed(): void {
    for (const { content, state } of this.photos) if (state.name === 'failed') this.retry(content.photo);
  }

  /** The page dies at once: none of its pending calls returns. */
  end(effects: number, callsArrive: boolean): void {
    this.storing.end(effects % 2);
    this.disk.end(effects);
    this.alive = false;
    this.parts.provider.end(this, callsArrive);
  }

  protected readonly tellLedger = (effect: VaultEffect): void => {
    const { ledger, now, photos } = this.parts;
    const bodies = bodiesIn(photos);
    if (effect.name === 'stored')
      return ledger.keep(uploadedImage(effect.photo), effect.photo.storedAt, now(), bodies);
    const { removal, at } = effect;
    ledger.look(at, removal.reason === 'expired', bodies);
    if (removal.reason !== 'takenBack') return;
    const { token, photo } = removal;
    const index = this.#takenBack.findIndex((each) => each.link === token && each.photo === photo);
    if (index >= 0) this.#takenBack.splice(index, 1);
    if (index >= 0) ledger.takeBack(token, photo);
  };

  #letGo(photo: PhotoName): void {
    const pending = pendingPhotoOf(this.photos, photo);
    if (pending !== undefined) this.letGo.add(uploadedImage(pending.content));
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
