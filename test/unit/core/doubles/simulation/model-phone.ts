import { MemoryStorage } from '@recto/adapters/fake';
import {
  MemoryPhotos,
  pendingPhotoNames,
  photoRetentionMs,
  type PhotoName,
  type StoredProcedure,
} from '@recto/core';
import { vi } from 'vitest';
import { pickedFile } from '../files.ts';
import { imageOf } from '../../../../support/procedures.ts';
import {
  bodiesIn,
  links,
  type ModelPage,
  type ModelPageParts,
  type PhoneFaults,
  type StorageEvents,
} from './model-page.ts';
import { ModelProvider, type Failure, type SecondPhotos } from './model-provider.ts';
import { PhotoLedger, type Body } from './photo-ledger.ts';

export const hourMs = 3_600_000;

const lost: Failure = { code: 'unreachable', acts: false, mayHaveArrived: true };

type NewPage = (parts: ModelPageParts) => ModelPage;

/**
 * What happens on a phone. It yields where parts with promises need time; the machine alone needs none.
 */
export type Happening = Generator<void, void>;

/** What differs between phones, browsers and providers. */
export interface PhoneSettings {
  readonly secondPhotos: SecondPhotos;
  readonly storageEvents: StorageEvents;
  readonly patience: PhoneFaults['patience'];
}

/** What local storage is reset to: its n-th earlier value, nothing, or the entry of the other link. */
export type StorageLoss = 'none' | 'older' | 'missing' | 'foreign';

/** One phone: two tabs, a vault, local storage and a clock; the provider; and the record of what must be true. */
export class ModelPhone {
  readonly ledger = new PhotoLedger();
  readonly provider: ModelProvider;
  readonly tabs: (ModelPage | null)[] = [null, null];
  readonly faults: PhoneFaults = {
    isDiskSlow: false,
    isDiskFull: false,
    files: 'readable',
    patience: 'short',
  };
  readonly #newPage: NewPage;
  readonly #settings: PhoneSettings;
  readonly #photos = new MemoryPhotos();
  readonly #storage = new MemoryStorage();
  readonly #storagePast: (StoredProcedure | null)[] = [null];
  readonly #vaultPast: MemoryPhotos[] = [];
  readonly #lock: { readonly page: ModelPage; readonly begin: () => void }[] = [];
  #isOnline = true;
  #clock = Date.UTC(2026, 10, 21);
  /** In ms; setting the clock does not change it. */
  #elapsed = 0;
  readonly #takenAt = new Map<Body, number>();
  /** For each page, how far the clock was ahead of the elapsed time when it was opened, in ms. */
  readonly #openedAt = new Map<ModelPage, number>();
  readonly #heldBefore = new Map<ModelPage, { readonly link: string; readonly bodies: readonly Body[] }>();
  #jumps = 0;
  #hasClockGoneBack = false;
  #hasLostData = false;
  #taken = 0;

  constructor(newPage: NewPage, settings: PhoneSettings) {
    this.#newPage = newPage;
    this.faults.patience = settings.patience;
    this.#settings = settings;
    this.provider = new ModelProvider(this.ledger, links, settings.secondPhotos);
  }

  get pages(): readonly ModelPage[] {
    return this.tabs.filter((page) => page !== null);
  }

  /** No two events have the same time, also not after `monotonicClock` has corrected one of them. */
  readonly now = (): number => (this.#clock += 17);

  /** Opens a link in a tab; if another link is open there, in the same page or in a new one. */
  open(tab: number, link: string, inSamePage: boolean): void {
    const former = this.tabs[tab];
    if (former != null && former.link !== link && !inSamePage) this.kill(tab, 0);
    this.tabs[tab] ??= this.#newPage({
      faults: this.faults,
      ledger: this.ledger,
      provider: this.provider,
      photos: this.#photos,
      storage: this.#storage,
      storageEvents: this.#settings.storageEvents,
      now: this.now,
      elapsed: () => this.#elapsed,
      isReadable: () => !this.ledger.isDatabaseLate,
      isOnline: this.#isOnline,
      lock: (page, begin) => this.#lockFor(page, begin),
    });
    const page = this.tabs[tab];
    if (!this.#openedAt.has(page)) this.#openedAt.set(page, this.#clock - this.#elapsed);
    page.open(link);
  }

  take(page: ModelPage, photo: PhotoName): void {
    const image = imageOf(`${photo} ${(this.#taken += 1)}`);
    this.#takenAt.set(image, this.#elapsed);
    page.use({ source: 'taken', photo, image });
  }

  pick(page: ModelPage, photo: PhotoName): void {
    const file = pickedFile([0xff, 0xd8, 0xff], `${photo} ${(this.#taken += 1)}.jpg`);
    this.#takenAt.set(file, this.#elapsed);
    page.use({ source: 'picked', photo, file });
  }

