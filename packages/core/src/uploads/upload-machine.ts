import { photoNames, type PhotoName } from '../model/photos.ts';
import type { ProcedureStatus, Thumb } from '../model/procedure.ts';
import type {
  PhotoFacts,
  PhotoUpload,
  Removal,
  StoredUpload,
  StoredUploadId,
  VaultContents,
} from '../ports/photo-vault.ts';
import { RepositoryError } from '../ports/procedure-repository.ts';
import type { ToastSubject } from '../ports/toasts.ts';
import type { ProviderReport } from '../procedure/procedure-store.ts';
import { backOffMs, type BackOff } from '../time/back-off.ts';
import { arrivedNames, isSamePhoto } from '../vault/photo-note.ts';
import type { Delivery, DeliveryHistory } from './deliver.ts';
import type { PhotoPlace } from './outcome-toast.ts';
import type { UploadOutcome, UploadState } from './pending-photo.ts';
import { difference, isNews } from './vault-difference.ts';

/**
 * Every rule about sending photos (decisions 6.1 to 6.13), as a pure function: `reduceUploads` takes a state and an event,
 * and gives the next state, with the effects that `UploadQueue` has to carry out. No network, no disk, no clock.
 *
 * **When is a photo sent, when again, and who decides?** `isDue` and `dueUpload` decide: one photo at a time, in a started
 * procedure, while this tab has the lock. After an attempt without a response all photos wait for a pause (`beginPause`);
 * a network, a look at the page, a response, or news of another tab ends it (`endPause`). A photo that somebody waits for
 * ignores the pause. After an error of the provider only the customer sends a photo again (`retried`), or a reload.
 */

/** The pauses after attempts in a row without a response. @internal */
export const backOff: BackOff = { firstMs: 2_000, longestMs: 60_000, jitter: 0.5 };

/** How long each timer of `wait` runs, in ms. @internal */
export const uploadTimesMs = {
  /** The longest that an attempt waits for the vault, at each of its steps: some databases never respond. */
  comparing: 1_000,
  storing: 1_000,
  noting: 1_000,
  /** How often an attempt compares with other tabs, which wait only for a limited time until this one has sent. */
  watch: 5_000,
  /** After this, a waiter is informed that its photo is in memory only, so that the customer reads it within 2 s. */
  memory: 1_500,
  /** How often a vault that can't be read is asked for the photos of an earlier page again. */
  vault: 5_000,
  /** Before call 4, how often the vault is asked until it can be read, and how long. */
  askVault: 500,
  askVaultLimit: 5_000,
  /** How far apart two responses must be before photos are deleted because of them: a cache is some seconds behind. */
  end: 30_000,
};

type Places = readonly StoredUpload['storedIn'][];

/** A photo that the provider has not acknowledged. */
export interface Upload {
  readonly key: number;
  readonly content: PhotoUpload;
  state: UploadState;
  /** Whether it was read from the vault: added before, perhaps by another page or tab. */
  readonly isFromVault: boolean;
  /** Its place in the order; null until the vault has given it one. */
  id: StoredUploadId | null;
  /** Null while the vault is storing it. */
  storedIn: StoredUpload['storedIn'] | null;
  /** What the vault has answered last, or what was known when the photo was added. */
  facts: PhotoFacts;
  /** Whether an attempt may have reached the provider. */
  mayHaveArrived: boolean;
  /** The caller that waits for the first outcome, and where the photo has to be stored to end that wait. */
  waiter: number | null;
  ends: Places;
}

/** The attempt to send a photo. */
interface Attempt {
  readonly n: number;
  readonly key: number;
  /**
   * What it waits for. `comparing`: with the vault, which other tabs may have changed. `storing`: a picked file, before
   * anything is done that depends on its bytes (decision 3.14). `preparing`: its location is removed. `noting`: that the
   * call is about to leave. `calling`: call 6 or 7. `checking`: whether a file can still be read. `removing`: a photo that
   * was sent, from the vault.
   */
  step: 'comparing' | 'storing' | 'preparing' | 'noting' | 'calling' | 'checking' | 'removing';
  /** Whether the vault has responded to the comparison. */
  hasCompared: boolean;
}

/** A call that was given up although the provider may still act on it: an abort stops no server (decision 6.9). */
interface GivenUpCall {
  readonly n: number;
  readonly token: string;
  readonly upload: Upload;
}

/** The provider has reported that the procedure is not started (decision 6.8). */
interface EndReport {
  /** The timer until it is asked again; null while it does not run. */
  timer: number | null;
  /** Whether 30 s have passed. */
  hasWaited: boolean;
  /** The mark in the order of photos at that time; null until the vault has given it. */
  before: number | null;
}

/** What the provider has acknowledged, with what the app showed for this name then. */
interface SentPhoto {
  readonly content: PhotoUpload;
  readonly thumb: Thumb | null;
}

