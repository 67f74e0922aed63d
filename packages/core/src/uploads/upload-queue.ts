import { photoNames, type PhotoName } from '../model/photos.ts';
import { hasPhoto } from '../model/procedure.ts';
import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import type { Mutex } from '../ports/mutex.ts';
import type { PhotoUpload, PhotoVaultPort, StoredUpload, StoredUploadId } from '../ports/photo-vault.ts';
import type { StoragePort } from '../ports/storage.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { Timers } from '../time/timers.ts';
import { withTimeout } from '../time/with-timeout.ts';
import {
  canBeRead,
  deliver,
  readyToSend,
  type DeliverParts,
  type ReadyUpload,
  type RemovalParts,
} from './deliver.ts';
import { outcomeToast } from './outcome-toast.ts';
import type { UploadOutcome, UploadQueueSnapshot } from './pending-photo.ts';
import {
  initialUploads,
  reduceUploads,
  removalOf,
  uploadOf,
  type Upload,
  type EffectOf,
  type UploadEffect,
  type UploadEvent,
  type UploadMachine,
} from './upload-machine.ts';

/** The longest that a screen waits for the vault, in ms: some browsers never open their database. */
const longestRestoreMs = 2_000;

export interface UploadQueueParts extends DeliverParts, RemovalParts {
  readonly vault: PhotoVaultPort;
  readonly storage: StoragePort;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly mutex: Mutex;
}

