import {
  MemoryPhotos,
  RepositoryError,
  type PhotoName,
  type PhotoUpload,
  type ProcedureStatus,
  type StoredUploadId,
} from '@recto/core';
import {
  initialUploads,
  reduceUploads,
  type UploadEffect,
  type UploadEvent,
  type UploadMachine,
} from '../../../../packages/core/src/uploads/upload-machine.ts';
import { imageOf } from '../../../support/procedures.ts';

/**
 * A phone with two tabs that hold nothing but upload machines, one disk, one lock, and a provider. Everything that a
 * machine asks for is done, fails or waits when the random numbers say so; each timer may end at any time. After each
 * event, the promises about photos must hold.
 */

const names = ['idCardRecto', 'idCardVerso'] as const satisfies readonly PhotoName[];
const link = 'a-link';
type EffectOf<Type extends UploadEffect['type']> = Extract<UploadEffect, { type: Type }>;

/** A photo that a customer has decided to send. */
interface Decision {
  readonly name: PhotoName;
  readonly content: PhotoUpload;
  /** Its place among all decisions of the phone. */
  readonly at: number;
  /** Why the provider need not end with it: it was taken back, its procedure has ended, or the phone has lost it. */
  isExcused: boolean;
}

/** Work that a machine waits for. */
interface Work {
  readonly tab: Tab;
  /** Calls of one queue take effect in the order in which they were made, as `PhotoVaultPort` promises. */
  readonly queue: 'vault' | 'store' | 'other';
  /** What it does, which a kill may still let happen. */
  readonly act: () => UploadEvent | null;
}

/** A call with a photo. */
interface Call {
  readonly tab: Tab;
  readonly effect: EffectOf<'send'>;
  hasArrived: boolean;
}

interface Tab {
  machine: UploadMachine;
  isAlive: boolean;
  /** What the provider has told this tab. */
  report: UploadMachine['report'];
  status: ProcedureStatus;
  /** The callers that wait, and what was taken back. */
  readonly waiting: Set<number>;
  readonly takenBack: Set<PhotoUpload>;
  /** The events after which it was said that a photo is sent, or can't be. */
  readonly ends: WeakSet<UploadEvent>;
  /** The timers that run. */
  timers: EffectOf<'wait'>[];
  /** Whether 30 s have passed since the provider has said that the procedure is not started. */
  hasWaited: boolean;
}

type OnTurn = (before: UploadMachine, event: UploadEvent, after: UploadMachine) => void;

/** What can happen on this phone: a run without a fault shows what a fault of another kind hides. */
const faults = [
  'kills',
  'slow vault',
  'late database',
  'storage put back',
  'lost calls',
  'ends',
  'unreadable',
] as const;
type Fault = (typeof faults)[number];

export class UploadModel {
  readonly #random: () => number;
  readonly #faults: ReadonlySet<Fault>;
  /** How many names were compared with what the provider has. */
  compared = 0;
  readonly #isFrozen: boolean;
  readonly #onTurn: OnTurn;
  #disk = new MemoryPhotos();
  #snapshot = this.#disk.snapshot();
  #tabs: Tab[] = [];
  #work: Work[] = [];
  #calls: Call[] = [];
  #lock: Tab[] = [];
  #clock = 1_000_000;
  #count = 0;
  #status: ProcedureStatus = 'started';
  #isDatabaseLate = false;
  #isHealed = false;
  readonly #held = new Map<PhotoName, PhotoUpload>();
  readonly #decisions = new Map<unknown, Decision>();
  /** The names of which the order is not certain any more: docs/decisions 6.7 and 6.9, "What remains". */
  readonly #uncertain = new Set<PhotoName>();
  /** The last events, for the message of a failure. */
  readonly #trace: string[] = [];

  /**
   * @param isFrozen whether a machine that changes the state that it was given fails.
   * @param onTurn called after each event of a machine.
   */
  constructor(random: () => number, isFrozen = false, onTurn: OnTurn = () => undefined) {
    this.#random = random;
    this.#isFrozen = isFrozen;
    this.#onTurn = onTurn;
    this.#faults = new Set(faults.filter(() => random() < 0.4));
  }