/** The state. `reduceUploads` changes none that it was given: it changes a copy. */
export interface UploadMachine {
  /** What has to be done after the last event, in this order. */
  effects: UploadEffect[];
  /** The open link; null if there is none. */
  token: string | null;
  /** Counts opened and closed links: the vault's result for an earlier visit is out of date. */
  visit: number;
  /** The procedure as the app shows it: its status, and which photos the provider has. */
  status: ProcedureStatus | null;
  arrived: readonly PhotoName[];
  /** The provider's latest report that was acted on. */
  report: ProviderReport | null;
  end: EndReport | null;
  /** Whether the photos of an earlier page could be read. */
  vault: 'unread' | 'unreadable' | 'read';
  /** At most one per name, in the order in which they are sent. */
  photos: Upload[];
  attempt: Attempt | null;
  calls: readonly GivenUpCall[];
  /** One tab sends at a time (decision 6.11). */
  lock: 'free' | 'asked' | 'held';
  isOnline: boolean;
  /** Attempts in a row without a response. */
  failures: number;
  /** The pause that runs. */
  pause: number | null;
  /** Counts the changes made here, and which was the last for each name: an earlier vault result is out of date. */
  changes: number;
  lastChange: Readonly<Partial<Record<PhotoName, number>>>;
  /** Stored photos that could not be read, so that they are not read again at every comparison. */
  unreadable: readonly StoredUploadId[];
  /** The names under which a photo may have arrived, sent here or in another tab, without an acknowledgement. */
  mayHaveArrived: readonly PhotoName[];
  sent: Readonly<Partial<Record<PhotoName, SentPhoto | undefined>>>;
  /** The caller that asks, before call 4, whether the queue has every photo of the phone. */
  submit: number | null;
  isSubmitReading: boolean;
  areTilesShown: boolean;
  areStepsShown: boolean;
  isDisposed: boolean;
  /** The next number of an upload, attempt or timer. */
  next: number;
}

/** Why the vault is read, and what was the case then. */
interface Ticket {
  readonly visit: number;
  readonly since: number;
  /**
   * `first`: repeated until the photos of an earlier page can be read. `end`: before the provider is asked for the status
   * again. `look`: the customer, or the procedure, has come back. `attempt`, `submit`: that waits for it. `watch`: meanwhile.
   */
  readonly why: 'first' | 'look' | 'attempt' | 'watch' | 'submit' | 'end';
  /** The attempt, or the caller before call 4. */
  readonly n: number;
}

/** Photos of `contents` that were asked for, and those of them that could be read. */
interface Reading {
  readonly ticket: Ticket;
  readonly contents: VaultContents;
  readonly asked: readonly StoredUploadId[];
  readonly opened: readonly StoredUpload[];
}

type UploadTimer = 'pause' | keyof typeof uploadTimesMs;

interface Events {
  /** The customer sends this photo, in place of the one of its name. */
  used: { content: PhotoUpload; providerHad: PhotoFacts['providerHad']; waiter: number };
  /** The customer sends a photo again that has failed. */
  retried: { photo: PhotoName; waiter: number };
  /** The waiter of a photo goes on as soon as it is stored in one of these places. */
  background: { photo: PhotoName; places: Places };
  /** The customer takes the photo back. A copy that has arrived stays with the provider. */
  takenBack: { photo: PhotoName };
  /** Call 8 has deleted the photo. */
  deleted: { photo: PhotoName };
  /** The customer submits: call 4 comes next. */
  submitting: { waiter: number };
  /** The vault has given a photo its place. */
  reserved: { key: number; id: StoredUploadId };
  stored: { key: number; storedIn: StoredUpload['storedIn']; facts: PhotoFacts };
  /** What the vault has; null if it can't be read now. */
  listed: { ticket: Ticket; contents: VaultContents | null };
  read: Reading;
  /** A picked file can be sent. */
  prepared: { attempt: number };
  /** The vault has noted that the call is about to leave. */
  noted: { attempt: number };
  progress: { attempt: number; progress: number | null };
  delivered: { attempt: number; delivery: Delivery; thumb: Thumb | null };
  /** The photo could not be prepared or delivered. */
  failed: { attempt: number; error: unknown };
  /** Whether the device can read the file; if not, the vault's copy, and whether that can be read. */
  checked: { attempt: number; file: 'readable' | { copy: StoredUpload | null; isReadable: boolean } };
  /** The vault has removed what the provider has. */
  removed: { attempt: number };
  locked: object;
  /** What the app knows of the procedure, and what the provider itself has said since the page was loaded. */
  status: Pick<UploadMachine, 'token' | 'status' | 'arrived'> & { report: ProviderReport | null };
  marked: { visit: number; before: number };
  /** The provider was asked for the status again. */
  asked: { visit: number; hasAnswer: boolean };
  online: { isOnline: boolean };
  /** The customer comes back to the page. */
  visible: object;
  /** Another tab has written to local storage: it has reached the provider, perhaps with a photo that waits here. */
  noticed: object;
  clock: { timer: UploadTimer; n: number };
  /** The tiles, or the steps, which show the state of each photo, appear or disappear. */
  screen: { shown: Partial<Pick<UploadMachine, 'areTilesShown' | 'areStepsShown'>> };
  /** The images of sent photos are no longer needed. */
  imagesShown: object;
  ended: object;
}

/** Why a photo is removed from the vault. */
type Why = Delivery | 'unreadable';