interface Waiter {
  readonly resolve: (answer: UploadOutcome | boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Holds each photo from the moment that the customer decides to send it until the provider acknowledges it, and is the
 * only part that sends photos. Its photos are also in the vault, so that they survive the page. It carries out what
 * `reduceUploads` decides, and holds no rule.
 */
export class UploadQueue implements Observable<UploadQueueSnapshot> {
  readonly #parts: UploadQueueParts;
  readonly #shown = new SnapshotStore<UploadQueueSnapshot>([]);
  readonly #subscriptions: readonly Unsubscribe[];
  readonly #timers = new Timers();
  /** Callers that wait for an answer of the machine. */
  readonly #waiters = new Map<number, Waiter>();
  #waiterCount = 0;
  /** What waits for a state: called after each event. */
  readonly #watchers = new Set<() => void>();
  /** For each photo that was added here, its place in the order. */
  readonly #places = new Map<number, Promise<StoredUploadId>>();
  /** For each photo that was stored here, when it is stored. */
  readonly #stores = new Map<number, Promise<void>>();
  /** For each attempt that prepares or sends, what aborts it. */
  readonly #runs = new Map<number, AbortController>();
  /** Picked files, as they are sent. */
  readonly #ready = new WeakMap<PhotoUpload, ReadyUpload>();
  #reading: Promise<void> = Promise.resolve();
  readonly #events: UploadEvent[] = [];
  #isHandling = false;
  #machine: UploadMachine;
  #unlock: () => void = () => undefined;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
    const { device, store, storage } = parts;
    this.#machine = initialUploads(device.isOnline());
    this.#carryOut();
    this.#subscriptions = [
      device.watchOnline((isOnline) => this.#handle({ type: 'online', isOnline })),
      device.watchVisibility((isVisible) => isVisible && this.#handle({ type: 'visible' })),
      store.subscribe(() => this.#followStore()),
      storage.watch(() => this.#handle({ type: 'noticed' })),
    ];
    this.#followStore();
  }

  /**
   * Ends the queue: the running attempt is aborted, nothing is sent or shown any more, and those who wait for an
   * outcome get `waiting`. The photos stay in the vault, where the next queue of this link finds them.
   */
  dispose(): void {
    for (const end of this.#subscriptions) end();
    this.#handle({ type: 'ended' });
    this.#timers.cancelAll();
  }

  readonly getSnapshot = (): UploadQueueSnapshot => this.#shown.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#shown.subscribe(listener);

  /** Whether all photos of the queue are on the disk, and so survive a reload. */
  get isDurable(): boolean {
    return this.#machine.photos.every(({ storedIn }) => storedIn === 'disk');
  }

  /** Whether a photo of the queue is lost with the page, since the disk could not be used. */
  get isAnyInMemory(): boolean {
    return this.#machine.photos.some(({ storedIn }) => storedIn === 'memory');
  }

  /** Resolves when the photos that an earlier page stored are in the queue, or after 2 s; late ones are added later. */
  async ready(): Promise<void> {
    const read = this.#until(({ token, vault }) => token === null || vault !== 'unread');
    await withTimeout(longestRestoreMs, read, { otherwise: undefined });
  }

  /**
   * Asked before call 4, which would end the procedure without them: resolves when the queue has every photo that
   * another window has stored, or that the database has given late, and no given-up call can change a photo any more.
   * @returns false if the vault could not be read within 5 s.
   */
  isComplete(): Promise<boolean> {
    return this.#ask((waiter) => ({ type: 'submitting', waiter }));
  }

  /** Resolves when the given-up calls with photos of this name have ended: until then one may still arrive. */
  callsEnded(photo: PhotoName): Promise<void> {
    return this.#until(({ calls }) => calls.every(({ upload }) => upload.content.photo !== photo));
  }

  /**
   * Stores a photo and sends it, in place of the one of its name. If the provider has reported that the
   * procedure is not started, or the queue was disposed, the photo is dropped.
   * @returns the first outcome, for the caller to show; a later one is shown in a toast.
   */
  add(content: PhotoUpload): Promise<UploadOutcome> {
    const { store } = this.#parts;
    if (store.getSnapshot().entry === null)
      throw new Error('There is no procedure: the link was not verified.');
    // Another tab may have sent one of this name, and the browser's storage event may be late.
    store.catchUp();
    const providerHad = store.providerHad(content.photo);
    return this.#ask((waiter) => ({ type: 'used', content, providerHad, waiter }));
  }

  /** Sends a photo again after the provider has responded with an error. @returns as `add`. */
  retry(photo: PhotoName): Promise<UploadOutcome> {
    return this.#ask((waiter) => ({ type: 'retried', photo, waiter }));
  }

  /** Ends the wait for the outcome as soon as the photo is stored: it is sent in the background. */
  sendInBackground(photo: PhotoName): void {
    this.#handle({ type: 'background', photo, places: ['disk', 'memory'] });
  }

  /**
   * The same, but only once the photo is on the disk: one that would be lost with the page is waited for.
   * @returns once it is stored: whether nobody waits for it any more.
   */
  async sendInBackgroundIfSafe(photo: PhotoName): Promise<boolean> {
    const key = uploadOf(this.#machine, photo)?.key;
    this.#handle({ type: 'background', photo, places: ['disk'] });
    const upload = () => this.#machine.photos.find((each) => each.key === key);
    await this.#until(() => upload()?.storedIn !== null);
    return upload()?.storedIn !== 'memory';
  }

  /**
   * The image that the provider has under this name, if this page has sent it and nothing has changed there
   * since; null otherwise. It is kept in memory only.
   */
  sentImage(photo: PhotoName): PhotoUpload | null {
    const sent = this.#machine.sent[photo];
    const thumb = this.#thumbOf(photo);
    return sent !== undefined && thumb !== null && sent.thumb === thumb ? sent.content : null;
  }

  /**
   * Frees the images of `sentImage`. Until the screen of a finished procedure has taken them over, they stay in memory
   * (decision 7.5).
   */
  forgetSentImages(): void {
    this.#handle({ type: 'imagesShown' });
  }

  /**
   * Call it when the tiles, which show the state of each photo, appear or disappear. While they are shown, a failure needs
   * no sticky toast: those that are there are withdrawn.
   */
  noteTiles(areShown: boolean): void {
    this.#handle({ type: 'screen', shown: { areTilesShown: areShown } });
  }

  /**
   * Call it when the steps, which show the photos that were not sent yet, appear or disappear. While they are shown, no
   * toast says that a photo was sent.
   */
  noteSteps(areShown: boolean): void {
    this.#handle({ type: 'screen', shown: { areStepsShown: areShown } });
  }

  /** Whether the provider may have a pending photo of this name: a response can be lost. */
  mayHaveArrived(photo: PhotoName): boolean {
    return this.#machine.mayHaveArrived.includes(photo);
  }

  /** The customer takes the photo back: it is not sent. A copy that has arrived stays with the provider. */
  drop(photo: PhotoName): void {
    this.#handle({ type: 'takenBack', photo });
  }

  /** The provider has deleted the photo of this name (call 8). */
  noteDeletion(photo: PhotoName): void {
    this.#handle({ type: 'deleted', photo });
  }

  #thumbOf(photo: PhotoName) {
    return this.#parts.store.getSnapshot().entry?.procedure.thumbs[photo] ?? null;
  }

  #followStore(): void {
    const { entry, provider } = this.#parts.store.getSnapshot();
    const procedure = entry?.procedure;
    this.#handle({
      type: 'status',
      token: entry?.token ?? null,
      status: procedure?.status ?? null,
      arrived: procedure ? photoNames.filter((photo) => hasPhoto(procedure, photo)) : [],
      report: provider,
    });
  }

  /** Hands an event to the machine. @returns what the machine answers. */
  #ask<Answer extends UploadOutcome | boolean>(eventOf: (waiter: number) => UploadEvent): Promise<Answer> {
    const waiter = (this.#waiterCount += 1);
    return new Promise<Answer>((resolve, reject) => {
      this.#waiters.set(waiter, { resolve: (answer) => resolve(answer as Answer), reject });
      this.#handle(eventOf(waiter));
    }).finally(() => this.#waiters.delete(waiter));
  }

  /** Resolves when the machine is in such a state. */
  #until(isSo: (machine: UploadMachine) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo(this.#machine)) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** Hands an event to the machine; one that comes while another one is handled comes after it. */
  #handle(event: UploadEvent): void {
    this.#events.push(event);
    if (this.#isHandling) return;
    this.#isHandling = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) {
        this.#machine = reduceUploads(this.#machine, next);
        this.#carryOut();
      }
    } finally {
      this.#isHandling = false;
    }
    this.#show();
    for (const look of this.#watchers) look();
  }

  #carryOut(): void {
    for (const effect of this.#machine.effects) {
      void (this.#actions[effect.type] as (what: UploadEffect) => unknown)(effect);
    }
  }

  /** Replaces the snapshot if a photo has changed. */
  #show(): void {
    const before = this.getSnapshot();
    const shown = this.#machine.photos.map(({ content, state, isFromVault }) => {
      const same = before.find((each) => each.content === content && each.state === state);
      return same ?? { content, state, isFromVault };
    });
    const isSame = shown.length === before.length && shown.every((each, index) => each === before[index]);
    if (!isSame) this.#shown.set(shown);
  }

  /** What each effect does. */
  readonly #actions: { readonly [Type in UploadEffect['type']]: (effect: EffectOf<Type>) => unknown } = {
    store: (effect) => this.#store(effect),
    list: (effect) => this.#list(effect),
    read: (effect) => (this.#reading = this.#read(effect)),
    prepare: ({ attempt, content }) =>
      this.#run(attempt, async (signal) => {
        this.#ready.set(content, await readyToSend(this.#parts, content, signal));
        return { type: 'prepared', attempt };
      }),
    note: (effect) => this.#note(effect),
    send: (effect) => this.#send(effect),
    letEnd: ({ attempt }) => this.#runs.get(attempt)?.abort(),
    check: (effect) => this.#check(effect),
    forget: (effect) => this.#forget(effect),
    remove: ({ removal }) => this.#parts.vault.remove(removal),
    noteDeletion: ({ token, photo }) => this.#parts.vault.noteDeletion(token, photo),
    mark: async (effect) => {
      const before = await this.#parts.vault.mark();
      this.#handle({ ...effect, type: 'marked', before });
    },
    ask: async (effect) => {
      const hasAnswer = await this.#parts.store.readAgain(effect.token);
      this.#handle({ ...effect, type: 'asked', hasAnswer });
    },
    assume: (effect) => this.#parts.store.assume(effect.token, effect),
    lock: () =>
      this.#parts.mutex(this.#sendUntilUnlocked).catch((error: unknown) => {
        // A photo that is sent twice is better than one that is never sent.
        void this.#sendUntilUnlocked();
        throw error;
      }),
    unlock: () => this.#unlock(),
    wait: (effect) => {
      const ms = effect.ms * (1 - effect.jitter * (1 - this.#parts.random()));
      this.#timers.after(ms, () => this.#handle({ ...effect, type: 'clock' }));
    },
    answer: ({ waiter, outcome }) => this.#waiters.get(waiter)?.resolve(outcome),
    raise: ({ waiter, error }) => {
      const known = this.#waiters.get(waiter ?? 0);
      return known ? known.reject(error) : Promise.reject(error);
    },
    report: ({ outcome, photo, place }) => {
      const toast = outcomeToast(outcome, photo, place);
      if (toast) this.#parts.toasts.show(toast);
    },
    withdraw: ({ about }) => this.#parts.toasts.withdraw(...about),
  };

  readonly #sendUntilUnlocked = (): Promise<void> =>
    new Promise((resolve) => {
      this.#unlock = resolve;
      this.#handle({ type: 'locked' });
    });

  #placeOf({ key, id }: Upload): Promise<StoredUploadId> {
    return id === null ? this.#places.get(key)! : Promise.resolve(id);
  }

  /** Gives the photo its place at once, and stores it, which can take long. */
  #store({ token, upload, facts }: EffectOf<'store'>): void {
    const { vault } = this.#parts;
    const { key, content, id } = upload;
    const place = id ? Promise.resolve(id) : vault.reserve(token, content.photo, facts);
    this.#places.set(key, place);
    if (!id) void place.then((given) => this.#handle({ type: 'reserved', key, id: given }));
    const storing = place.then((given) => vault.store(token, given, content, facts));
    const stored = storing.then(({ storedIn, facts: known }) =>
      this.#handle({ type: 'stored', key, storedIn, facts: known }),
    );
    this.#stores.set(key, stored);
  }

  async #list({ token, ticket, upload }: EffectOf<'list'>): Promise<void> {
    if (upload) await this.#placeOf(upload);
    // What is being read need not be read twice.
    await this.#reading;
    const contents = await this.#parts.vault.list(token);
    this.#catchUp(token);
    this.#handle({ type: 'listed', ticket, contents });
  }

  /** Reads the photos one after the other: five files of 20 MB at once are too much for a phone. */
  async #read({ token, ...what }: EffectOf<'read'>): Promise<void> {
    const opened: StoredUpload[] = [];
    for (const id of what.asked) {
      const photo = await this.#parts.vault.openOne(token, id);
      if (photo !== null) opened.push(photo);
    }
    this.#catchUp(token);
    this.#handle({ ...what, opened });
  }

  /** Other tabs write a status or thumb to local storage before they remove the photo from the vault. */
  #catchUp(token: string): void {
    if (!this.#machine.isDisposed && this.#machine.token === token) this.#parts.store.catchUp();
  }

  /** Something that may fail, and that the machine can let end. */
  async #run(attempt: number, work: (signal: AbortSignal) => Promise<UploadEvent>): Promise<void> {
    const run = new AbortController();
    this.#runs.set(attempt, run);
    const failed = (error: unknown): UploadEvent => ({ type: 'failed', attempt, error });
    const event = await work(run.signal).catch(failed);
    // Before the event, which may begin the next step.
    this.#runs.delete(attempt);
    this.#handle(event);
  }

  async #note({ attempt, token, upload }: EffectOf<'note'>): Promise<void> {
    const noted = this.#placeOf(upload).then((id) => this.#parts.vault.noteAttempt(token, id));
    await Promise.all([this.#stores.get(upload.key), noted]);
    this.#handle({ type: 'noted', attempt });
  }

  #send({ attempt, content, history }: EffectOf<'send'>): Promise<void> {
    return this.#run(attempt, async (signal) => {
      const photo = content.source === 'taken' ? content : this.#ready.get(content)!;
      const onProgress = (progress: number) => this.#handle({ type: 'progress', attempt, progress });
      const delivery = await deliver(this.#parts, photo, history, { signal, onProgress });
      return { type: 'delivered', attempt, delivery, thumb: this.#thumbOf(content.photo) };
    });
  }

  async #check({ attempt, token, upload }: EffectOf<'check'>): Promise<void> {
    const { content, id } = upload;
    if (content.source === 'taken' || (await canBeRead(content.file)))
      return this.#handle({ type: 'checked', attempt, file: 'readable' });
    const copy = id === null ? null : await this.#parts.vault.openOne(token, id);
    const isReadable = copy?.source === 'picked' && (await canBeRead(copy.file));
    this.#handle({ type: 'checked', attempt, file: { copy, isReadable } });
  }

  /** Removes a photo. Other tabs can see the removal when its attempt ends. */
  async #forget(effect: EffectOf<'forget'>): Promise<void> {
    const { attempt, upload } = effect;
    const remove = (id: StoredUploadId) => this.#parts.vault.remove(removalOf(effect, id));
    // At once: who learns that no photo is left may dispose of the vault. One that gives no place holds up no other photo.
    if (upload.id !== null) await remove(upload.id);
    else void this.#placeOf(upload).then(remove);
    this.#handle({ type: 'removed', attempt });
  }
}
