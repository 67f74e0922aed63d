import { photoNames, type PhotoName } from '../model/photos.ts';
import { hasPhoto, type Thumb } from '../model/procedure.ts';
import type { Observable, Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import type { Mutex } from '../ports/mutex.ts';
import type { PhotoFacts, PhotoUpload, PhotoVaultPort, StoredUpload } from '../ports/photo-vault.ts';
import { RepositoryError } from '../ports/procedure-repository.ts';
import type { StoragePort } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { throwIfAborted, unlessAborted } from '../time/abort.ts';
import { sleep } from '../time/sleep.ts';
import { withTimeout } from '../time/with-timeout.ts';
import {
  canBeRead,
  deliver,
  readyToSend,
  type DeliverParts,
  type Delivery,
  type RemovalParts,
} from './deliver.ts';
import { GivenUpCalls } from './given-up-calls.ts';
import { Outbox } from './outbox.ts';
import { outcomeToast } from './outcome-toast.ts';
import {
  PendingUpload,
  PendingUploads,
  type UploadOutcome,
  type UploadQueueSnapshot,
} from './pending-upload.ts';
import { RetrySchedule } from './retry-schedule.ts';

/**
 * After this time, in ms, a waiter is informed that the photo is in memory only, so that the customer reads it within
 * two seconds. If the provider responds sooner, that is not needed.
 */
const memoryNoticeMs = 1_500;

/** The longest that an attempt waits for the vault before its photo is sent, in ms: some databases never respond. */
const longestCompareMs = 1_000;

/**
 * How often the queue checks during an attempt whether another tab has replaced the photo, in ms. That
 * tab waits only a limited time for this one (`Mutex`), and the older photo must not arrive last.
 */
const compareIntervalMs = 5_000;

/** Before call 4, how long the vault may take until it can be read, and how often it is asked meanwhile, in ms. */
const completeness = { longestMs: 5_000, intervalMs: 500 };

export interface UploadQueueParts extends DeliverParts, RemovalParts {
  readonly vault: PhotoVaultPort;
  readonly storage: StoragePort;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly mutex: Mutex;
}

/**
 * Holds each photo from the moment that the customer decides to send it until the provider acknowledges
 * it, and is the only part that sends photos: one at a time, each until there is a response. Its photos are
 * also in the vault, so that they survive the page.
 */
export class UploadQueue implements Observable<UploadQueueSnapshot> {
  readonly #parts: UploadQueueParts;
  readonly #pending = new PendingUploads();
  readonly #schedule: RetrySchedule;
  readonly #givenUp = new GivenUpCalls();
  readonly #outbox: Outbox;
  readonly #subscriptions: readonly Unsubscribe[];
  #isSending = false;
  /** Called when a photo may have become due while all that is left to do is to wait for given-up calls. */
  #wake: () => void = () => undefined;
  #isDisposed = false;
  #areTilesShown = false;
  #areStepsShown = false;
  /** What the provider has acknowledged since the page was loaded, with the thumb of its response. */
  readonly #sent = new Map<PhotoName, { readonly content: PhotoUpload; readonly thumb: Thumb | null }>();
  /** The names under which a photo may have arrived, sent here or in another tab, without an acknowledgement. */
  readonly #mayHaveArrived = new Set<PhotoName>();

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
    this.#schedule = new RetrySchedule(parts, () => void this.#send());
    this.#outbox = new Outbox(parts, {
      queued: () => this.#pending.items,
      onEnded: () => this.#pending.clear(),
      onPaused: () => this.#pause(),
      onRestored: (photos) => this.#restore(photos),
      onStarted: () => this.#sendRestored(),
      onRestarted: () => this.#followOtherTabsAndSend(),
    });
    this.#outbox.follow();
    this.#subscriptions = [
      parts.device.watchOnline((online) => (online ? this.#sendNow() : this.#abortAttempts())),
      parts.device.watchVisibility((visible) => visible && this.#onVisible()),
      parts.store.subscribe(() => this.#followStatus()),
      // Another tab has reached the provider, perhaps with a photo that waits here.
      parts.storage.watch(() => this.#sendNow()),
    ];
  }

  /**
   * Ends the queue: the running attempt is aborted, nothing is sent or shown any more, and those who wait for an
   * outcome get `waiting`. The photos stay in the vault, where the next queue of this link finds them.
   */
  dispose(): void {
    this.#isDisposed = true;
    for (const end of this.#subscriptions) end();
    this.#outbox.dispose();
    this.#abortAttempts();
    this.#schedule.dispose();
    this.#pending.end();
  }

  readonly getSnapshot = (): UploadQueueSnapshot => this.#pending.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#pending.subscribe(listener);

  /** Whether all photos of the queue are on the disk, and so survive a reload. */
  get isDurable(): boolean {
    return this.#pending.items.every((item) => item.isDurable);
  }

  /** Whether a photo of the queue is lost with the page, since the disk could not be used. */
  get isAnyInMemory(): boolean {
    return this.#pending.items.some((item) => item.isInMemory);
  }

  /** Resolves when the photos that an earlier page stored are in the queue, or after 2 s; late ones are added later. */
  ready(): Promise<void> {
    return this.#outbox.ready();
  }

  /**
   * Asked before call 4, which would end the procedure without them: resolves when the queue has every photo that
   * another window has stored, or that the database has given late, and no given-up call can change a photo any more.
   * @returns false if the vault could not be read within 5 s.
   */
  async isComplete(): Promise<boolean> {
    await this.#givenUp.ended();
    const limit = new AbortController();
    const reading = async () => {
      while (!limit.signal.aborted && !(await this.#followOtherTabs('lostAndInMemory'))) {
        await sleep(completeness.intervalMs, limit.signal).catch(() => undefined);
      }
      return !limit.signal.aborted;
    };
    const isRead = await withTimeout(completeness.longestMs, reading(), { otherwise: false });
    limit.abort();
    return isRead;
  }

  /** Resolves when the given-up calls with photos of this name have ended: until then one may still arrive. */
  callsEnded(photo: PhotoName): Promise<void> {
    return this.#givenUp.ended(photo);
  }

  /**
   * Stores a photo and sends it, in place of the one of its name. If the provider has reported that the
   * procedure is not started, or the queue was disposed, the photo is dropped.
   * @returns the first outcome, for the caller to show; a later one is shown in a toast.
   */
  add(content: PhotoUpload): Promise<UploadOutcome> {
    if (this.#isDisposed || this.#hasEnded) return Promise.resolve('dropped');
    const facts = this.#factsOf(content.photo);
    const item = new PendingUpload(content, facts, this.#outbox.add(content, facts), 'new');
    this.#pending.add(item);
    return this.#sendAndWait(item);
  }

  /** Sends a photo again after the provider has responded with an error. @returns as `add`. */
  async retry(photo: PhotoName): Promise<UploadOutcome> {
    const item = this.#pending.of(photo);
    if (this.#isDisposed || item?.state.name !== 'failed') return 'dropped';
    item.state = { name: 'waiting' };
    return this.#sendAndWait(item);
  }

  /** Ends the wait for the outcome as soon as the photo is stored: it is sent in the background. */
  sendInBackground(photo: PhotoName): void {
    const item = this.#pending.of(photo);
    void item?.whenStored.then(() => item.resolveWaiter('waiting'));
  }

  /**
   * The same, but only once the photo is on the disk: one that would be lost with the page is waited for.
   * @returns once it is stored: whether nobody waits for it any more.
   */
  async sendInBackgroundIfSafe(photo: PhotoName): Promise<boolean> {
    const item = this.#pending.of(photo);
    if (item === undefined) return true;
    await item.whenStored;
    if (item.isDurable) item.resolveWaiter('waiting');
    return item.isDurable;
  }

  /**
   * The image that the provider has under this name, if this page has sent it and nothing has changed there
   * since; null otherwise. It is kept in memory only.
   */
  sentImage(photo: PhotoName): PhotoUpload | null {
    const sent = this.#sent.get(photo);
    const thumb = this.#parts.store.getSnapshot().entry?.procedure.thumbs[photo] ?? null;
    return sent !== undefined && thumb !== null && sent.thumb === thumb ? sent.content : null;
  }

  /**
   * Frees the images of `sentImage`. Until the screen of a finished procedure has taken them over, they stay in memory
   * (decision 7.5).
   */
  forgetSentImages(): void {
    this.#sent.clear();
  }

  /**
   * Call it when the tiles, which show the state of each photo, appear or disappear. While they are shown, a failure needs
   * no sticky toast: those that are there are withdrawn.
   */
  noteTiles(areShown: boolean): void {
    this.#areTilesShown = areShown;
    if (!areShown) return;
    for (const { content, state } of this.#pending.items) {
      if (state.name === 'failed') this.#parts.toasts.withdraw(content.photo);
    }
  }

  /**
   * Call it when the steps, which show the photos that were not sent yet, appear or disappear. While they are shown, no
   * toast says that a photo was sent.
   */
  noteSteps(areShown: boolean): void {
    this.#areStepsShown = areShown;
  }

  /** Whether the provider may have a pending photo of this name: a response can be lost. */
  mayHaveArrived(photo: PhotoName): boolean {
    return this.#mayHaveArrived.has(photo);
  }

  /** The customer takes the photo back: it is not sent. A copy that has arrived stays with the provider. */
  drop(photo: PhotoName): void {
    const item = this.#pending.of(photo);
    if (item !== undefined) this.#pending.remove(item, 'dropped');
    this.#parts.toasts.withdraw(photo);
    this.#outbox.takeBack(photo);
    this.#pending.publish();
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    this.#outbox.noteDeletion(photo);
  }

  #factsOf(photo: PhotoName): PhotoFacts {
    const { store } = this.#parts;
    // Another tab may have sent one of this name, and the browser's storage event may be late.
    store.catchUp();
    const status = store.getSnapshot().entry?.procedure.status ?? 'started';
    const providerHad = this.#mayHaveArrived.has(photo) ? 'unknown' : store.providerHad(photo);
    return { status, providerHad, attempted: false };
  }

  #sendAndWait(item: PendingUpload): Promise<UploadOutcome> {
    const outcome = item.waitForOutcome();
    this.#parts.toasts.withdraw(item.content.photo);
    this.#noticeIfInMemory(item, outcome);
    const isOnline = this.#parts.device.isOnline();
    if (!isOnline) this.#schedule.begin();
    // The customer continues only once the photo would survive the page.
    if (!isOnline || !this.#isStarted) void item.whenStored.then(() => item.resolveWaiter('waiting'));
    void this.#send();
    this.#pending.publish();
    return outcome;
  }

  /** Informs the waiter soon that a photo is in memory only, not just when its attempt ends. */
  #noticeIfInMemory(item: PendingUpload, outcome: Promise<UploadOutcome>): void {
    let isDone = false;
    const notice = () => {
      if (item.isInMemory && !isDone) item.resolveWaiter('waiting');
    };
    const timer = setTimeout(() => void item.whenStored.then(notice), memoryNoticeMs);
    const stop = () => {
      isDone = true;
      clearTimeout(timer);
    };
    outcome.then(stop, stop);
  }

  /** Sends the photos that are due, one after the other. */
  async #send(): Promise<void> {
    if (this.#isSending) return this.#wake();
    if (this.#due() === undefined) return;
    this.#isSending = true;
    try {
      await this.#parts.mutex(() => this.#sendAllDue());
    } catch (error) {
      this.#schedule.begin();
      throw error;
    } finally {
      this.#isSending = false;
    }
    void this.#send(); // For photos that became due while the mutex was released.
  }

  /** Ends when no photo is due and no call lasts: until then, no other tab may send a newer photo. */
  async #sendAllDue(): Promise<void> {
    for (;;) {
      const item = this.#due();
      if (item !== undefined) await this.#attempt(item);
      else if (this.#givenUp.isEmpty) return;
      else
        await Promise.race([this.#givenUp.ended(), new Promise<void>((resolve) => (this.#wake = resolve))]);
    }
  }

  /** Whether the provider has reported that it expects no photo. */
  get #hasEnded(): boolean {
    const { provider } = this.#parts.store.getSnapshot();
    return !this.#isStarted && provider !== null && provider.status !== 'started';
  }

  get #isStarted(): boolean {
    return this.#parts.store.getSnapshot().entry?.procedure.status === 'started';
  }

  /** If the procedure is no longer started, nothing is sent, so no caller should wait. */
  #followStatus(): void {
    if (this.#isStarted) return void this.#send();
    if (this.#parts.store.getSnapshot().entry?.procedure.status !== 'finished') this.#sent.clear();
    this.#parts.toasts.withdraw('camera', ...photoNames);
    for (const item of this.#pending.items) item.resolveWaiter('waiting');
  }

  /** The next photo to send. There is none in a procedure that is not started: the provider would refuse it. */
  #due(): PendingUpload | undefined {
    if (this.#isDisposed || !this.#isStarted) return undefined;
    return this.#pending.due(this.#parts.device.isOnline(), this.#schedule.isOver, this.#givenUp);
  }

  async #attempt(item: PendingUpload): Promise<void> {
    const { device } = this.#parts;
    const { content } = item;
    const attempt = new AbortController();
    const { signal } = attempt;
    item.attempt = attempt;
    const onProgress = (progress: number | null) => {
      // While the device seems offline, an attempt is not shown before a part of the photo has left.
      if (item.attempt !== attempt || (!device.isOnline() && progress === null)) return;
      item.state = { name: 'sending', progress };
      this.#pending.publish();
    };
    onProgress(content.source === 'taken' || !device.isOnline() ? null : 0);
    let delivery: Delivery;
    let hasLeft = false;
    const stopWatching = this.#watchOtherTabs();
    try {
      const hasCompared = await this.#followBeforeAttempt(item);
      this.#expectToGoOn(signal);
      // A picked file is stored before anything is done that depends on its bytes (decision 3.14).
      if (hasCompared && content.source === 'picked') await this.#outbox.waitUntilStored(item);
      this.#expectToGoOn(signal);
      // What fails here has not left the phone.
      const ready = await readyToSend(this.#parts, content, signal);
      this.#expectToGoOn(signal);
      // The vault notes the attempt before the photo leaves, unless it does not respond.
      const noted = this.#outbox.noteAttempt(item);
      if (hasCompared) await noted;
      this.#expectToGoOn(signal);
      hasLeft = true;
      this.#mayHaveArrived.add(content.photo);
      const token = this.#parts.store.getSnapshot().entry?.token;
      const call = deliver(this.#parts, ready, item.history, { signal, onProgress });
      signal.addEventListener('abort', () => this.#letEnd(item, call, token));
      delivery = await unlessAborted(call, signal);
    } catch (error) {
      item.attempt = null;
      if (hasLeft && !isDefiniteRefusal(error)) item.mayHaveArrived = true;
      return await this.#onFailure(item, signal.aborted || isAbort(error) ? null : error);
    } finally {
      stopWatching();
    }
    item.attempt = null;
    await this.#onDelivered(item, delivery);
  }

  /** The call of an attempt that was aborted may have arrived: its response is of use, and newer photos wait for it. */
  #letEnd(item: PendingUpload, call: Promise<Delivery>, token: string | undefined): void {
    const onResponse = (delivery: Delivery) => {
      if (this.#isDisposed) return;
      // Its link may be closed by now, and open in another tab.
      return this.#pending.has(item)
        ? this.#onDelivered(item, delivery)
        : this.#outbox.release(item, delivery, token);
    };
    const ended = call.then(onResponse, () => undefined);
    this.#givenUp.add(item.content, ended);
    void ended.then(() => this.#send());
  }

  /**
   * Asked after each wait of an attempt: the queue may have been disposed, the network may be gone, and the photo may
   * have been replaced or taken back (each of these aborts the attempt); or the procedure has ended in another tab.
   * @throws DOMException `AbortError` if the attempt must not go on.
   */
  #expectToGoOn(signal: AbortSignal): void {
    throwIfAborted(signal);
    if (!this.#isStarted) throw new DOMException('The procedure is no longer started.', 'AbortError');
  }

  /** Another tab may have sent or replaced the photo. @returns false if the vault has not responded within a second. */
  async #followBeforeAttempt(item: PendingUpload): Promise<boolean> {
    const following = item.whenReserved.then(async () => {
      await this.#followOtherTabs();
      return true;
    });
    // A photo that an earlier page stored may be at the provider by now; one that was just taken must not wait long.
    if (item.stored !== null) return following;
    return withTimeout(longestCompareMs, following, { otherwise: false });
  }

  async #onDelivered(item: PendingUpload, delivery: Delivery): Promise<void> {
    this.#schedule.end();
    this.#mayHaveArrived.delete(item.content.photo);
    if (!this.#pending.has(item)) return;
    this.#remember(item, delivery);
    const hadWaiter = this.#pending.remove(item, 'sent');
    const released = this.#outbox.release(item, delivery);
    if (!hadWaiter) this.#showOutcome('sent', item.content.photo);
    this.#pending.publish();
    await released;
  }

  /** @param error why the attempt failed; null if it was aborted. */
  async #onFailure(item: PendingUpload, error: unknown): Promise<void> {
    if (this.#isDisposed) return;
    const isDefect = error !== null && !(error instanceof RepositoryError);
    const isLost = error === null || (error instanceof RepositoryError && error.code === 'unreachable');
    const { content } = item;
    const canRepeat = content.source === 'taken' || (await canBeRead(content.file));
    if (isLost && !canRepeat && (await this.#endUnreadable(item))) return;
    const waits = isLost && canRepeat;
    if (this.#pending.has(item) && !this.#isDisposed) {
      const outcome = waits ? 'waiting' : isTooLarge(error) ? 'tooLarge' : 'failed';
      item.state =
        outcome === 'tooLarge' ? { name: 'failed', problem: 'Toasts.photoTooLarge' } : { name: outcome };
      if (waits) this.#pending.moveLast(item);
      if (waits) this.#schedule.begin();
      if (isDefect && item.rejectWaiter(error)) return this.#pending.publish();
      if (!item.resolveWaiter(outcome) && !waits) this.#showOutcome(outcome, content.photo);
      this.#pending.publish();
    }
    if (isDefect) throw error;
  }

  /** No attempt with this picked file can succeed. */
  #giveUp(item: PendingUpload): void {
    const hadWaiter = this.#pending.remove(item, 'unreadable');
    this.#outbox.giveUp(item);
    if (!hadWaiter) this.#showOutcome('unreadable', item.photo);
    this.#pending.publish();
  }

  #remember({ content }: PendingUpload, delivery: Delivery): void {
    const thumb = this.#parts.store.getSnapshot().entry?.procedure.thumbs[content.photo] ?? null;
    if (delivery === 'acknowledged') this.#sent.set(content.photo, { content, thumb });
    else this.#sent.delete(content.photo);
  }

  /** Says what became of a photo for which no screen waits. While others follow, their tiles or steps say it. */
  #showOutcome(outcome: UploadOutcome, photo: PhotoName): void {
    const areOthersUnsent = this.#pending.items.some(({ state }) => state.name !== 'failed');
    const isSeen = this.#areStepsShown || (this.#areTilesShown && areOthersUnsent);
    // What was said of it before, such as that it is in this page only, is over.
    if (outcome === 'sent' && isSeen) return this.#parts.toasts.withdraw(photo);
    const place = this.#areTilesShown ? 'tile' : this.#areStepsShown ? 'steps' : 'nothing';
    const toast = outcomeToast(outcome, photo, place);
    if (toast !== null && !this.#isDisposed) this.#parts.toasts.show(toast);
  }

  /**
   * Replaces a picked file that the device can no longer read by the vault's copy; without one, the photo is dropped.
   * @returns false if neither was done: the copy on the disk may be readable later.
   */
  async #endUnreadable(item: PendingUpload): Promise<boolean> {
    const copy = await this.#outbox.copyOf(item);
    const isUsable = copy?.source === 'picked' && (await canBeRead(copy.file));
    if (!this.#pending.has(item) || this.#isDisposed || (copy === null && item.isDurable)) return false;
    if (!isUsable) {
      this.#giveUp(item);
      return true;
    }
    item.resolveWaiter('waiting');
    const again = this.#fromVault(copy, 'new');
    again.mayHaveArrived = item.mayHaveArrived;
    this.#pending.add(again);
    this.#schedule.begin();
    this.#pending.publish();
    return true;
  }

  /** Sends without waiting for the end of the pause: the network, or the customer, has come back. */
  #sendNow(): void {
    this.#schedule.end();
    void this.#send();
  }

  /**
   * The provider has said once that the procedure is not started. That may be an old response, so the photos stay in
   * the queue, where nothing is sent; no screen waits for them.
   */
  #pause(): void {
    for (const item of this.#pending.items) item.resolveWaiter('dropped');
    this.#abortAttempts();
    this.#pending.publish();
  }

  /** The device is offline: the current attempt will get no response. */
  #abortAttempts(): void {
    for (const { attempt } of this.#pending.items) attempt?.abort();
  }

  #onVisible(): void {
    this.#sendNow();
    this.#followOtherTabsAndSend();
  }

  #followOtherTabsAndSend(): void {
    void this.#followOtherTabs('lostAndInMemory').then(() => this.#send());
  }

  /** Follows other tabs regularly during an attempt. @returns stops it. */
  #watchOtherTabs(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(follow, compareIntervalMs);
    };
    const follow = () => {
      if (this.#isDisposed) return;
      void this.#followOtherTabs();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }

  /**
   * Takes over what other tabs have done with the photos.
   * @param storeAgain which photos are written to the vault again: those that the browser has lost, or
   * also those that the disk did not take before.
   * @returns false if the vault can't be read now.
   */
  async #followOtherTabs(storeAgain: 'lost' | 'lostAndInMemory' = 'lost'): Promise<boolean> {
    const compared = await this.#outbox.compare();
    if (compared === null) return false;
    if (this.#isDisposed) return true;
    const { gone, found, lost, inMemory } = compared;
    for (const item of storeAgain === 'lost' ? lost : [...lost, ...inMemory]) {
      const storing = this.#outbox.storeAgain(item);
      if (storing !== null) void item.storeAs(storing);
    }
    if (gone.length === 0 && found.length === 0) return true;
    const { entry } = this.#parts.store.getSnapshot();
    for (const { item, reason } of gone) {
      const isThere = entry !== null && hasPhoto(entry.procedure, item.content.photo);
      const isSent = reason === 'acknowledged' || (reason === 'providerSays' && isThere);
      this.#pending.remove(item, isSent ? 'sent' : 'dropped');
    }
    // In a procedure that has ended, they only wait for their removal.
    for (const stored of this.#hasEnded ? [] : found) this.#pending.add(this.#fromVault(stored, 'new'));
    this.#pending.publish();
    return true;
  }

  #restore(photos: readonly StoredUpload[]): void {
    this.#pending.addFirst(photos.map((stored) => this.#fromVault(stored, 'restored')));
    this.#pending.publish();
  }

  #fromVault(stored: StoredUpload, origin: 'new' | 'restored'): PendingUpload {
    if (stored.facts.attempted) this.#mayHaveArrived.add(stored.photo);
    return new PendingUpload(stored, stored.facts, stored, origin);
  }

  /** The photos that an earlier page stored may be sent now. */
  #sendRestored(): void {
    const onHold = this.#pending.items.filter((item) => item.isOnHold);
    if (onHold.length === 0) return;
    for (const item of onHold) item.isOnHold = false;
    void this.#send();
    this.#pending.publish();
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RepositoryError && error.code === 'tooLarge';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether every try of a call was refused, or too large, so that none of them can have arrived. */
function isDefiniteRefusal(error: unknown): boolean {
  if (!(error instanceof RepositoryError) || error.mayHaveArrived) return false;
  return error.code === 'refused' || error.code === 'tooLarge';
}