interface Effects {
  /** Gives the photo its place, unless it has one, and stores it there. */
  store: { token: string; upload: Upload; facts: PhotoFacts };
  /** Lists what the vault has, once this photo has its place: `listed`. */
  list: { token: string; ticket: Ticket; upload: Upload | null };
  /** Reads these photos: `read`. */
  read: Omit<Reading, 'opened'> & { token: string };
  /** Makes a picked file ready: `prepared` or `failed`. */
  prepare: { attempt: number; content: PhotoUpload };
  /** Notes that the call is about to leave. When the photo is stored as well: `noted`. */
  note: { attempt: number; token: string; upload: Upload };
  /** Call 6 or 7: `delivered` or `failed`. */
  send: { attempt: number; content: PhotoUpload; history: DeliveryHistory };
  /** The attempt was given up: its call makes no further try. */
  letEnd: { attempt: number };
  check: { attempt: number; token: string; upload: Upload };
  /** Removes a photo that the provider has, or whose file can't be read, from the vault: `removed`. */
  forget: { token: string; upload: Upload; why: Why; attempt: number };
  remove: { removal: Removal };
  noteDeletion: { token: string; photo: PhotoName };
  mark: { visit: number };
  /** Call 2: `asked`. */
  ask: { visit: number; token: string };
  /** Shows the procedure as the vault knows it, until the provider reports. */
  assume: { token: string; isStarted: boolean; arrived: readonly PhotoName[] };
  lock: object;
  unlock: object;
  /** `jitter`: which part of the time is random, 0 to 1. */
  wait: { timer: UploadTimer; n: number; ms: number; jitter: number };
  /** The outcome of a photo, or whether the queue is complete. */
  answer: { waiter: number; outcome: UploadOutcome | boolean };
  /** A defect of the app: for the caller that waits, if there is one. */
  raise: { waiter: number | null; error: unknown };
  /** Shows what became of a photo. */
  report: { outcome: UploadOutcome; photo: PhotoName; place: PhotoPlace };
  withdraw: { about: readonly ToastSubject[] };
}

type Tagged<Kinds> = { [Type in keyof Kinds]: Readonly<{ type: Type } & Kinds[Type]> }[keyof Kinds];

export type UploadEvent = Tagged<Events>;
export type UploadEffect = Tagged<Effects>;
type EventOf<Type extends keyof Events> = Extract<UploadEvent, { type: Type }>;
export type EffectOf<Type extends keyof Effects> = Extract<UploadEffect, { type: Type }>;

const removeExpired: UploadEffect = { type: 'remove', removal: { reason: 'expired' } };

/** Why a photo is removed that the provider has, or whose file can't be read. @param id what the vault knows it by. */
export function removalOf({ why, token }: EffectOf<'forget'>, id: StoredUploadId): Removal {
  if (why === 'acknowledged') return { reason: why, token, photo: id };
  if (why === 'alreadyThere') return { reason: 'providerSays', token, answer: { has: id } };
  // Newer ones, as of another tab, stay. Between two whole numbers are places in memory only, which no other tab has.
  return { reason: 'takenBack', token, photo: id.photo, before: Math.floor(id.order) + 1 };
}

export function initialUploads(isOnline: boolean): UploadMachine {
  return {
    // Before any photo is opened.
    effects: [removeExpired],
    token: null,
    visit: 0,
    status: null,
    arrived: [],
    report: null,
    end: null,
    vault: 'unread',
    photos: [],
    attempt: null,
    calls: [],
    lock: 'free',
    isOnline,
    failures: 0,
    pause: null,
    changes: 0,
    lastChange: {},
    unreadable: [],
    mayHaveArrived: [],
    sent: {},
    submit: null,
    isSubmitReading: false,
    areTilesShown: false,
    areStepsShown: false,
    isDisposed: false,
    next: 1,
  };
}

/** The state after an event. */
export function reduceUploads(before: Readonly<UploadMachine>, event: UploadEvent): UploadMachine {
  const photos = before.photos.map((upload) => ({ ...upload }));
  const [attempt, first] = [before.attempt && { ...before.attempt }, before.end && { ...before.end }];
  const next: UploadMachine = { ...before, effects: [], photos, attempt, end: first };
  if (before.isDisposed) afterEnd(next, event);
  else (transitions[event.type] as Handler<UploadEvent>)(next, event);
  goOn(next);
  return next;
}

/** The photo of this name that the provider has not acknowledged. */
export function uploadOf({ photos }: UploadMachine, photo: PhotoName): Upload | undefined {
  return photos.find(({ content }) => content.photo === photo);
}

/** Whether the provider expects no photo. */
function hasEnded({ status, report: heard }: UploadMachine): boolean {
  return status !== 'started' && heard !== null && heard.status !== 'started';
}

type Handler<Event> = (next: UploadMachine, event: Event) => void;

