import {
  photoRetentionMs,
  type CapturedImage,
  type PhotoName,
  type ProcedureStatus,
  type RemovalReason,
  type VaultTimes,
} from '@recto/core';
import { uploadTimesMs } from '../../../../../packages/core/src/uploads/upload-machine.ts';

/** The identity of a photo: the object that the customer stored. */
export type Body = CapturedImage | Blob;

/** Why the model accepts that a photo is gone: one of the four reasons, or the browser has lost it. */
type Excuse = RemovalReason | 'lostByBrowser';

/** A page that may hold photos. */
interface Holder {
  readonly bodies: readonly Body[];
  /** The link that it shows as started; null if there is none, or the page is dead. */
  readonly started: string | null;
}

/** The model's own record of one photo of this phone. */
interface PhotoRecord {
  readonly link: string;
  readonly name: PhotoName;
  readonly body: Body;
  /** When the customer stored it, as a position in the order of all events. */
  readonly decided: number;
  /** When the vault had it for the first time; null before that: then it is not stored yet. */
  firstStored: number | null;
  /** When the provider accepted it last; null before that. */
  accepted: number | null;
  /** The time of the provider's state that the storing page had received last. */
  readonly known: number;
  /** The page that received the provider's acknowledgement. */
  acknowledgedTo: { readonly alive: boolean } | null;
  /** The lowest time that the phone's clock has shown since it was stored, in ms since 1970. */
  lowestClock: number;
  /** The same, since the customer stored it for the first time. */
  lowestEver: number;
  /** The time that the vault recorded for it, in ms since 1970. */
  storedAt: number;
  /** The lowest time that the vault can have seen since; it decides when an old photo must be deleted. */
  lowestLook: number;
  isInVault: boolean;
  /**
   * The vault no longer knows what happened to this photo: it was reset to an earlier state, or 24 hours
   * have passed, after which its notes are deleted. A known limit: a tab that still holds the photo, and has not
   * read since, treats it as lost.
   */
  isForgotten: boolean;
  /** The customer has taken back the photo of its name since, in any tab. */
  isTakenBack: boolean;
  /** It was sent while no page could read the vault, which alone says which photo is newer. */
  isSentBlindly: boolean;
  /** The browser has lost it, and these pages held it: they have to write it again. Null if it is not lost. */
  lostBy: readonly Holder[] | null;
  readonly excuses: Set<Excuse>;
}

/**
 * What must be true of the photos, from what the customer, the provider and the phone's clock did: it never
 * asks the code under test why something happened.
 *
 * A photo is *stored* when `store` has taken effect in the vault. From then on it may be deleted because of:
 * - `acknowledged`: the success response to call 6 or 7 with this photo reached a living page;
 * - `providerSays`: call 4 or 5, made after the customer stored the photo, responded to a living page with a status
 *   other than started; or call 2 did so twice, 30 s apart; or call 2 showed it to a living page, which means that the
 *   provider had taken this very photo, or that **another phone** has sent one of the same name since the
 *   page, when it stored this one, had last received which photos the provider had. The calls can't distinguish
 *   such a photo from this one, whose own response was lost, and both are the customer's photos of the
 *   same page of the same document, so either may stand;
 * - `takenBack`: the customer took back the photo of this name, or stored another one of this name;
 * - `expired`: the phone's clock has gone forward by 24 hours, counted from the lowest time that it has
 *   shown since the photo was stored, so setting it back never makes a photo older.
 */
export class PhotoLedger {
  /** Whether no page can read the vault now. */
  isDatabaseLate = false;
  /** What went wrong so far. */
  readonly violations: string[] = [];
  readonly #photos = new Map<Body, PhotoRecord>();
  /** For each page and link, the time of the provider's state that the page has received last. */
  readonly #received = new WeakMap<object, Map<string, number>>();
  /** For each link and name, when another phone sent a photo last. */
  readonly #others = new Map<string, number>();
  /** For each page and link, when it first got a response that the procedure is not started. */
  readonly #heard = new WeakMap<object, Map<string, { now: number; elapsed: number }>>();
  /** By the timers of pages, in ms. */
  #elapsed = 0;
  #events = 0;
  readonly #blurred = new Set<string>();
  #lastForgetting = -1;