  /** Whether this happens now. */
  #fails(fault: Fault, chance: number): boolean {
    return !this.#isHealed && this.#faults.has(fault) && this.#random() < chance;
  }

  /** One event of the customer, the phone, the network or the provider. */
  step(): void {
    const tab = this.#tabs[this.#below(this.#tabs.length)];
    const chance = this.#random();
    if (tab === undefined || (chance < 0.004 && this.#tabs.length < 2)) return this.#open();
    if (chance < 0.07) return this.#customer(tab);
    if (chance < 0.1) return this.#phone(tab);
    if (chance < 0.115) return this.#provider();
    if (chance < 0.2) return this.#endTimer(tab);
    if (chance < 0.4) return this.#network();
    const work = this.#work[this.#below(Math.min(this.#work.length, 4))];
    if (work) this.#finish(this.#work.find((each) => each.tab === work.tab && each.queue === work.queue)!);
  }

  /** Nothing fails any longer: each photo of the phone must be what the provider ends with. */
  heal(): void {
    this.#isHealed = true;
    this.#isDatabaseLate = false;
    this.#status = 'started';
    this.#open();
    for (let turn = 0; turn < 400; turn += 1) {
      if (turn % 25 === 0) for (const tab of this.#tabs) this.#comeBack(tab);
      while (this.#work.length > 0) this.#finish(this.#work[0]!);
      while (this.#calls.length > 0) this.#respond(this.#calls[0]!);
      const tab = this.#tabs[turn % this.#tabs.length]!;
      const [timer] = tab.timers.splice(0, 1);
      if (timer) this.#give(tab, { ...timer, type: 'clock' });
    }
    for (const { machine, waiting } of this.#tabs) {
      this.#expect(machine.photos.length === 0, 'a photo stays in the queue');
      this.#expect(waiting.size === 0, 'a caller gets no answer');
    }
    this.#expect(this.#disk.list(link).stored.length === 0, 'a photo stays on the disk');
    for (const name of names) this.#expectNewest(name);
  }

  /** The newest used photo of a name is the one that the provider ends with. */
  #expectNewest(name: PhotoName): void {
    const all = [...this.#decisions.values()].filter((each) => each.name === name);
    const newest = all.at(-1);
    if (!newest || newest.isExcused || this.#uncertain.has(name)) return;
    this.compared += 1;
    this.#expect(this.#held.get(name) === newest.content, `${name} is not the newest at the provider`);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #expect(isSo: boolean, promise: string): void {
    if (!isSo) throw new Error(`${promise}, after\n${this.#trace.join('\n')}`);
  }

  // Pages

  #open(): void {
    const machine = initialUploads(true);
    const tab: Tab = {
      machine,
      isAlive: true,
      report: null,
      status: this.#fails('ends', 0.3) ? 'active' : 'started',
      waiting: new Set(),
      takenBack: new Set(),
      ends: new WeakSet(),
      timers: [],
      hasWaited: false,
    };
    this.#tabs.push(tab);
    this.#say(tab);
    this.#verify(tab);
  }

  #kill(tab: Tab): void {
    tab.isAlive = false;
    for (const work of this.#work) if (work.tab === tab && this.#random() < 0.5) work.act();
    this.#work = this.#work.filter((work) => work.tab !== tab);
    // What it has not stored is lost, and what it has sent may arrive at any time.
    const kept = this.#disk.open(link).map(contentOf);
    for (const { content } of tab.machine.photos)
      if (!kept.includes(contentOf(content))) this.#excuse(content);
    for (const call of this.#calls.filter((each) => each.tab === tab)) this.#loseCall(call);
    this.#tabs = this.#tabs.filter((each) => each !== tab);
    this.#release(tab);
  }

  #customer(tab: Tab): void {
    const photo = names[this.#below(names.length)]!;
    const chance = this.#random();
    if (chance < 0.55) return this.#use(tab, photo);
    if (chance < 0.65) {
      const upload = tab.machine.photos.find(({ content }) => content.photo === photo);
      if (!upload) return;
      tab.takenBack.add(contentOf(upload.content));
      for (const decision of this.#decisions.values()) if (decision.name === photo) decision.isExcused = true;
      // An older photo that another tab has sent is what the provider ends with.
      return this.#give(tab, { type: 'takenBack', photo });
    }
    if (chance < 0.75) return this.#ask(tab, (waiter) => ({ type: 'retried', photo, waiter }));
    if (chance < 0.85) return this.#ask(tab, (waiter) => ({ type: 'submitting', waiter }));
    if (chance < 0.9) return this.#comeBack(tab);
    const places = this.#random() < 0.5 ? (['disk'] as const) : (['disk', 'memory'] as const);
    this.#give(tab, { type: 'background', photo, places });
  }

  #use(tab: Tab, photo: PhotoName): void {
    if (tab.machine.token === null) return;
    const image = imageOf(`${photo} ${(this.#count += 1)}`);
    const content: PhotoUpload =
      this.#random() < 0.6
        ? { source: 'taken', photo, image }
        : { source: 'picked', photo, file: image as never };
    const isExcused =
      tab.machine.status !== 'started' && tab.report !== null && tab.report.status !== 'started';
    this.#decisions.set(contentOf(content), {
      name: photo,
      content: contentOf(content),
      at: this.#count,
      isExcused,
    });
    this.#ask(tab, (waiter) => ({ type: 'used', content, providerHad: 'unknown', waiter }));
  }

  #comeBack(tab: Tab): void {
    this.#give(tab, { type: 'online', isOnline: true });
    this.#give(tab, { type: 'visible' });
    this.#verify(tab);
    if (this.#isHealed)
      for (const photo of names) this.#ask(tab, (waiter) => ({ type: 'retried', photo, waiter }));
  }

  #phone(tab: Tab): void {
    const chance = this.#random();
    if (chance < 0.4) return this.#give(tab, { type: 'online', isOnline: this.#random() < 0.5 });
    if (chance < 0.6) return this.#give(tab, { type: 'noticed' });
    if (chance < 0.7)
      return this.#give(tab, { type: 'screen', shown: { areTilesShown: this.#random() < 0.5 } });
    if (this.#fails('kills', 0.3)) return this.#random() < 0.7 ? this.#kill(tab) : this.#end(tab);
    this.#isDatabaseLate = this.#fails('late database', 0.4);
    if (this.#random() < 0.1) this.#snapshot = this.#disk.snapshot();
    // The browser has put back what it had stored before.
    if (!this.#fails('storage put back', 0.1)) return;
    this.#disk.restore(this.#snapshot);
    for (const name of names) this.#uncertain.add(name);
  }

  /** The queue is disposed. */
  #end(tab: Tab): void {
    this.#give(tab, { type: 'ended' });
    this.#expect(tab.waiting.size === 0, 'a caller waits for a queue that is disposed');
    this.#kill(tab);
  }

  // The provider

  #provider(): void {
    this.#status = this.#fails('ends', 0.3) ? (this.#random() < 0.5 ? 'refused' : 'active') : 'started';
    for (const tab of this.#tabs) if (this.#random() < 0.5) this.#verify(tab);
  }

  /** Call 2, whose response may be older than what has happened since. */
  #verify(tab: Tab): void {
    const [status, askedAt] = [this.#status, (this.#clock += 1)];
    this.#later(
      tab,
      () => {
        const started = status === 'started';
        tab.status = status;
        tab.report = { status, askedAt, isAcknowledgement: !started && this.#random() < 0.3, photos: null };
        this.#say(tab);
        return null;
      },
      'other',
    );
  }

  /** What the tab's app knows of the procedure. */
  #say(tab: Tab): void {
    const { status, report } = tab;
    this.#give(tab, { type: 'status', token: link, status, arrived: [...this.#held.keys()], report });
  }

  #network(): void {
    const call = this.#calls[this.#below(this.#calls.length)];
    if (!call) return;
    const chance = this.#random();
    if (chance < 0.3) this.#arrive(call);
    else if (this.#fails('lost calls', 0.4)) this.#failCall(call);
    else this.#respond(call);
  }

  #arrive(call: Call): void {
    const { content } = call.effect;
    if (call.hasArrived || this.#status !== 'started') return;
    call.hasArrived = true;
    const former = this.#decisions.get(this.#held.get(content.photo));
    const { at } = this.#decisions.get(contentOf(content))!;
    this.#expect(
      this.#uncertain.has(content.photo) || !former || former.at <= at || former.isExcused,
      'an older photo has replaced a newer one at the provider',
    );
    this.#held.set(content.photo, contentOf(content));
  }

  #respond(call: Call): void {
    this.#calls = this.#calls.filter((each) => each !== call);
    this.#arrive(call);
    const { attempt } = call.effect;
    if (call.hasArrived)
      this.#give(call.tab, { type: 'delivered', attempt, delivery: 'acknowledged', thumb: null });
    else this.#give(call.tab, { type: 'failed', attempt, error: new RepositoryError('refused') });
  }

  #failCall(call: Call): void {
    this.#calls = this.#calls.filter((each) => each !== call);
    const code = (['unreachable', 'unreachable', 'unavailable', 'tooLarge'] as const)[this.#below(4)]!;
    if (!call.hasArrived && code !== 'tooLarge') this.#loseCall(call);
    const error = this.#random() < 0.05 ? new TypeError('a defect') : new RepositoryError(code);
    this.#give(call.tab, { type: 'failed', attempt: call.effect.attempt, error });
  }

  /** Nothing shows when such a call arrives, or whether. */
  #loseCall(call: Call): void {
    this.#calls = this.#calls.filter((each) => each !== call);
    const { photo } = call.effect.content;
    if (call.hasArrived || this.#random() < 0.5) return;
    this.#uncertain.add(photo);
    this.#arrive(call);
  }

  #endTimer(tab: Tab): void {
    const [timer] = tab.timers.splice(this.#below(tab.timers.length), 1);
    if (!timer) return;
    if (/^(comparing|storing|noting)$/.test(timer.timer)) {
      if (!this.#fails('slow vault', 0.5)) return;
      // The vault gives no answer in time: so the newest photo is not known.
      for (const name of names) this.#uncertain.add(name);
    }
    this.#give(tab, { ...timer, type: 'clock' });
  }

  // Machines

  #ask(tab: Tab, eventOf: (waiter: number) => UploadEvent): void {
    const waiter = (this.#count += 1);
    tab.waiting.add(waiter);
    this.#give(tab, eventOf(waiter));
  }

  #give(tab: Tab, event: UploadEvent): void {
    if (!tab.isAlive) return;
    this.#trace.push(`${this.#tabs.indexOf(tab)} ${event.type} ${shortOf(event)}`);
    if (this.#trace.length > 40) this.#trace.shift();
    const before = tab.machine;
    tab.machine = reduceUploads(before, event);
    if (this.#isFrozen) deepFreeze(tab.machine);
    this.#onTurn(before, event, tab.machine);
    if (event.type === 'clock' && event.timer === 'end') tab.hasWaited = true;
    if (tab.machine.end === null) tab.hasWaited = false;
    for (const effect of tab.machine.effects) this.#carryOut(tab, effect, event);
    this.#check(tab.machine);
  }

  #later(tab: Tab, act: Work['act'], queue: Work['queue'] = 'vault'): void {
    this.#work.push({ tab, act, queue });
  }

  #finish(work: Work): void {
    this.#work = this.#work.filter((each) => each !== work);
    const event = work.tab.isAlive ? work.act() : null;
    if (event) this.#give(work.tab, event);
  }

  #carryOut(tab: Tab, effect: UploadEffect, event: UploadEvent): void {
    switch (effect.type) {
      case 'store':
        return this.#store(tab, effect);
      case 'list':
        return this.#later(tab, () => {
          const { upload } = effect;
          // The runner waits until the photo has its place.
          if (upload) this.#give(tab, { type: 'reserved', key: upload.key, id: this.#idOf(upload.content) });
          // Without the database, no tab can know what another one has sent.
          if (this.#isDatabaseLate && upload) this.#uncertain.add(upload.content.photo);
          const contents = this.#isDatabaseLate ? null : { now: this.#clock, ...this.#disk.list(link) };
          return { ...effect, type: 'listed', contents };
        });
      case 'read':
        return this.#later(tab, () => {
          const opened = this.#disk
            .open(link)
            .filter(({ order }) => effect.asked.some((id) => id.order === order));
          return { ...effect, opened: this.#fails('late database', 0.1) ? [] : opened };
        });
      case 'prepare': {
        const { attempt } = effect;
        const error = new RepositoryError('unreachable');
        const isReady = !this.#fails('unreadable', 0.3);
        return this.#later(
          tab,
          () => (isReady ? { type: 'prepared', attempt } : { type: 'failed', attempt, error }),
          'other',
        );
      }
      case 'note':
        return this.#later(tab, () => {
          // The runner waits until the photo is stored.
          for (const work of this.#work) if (work.tab === tab && work.queue === 'store') this.#finish(work);
          this.#disk.noteAttempt(link, this.#idOf(effect.upload.content));
          return { ...effect, type: 'noted' };
        });
      case 'send':
        return this.#send(tab, effect);
      case 'check':
        return this.#later(tab, () => this.#checked(effect), 'other');
      case 'forget': {
        const { why, upload } = effect;
        const photo = this.#idOf(upload.content);
        if (why === 'unreadable') this.#excuse(upload.content);
        else
          this.#expect(
            event.type === 'delivered',
            'a photo is removed as sent, though no call has succeeded',
          );
        return this.#later(tab, () => {
          const times = { now: this.#clock, ageTime: this.#clock };
          if (why === 'unreadable')
            this.#disk.remove(
              { reason: 'takenBack', token: link, photo: photo.photo, before: photo.order + 1 },
              times,
            );
          else this.#disk.remove({ reason: 'acknowledged', token: link, photo }, times);
          return { ...effect, type: 'removed' };
        });
      }
      case 'remove':
        return this.#remove(tab, effect);
      case 'mark':
        return this.#later(
          tab,
          () => ({
            ...effect,
            type: 'marked',
            before: this.#disk.nextOrder((this.#clock += 1)),
          }),
          'other',
        );
      case 'ask':
        this.#verify(tab);
        return this.#later(
          tab,
          () => ({ ...effect, type: 'asked', hasAnswer: this.#random() < 0.7 }),
          'other',
        );
      case 'lock':
        this.#lock.push(tab);
        if (this.#lock.length === 1) this.#later(tab, () => ({ type: 'locked' }), 'other');
        return;
      case 'unlock':
        this.#expect(tab.machine.calls.length === 0, 'another tab may send while a call of this one lasts');
        return this.#release(tab);
      case 'wait':
        return void tab.timers.push(effect);
      case 'answer':
        return this.#answer(tab, effect, event);
      case 'report':
        return this.#noteEnd(tab, effect.outcome, event);
      case 'assume':
      case 'letEnd':
      case 'noteDeletion':
      case 'raise':
      case 'withdraw':
        // Neither a photo nor the order in which photos are sent depends on these.
        return;
    }
  }

  #store(tab: Tab, { upload, facts }: EffectOf<'store'>): void {
    const { key, content } = upload;
    const storedIn = this.#fails('slow vault', 0.2) ? 'memory' : 'disk';
    const storedAt = (this.#clock += 1);
    const id: StoredUploadId = upload.id ?? {
      photo: content.photo,
      order: this.#disk.nextOrder(storedAt),
      storedAt,
    };
    this.#ids.set(contentOf(content), id);
    if (!upload.id) {
      this.#disk.reserve(link, id, facts);
      this.#later(tab, () => ({ type: 'reserved', key, id }), 'store');
    }
    this.#later(
      tab,
      () => {
        const times = { now: this.#clock, ageTime: this.#clock };
        // As the vault does: the photo that it replaces must not come back.
        const replaced = { reason: 'takenBack', token: link, photo: id.photo, before: id.order } as const;
        if (storedIn === 'memory') this.#disk.remove(replaced, times);
        if (storedIn === 'memory') return { type: 'stored', key, storedIn, facts };
        const stored = this.#disk.store(link, id, contentOf(content), facts, { storedIn, ...times });
        return { type: 'stored', key, storedIn, facts: stored.facts };
      },
      'store',
    );
  }

  readonly #ids = new Map<PhotoUpload, StoredUploadId>();

  #idOf(content: PhotoUpload): StoredUploadId {
    return this.#ids.get(contentOf(content))!;
  }

  #send(tab: Tab, effect: EffectOf<'send'>): void {
    const { machine } = tab;
    const { content } = effect;
    this.#expect(machine.status === 'started', 'a photo is sent though the procedure is not started');
    this.#expect(machine.lock === 'held', 'a photo is sent without the lock');
    // A tab that still has it takes it for lost if the note about it is lost as well.
    const isTakenBack = tab.takenBack.has(contentOf(content)) && !this.#uncertain.has(content.photo);
    this.#expect(!isTakenBack, 'a photo is sent that was taken back');
    const isOther = ({ upload }: UploadMachine['calls'][number]) =>
      upload.content.photo === content.photo && contentOf(upload.content) !== contentOf(content);
    this.#expect(!machine.calls.some(isOther), 'a photo is sent while one of its name may arrive');
    this.#calls.push({ tab, effect, hasArrived: false });
  }

  #checked({ attempt, upload }: EffectOf<'check'>): UploadEvent {
    const chance = this.#random();
    if (!this.#fails('unreadable', 0.5)) return { type: 'checked', attempt, file: 'readable' };
    const copy = this.#disk.open(link).find((each) => contentOf(each) === contentOf(upload.content)) ?? null;
    return { type: 'checked', attempt, file: { copy, isReadable: copy !== null && chance < 0.85 } };
  }

  #remove(tab: Tab, { removal }: EffectOf<'remove'>): void {
    if (removal.reason === 'expired') return;
    if (removal.reason === 'providerSays') {
      const { report, hasWaited } = tab;
      this.#expect(report?.status !== 'started', 'photos are removed though the procedure is started');
      this.#expect(hasWaited || report?.isAcknowledgement === true, 'one report has removed photos');
      for (const decision of this.#decisions.values()) decision.isExcused = true;
    }
    // As the vault does: what is reserved later stays.
    const before = removal.reason === 'takenBack' ? { before: this.#disk.nextOrder((this.#clock += 1)) } : {};
    this.#later(tab, () => {
      this.#disk.remove({ ...removal, ...before }, { now: this.#clock, ageTime: this.#clock });
      return null;
    });
  }

  /** Each caller gets one answer. */
  #answer(tab: Tab, { waiter, outcome }: EffectOf<'answer'>, event: UploadEvent): void {
    this.#expect(tab.waiting.delete(waiter), 'a caller is answered twice');
    if (typeof outcome === 'string') this.#noteEnd(tab, outcome, event);
    if (outcome !== true) return;
    const { calls, photos, vault } = tab.machine;
    this.#expect(calls.length === 0, 'the procedure can be finished while a call lasts');
    this.#expect(vault === 'read', 'the procedure can be finished though the disk was not read');
    if (event.type !== 'listed') return;
    const unknown = this.#disk
      .list(link)
      .stored.filter(({ order }) => photos.every(({ id }) => id?.order !== order));
    const isOlder = (id: StoredUploadId) => photos.some(({ content }) => content.photo === id.photo);
    const isLate = (id: StoredUploadId) => !event.contents?.stored.some(({ order }) => order === id.order);
    const isRead = (id: StoredUploadId) => !tab.machine.unreadable.some(({ order }) => order === id.order);
    const missing = unknown.filter((id) => !isOlder(id) && !isLate(id) && isRead(id));
    const isStarted = tab.machine.status === 'started';
    this.#expect(
      !isStarted || missing.length === 0,
      'the procedure can be finished though a photo waits on the phone',
    );
  }

  /** What became of a photo is said once. */
  #noteEnd(tab: Tab, outcome: string, event: UploadEvent): void {
    if (outcome !== 'sent' && outcome !== 'unreadable') return;
    if (event.type !== 'delivered' && event.type !== 'checked') return;
    this.#expect(!tab.ends.has(event), `that a photo is ${outcome} is said twice`);
    tab.ends.add(event);
  }

  #release(tab: Tab): void {
    const hadLock = this.#lock[0] === tab;
    this.#lock = this.#lock.filter((each) => each !== tab);
    const [first] = this.#lock;
    if (hadLock && first) this.#later(first, () => ({ type: 'locked' }), 'other');
  }

  #excuse(content: PhotoUpload): void {
    const decision = this.#decisions.get(contentOf(content));
    if (!decision) return;
    // The one that it has replaced may be the one that stands.
    for (const each of this.#decisions.values()) if (each.name === decision.name) each.isExcused = true;
  }

  #check({ photos, attempt, lock, isDisposed, status, pause, isOnline, calls, report }: UploadMachine): void {
    this.#expect(
      new Set(photos.map(({ content }) => content.photo)).size === photos.length,
      'a name stands twice',
    );
    const sending = photos.filter(({ state }) => state.name === 'sending');
    this.#expect(sending.length <= 1, 'two photos are sent at once');
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
  }
}

/** The photo itself: what the vault has of it is another object. */
const contents = new WeakMap<object, PhotoUpload>();
function contentOf(content: PhotoUpload): PhotoUpload {
  const body = content.source === 'taken' ? content.image : content.file;
  if (!contents.has(body)) contents.set(body, content);
  return contents.get(body)!;
}

function shortOf(event: UploadEvent): string {
  return JSON.stringify(event, (key, value: unknown) =>
    key === 'image' || key === 'file' ? '…' : value,
  ).slice(0, 200);
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
}