/** What each event changes. What follows from a state, however it came about, is in `goOn`. */
const transitions: { readonly [Type in keyof Events]: Handler<EventOf<Type>> } = {
  used: onUsed,
  retried(next, { photo, waiter }) {
    const upload = uploadOf(next, photo);
    if (upload?.state.name === 'failed') awaitOutcome(next, upload, waiter);
    else tell(next, waiter, 'dropped');
  },
  background: (next, { photo, places }) => letGo(next, uploadOf(next, photo), places),
  takenBack: takeBack,
  deleted({ effects, token }, { photo }) {
    if (token !== null) effects.push({ type: 'noteDeletion', token, photo });
  },
  submitting(next, { waiter }) {
    complete(next, false);
    next.submit = waiter;
  },
  reserved(next, { key, id }) {
    const upload = withKey(next, key);
    if (upload) upload.id = id;
  },
  stored: onStored,
  listed: onListed,
  read: follow,
  prepared: at('preparing', note),
  noted: at('noting', call),
  progress: at('calling', (next, { progress }) => showProgress(next, progress)),
  delivered: onDelivered,
  failed: onFailed,
  checked: at('checking', onChecked),
  removed: endCall,
  locked(next) {
    next.lock = 'held';
  },
  status: onStatus,
  marked({ end: first, visit }, event) {
    if (first && event.visit === visit) first.before ??= event.before;
  },
  asked(next, { visit, hasAnswer }) {
    if (!hasAnswer && visit === next.visit && next.end?.timer === null) awaitEnd(next, next.end);
  },
  online(next, { isOnline }) {
    next.isOnline = isOnline;
    if (isOnline) endPause(next);
    // Without a network, the current attempt gets no response.
    else giveUp(next);
  },
  visible(next) {
    // What could not be read may be readable now.
    next.unreadable = [];
    next.effects.push(removeExpired);
    endPause(next);
    compare(next, 'look');
  },
  noticed: endPause,
  clock: onClock,
  screen(next, { shown }) {
    Object.assign(next, shown);
    // The tile keeps showing the failure.
    if (shown.areTilesShown) withdraw(next, failedNames(next));
  },
  imagesShown(next) {
    next.sent = {};
  },
  ended: end,
};

/** For an event of the current attempt, while it is at this step. */
function at<Event extends { attempt: number }>(step: Attempt['step'], then: Handler<Event>): Handler<Event> {
  return (next, event) => {
    if (next.attempt?.n === event.attempt && next.attempt.step === step) then(next, event);
  };
}

/** What follows from the state, whatever has changed it. */
function goOn(next: UploadMachine): void {
  const { attempt, calls, effects, lock, submit } = next;
  // A call that lasts may still change a photo.
  if (submit !== null && !next.isSubmitReading && calls.length === 0) {
    next.isSubmitReading = true;
    wait(next, 'askVaultLimit', submit);
    compare(next, 'submit', submit);
  }
  if (attempt) return;
  const due = dueUpload(next);
  if (due && lock === 'held') begin(next, due);
  else if (due && lock === 'free') {
    next.lock = 'asked';
    effects.push({ type: 'lock' });
  } else if (!due && lock === 'held' && calls.length === 0) {
    // While a call lasts, no other tab may send a newer photo.
    next.lock = 'free';
    effects.push({ type: 'unlock' });
  }
}

/** The next photo to send. One that somebody waits for goes first, and ignores the pause, unless the device is offline. */
function dueUpload(next: UploadMachine): Upload | undefined {
  const due = next.photos.filter((upload) => isDue(next, upload));
  return (
    due.find(({ waiter }) => waiter !== null && next.isOnline) ?? (next.pause === null ? due[0] : undefined)
  );
}

function isDue({ status, report: heard, calls, isDisposed }: UploadMachine, upload: Upload): boolean {
  const { key, content, state, isFromVault } = upload;
  if (isDisposed || status !== 'started' || state.name !== 'waiting') return false;
  // A photo of an earlier page waits until the provider says that the procedure is still started.
  if (isFromVault && heard === null) return false;
  // A call with an older photo of its name may arrive last.
  return !calls.some((each) => each.upload.content.photo === content.photo && each.upload.key !== key);
}

// What the customer does.

function onUsed(next: UploadMachine, { content, providerHad, waiter }: EventOf<'used'>): void {
  const { token, status, effects } = next;
  const { photo } = content;
  if (token === null || hasEnded(next)) return tell(next, waiter, 'dropped');
  const known = next.mayHaveArrived.includes(photo) ? 'unknown' : providerHad;
  const upload = add(next, content, { status: status ?? 'started', providerHad: known, attempted: false });
  noteChange(next, photo);
  effects.push({ type: 'store', token, upload, facts: upload.facts });
  awaitOutcome(next, upload, waiter);
}

/** Adds a photo, in place of the one of its name. @param stored where the vault has it; null for a new one. */
function add(
  next: UploadMachine,
  content: PhotoUpload,
  facts: PhotoFacts,
  stored: StoredUpload | null = null,
): Upload {
  drop(next, uploadOf(next, content.photo), 'dropped');
  if (facts.attempted) noteArrival(next, content.photo);
  const upload: Upload = {
    key: next.next++,
    content,
    state: { name: 'waiting' },
    isFromVault: stored !== null,
    id: stored,
    storedIn: stored && stored.storedIn,
    facts,
    mayHaveArrived: facts.attempted,
    waiter: null,
    ends: [],
  };
  next.photos.push(upload);
  return upload;
}

function takeBack(next: UploadMachine, { photo }: EventOf<'takenBack'>): void {
  const { token, effects } = next;
  drop(next, uploadOf(next, photo), 'dropped');
  noteChange(next, photo);
  withdraw(next, [photo]);
  if (token !== null) effects.push({ type: 'remove', removal: { reason: 'takenBack', token, photo } });
}

