import type { Observable } from '../app/snapshot-store.ts';
import type { DevicePort, Unsubscribe } from '../ports/device.ts';
import type { StoredUpload, PhotoFacts, PhotoUpload, PhotoVaultPort } from '../ports/photo-vault.ts';
import { RepositoryError } from '../ports/procedure-repository.ts';
import type { StoragePort } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { hasPhoto, type PhotoName } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { canBeRead } from './can-be-read.ts';
import type { Mutex } from '../ports/mutex.ts';
import { Outbox } from './outbox.ts';
import { outcomeToasts } from './outcome-toasts.ts';
import { RetrySchedule } from './retry-schedule.ts';
import { Unanswered } from './unanswered.ts';
import { PendingUploads } from './pending-uploads.ts';
import { PendingUpload } from './pending-upload.ts';
import type { UploadOutcome, UploadQueueSnapshot } from './upload-state.ts';

/**
 * How long a person who waits is left without a word that their photo is kept in memory only, in ms.
 * A provider that answers sooner makes the word needless.
 */
const memoryNoticeMs = 2_000;

/**
 * How often it is looked, in ms, whether another tab has replaced a photo that is on its way here. That
 * tab waits for this one only so long (`Mutex`), and then the older photo must not come last.
 */
const lookWhileSendingMs = 5_000;

export interface UploadQueueParts {
  readonly store: ProcedureStore;
  readonly vault: PhotoVaultPort;
  readonly storage: StoragePort;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly exclusively: Mutex;
}

/**
 * Holds each photo from the moment that the person has decided to send it until the provider has
 * acknowledged it, and is the only one to send them: one at a time, again and again while nobody
 * answers. What it holds is in the vault too, so that it outlives the page.
 */
