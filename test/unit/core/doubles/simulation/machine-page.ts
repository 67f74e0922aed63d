import {
  ageClock,
  hasPhoto,
  missingPhotos,
  monotonicClock,
  photoNames,
  RepositoryError,
  type PhotoName,
  type PhotoUpload,
  type Procedure,
  type ProcedureRepository,
  type Removal,
  type StoredProcedure,
  type StoredUploadId,
  type UploadOutcome,
} from '@recto/core';
import { perPhoto } from '../../../../../packages/core/src/model/photos.ts';
import type { ProviderReport } from '../../../../../packages/core/src/procedure/procedure-store.ts';
import { uploadedImage } from '../../../../../packages/core/src/uploads/pending-photo.ts';
import {
  initialUploads,
  reduceUploads,
  removalOf,
  type EffectOf,
  type UploadEffect,
  type UploadEvent,
  type UploadMachine,
} from '../../../../../packages/core/src/uploads/upload-machine.ts';
import { isSamePhoto } from '../../../../../packages/core/src/vault/photo-note.ts';
import { thumbOf } from '../../../../support/procedures.ts';
import { DiskSchedule } from './disk-schedule.ts';
import { ModelPage, type ModelPageParts } from './model-page.ts';
import type { Body } from './photo-ledger.ts';

const nothing = () => undefined;

export type OnTurn = (before: UploadMachine, event: UploadEvent, after: UploadMachine) => void;
type Answer = UploadOutcome | boolean;

/** A page that holds nothing but an upload machine, and so needs no promise. After each event, its promises must hold. */
export class MachinePage extends ModelPage {
  readonly #onTurn: OnTurn;
  /** What waits for neither the disk nor the provider. */
  readonly #others = new DiskSchedule(() => this.parts.faults.isDiskSlow);
  readonly #nextTime: () => number;
  readonly #ageTime: () => number;
  #machine: UploadMachine;
  readonly #events: UploadEvent[] = [];
  #isHandling = false;
  #count = 0;
  /** Callers that wait for an answer. */
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  /** The places of the photos that were added here, and what waits until they are stored. */
  readonly #places = new Map<number, StoredUploadId>();
  readonly #storing = new Map<number, (() => void)[]>();
  readonly #givenUp = new Set<number>();
  #release: () => void = nothing;
  /** What `ProcedureStore` would know. */
  #entry: StoredProcedure | null;
  #report: ProviderReport | null = null;
  #changes = 0;

  /** @param onTurn called after each event of the machine. */
  constructor(parts: ModelPageParts, onTurn: OnTurn) {
    super(parts);
    this.#onTurn = onTurn;
    this.#nextTime = monotonicClock(parts.now);
    this.#ageTime = ageClock(parts.now, parts.elapsed);
    this.#machine = initialUploads(parts.isOnline);
    this.#entry = this.storage.read();
    this.#carryOut({ type: 'visible' });
    this.storage.watch(() => {
      this.#catchUp();
      this.#handle({ type: 'noticed' });
    });
    this.#know(this.#entry, null);
  }

  // What the customer and the phone do.

  get photos() {
    return this.#machine.photos;
  }

  get callers(): number {
    return this.#waiting.size;
  }

  protected get status() {
    return this.#entry?.token === this.link ? (this.#entry?.procedure.status ?? null) : null;
  }