/** Removes a photo from the queue, and gives up its attempt. @returns whether a caller has waited for the outcome. */
function drop(next: UploadMachine, upload: Upload | undefined, outcome: UploadOutcome): boolean {
  if (!upload) return false;
  if (next.attempt?.key === upload.key) letEnd(next);
  next.photos = next.photos.filter((each) => each !== upload);
  return answer(next, upload, outcome);
}

function dropAll(next: UploadMachine): void {
  for (const upload of next.photos) drop(next, upload, 'dropped');
}

/** The photo is to be sent. While nothing can be sent, the customer continues once the photo would survive the page. */
function awaitOutcome(next: UploadMachine, upload: Upload, waiter: number): void {
  const { isOnline, status } = next;
  withdraw(next, [upload.content.photo]);
  wait(next, 'memory', waiter);
  if (!isOnline) beginPause(next);
  Object.assign(upload, { state: { name: 'waiting' }, waiter, ends: [] });
  if (!isOnline || status !== 'started') letGo(next, upload, ['disk', 'memory']);
}

/** The waiter of a photo goes on as soon as the photo is stored in one of these places. */
function letGo(next: UploadMachine, upload: Upload | undefined, places: Places): void {
  if (!upload) return;
  upload.ends = [...upload.ends, ...places];
  if (upload.storedIn && upload.ends.includes(upload.storedIn)) answer(next, upload, 'waiting');
}

/** @returns whether a caller has waited for the outcome. */
function answer(next: UploadMachine, upload: Upload, outcome: UploadOutcome): boolean {
  const { waiter, storedIn } = upload;
  upload.waiter = null;
  if (waiter === null) return false;
  const known = outcome === 'waiting' && storedIn === 'memory' ? 'waitingInMemory' : outcome;
  tell(next, waiter, known);
  return true;
}

function answerAll(next: UploadMachine, outcome: UploadOutcome): void {
  for (const upload of next.photos) answer(next, upload, outcome);
}

function onStored(next: UploadMachine, { key, storedIn, facts }: EventOf<'stored'>): void {
  const upload = withKey(next, key);
  if (!upload) return;
  const { providerHad } = upload.facts;
  // The vault does not know what was learned since it was asked.
  Object.assign(upload, { storedIn, facts: providerHad === 'photo' ? { ...facts, providerHad } : facts });
  letGo(next, upload, []);
  if (next.attempt?.key === key && next.attempt.step === 'storing') prepare(next);
}

// The attempt, step by step.

function begin(next: UploadMachine, upload: Upload): void {
  const { key, content } = upload;
  const n = next.next++;
  next.attempt = { n, key, step: 'comparing', hasCompared: false };
  showProgress(next, next.isOnline && content.source === 'picked' ? 0 : null);
  wait(next, 'watch', n);
  // A photo that an earlier page stored may be at the provider by now; one that was just taken must not wait long.
  if (upload.storedIn === null) wait(next, 'comparing', n);
  compare(next, 'attempt', n, upload);
}

/** While the device seems offline, an attempt is not shown before a part of the photo has left. */
function showProgress(next: UploadMachine, progress: number | null): void {
  if (next.isOnline || progress !== null) current(next).state = { name: 'sending', progress };
}

function afterComparing(next: UploadMachine, hasCompared: boolean): void {
  const { content, storedIn } = current(next);
  next.attempt!.hasCompared = hasCompared;
  if (hasCompared && content.source === 'picked' && storedIn === null) enter(next, 'storing');
  else prepare(next);
}

function prepare(next: UploadMachine): void {
  const { content } = current(next);
  if (content.source === 'taken') return note(next);
  next.effects.push({ type: 'prepare', attempt: enter(next, 'preparing'), content });
}

/** The vault stores the photo and notes the attempt before the photo leaves, unless it does not respond. */
function note(next: UploadMachine): void {
  const attempt = enter(next, 'noting');
  next.effects.push({ type: 'note', attempt, token: next.token!, upload: current(next) });
  if (!next.attempt!.hasCompared) call(next);
}

function call(next: UploadMachine): void {
  const upload = current(next);
  const { content, mayHaveArrived } = upload;
  // What the provider has of this name before the first attempt is another photo, perhaps of another tab.
  if (!mayHaveArrived && next.arrived.includes(content.photo))
    upload.facts = { ...upload.facts, providerHad: 'photo' };
  noteArrival(next, content.photo);
  const history = { providerHad: upload.facts.providerHad, mayHaveArrived };
  next.effects.push({ type: 'send', attempt: enter(next, 'calling'), content, history });
}

function onDelivered(next: UploadMachine, { attempt: n, delivery, thumb }: EventOf<'delivered'>): void {
  const { attempt, token } = next;
  const givenUp = next.calls.find((each) => each.n === n);
  const upload = withKey(next, givenUp ? givenUp.upload.key : attempt?.n === n ? attempt.key : 0);
  // It was replaced or taken back since. Its link may be closed by now, and open in another tab.
  if (!upload) return givenUp && forget(next, givenUp.token, givenUp.upload, delivery, n);
  const { content } = upload;
  const { photo } = content;
  endPause(next);
  next.mayHaveArrived = next.mayHaveArrived.filter((each) => each !== photo);
  next.sent = { ...next.sent, [photo]: delivery === 'acknowledged' ? { content, thumb } : undefined };
  if (!givenUp) enter(next, 'removing');
  const hadWaiter = drop(next, upload, 'sent');
  forget(next, token!, upload, delivery, n);
  if (!hadWaiter) report(next, 'sent', photo);
}