export class UploadQueue implements Observable<UploadQueueSnapshot> {
  readonly #parts: UploadQueueParts;
  readonly #list = new PendingUploads();
  readonly #pause: RetrySchedule;
  readonly #outbox: Outbox;
  #isSending = false;
  readonly #unanswered = new Unanswered();

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
    this.#pause = new RetrySchedule(parts, () => void this.#send());
    this.#outbox = new Outbox(parts, {
      onOver: () => this.#list.clear(),
      onRestored: (photos) => this.#restore(photos),
      onStarted: () => this.#sendRestored(),
      onBegunAgain: () => this.#lookAndSend(),
    });
    parts.device.watchOnline((online) => (online ? this.#resume() : this.#interrupt()));
    parts.device.watchVisibility((visible) => visible && this.#comeBack());
    parts.store.subscribe(() => this.#followStatus());
    // Another tab has reached the provider; perhaps with what waits here.
    parts.storage.watch(() => this.#resume());
  }

  readonly getSnapshot = (): UploadQueueSnapshot => this.#list.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#list.subscribe(listener);

  /** Whether all that it holds would be there after a reload: kept in memory only, or not yet, it would not. */
  get isDurable(): boolean {
    return this.#list.items.every((item) => item.isDurable);
  }

  /** Whether the photos kept by an earlier page are here. */
  get isReady(): boolean {
    return this.#outbox.isReady;
  }

  /** Resolves when they are, or after 2 s; late ones join when they come. */
  ready(): Promise<void> {
    return this.#outbox.ready();
  }

  /**
   * Keeps a photo and sends it, in place of the one of its name. Whoever waits for the outcome tells
   * the person of it; what comes of the photo later is told in a toast. Where the procedure has ended, as
   * the provider itself says, the photo is not put away.
   */
  add(content: PhotoUpload): Promise<UploadOutcome> {
    if (this.#isOver) return Promise.resolve('dropped');
    const facts = this.#factsOf(content.photo);
    const item = new PendingUpload(content, facts, this.#outbox.keep(content, facts), 'new');
    this.#list.add(item);
    return this.#attend(item);
  }

  /** Sends a photo again after the provider has answered with an error. */
  async retry(photo: PhotoName): Promise<UploadOutcome> {
    const item = this.#list.of(photo);
    if (item?.state.name !== 'failed') return 'dropped';
    item.state = { name: 'waiting' };
    return this.#attend(item);
  }

  /** Nobody waits for this photo any longer, once it is known where it is kept: it is sent in the background. */
  goOnWithout(photo: PhotoName): void {
    const item = this.#list.of(photo);
    void item?.kept.then(() => item.settle('waiting'));
  }

  /** Whether the provider may have an unsent photo of this name all the same: an answer can be lost. */
  mayHaveArrived(photo: PhotoName): boolean {
    return this.#unanswered.has(photo);
  }

  /** The person takes the photo back. It is sent no more; what the provider has of it, it keeps. */
  drop(photo: PhotoName): void {
    const item = this.#list.of(photo);
    if (item !== undefined) this.#list.remove(item, 'dropped');
    this.#outbox.takeBack(photo);
    this.#list.tell();
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    this.#outbox.noteDeletion(photo);
  }

  #factsOf(photo: PhotoName): PhotoFacts {
    const { store } = this.#parts;
    // Another tab may have sent one of this name, and the browser may be slow to say so.
    store.catchUp();
    const status = store.getSnapshot().entry?.procedure.status ?? 'started';
    const providerHad = this.#unanswered.has(photo) ? 'unknown' : store.providerHad(photo);
    return { status, providerHad, attempted: false };
  }

  #attend(item: PendingUpload): Promise<UploadOutcome> {
    const outcome = item.attend();
    this.#tellOfMemory(item, outcome);
    const isOnline = this.#parts.device.isOnline();
    if (!isOnline) this.#pause.begin();
    // Whoever waits goes on only once the photo would outlive the page.
    if (!isOnline || !this.#isStarted) void item.kept.then(() => item.settle('waiting'));
    void this.#send();
    this.#list.tell();
    return outcome;
  }

  /** Who waits is told soon of a photo that ends with the page, and not only when its attempt has ended. */
  #tellOfMemory(item: PendingUpload, outcome: Promise<UploadOutcome>): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
    };
    outcome.then(stop, stop);
    const begin = ({ kept }: StoredUpload) => {
      if (kept === 'memory' && !isOver) timer = setTimeout(() => item.settle('waiting'), memoryNoticeMs);
    };
    void item.kept.then(begin);
  }

  /** Sends what is due, one photo after the other, until nothing is. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#due() === undefined) return;
    this.#isSending = true;
    try {
      await this.#parts.exclusively(async () => {
        for (let item = this.#due(); item !== undefined; item = this.#due()) await this.#attempt(item);
      });
    } catch (error) {
      this.#pause.begin();
      throw error;
    } finally {
      this.#isSending = false;
    }
    void this.#send(); // What became due in the last moment.
  }

  /** Whether this page knows from the provider itself that no photo is expected. */
  get #isOver(): boolean {
    const { provider } = this.#parts.store.getSnapshot();
    return !this.#isStarted && provider !== null && provider.status !== 'started';
  }

  get #isStarted(): boolean {
    return this.#parts.store.getSnapshot().entry?.procedure.status === 'started';
  }

  /** Where the procedure is not started any more, nothing is sent, and no one waits for it. */
  #followStatus(): void {
    if (this.#isStarted) void this.#send();
    else for (const item of this.#list.items) item.settle('waiting');
  }

  /** Whose turn it is. None has one in a procedure that is not started: the provider would refuse it. */
  #due(): PendingUpload | undefined {
    if (!this.#isStarted) return undefined;
    return this.#list.due(this.#parts.device.isOnline(), this.#pause.isOver);
  }

  async #attempt(item: PendingUpload): Promise<void> {
    if (item.id !== null) await this.#lookAround();
    if (!this.#list.has(item)) return;
    const { store, device } = this.#parts;
    const { source } = item.content;
    const run = new AbortController();
    item.run = run;
    const report = (progress: number | null) => {
      // Where there seems to be no network it is tried without a word.
      if (item.run !== run || (!device.isOnline() && progress === null)) return;
      item.state = { name: 'sending', progress };
      this.#list.tell();
    };
    report(source === 'taken' || !device.isOnline() ? null : 0);
    let how: 'acknowledged' | 'there';
    let hasLeft = false;
    const stopLooking = this.#keepLooking();
    try {
      // Before the photo leaves, the phone knows that it may have.
      await this.#outbox.noteAttempt(item);
      run.signal.throwIfAborted();
      hasLeft = true;
      this.#unanswered.add(item.content.photo);
      how = await store.sendPhoto(item.content, { signal: run.signal, onProgress: report }, item.delivery);
    } catch (error) {
      item.run = null;
      if (hasLeft && !isDefiniteRefusal(error)) item.mayHaveArrived = true;
      return await this.#notAcknowledged(item, run.signal.aborted ? null : error);
    } finally {
      stopLooking();
    }
    item.run = null;
    await this.#acknowledged(item, how);
  }

  async #acknowledged(item: PendingUpload, how: 'acknowledged' | 'there'): Promise<void> {
    this.#pause.end();
    this.#unanswered.delete(item.content.photo);
    if (!this.#list.has(item)) return;
    const isTold = this.#list.remove(item, 'sent');
    const released = this.#outbox.release(item, how);
    if (!isTold) this.#parts.toasts.show(outcomeToasts.sent);
    this.#list.tell();
    await released;
  }

  /** @param error what came instead; null where the attempt was broken off. */
  async #notAcknowledged(item: PendingUpload, error: unknown): Promise<void> {
    const isOurs = error !== null && !(error instanceof RepositoryError);
    const isLost = error === null || (error instanceof RepositoryError && error.code === 'unreachable');
    const { content } = item;
    const canRepeat = content.source === 'taken' || (await canBeRead(content.file));
    if (isLost && !canRepeat && (await this.#useCopy(item))) return;
    const waits = isLost && canRepeat;
    if (this.#list.has(item)) {
      const outcome = waits ? 'waiting' : 'failed';
      item.state = { name: outcome };
      if (waits) this.#list.moveLast(item);
      if (waits) this.#pause.begin();
      if (isOurs && item.fail(error)) return this.#list.tell();
      if (!item.settle(outcome) && outcome === 'failed') this.#parts.toasts.show(outcomeToasts.failed);
      this.#list.tell();
    }
    if (isOurs) throw error;
  }

  /** A picked file that the device can't read any more: the vault may have its bytes. @returns whether it has. */
  async #useCopy(item: PendingUpload): Promise<boolean> {
    const copy = await this.#outbox.copyOf(item);
    const isUseful = copy?.source === 'picked' && (await canBeRead(copy.file));
    if (!isUseful || !this.#list.has(item)) return false;
    item.settle('waiting');
    const again = this.#fromVault(copy, 'new');
    again.mayHaveArrived = item.mayHaveArrived;
    this.#list.add(again);
    this.#pause.begin();
    this.#list.tell();
    return true;
  }

  /** There is a network again, or somebody looks: now. */
  #resume(): void {
    this.#pause.end();
    void this.#send();
  }

  /** There is no network any more: what is on its way will get no answer. */
  #interrupt(): void {
    for (const { run } of this.#list.items) run?.abort();
  }

  /** Somebody looks: what was done in another tab meanwhile is shown here too. */
  #comeBack(): void {
    this.#resume();
    this.#lookAndSend();
  }

  #lookAndSend(): void {
    void this.#lookAround('and write again').then(() => this.#send());
  }

  /** @returns what to call when the attempt has ended. */
  #keepLooking(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, lookWhileSendingMs);
    };
    const look = () => {
      void this.#lookAround();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }

  /** Takes over what another tab has done with the photos. */
  async #lookAround(alsoInMemory?: 'and write again'): Promise<void> {
    const { gone, found, lost, inMemory } = await this.#outbox.look(() => this.#list.items);
    // What the browser has lost is written again; so is, when somebody looks, what the disk did not take.
    const unwritten = alsoInMemory === undefined ? lost : [...lost, ...inMemory];
    for (const item of unwritten) void item.keepAs(this.#outbox.keep(item.content, item.facts));
    if (gone.length === 0 && found.length === 0) return;
    const { entry } = this.#parts.store.getSnapshot();
    for (const { item, reason } of gone) {
      const isThere = entry !== null && hasPhoto(entry.procedure, item.content.photo);
      const isSent = reason === 'acknowledged' || (reason === 'providerSays' && isThere);
      this.#list.remove(item, isSent ? 'sent' : 'dropped');
    }
    // In a procedure that has ended, they only wait for their removal.
    for (const kept of this.#isOver ? [] : found) this.#list.add(this.#fromVault(kept, 'new'));
    this.#list.tell();
  }

  #restore(photos: readonly StoredUpload[]): void {
    this.#list.addFirst(photos.map((kept) => this.#fromVault(kept, 'unchecked')));
    this.#list.tell();
  }

  #fromVault(kept: StoredUpload, origin: 'new' | 'unchecked'): PendingUpload {
    if (kept.facts.attempted) this.#unanswered.add(kept.photo);
    return new PendingUpload(kept, kept.facts, kept, origin);
  }

  /** What an earlier page has kept may be sent now. */
  #sendRestored(): void {
    const unchecked = this.#list.items.filter((item) => item.unchecked);
    if (unchecked.length === 0) return;
    for (const item of unchecked) item.unchecked = false;
    void this.#send();
    this.#list.tell();
  }
}

/** Whether the provider has refused every try, so that none of them can have arrived. */
function isDefiniteRefusal(error: unknown): boolean {
  return error instanceof RepositoryError && error.code === 'refused' && !error.mayHaveArrived;
}