  override get schedules(): readonly DiskSchedule[] {
    return [...super.schedules, this.#others];
  }

  override end(effects: number, callsArrive: boolean): void {
    super.end(effects, callsArrive);
    this.#others.end(0);
  }

  dispose(): void {
    this.#handle({ type: 'ended' });
    this.#expect(this.callers === 0, 'a caller waits for a queue that is disposed');
  }

  protected enter(): void {
    this.verify();
  }

  protected add(content: PhotoUpload): void {
    this.#catchUp();
    const { photo } = content;
    const known = this.#report?.photos;
    const isThere = known?.[photo] || hasPhoto(this.#entry!.procedure, photo);
    const providerHad = known ? (isThere ? 'photo' : 'none') : 'unknown';
    this.#wait((waiter) => ({ type: 'used', content, providerHad, waiter }));
  }

  protected drop(photo: PhotoName): void {
    this.#handle({ type: 'takenBack', photo });
  }

  protected retry(photo: PhotoName): void {
    this.#wait((waiter) => ({ type: 'retried', photo, waiter }));
  }

  sendInBackground(photo: PhotoName): void {
    const places = this.#count % 2 === 0 ? (['disk'] as const) : (['disk', 'memory'] as const);
    this.#handle({ type: 'background', photo, places });
  }

  setOnline(isOnline: boolean): void {
    this.#handle({ type: 'online', isOnline });
  }

  look(): void {
    const areTilesShown = this.#count % 2 === 0;
    this.#handle({ type: 'screen', shown: { areTilesShown } });
    this.#handle({ type: 'visible' });
  }

  protected finish(): void {
    const isEmpty = this.photos.length === 0;
    const { token } = this.#entry!;
    const end = () => void (this.submitted = null);
    this.#wait(
      (waiter) => ({ type: 'submitting', waiter }),
      (isComplete) => {
        // The app leaves the screen of a procedure that is not started.
        const isShown = this.#entry?.token === token && this.status === 'started';
        const procedure = isShown ? this.#entry!.procedure : null;
        const isReady = isComplete === true && isEmpty && this.photos.length === 0;
        if (isReady && procedure && missingPhotos(procedure).length === 0) this.change('finish', end);
        else end();
      },
    );
  }

  // What it knows of the procedure, as `ProcedureStore`.

  verify(): void {
    const { link } = this;
    const again = () => setTimeout(() => this.alive && this.link === link && this.verify(), 2_000);
    if (link !== null) this.#read(link, (isKnown) => isKnown || again());
  }

  /** Call 2, until nothing has changed since it was made. @param then called with whether there was a response. */
  #read(link: string, then: (isKnown: boolean) => void): void {
    const [changes, askedAt] = [this.#changes, this.parts.now()];
    const take = (procedure: Procedure) => {
      if (changes !== this.#changes || this.parts.now() < askedAt) return this.#read(link, then);
      if (link === this.link) this.#write({ token: link, procedure }, reportOf(procedure, askedAt));
      then(true);
    };
    this.#call('readProcedure', link, take, () => then(false));
  }

  #call(
    method: keyof ProcedureRepository,
    link: string,
    resolve: (procedure: Procedure) => void,
    reject: (error: unknown) => void,
    what: { readonly photo?: PhotoName; readonly body?: Body } = {},
  ): void {
    this.parts.provider.call({ caller: this, method, link, resolve, reject, ...what });
  }

  protected change(action: 'start' | 'reset' | 'finish', then: () => void = nothing): void {
    const method = ({ start: 'setStarted', reset: 'reset', finish: 'setFinished' } as const)[action];
    const { now, elapsed } = this.parts;
    const [link, askedAt, before] = [this.#entry!.token, now(), elapsed()];
    const take = (procedure: Procedure) => {
      // A known limit of `ProcedureStore`: it does not notice a clock that is set back, and then forward, during a call.
      const isClockSet = Math.abs(now() - askedAt - (elapsed() - before)) > 5_000;
      const report = reportOf(procedure, isClockSet ? -Infinity : askedAt);
      this.#learn(link, procedure, { ...report, isAcknowledgement: true });
      then();
    };
    this.#call(method, link, take, () => this.#read(link, then));
  }

  protected erase(photo: PhotoName): void {
    const { token: link } = this.#entry!;
    const erased = () => {
      this.#learnPhoto(link, photo, false);
      this.#handle({ type: 'deleted', photo });
    };
    this.#call('deletePhoto', link, erased, () => this.#read(link, nothing), { photo });
  }

  #learnPhoto(link: string, photo: PhotoName, isThere: boolean): void {
    this.#catchUp();
    const { photos, thumbs } = this.#entry!.procedure;
    const part = {
      photos: { ...photos, [photo]: isThere ? { name: photo } : null },
      thumbs: { ...thumbs, [photo]: isThere ? thumbOf(photo) : null },
    };
    const known = this.#report?.photos;
    this.#learn(
      link,
      part,
      known ? { ...this.#report!, photos: { ...known, [photo]: isThere } } : this.#report,
    );
  }

  #learn(link: string, part: Partial<Procedure>, report: ProviderReport | null): void {
    this.#catchUp();
    if (this.#entry?.token !== link) return;
    this.#write({ token: link, procedure: { ...this.#entry.procedure, ...part } }, report);
  }

  /** Local storage belongs to the link that was opened last, in any tab. */
  #write(entry: StoredProcedure, report: ProviderReport | null): void {
    const stored = this.storage.read();
    const isOther = entry.token === this.#entry?.token && stored !== null && stored.token !== entry.token;
    if (!isOther) this.storage.write(entry);
    this.#know(entry, report);
  }