function forget(next: UploadMachine, token: string, upload: Upload, why: Why, attempt: number): void {
  noteChange(next, upload.content.photo);
  next.effects.push({ type: 'forget', token, upload, why, attempt });
}

function onFailed(next: UploadMachine, { attempt: n, error }: EventOf<'failed'>): void {
  const { attempt } = next;
  if (attempt?.n !== n) return endCall(next, { attempt: n });
  const upload = current(next);
  const { code, mayHaveArrived } =
    error instanceof RepositoryError ? error : { code: 'defect', mayHaveArrived: true };
  // If each try of a call was refused, none of them can have arrived.
  const isRefusal = (code === 'refused' || code === 'tooLarge') && !mayHaveArrived;
  if (attempt.step === 'calling' && !isRefusal) upload.mayHaveArrived = true;
  if (code === 'defect') next.effects.push({ type: 'raise', waiter: upload.waiter, error });
  if (code !== 'unreachable') return fail(next, upload, code === 'tooLarge' ? 'tooLarge' : 'failed');
  if (upload.content.source === 'taken') return waitAgain(next, upload);
  // The device may no longer have the file.
  next.effects.push({ type: 'check', attempt: enter(next, 'checking'), token: next.token!, upload });
}

/** There was no response: the photo goes behind all others, so that it does not block them. */
function waitAgain(next: UploadMachine, upload: Upload): void {
  next.attempt = null;
  upload.state = { name: 'waiting' };
  next.photos = [...next.photos.filter((each) => each !== upload), upload];
  beginPause(next);
  answer(next, upload, 'waiting');
}

/** The provider responded with an error: the customer decides. */
function fail(next: UploadMachine, upload: Upload, outcome: 'tooLarge' | 'failed'): void {
  next.attempt = null;
  const problem = outcome === 'tooLarge' && ({ problem: 'Toasts.photoTooLarge' } as const);
  upload.state = { name: 'failed', ...problem };
  if (!answer(next, upload, outcome)) report(next, outcome, upload.content.photo);
}

function onChecked(next: UploadMachine, { file }: EventOf<'checked'>): void {
  const upload = withKey(next, next.attempt!.key);
  next.attempt = null;
  if (!upload) return;
  if (file === 'readable') return waitAgain(next, upload);
  const { copy, isReadable } = file;
  // The copy on the disk may be readable later.
  if (!copy && upload.storedIn === 'disk') return fail(next, upload, 'failed');
  if (copy && isReadable) {
    answer(next, upload, 'waiting');
    add(next, copy, copy.facts, copy).mayHaveArrived ||= upload.mayHaveArrived;
    return beginPause(next);
  }
  if (!drop(next, upload, 'unreadable')) report(next, 'unreadable', upload.content.photo);
  forget(next, next.token!, upload, 'unreadable', 0);
}

/** A call has ended, so that it can change nothing any more. */
function endCall(next: UploadMachine, { attempt: n }: { readonly attempt: number }): void {
  if (next.attempt?.n === n) next.attempt = null;
  next.calls = next.calls.filter((each) => each.n !== n);
}

/** Gives up the attempt, whose call may still arrive. @returns its photo; undefined if no attempt can be given up. */
function letEnd(next: UploadMachine): Upload | undefined {
  const { attempt, token } = next;
  if (!attempt || attempt.step === 'checking' || attempt.step === 'removing') return undefined;
  const { n, step } = attempt;
  const upload = current(next);
  if (step === 'calling') {
    upload.mayHaveArrived = true;
    next.calls = [...next.calls, { n, token: token!, upload }];
  }
  next.attempt = null;
  next.effects.push({ type: 'letEnd', attempt: n });
  return upload;
}

function giveUp(next: UploadMachine): void {
  const upload = letEnd(next);
  if (upload) waitAgain(next, upload);
}

/** Begins a pause, longer than the one before. A device that seems offline may be wrong, so photos are sent even then. */
function beginPause(next: UploadMachine): void {
  const { isOnline } = next;
  const n = (next.pause = next.next++);
  const ms = isOnline ? backOffMs(backOff, (next.failures += 1), 1) : backOff.longestMs;
  next.effects.push({ type: 'wait', timer: 'pause', n, ms, jitter: isOnline ? backOff.jitter : 0 });
}

/** The network, the customer or the provider has come back: the next pause is the shortest again. */
function endPause(next: UploadMachine): void {
  next.failures = 0;
  next.pause = null;
}

function onClock(next: UploadMachine, { timer, n }: EventOf<'clock'>): void {
  const { attempt, end: first, submit } = next;
  const awaited = next.photos.find(({ waiter }) => waiter === n);
  switch (timer) {
    case 'pause':
      if (next.pause === n) next.pause = null;
      return;
    case 'watch':
      if (attempt?.n !== n) return;
      wait(next, 'watch', n);
      return compare(next, 'watch');
    case 'memory':
      return letGo(next, awaited, ['memory']);
    case 'vault':
      return next.visit === n ? compare(next, 'first') : undefined;
    case 'askVault':
      return submit === n ? compare(next, 'submit', n) : undefined;
    case 'askVaultLimit':
      return submit === n && next.isSubmitReading ? complete(next, false) : undefined;
    case 'end':
      if (first?.timer !== n) return;
      Object.assign(first, { timer: null, hasWaited: true });
      return compare(next, 'end');
    default:
      if (attempt?.n !== n || attempt.step !== timer) return;
      if (timer === 'comparing') afterComparing(next, false);
      else if (timer === 'storing') prepare(next);
      else call(next);
  }
}