  /** @returns the position of this moment in the order of all events. */
  now(): number {
    return (this.#events += 1);
  }

  /** The customer stores a photo, on a page. */
  decide(page: object, link: string, name: PhotoName, body: Body, clock: number): void {
    this.letGo(link, name);
    this.#photos.set(body, {
      link,
      name,
      body,
      decided: this.now(),
      known: this.#received.get(page)?.get(link) ?? -1,
      firstStored: null,
      accepted: null,
      acknowledgedTo: null,
      lowestClock: clock,
      lowestEver: clock,
      lowestLook: Infinity,
      storedAt: Infinity,
      isInVault: false,
      isForgotten: false,
      isTakenBack: false,
      isSentBlindly: false,
      lostBy: null,
      excuses: new Set(),
    });
  }

  /** The customer takes back the photo of this name, or stores another one: no page has to write it again. */
  letGo(link: string, name: PhotoName): void {
    for (const record of this.#named(link, name)) if (record.lostBy !== null) record.lostBy = [];
  }

  /**
   * The vault has the photo.
   * @param storedAt the time that the vault recorded for it.
   * @param bodies what it has now: one may have been removed since the last `check`.
   */
  keep(body: Body, storedAt: number, clock: number, bodies: ReadonlySet<Body>): void {
    const record = this.#of(body);
    if (record.firstStored === null) {
      for (const other of this.#named(record.link, record.name)) {
        if (other.decided < record.decided && other.firstStored !== null) other.excuses.add('takenBack');
        const isThere = other.isInVault && bodies.has(other.body);
        if (other.decided > record.decided && isThere && !hasGoneFor(other)) {
          this.#complain(record, 'took the place of a newer one in the vault');
        }
      }
    }
    const isAgain = record.firstStored !== null;
    // A known limit: a tab that writes an older photo again takes the place of a newer one of another
    // tab, since the note about which is newer was lost too.
    for (const other of isAgain ? this.#named(record.link, record.name) : []) {
      if (other !== record && other.firstStored !== null) other.excuses.add('lostByBrowser');
    }
    const since = isAgain ? clock : record.lowestClock;
    record.firstStored ??= this.now();
    record.lowestClock = Math.min(since, storedAt);
    record.lowestLook = storedAt;
    record.storedAt = storedAt;
    record.isInVault = true;
    record.lostBy = null;
  }

  /**
   * The procedure is being finished: the newest photo of each name that was stored before is the provider's.
   * @param tapped when the customer tapped the button.
   */
  submit(link: string, tapped: number, held: (name: PhotoName) => Body | null): void {
    for (const record of this.#photos.values()) {
      const { firstStored, name, body, isInVault, isForgotten } = record;
      const isMeant = record.link === link && firstStored !== null && firstStored < tapped;
      if (!isMeant || !isInVault || isForgotten || hasGoneFor(record) || held(name) === body) continue;
      this.#complain(record, 'waited on the phone when the procedure was finished');
    }
  }

  /** A page no longer holds this photo. @param isYoung whether it is not 24 hours old, by a clock that can't be set. */
  drop(body: Body, isYoung: boolean): void {
    const record = this.#of(body);
    const others = [...record.excuses].filter((excuse) => excuse !== 'expired');
    // What the customer does with a newer one, in any tab, may end this one too.
    const isNewest = this.#named(record.link, record.name).every(({ decided }) => decided <= record.decided);
    if (isYoung && others.length === 0 && isNewest && !record.isTakenBack && !record.isForgotten)
      this.#complain(record, 'was dropped by its page as if it were old');
  }

  /** The disk is full: a photo is in its page's memory only, and has replaced those before it. */
  keepInMemory(body: Body): void {
    this.#excuseBefore(body, (record) => record.body !== body);
  }

  /**
   * Photos are removed by their time. A known limit: that also removes those which were taken since, if the clock was set
   * back while the removal waited for the disk.
   */
  noteRemovalByTime(link: string, called: number, askedAt: number): void {
    for (const record of this.#photos.values()) {
      const isLater = record.link === link && record.decided > called;
      if (isLater && record.lowestEver <= askedAt) record.excuses.add('lostByBrowser');
    }
  }

  /** Neither the device nor the vault can read this picked file any more. */
  noteUnreadable(body: Body): void {
    this.#excuseBefore(body, () => true);
  }

  #excuseBefore(body: Body, isMeant: (record: PhotoRecord) => boolean): void {
    const { link, name, decided } = this.#of(body);
    for (const record of this.#named(link, name))
      if (record.decided <= decided && isMeant(record)) record.excuses.add('takenBack');
  }

  /** What the customer took back is being removed. */
  takeBack(link: string, name: PhotoName): void {
    for (const record of this.#named(link, name)) {
      record.isTakenBack = true;
      if (record.firstStored !== null) record.excuses.add('takenBack');
    }
  }

  /** Time passes for the timers of pages. */
  pass(ms: number): void {
    this.#elapsed += ms;
  }

  /**
   * A response with a status has reached a living page.
   * @param asked when the call was made.
   * @param isOwnChange whether it acknowledges the page's own call 4 or 5: otherwise it takes two, 30 s apart, before
   * photos may be deleted, and of these photos both must speak.
   */
  hear(page: object, link: string, status: ProcedureStatus, asked: number, isOwnChange: boolean): void {
    if (status === 'started') return;
    const heard = this.#heard.get(page) ?? new Map<string, { now: number; elapsed: number }>();
    this.#heard.set(page, heard);
    const first = heard.get(link);
    if (first === undefined) heard.set(link, { now: this.now(), elapsed: this.#elapsed });
    const isSecond = first !== undefined && this.#elapsed - first.elapsed >= uploadTimesMs.end;
    if (!isOwnChange && !isSecond) return;
    for (const record of this.#photos.values()) {
      if (record.link === link && record.decided < asked) record.excuses.add('providerSays');
    }
  }

  /** Call 2 or 5 has shown a living page which photos the provider had. @param formed when that was so. */
  show(page: object, link: string, names: readonly PhotoName[], formed: number): void {
    const received = this.#received.get(page) ?? new Map<string, number>();
    this.#received.set(page, received.set(link, formed));
    for (const name of names) {
      const others = this.#others.get(keyOf(link, name)) ?? -1;
      for (const record of this.#named(link, name)) {
        const isThere = record.accepted !== null && record.accepted <= formed;
        if (isThere || others > record.known) record.excuses.add('providerSays');
      }
    }
  }

  /** The provider has accepted a photo of this phone. */
  accept(body: Body): void {
    this.#of(body).accepted = this.now();
  }

  /** The provider has accepted a photo of another phone. */
  acceptOther(link: string, name: PhotoName): void {
    this.#others.set(keyOf(link, name), this.now());
  }

  acknowledge(body: Body, page: { readonly alive: boolean }): void {
    const record = this.#of(body);
    record.excuses.add('acknowledged');
    // It has replaced these, even if the vault is still storing it.
    this.#excuseBefore(body, (other) => other !== record);
    // A photo that the vault had not stored yet can be found there by another tab, before it is removed again.
    if (record.firstStored !== null) record.acknowledgedTo = page;
  }

  /**
   * A photo is being sent: it must be this link's, and no page may have seen it acknowledged.
   * @param isTakenBack whether the customer has taken it back on the page that sends it.
   */
  send(link: string, body: Body, isTakenBack: boolean): void {
    const record = this.#of(body);
    const { acknowledgedTo } = record;
    if (record.link !== link) this.#complain(record, `was sent to ${link}`);
    // Without the database, a page can't know what another one has sent.
    if (this.isDatabaseLate) record.isSentBlindly = true;
    if (isTakenBack && !record.isForgotten) this.#complain(record, 'was sent though it was taken back');
    if (acknowledgedTo === null || record.isForgotten || this.isDatabaseLate) return;
    // A page that dies before the vault has deleted the photo can't have informed the next one.
    if (acknowledgedTo.alive || !record.isInVault)
      this.#complain(record, 'was sent though it was acknowledged');
  }

  /** The lowest time that the phone's clock has shown since the customer stored the photo, in ms since 1970. */
  lowestClockSince(body: Body): number {
    return this.#of(body).lowestEver;
  }

  setClock(clock: number): void {
    for (const record of this.#photos.values()) {
      record.lowestClock = Math.min(record.lowestClock, clock);
      record.lowestEver = Math.min(record.lowestEver, clock);
      if (clock - record.lowestClock >= photoRetentionMs) record.isForgotten = true;
    }
  }

  /** The vault checks the age of its photos. @param isSweep whether it deletes the old ones. */
  look({ now, ageTime }: VaultTimes, isSweep: boolean, bodies: ReadonlySet<Body>): void {
    for (const record of this.#photos.values()) {
      record.lowestLook = Math.min(record.lowestLook, now);
      // With a clock that is right again, a photo is as old as its recorded time says.
      const isYoung = record.storedAt <= ageTime + 60_000 && ageTime - record.storedAt < photoRetentionMs;
      const isOld = ageTime - record.lowestLook >= photoRetentionMs && !isYoung;
      if (isSweep && isOld && bodies.has(record.body)) this.#complain(record, 'is kept though it is too old');
    }
  }

  /**
   * The browser has reset the vault to an earlier state.
   * @param bodies what it has now.
   * @param pages which are open.
   */
  loseData(bodies: ReadonlySet<Body>, pages: readonly Holder[]): void {
    this.#lastForgetting = this.now();
    for (const record of this.#photos.values()) {
      record.isForgotten = true;
      // A photo that is there again may be the one that was stored first.
      record.lowestClock = record.lowestEver;
      const isLost = record.isInVault && !bodies.has(record.body);
      if (bodies.has(record.body)) record.lostBy = null;
      if (isLost) record.lostBy = pages.filter((page) => page.bodies.includes(record.body));
      record.isInVault = bodies.has(record.body);
    }
  }

  /**
   * Compares the vault with what it must have.
   * @param bodies what it has.
   * @param held what the living pages hold.
   */
  check(bodies: ReadonlySet<Body>, held: ReadonlySet<Body>, clock: number): void {
    for (const record of this.#photos.values()) {
      const { body, excuses } = record;
      const wasInVault = record.isInVault;
      record.isInVault = bodies.has(body);
      if (record.lostBy !== null && !held.has(body)) {
        // After 24 hours the note with the reason would be deleted too.
        if (clock - record.lowestClock >= photoRetentionMs) excuses.add('expired');
        const isLetGo = record.lostBy.some((page) => page.started === record.link);
        if (isLetGo && excuses.size === 0)
          this.#complain(record, 'was lost by the browser, and dropped by its page');
        record.lostBy = null;
        excuses.add('lostByBrowser');
      }
      if (!wasInVault || record.isInVault) continue;
      if (clock - record.lowestClock >= photoRetentionMs) excuses.add('expired');
      if (excuses.size === 0) this.#complain(record, 'was deleted from the vault without a reason');
    }
  }

  /**
   * After all faults have ended: each photo of these links that has none of the four reasons is at the
   * provider.
   * @param held the provider's photo of a link and name.
   */
  checkArrived(links: readonly string[], held: (link: string, name: PhotoName) => Body | null): void {
    for (const record of this.#photos.values()) {
      const isOwed = record.firstStored !== null && !hasGoneFor(record) && links.includes(record.link);
      if (isOwed && held(record.link, record.name) !== record.body) this.#complain(record, 'has not arrived');
      if (this.#isNewest(record)) this.#checkNoOlderSince(record);
    }
  }

  /** The newest photo of its name that this phone stored is never followed by an older one. */
  #checkNoOlderSince(newest: PhotoRecord): void {
    const { accepted, decided } = newest;
    if (accepted === null || newest.excuses.has('takenBack')) return;
    for (const older of this.#named(newest.link, newest.name)) {
      const isLate = older.decided < decided && older.accepted !== null && older.accepted > accepted;
      if (isLate && !older.isForgotten && !older.isSentBlindly) this.#complain(older, 'replaced a newer one');
    }
  }

  /** In the customer's order; and the vault still knows it. */
  #isNewest(record: PhotoRecord): boolean {
    const { firstStored, decided } = record;
    if (firstStored === null || decided < this.#lastForgetting) return false;
    return this.#named(record.link, record.name).every(
      (other) => (other.firstStored === null && other.accepted === null) || other.decided <= decided,
    );
  }

  #named(link: string, name: PhotoName): readonly PhotoRecord[] {
    return [...this.#photos.values()].filter((record) => record.link === link && record.name === name);
  }

  #of(body: Body): PhotoRecord {
    const record = this.#photos.get(body);
    if (record === undefined) throw new Error('No customer has stored this photo.');
    return record;
  }

  /** A known limit of the app: no tab can know from now on which photo of this name is the newest. */
  blur(link: string, name: PhotoName): void {
    this.#blurred.add(keyOf(link, name));
  }

  #complain({ link, name, decided }: PhotoRecord, what: string): void {
    if (this.#blurred.has(keyOf(link, name))) return;
    this.violations.push(`${name} of ${link}, stored at ${decided}, ${what} at ${this.#events}`);
  }
}

function hasGoneFor({ excuses }: PhotoRecord): boolean {
  return excuses.size > 0;
}

function keyOf(link: string, name: PhotoName): string {
  return `${link} ${name}`;
}