  connect(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const page of this.pages) page.setOnline(isOnline);
  }

  /**
   * Time passes, by the phone's clock and for the timers of pages, which need minutes at most. Every
   * call has a time limit, so none is open after an hour.
   */
  pass(ms: number): void {
    if (ms >= hourMs) this.#loseCalls();
    this.#setClock(this.#clock + ms);
    this.#elapsed += ms;
    const passed = Math.min(ms, 120_000);
    this.ledger.pass(passed);
    vi.advanceTimersByTime(passed);
  }

  /**
   * The customer or the network sets the clock, also while the disk works.
   */
  setClockBy(ms: number): void {
    if (ms < 0 && this.#hasLostData) return;
    this.#hasClockGoneBack ||= ms < 0;
    this.#jumps += 1;
    // An odd time, so that no photo gets the time of an earlier one.
    this.#setClock(this.#clock + ms + this.#jumps * 7919);
  }

  /** All pending disk calls take effect and give their results. */
  finishDiskWork(): void {
    for (const page of this.pages) while (page.step(0));
  }

  /** A page is killed. @param chance how far its calls got before. */
  kill(tab: number, chance: number): void {
    const page = this.tabs[tab];
    if (page == null) return;
    page.end(chance >> 1, chance % 2 === 1);
    this.tabs[tab] = null;
    const hadLock = this.#lock[0]?.page === page;
    const others = this.#lock.filter((each) => each.page !== page);
    this.#lock.splice(0, this.#lock.length, ...others);
    if (hadLock) this.#lock[0]?.begin();
  }

  /** The app of a page ends, and the page with it. */
  dispose(tab: number, chance: number): void {
    this.tabs[tab]?.dispose();
    this.kill(tab, chance);
  }

  /** The browser is killed, and its local storage is older than the vault when it is opened again. */
  killBrowser(chance: number, loss: StorageLoss, link: string): void {
    for (const tab of this.tabs.keys()) this.kill(tab, chance);
    const older = this.#storagePast[chance % this.#storagePast.length]!;
    const foreign = { token: link, procedure: this.provider.procedureOf(link) };
    const stored = { none: this.#storage.read(), older, missing: null, foreign }[loss];
    if (stored === null) this.#storage.clear();
    else this.#storage.write(stored);
  }

  /**
   * The browser loses data: the vault is reset to an earlier state. What an open tab holds must be
   * written again. Not if the clock was set back, or the provider refuses second photos: the notes that are
   * needed to distinguish photos are lost too.
   */
  loseVaultData(index: number): void {
    const snapshot = this.#vaultPast[index % Math.max(this.#vaultPast.length, 1)] ?? new MemoryPhotos();
    if (this.#hasClockGoneBack || this.#settings.secondPhotos === 'refused') return;
    this.#hasLostData = true;
    this.#photos.restore(snapshot);
    this.ledger.loseData(bodiesIn(this.#photos), this.pages);
  }

  /** Runs everything that needs no new event; then checks the invariants. */
  *settle(): Happening {
    yield;
    this.#checkVault();
    for (const { photos } of this.pages) this.#checkQueue(photos);
    this.#checkAges();
    const stored = this.#storage.read();
    if (stored !== this.#storagePast.at(-1)) this.#storagePast.push(stored);
    this.#vaultPast.push(this.#photos.snapshot());
    const violation = this.ledger.violations[0];
    if (violation !== undefined) throw new Error(violation);
  }

  /** Every open call, and each one that follows from it, gets the provider's response. */
  *respondToAll(): Happening {
    for (let calls = 0; this.provider.openCount > 0 && calls < 60; calls += 1) {
      this.provider.respond(0);
      yield* this.settle();
    }
  }

  /** Nothing fails any longer: the administrator opens both procedures, the customer opens both links. */
  *heal(): Happening {
    Object.assign(this.faults, { isDiskSlow: false, isDiskFull: false, files: 'readable' });
    this.ledger.isDatabaseLate = false;
    this.provider.secondPhotos = 'replaced';
    this.connect(true);
    this.finishDiskWork();
    yield* this.settle();
    yield* this.#checkWritten();
    yield* this.respondToAll();
    for (const link of links) {
      this.provider.change(link, (procedure) => ({ ...procedure, status: 'started' }));
    }
    for (const page of this.pages) page.verify();
    yield* this.#untilSent();
    const open = this.pages.flatMap(({ link }) => (link === null ? [] : [link]));
    this.#checkArrived(open);
    yield* this.#reload();
    this.#checkArrived(links);
    const { uploads } = this.provider;
    yield* this.#reload();
    if (this.provider.uploads > uploads)
      this.ledger.violations.push('a photo was sent after all had arrived');
    yield* this.settle();
  }

  *#reload(): Happening {
    for (const [tab, link] of links.entries()) {
      this.kill(tab, 0);
      this.open(tab, link, false);
    }
    yield* this.#untilSent();
  }

  *#untilSent(): Happening {
    for (let turn = 0; turn < 12; turn += 1) {
      yield* this.settle();
      yield* this.respondToAll();
      for (const page of this.pages) {
        page.look();
        page.retryFailed();
      }
      yield* this.settle();
      yield* this.respondToAll();
      const isQuiet = this.pages.every(({ photos }) => photos.length === 0);
      if (isQuiet && turn > 1) return;
      this.pass(61_000);
    }
  }

  /** What a page holds is in the vault once the page was visible, even if the browser had lost it. */
  *#checkWritten(): Happening {
    // Twice, since the second tab has to read what the first one writes.
    for (const page of [...this.pages, ...this.pages]) {
      page.look();
      yield* this.settle();
      this.#expectWritten(page.bodies);
    }
    // What is old for one page, it may have deleted again after another page wrote it.
    const isYoungForAll = (body: Body) => this.pages.every((page) => this.#isYoungFor(page, body));
    this.#expectWritten(this.pages.flatMap(({ bodies }) => bodies).filter(isYoungForAll));
  }

  #expectWritten(bodies: readonly Body[]): void {
    const written = bodiesIn(this.#photos);
    const isMissing = bodies.some((body) => !written.has(body) && this.#isYoung(body));
    if (isMissing) this.ledger.violations.push('a page holds a photo that it has not written again');
  }

  #checkArrived(open: readonly string[]): void {
    this.ledger.checkArrived(open, (link, name) => this.provider.bodyOf(link, name));
    for (const link of open) {
      const kept = this.#photos.list(link).stored.map(({ photo }) => photo);
      if (kept.length > 0) this.ledger.violations.push(`${kept.join()} of ${link} stay in the vault`);
    }
    for (const { photos, callers } of this.pages) {
      if (callers > 0) this.ledger.violations.push('a caller gets no answer');
      const unsent = pendingPhotoNames(photos);
      if (unsent.length > 0) this.ledger.violations.push(`${unsent.join()} stay in the queue`);
    }
  }

  #checkVault(): void {
    const held = new Set(this.pages.flatMap(({ bodies }) => bodies));
    this.ledger.check(bodiesIn(this.#photos), held, this.#clock);
  }

  #isYoung(body: Body): boolean {
    return this.#elapsed - this.#takenAt.get(body)! < photoRetentionMs;
  }

  /** A page that was opened after the clock was set ahead takes photos of before for old. */
  #isYoungFor(page: ModelPage, body: Body): boolean {
    const time = Math.min(this.#clock, this.#openedAt.get(page)! + this.#elapsed);
    return time - this.ledger.lowestClockSince(body) < photoRetentionMs;
  }

  /** A page that lives drops no photo for its age, however the clock jumps, before 24 hours have passed. */
  #checkAges(): void {
    for (const page of this.pages) {
      const before = this.#heldBefore.get(page);
      const { link, started, bodies } = page;
      const isSame = before !== undefined && link === before.link && started === link;
      for (const body of isSame ? before.bodies : []) {
        if (bodies.includes(body) || page.letGo.has(body)) continue;
        this.ledger.drop(body, this.#isYoung(body));
      }
      if (link !== null && started === link) this.#heldBefore.set(page, { link, bodies });
      else this.#heldBefore.delete(page);
    }
  }

  #checkQueue(snapshot: ModelPage['photos']): void {
    const names = pendingPhotoNames(snapshot);
    if (new Set(names).size !== names.length)
      this.ledger.violations.push('the queue has two photos of the same name');
    const sendingCount = snapshot.filter(({ state }) => state.name === 'sending').length;
    if (sendingCount > 1) this.ledger.violations.push('the queue sends two photos at once');
  }

  #loseCalls(): void {
    while (this.provider.openCount > 0) this.provider.fail(0, lost);
  }

  #setClock(clock: number): void {
    this.#clock = clock;
    this.ledger.setClock(clock);
  }

  /** A Web Lock; a page that dies releases it. */
  #lockFor(page: ModelPage, begin: (release: () => void) => void): void {
    if (!page.alive) return;
    const release = () => {
      if (this.#lock[0] !== turn) return;
      this.#lock.shift();
      this.#lock[0]?.begin();
    };
    const turn = { page, begin: () => begin(release) };
    this.#lock.push(turn);
    if (this.#lock.length === 1) turn.begin();
  }
}