// What other tabs, the browser and the provider have done.

/** Reads what the vault has. @param upload once this one has its place. */
function compare(next: UploadMachine, why: Ticket['why'], n = 0, upload: Upload | null = null): void {
  const { token, visit, changes: since } = next;
  if (token !== null) next.effects.push({ type: 'list', token, upload, ticket: { why, n, visit, since } });
}

function onListed(next: UploadMachine, { ticket, contents }: EventOf<'listed'>): void {
  const { effects, photos, token, unreadable, visit } = next;
  if (ticket.visit !== visit || token === null) return;
  if (ticket.why === 'end') {
    const isUseful = !contents || contents.stored.length > 0 || arrivedNames(contents).length > 0;
    if (isUseful) effects.push({ type: 'ask', visit, token });
    return;
  }
  if (!contents) {
    if (next.vault === 'unread') next.vault = 'unreadable';
    // Some databases open late, or fail for a while.
    if (ticket.why === 'first') wait(next, 'vault', visit);
    return afterReading(next, ticket, false);
  }
  const isWanted = (id: StoredUploadId) =>
    !unreadable.some((each) => isSamePhoto(each, id)) && isNews(id, photos);
  // In a procedure that has ended, they only wait for their removal.
  const asked = hasEnded(next)
    ? []
    : contents.stored.filter(isWanted).sort((one, other) => one.order - other.order);
  if (asked.length > 0) effects.push({ type: 'read', token, ticket, contents, asked });
  else follow(next, { ticket, contents, asked, opened: [] });
}

/** Takes over what other tabs, or an earlier page, have done with the photos. */
function follow(next: UploadMachine, { ticket, contents, asked, opened }: Reading): void {
  if (ticket.visit !== next.visit) return;
  const isOpened = (id: StoredUploadId) => opened.some((each) => isSamePhoto(each, id));
  next.unreadable = [...next.unreadable, ...asked.filter((id) => !isOpened(id))];
  const changed = new Set(photoNames.filter((photo) => (next.lastChange[photo] ?? 0) > ticket.since));
  const { gone, lost, inMemory, found } = difference(next.photos, { contents, opened }, changed);
  for (const upload of lost) storeAgain(next, upload);
  // What the disk did not take before is not tried again at every attempt.
  if (ticket.why !== 'attempt' && ticket.why !== 'watch')
    for (const upload of inMemory) storeAgain(next, upload);
  for (const { item, reason } of gone) {
    const isThere = next.arrived.includes(item.content.photo);
    const isSent = reason === 'acknowledged' || (reason === 'providerSays' && isThere);
    drop(next, item, isSent ? 'sent' : 'dropped');
  }
  if (!hasEnded(next)) for (const stored of found) add(next, stored, stored.facts, stored);
  if (next.vault !== 'read') onFirstReading(next, contents, found);
  afterReading(next, ticket, true);
}

function onFirstReading(next: UploadMachine, contents: VaultContents, found: readonly StoredUpload[]): void {
  next.vault = 'read';
  // They are older than all that were taken on this page.
  next.photos.sort((one, other) => Number(other.isFromVault) - Number(one.isFromVault));
  if (next.report) return;
  const arrived = arrivedNames(contents);
  const isStarted = arrived.length > 0 || found.some(({ facts }) => facts.status === 'started');
  next.effects.push({ type: 'assume', token: next.token!, isStarted, arrived });
}

function afterReading(next: UploadMachine, { why, n }: Ticket, isRead: boolean): void {
  const { attempt, submit } = next;
  if (why === 'attempt' && attempt?.n === n && attempt.step === 'comparing') afterComparing(next, true);
  if (why !== 'submit' || submit !== n) return;
  if (!isRead) wait(next, 'askVault', n);
  else if (next.calls.length === 0) complete(next, true);
  // A call was given up meanwhile.
  else next.isSubmitReading = false;
}

/** Stores a photo that the browser has lost, or that is in memory only, again. Its place stays the same. */
function storeAgain(next: UploadMachine, upload: Upload): void {
  noteChange(next, upload.content.photo);
  upload.storedIn = null;
  const facts = { ...upload.facts, attempted: upload.mayHaveArrived || next.attempt?.key === upload.key };
  next.effects.push({ type: 'store', token: next.token!, upload, facts });
}