  #catchUp(): void {
    const stored = this.storage.read();
    const isNews = stored?.token === this.#entry?.token && stored?.procedure !== this.#entry?.procedure;
    if (isNews) this.#know(stored, this.#report);
  }

  #know(entry: StoredProcedure | null, report: ProviderReport | null): void {
    [this.#entry, this.#report] = [entry, report];
    this.#changes += 1;
    const arrived = photoNames.filter((name) => entry && hasPhoto(entry.procedure, name));
    const [token, status] = [entry?.token ?? null, entry?.procedure.status ?? null];
    this.#handle({ type: 'status', token, status, arrived, report });
  }

  #assume({ token, isStarted, arrived }: EffectOf<'assume'>): void {
    const procedure = this.#entry?.procedure;
    if (this.#report !== null || this.#entry?.token !== token || !procedure) return;
    const status = isStarted && procedure.status === 'active' ? 'started' : procedure.status;
    const photos = { ...procedure.photos, ...Object.fromEntries(arrived.map((name) => [name, { name }])) };
    if (status === 'started') this.#write({ token, procedure: { ...procedure, status, photos } }, null);
  }

  // The machine.

  #wait(eventOf: (waiter: number) => UploadEvent, then: (answer: Answer) => void = nothing): void {
    const waiter = (this.#count += 1);
    this.#waiting.set(waiter, then);
    this.#handle(eventOf(waiter));
  }

  /** Hands an event to the machine; one that comes while another one is handled comes after it. */
  #handle(event: UploadEvent): void {
    if (!this.alive) return;
    this.#events.push(event);
    if (this.#isHandling) return;
    this.#isHandling = true;
    let events = 0;
    for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) {
      if ((events += 1) > 1_000) throw new Error(`The machine does not come to rest after ${next.type}.`);
      const before = this.#machine;
      this.#machine = reduceUploads(before, next);
      this.#onTurn(before, next, this.#machine);
      this.#carryOut(next);
      this.#check(next);
    }
    this.#isHandling = false;
  }

  #carryOut(event: UploadEvent): void {
    for (const effect of this.#machine.effects)
      (this.#actions[effect.type] as (what: UploadEffect, event: UploadEvent) => void)(effect, event);
  }

  #expect(isSo: boolean, promise: string): void {
    if (!isSo) this.parts.ledger.violations.push(promise);
  }

  #check({ type }: UploadEvent): void {
    const { photos, attempt, lock, isDisposed, status, pause, isOnline, calls, report, effects, vault } =
      this.#machine;
    const names = new Set(photos.map(({ content }) => content.photo));
    this.#expect(names.size === photos.length, 'a name stands twice');
    const sending = photos.filter(({ state }) => state.name === 'sending');
    this.#expect(
      sending.every(({ key }) => key === attempt?.key),
      'a photo is shown as sent without an attempt',
    );
    const isCurrent = photos.some(({ key }) => key === attempt?.key);
    const isLeft = attempt?.step === 'checking' || attempt?.step === 'removing';
    this.#expect(attempt === null || isCurrent || isLeft, 'an attempt has no photo');
    const canBeSent = photos.some(
      ({ state, isFromVault, waiter, content, key }) =>
        state.name === 'waiting' &&
        (report !== null || !isFromVault) &&
        (pause === null || (waiter !== null && isOnline)) &&
        !calls.some(({ upload }) => upload.content.photo === content.photo && upload.key !== key),
    );
    const isAsked = attempt !== null || lock === 'asked';
    this.#expect(
      isDisposed || status !== 'started' || !canBeSent || isAsked,
      'a photo could be sent, and is not',
    );
    const outcomes = effects.flatMap((effect) => ('outcome' in effect ? [effect.outcome] : []));
    const ends = outcomes.filter((outcome) => outcome === 'sent' || outcome === 'unreadable');
    const isEnd = type === 'delivered' || type === 'checked';
    this.#expect(!isEnd || ends.length <= 1, 'what became of a photo is said twice');
    const isComplete = outcomes.includes(true) && type !== 'status';
    this.#expect(
      !isComplete || (calls.length === 0 && vault === 'read'),
      'the procedure can be finished though a call lasts, or the disk was not read',
    );
  }

  readonly #actions: {
    readonly [Type in UploadEffect['type']]: (effect: EffectOf<Type>, event: UploadEvent) => void;
  } = {
    store: (effect) => this.#store(effect),
    list: ({ token, ticket, upload }) => {
      const { photos, isReadable } = this.parts;
      const read = () => (isReadable() ? { ...photos.list(token), now: this.#ageTime() } : null);
      this.disk.add(read, (contents) => {
        // Without the database, no tab can know what another one has sent.
        if (upload && !contents) this.parts.ledger.blur(token, upload.content.photo);
        // The runner waits until the photo has its place.
        if (upload) this.#handle({ type: 'reserved', key: upload.key, id: this.#placeOf(upload) });
        this.#catchUp();
        this.#handle({ type: 'listed', ticket, contents });
      });
    },
    read: ({ token, ...what }) => {
      const { photos, isReadable } = this.parts;
      const isAsked = (photo: StoredUploadId) => what.asked.some((id) => isSamePhoto(id, photo));
      const open = () => (isReadable() ? photos.open(token).filter(isAsked) : []);
      this.disk.add(open, (opened) => this.#handle({ ...what, type: 'read', opened }));
    },
    prepare: ({ attempt, content }) =>
      this.#others.add(
        () => this.#canBeRead(content),
        (isReadable) => {
          const error = new RepositoryError('unreachable');
          this.#handle(isReadable ? { type: 'prepared', attempt } : { type: 'failed', attempt, error });
        },
      ),
    note: ({ attempt, token, upload }) =>
      this.disk.add(
        () => this.parts.photos.noteAttempt(token, this.#placeOf(upload)),
        () => {
          const noted = () => this.#handle({ type: 'noted', attempt });
          const storing = this.#storing.get(upload.key);
          if (storing) storing.push(noted);
          else noted();
        },
      ),
    send: (effect, event) => this.#send(effect, event),
    letEnd: ({ attempt }) => void this.#givenUp.add(attempt),
    check: ({ attempt, token, upload }) =>
      this.#others.add(
        () => {
          const { ledger, photos, isReadable } = this.parts;
          if (this.#canBeRead(upload.content)) return 'readable' as const;
          const isCopy = (photo: StoredUploadId) => isReadable() && isSamePhoto(photo, this.#placeOf(upload));
          const copy = photos.open(token).find(isCopy) ?? null;
          const file = { copy, isReadable: copy !== null && this.#canBeRead(copy) };
          if (!file.isReadable) ledger.noteUnreadable(uploadedImage(upload.content));
          return file;
        },
        (file) => this.#handle({ type: 'checked', attempt, file }),
      ),
    forget: (effect) => {
      const { attempt, upload } = effect;
      const removed = () => this.#handle({ type: 'removed', attempt });
      this.#remove(removalOf(effect, this.#placeOf(upload)), upload.id === null ? nothing : removed);
      if (upload.id === null) removed();
    },
    remove: ({ removal }) => this.#remove(removal, nothing),
    noteDeletion: ({ token, photo }) =>
      this.disk.add(() => this.parts.photos.noteDeletion(token, photo), nothing),
    mark: (effect) => {
      const before = this.parts.photos.nextOrder(this.parts.now());
      this.#others.add(nothing, () => this.#handle({ ...effect, type: 'marked', before }));
    },
    ask: (effect) =>
      this.#read(effect.token, (hasAnswer) => this.#handle({ ...effect, type: 'asked', hasAnswer })),
    assume: (effect) => this.#assume(effect),
    lock: () =>
      this.parts.lock(this, (release) => {
        this.#release = release;
        this.#handle({ type: 'locked' });
      }),
    unlock: () => {
      this.#expect(this.#machine.calls.length === 0, 'another tab may send while a call of this one lasts');
      this.#release();
    },
    wait: (effect) => {
      const isForVault = /^(comparing|storing|noting)$/.test(effect.timer);
      // A busy browser ends timers late, and so in another order.
      const ms = effect.ms * (1 + (effect.n % 4));
      if (!isForVault || this.parts.faults.patience === 'short')
        setTimeout(() => this.#handle({ ...effect, type: 'clock' }), ms);
    },
    answer: ({ waiter, outcome }) => {
      const then = this.#waiting.get(waiter);
      this.#expect(then !== undefined, 'a caller is answered twice');
      this.#waiting.delete(waiter);
      then?.(outcome);
    },
    raise: nothing,
    report: nothing,
    withdraw: nothing,
  };

  #placeOf({ key, id }: EffectOf<'store'>['upload']): StoredUploadId {
    return id ?? this.#places.get(key)!;
  }

  #canBeRead(content: PhotoUpload): boolean {
    const { files } = this.parts.faults;
    return content.source === 'taken' || files === 'readable' || (files === 'copies' && 'order' in content);
  }

  #times() {
    return { now: this.parts.now(), ageTime: this.#ageTime() };
  }

  #store({ token, upload, facts }: EffectOf<'store'>): void {
    const { photos, faults, ledger } = this.parts;
    const { key, content } = upload;
    const { photo } = content;
    const storedAt = upload.id?.storedAt ?? this.#nextTime();
    const id = upload.id ?? { photo, order: photos.nextOrder(storedAt), storedAt };
    this.#places.set(key, id);
    this.#storing.set(key, []);
    if (!upload.id) photos.reserve(token, id, facts);
    if (!upload.id) this.#others.add(nothing, () => this.#handle({ type: 'reserved', key, id }));
    this.storing.add(
      () => {
        if (faults.isDiskFull) {
          // As the vault does: the photo that it replaces must not come back.
          ledger.keepInMemory(uploadedImage(content));
          photos.remove({ reason: 'takenBack', token, photo, before: id.order }, this.#times());
          return { storedIn: 'memory', facts } as const;
        }
        const stored = photos.store(token, id, content, facts, { storedIn: 'disk', ...this.#times() });
        const isThere = photos.list(token).stored.some((each) => isSamePhoto(each, id));
        if (isThere) this.tellLedger({ name: 'stored', photo: stored });
        return stored;
      },
      ({ storedIn, facts: known }) => {
        this.#handle({ type: 'stored', key, storedIn, facts: known });
        const waiting = this.#storing.get(key) ?? [];
        this.#storing.delete(key);
        for (const noted of waiting) noted();
      },
    );
  }

  #remove(asked: Removal, then: () => void): void {
    const { photos, now, ledger } = this.parts;
    const askedAt =
      asked.reason === 'providerSays' && 'askedAt' in asked.answer ? asked.answer.askedAt : null;
    const called = ledger.now();
    const removal = asked.reason === 'takenBack' ? { before: photos.nextOrder(now()), ...asked } : asked;
    this.disk.add(() => {
      const at = this.#times();
      photos.remove(removal, at);
      if (removal.reason === 'providerSays' && askedAt !== null)
        ledger.noteRemovalByTime(removal.token, called, askedAt);
      this.tellLedger({ name: 'removed', removal, at });
    }, then);
  }

  /** As `deliver`. */
  #send({ attempt, content, history }: EffectOf<'send'>, { type }: UploadEvent): void {
    const { photo } = content;
    const link = this.#entry!.token;
    this.#expect(this.#machine.status === 'started', 'a photo is sent though the procedure is not started');
    this.#expect(this.#machine.lock === 'held', 'a photo is sent without the lock');
    const canBeUnnoted = this.parts.faults.patience === 'short';
    this.#expect(type === 'noted' || canBeUnnoted, 'a photo is sent before the vault has noted that');
    // Known limit, of decision 6.7: "if the disk takes no note for other tabs".
    if (type !== 'noted') this.parts.ledger.blur(link, photo);
    const delivered = (delivery: 'acknowledged' | 'alreadyThere') =>
      this.#handle({ type: 'delivered', attempt, delivery, thumb: null });
    const resolve = () => {
      this.#learnPhoto(link, photo, true);
      delivered('acknowledged');
    };
    const reject = (error: unknown) => {
      const failed = () => this.#handle({ type: 'failed', attempt, error });
      const isRefusal = error instanceof RepositoryError && error.code === 'refused';
      if (!isRefusal || this.#givenUp.has(attempt)) return failed();
      const canBeThere = history.providerHad === 'none' && (history.mayHaveArrived || error.mayHaveArrived);
      this.#read(link, (isKnown) => {
        const now = this.#entry?.token === link ? this.#entry.procedure : null;
        if (!(isKnown && canBeThere && now && hasPhoto(now, photo))) return failed();
        const { provider, ledger } = this.parts;
        // A known limit: a page that does not know of another tab's photo, since that tab shows another link by now, or the
        // disk is full, takes it for its own, if the provider refuses that one.
        if (provider.bodyOf(link, photo) !== uploadedImage(content)) ledger.blur(link, photo);
        delivered('alreadyThere');
      });
    };
    this.#call('savePhoto', link, resolve, reject, { photo, body: uploadedImage(content) });
    if (content.source === 'picked') this.#handle({ type: 'progress', attempt, progress: 0.5 });
  }
}

/** The report that comes with a whole procedure. */
function reportOf(procedure: Procedure, askedAt: number): ProviderReport {
  const photos = perPhoto(({ name }) => hasPhoto(procedure, name));
  return { status: procedure.status, photos, askedAt, isAcknowledgement: false };
}