function onStatus(next: UploadMachine, { token, status, arrived, report: heard }: EventOf<'status'>): void {
  if (token !== next.token) {
    // A refused link's photos stay in the vault until they expire: the response may have been a mistake.
    dropAll(next);
    complete(next, true);
    Object.assign(next, { token, visit: next.visit + 1, report: null, end: null, vault: 'unread' });
    compare(next, 'first');
  }
  Object.assign(next, { status, arrived });
  // Another tab may have started it: an earlier report says nothing about that.
  if (status === 'started') next.end = null;
  // A report on one photo alone says nothing new about the status.
  const known = next.report;
  if (heard && (heard.status !== known?.status || heard.askedAt !== known.askedAt)) hear(next, heard);
  if (status === 'started') return;
  if (status !== 'finished') next.sent = {};
  withdraw(next, ['camera', ...photoNames]);
  // Nothing is sent, so no caller should wait.
  answerAll(next, 'waiting');
  if (next.attempt?.step !== 'calling') giveUp(next);
}

/** The provider has reported the status (decision 6.8). */
function hear(next: UploadMachine, heard: ProviderReport): void {
  const { report: former, end: first, effects, token } = next;
  const { status, askedAt, isAcknowledgement } = heard;
  next.report = heard;
  if (status === 'started') {
    next.end = null;
    if (!former || former.status === 'started') return;
    // The pause began when it had ended; and photos that were stored since may be missing in the queue.
    endPause(next);
    compare(next, 'look');
  } else if (isAcknowledgement || first?.hasWaited) {
    next.end = isAcknowledgement ? null : { ...first!, timer: null };
    dropAll(next);
    // After two reports, only the photos of which both speak.
    const answered = isAcknowledgement ? { status, askedAt } : { status, before: first!.before ?? 0 };
    effects.push({ type: 'remove', removal: { reason: 'providerSays', token: token!, answer: answered } });
  } else {
    if (!first) {
      awaitEnd(next, { hasWaited: false, before: null });
      effects.push({ type: 'mark', visit: next.visit });
    }
    // It may be an old response: the photos stay in the queue, where nothing is sent, and no screen waits for them.
    answerAll(next, 'dropped');
    giveUp(next);
  }
}

/** Asks again after 30 s: the network may be gone, and a response may come late. */
function awaitEnd(next: UploadMachine, what: Omit<EndReport, 'timer'>): void {
  const timer = next.next++;
  next.end = { ...what, timer };
  wait(next, 'end', timer);
}

/** The queue is disposed. */
function end(next: UploadMachine): void {
  letEnd(next);
  next.attempt = null;
  next.isDisposed = true;
  for (const each of next.photos) if (each.state.name === 'sending') each.state = { name: 'waiting' };
  answerAll(next, 'waiting');
  complete(next, false);
}

/** Nothing is sent or shown any more, but other tabs wait for the calls that last. */
function afterEnd(next: UploadMachine, event: UploadEvent): void {
  if (event.type === 'locked') next.lock = 'held';
  if (event.type === 'delivered' || event.type === 'failed' || event.type === 'removed') endCall(next, event);
  if ('waiter' in event) tell(next, event.waiter, event.type !== 'submitting' && 'dropped');
}

// Small steps.

/** Says what became of a photo for which no screen waits. While others follow, their tiles or steps say it. */
function report(next: UploadMachine, outcome: UploadOutcome, photo: PhotoName): void {
  const { areStepsShown, areTilesShown, effects } = next;
  const areOthersUnsent = failedNames(next).length < next.photos.length;
  const isSeen = areStepsShown || (areTilesShown && areOthersUnsent);
  const place = areTilesShown ? 'tile' : areStepsShown ? 'steps' : 'nothing';
  // What was said of it before, such as that it is in this page only, is over.
  if (outcome === 'sent' && isSeen) withdraw(next, [photo]);
  else effects.push({ type: 'report', outcome, photo, place });
}

function failedNames({ photos }: UploadMachine): readonly PhotoName[] {
  return photos.flatMap(({ content, state }) => (state.name === 'failed' ? [content.photo] : []));
}

function withdraw({ effects }: UploadMachine, about: readonly ToastSubject[]): void {
  if (about.length > 0) effects.push({ type: 'withdraw', about });
}

function complete(next: UploadMachine, outcome: boolean): void {
  if (next.submit !== null) tell(next, next.submit, outcome);
  next.submit = null;
  next.isSubmitReading = false;
}

function tell({ effects }: UploadMachine, waiter: number, outcome: UploadOutcome | boolean): void {
  effects.push({ type: 'answer', waiter, outcome });
}

function noteChange(next: UploadMachine, photo: PhotoName): void {
  next.lastChange = { ...next.lastChange, [photo]: (next.changes += 1) };
}

function noteArrival(next: UploadMachine, photo: PhotoName): void {
  next.mayHaveArrived = [...new Set([...next.mayHaveArrived, photo])];
}

function withKey({ photos }: UploadMachine, wanted: number): Upload | undefined {
  return photos.find(({ key }) => key === wanted);
}

/** The photo of the attempt. */
function current(next: UploadMachine): Upload {
  return withKey(next, next.attempt!.key)!;
}

/** The attempt goes to its next step; where that waits for the vault, not for long. @returns the attempt. */
function enter(next: UploadMachine, step: Attempt['step']): number {
  const { n } = next.attempt!;
  next.attempt!.step = step;
  if (step === 'storing' || step === 'noting') wait(next, step, n);
  return n;
}

function wait({ effects }: UploadMachine, timer: keyof typeof uploadTimesMs, n: number): void {
  effects.push({ type: 'wait', timer, n, ms: uploadTimesMs[timer], jitter: 0 });
}
