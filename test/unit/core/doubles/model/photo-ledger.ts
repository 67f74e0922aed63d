import {
  photoRetentionMs,
  type CapturedImage,
  type PhotoName,
  type ProcedureStatus,
  type RemovalReason,
} from '@recto/core';

/** What tells one photo from every other: the very object that the person put away. */
export type Body = CapturedImage | Blob;

/** Why the model agrees that a photo has gone: one of the four reasons, or the browser has lost it. */
type Excuse = RemovalReason | 'lostByBrowser';

/** A page that may hold photos. */
interface Holder {
  readonly bodies: readonly Body[];
  /** The link that it shows as started; null where there is none, or the page is dead. */
  readonly started: string | null;
}

/** The model's own record of one photo of this phone. */
interface PhotoRecord {
  readonly link: string;
  readonly name: PhotoName;
  readonly body: Body;
  /** When the person put it away, as a place in the order of all events. */
  readonly decided: number;
  /** When the vault had it for the first time; null before that: then it is not put away yet. */
  putAway: number | null;
  /** When the provider took it last; null before it has. */
  accepted: number | null;
  /** What the page that put it away had heard last of the provider's photos: when that was so. */
  readonly known: number;
  /** The page that was told that the provider has taken it. */
  acknowledgedTo: { readonly alive: boolean } | null;
  /** The lowest time that the phone's clock has shown since it was put away, in ms since 1970. */
  lowestClock: number;
  /** The same, since the person put it away for the first time. */
  lowestEver: number;
  /** The time that the vault knows it by, in ms since 1970. */
  storedAt: number;
  /** The lowest time that the vault can have seen since, by which it has to let go of an old photo. */
  lowestLook: number;
  isInVault: boolean;
  /**
   * The vault has forgotten what became of this photo: it was put back to an earlier state, or 24 hours
   * have passed, after which its notes go. A known limit: a tab that still holds the photo, and has not
   * looked since, takes it for lost.
   */
  isForgotten: boolean;
  /** The browser has lost it, and these pages held it: they have to write it again. Null where it has not. */
  lostBy: readonly Holder[] | null;
  readonly excuses: Set<Excuse>;
}

/**
 * What must be true of the photos, from what the person, the provider and the phone's clock did: it never
 * asks the code under test why something happened.
 *
 * A photo is *put away* when `keep` has taken effect in the vault. From then on it may leave for:
 * - `acknowledged`: the provider's agreement to call 6 or 7 with this photo reached a page that was alive;
 * - `providerSays`: call 2, 4 or 5, asked after the person put the photo away, was answered to a living
 *   page with a status other than started; or call 2 showed it to a living page, which means that the
 *   provider had taken this very photo, or that **another phone** has sent one of the same name since the
 *   page, when it put this one away, had last heard which photos the provider had. The calls can't tell
 *   such a photo from this one, whose own answer was lost, and both are the customer's photos of the
 *   same page of the same document, so either may stand;
 * - `takenBack`: the person took back the photo of this name, or put another one of this name away;
 * - `expired`: the phone's clock has gone forward by 24 hours, counted from the lowest time that it has
 *   shown since the photo was put away, so setting it back never makes a photo older.
 */
export class PhotoLedger {
  /** What went wrong so far. */
  readonly mishaps: string[] = [];
  readonly #photos = new Map<Body, PhotoRecord>();
  /** For each page and link, when it was so what the page has heard last of the provider's photos. */
  readonly #heard = new WeakMap<object, Map<string, number>>();
  /** For each link and name, when another phone sent a photo last. */
  readonly #others = new Map<string, number>();
  #events = 0;
  #lastForgetting = -1;

  /** @returns the place of this moment in the order of all events. */
  now(): number {
    return (this.#events += 1);
  }

  /** The person puts a photo away, on a page. */
  decide(page: object, link: string, name: PhotoName, body: Body, clock: number): void {
    this.letGo(link, name);
    this.#photos.set(body, {
      link,
      name,
      body,
      decided: this.now(),
      known: this.#heard.get(page)?.get(link) ?? -1,
      putAway: null,
      accepted: null,
      acknowledgedTo: null,
      lowestClock: clock,
      lowestEver: clock,
      lowestLook: Infinity,
      storedAt: Infinity,
      isInVault: false,
      isForgotten: false,
      lostBy: null,
      excuses: new Set(),
    });
  }

  /** The person takes back the photo of this name, or puts another one away: no page need write it again. */
  letGo(link: string, name: PhotoName): void {
    for (const record of this.#named(link, name)) if (record.lostBy !== null) record.lostBy = [];
  }

  /** The vault has the photo. @param storedAt the time that the vault knows it by. */
  keep(body: Body, storedAt: number, clock: number): void {
    const record = this.#of(body);
    if (record.putAway === null) {
      for (const other of this.#named(record.link, record.name)) {
        if (other !== record && other.putAway !== null) other.excuses.add('takenBack');
      }
    }
    const isAgain = record.putAway !== null;
    // A known limit: a tab that writes an older photo again takes the place of a newer one of another
    // tab, since what tells which is newer was lost too.
    for (const other of isAgain ? this.#named(record.link, record.name) : []) {
      if (other !== record && other.putAway !== null) other.excuses.add('lostByBrowser');
    }
    const since = isAgain ? clock : record.lowestClock;
    record.putAway ??= this.now();
    record.lowestClock = Math.min(since, storedAt);
    record.lowestLook = storedAt;
    record.storedAt = storedAt;
    record.isInVault = true;
    record.lostBy = null;
  }

  /** What the person took back is being removed. */
  takeBack(link: string, name: PhotoName): void {
    for (const record of this.#named(link, name)) {
      if (record.putAway !== null) record.excuses.add('takenBack');
    }
  }

  /** The provider has answered a living page with a status. @param asked when it was asked. */
  hear(link: string, status: ProcedureStatus, asked: number): void {
    if (status === 'started') return;
    for (const record of this.#photos.values()) {
      if (record.link === link && record.decided < asked) record.excuses.add('providerSays');
    }
  }

  /** Call 2 or 5 has shown a living page which photos the provider had. @param formed when that was so. */
  show(page: object, link: string, names: readonly PhotoName[], formed: number): void {
    const heard = this.#heard.get(page) ?? new Map<string, number>();
    this.#heard.set(page, heard.set(link, formed));
    for (const name of names) {
      const others = this.#others.get(keyOf(link, name)) ?? -1;
      for (const record of this.#named(link, name)) {
        const isThere = record.accepted !== null && record.accepted <= formed;
        if (isThere || others > record.known) record.excuses.add('providerSays');
      }
    }
  }

  /** The provider has taken a photo of this phone. */
  accept(body: Body): void {
    this.#of(body).accepted = this.now();
  }

  /** The provider has taken a photo of another phone. */
  acceptOther(link: string, name: PhotoName): void {
    this.#others.set(keyOf(link, name), this.now());
  }

  acknowledge(body: Body, page: { readonly alive: boolean }): void {
    const record = this.#of(body);
    record.excuses.add('acknowledged');
    // One that the vault had not kept yet can be found there by another tab, before it is removed again.
    if (record.putAway !== null) record.acknowledgedTo = page;
  }

  /** A photo is being sent: it must be this link's, and not one that a page has seen acknowledged. */
  send(link: string, body: Body): void {
    const record = this.#of(body);
    const { acknowledgedTo } = record;
    if (record.link !== link) this.#complain(record, `was sent to ${link}`);
    if (acknowledgedTo === null || record.isForgotten) return;
    // A page that dies before the vault has let go of the photo can't have told the next one.
    if (acknowledgedTo.alive || !record.isInVault)
      this.#complain(record, 'was sent though it was acknowledged');
  }

  setClock(clock: number): void {
    for (const record of this.#photos.values()) {
      record.lowestClock = Math.min(record.lowestClock, clock);
      record.lowestEver = Math.min(record.lowestEver, clock);
      if (clock - record.lowestClock >= photoRetentionMs) record.isForgotten = true;
    }
  }

  /** The vault looks at the age of its photos. @param isSweep and lets go of the old ones. */
  look(clock: number, isSweep: boolean, bodies: ReadonlySet<Body>): void {
    for (const record of this.#photos.values()) {
      record.lowestLook = Math.min(record.lowestLook, clock);
      // With a clock that is right again, a photo is as old as its own time says.
      const isYoung = record.storedAt <= clock && clock - record.storedAt < photoRetentionMs;
      const isOld = clock - record.lowestLook >= photoRetentionMs && !isYoung;
      if (isSweep && isOld && bodies.has(record.body)) this.#complain(record, 'is kept though it is too old');
    }
  }

  /**
   * The browser has put the vault back to an earlier state.
   * @param bodies what it has now.
   * @param pages which are open.
   */
  loseData(bodies: ReadonlySet<Body>, pages: readonly Holder[]): void {
    this.#lastForgetting = this.now();
    for (const record of this.#photos.values()) {
      record.isForgotten = true;
      // What is there again may be what was kept first.
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
        // After 24 hours the note that would say why it has gone would be gone too.
        if (clock - record.lowestClock >= photoRetentionMs) excuses.add('expired');
        const isLetGo = record.lostBy.some((page) => page.started === record.link);
        if (isLetGo && excuses.size === 0)
          this.#complain(record, 'was lost by the browser, and let go by its page');
        record.lostBy = null;
        excuses.add('lostByBrowser');
      }
      if (!wasInVault || record.isInVault) continue;
      if (clock - record.lowestClock >= photoRetentionMs) excuses.add('expired');
      if (excuses.size === 0) this.#complain(record, 'has left the vault without a reason');
    }
  }

  /**
   * When everything has healed: each photo of these links that has none of the four reasons is at the
   * provider.
   * @param held the provider's photo of a link and name.
   */
  checkArrived(links: readonly string[], held: (link: string, name: PhotoName) => Body | null): void {
    for (const record of this.#photos.values()) {
      const isOwed = record.putAway !== null && !hasGoneFor(record) && links.includes(record.link);
      if (isOwed && held(record.link, record.name) !== record.body) this.#complain(record, 'has not arrived');
      if (this.#isNewest(record)) this.#checkNoOlderSince(record);
    }
  }

  /** The newest photo of its name that this phone put away is never followed by an older one. */
  #checkNoOlderSince(newest: PhotoRecord): void {
    const { accepted, decided } = newest;
    if (accepted === null || newest.excuses.has('takenBack')) return;
    for (const older of this.#named(newest.link, newest.name)) {
      const isLate = older.decided < decided && older.accepted !== null && older.accepted > accepted;
      if (isLate && !older.isForgotten) this.#complain(older, 'took the place of a newer one');
    }
  }

  /** By the person's order and by the vault's; and the vault has not forgotten it since. */
  #isNewest(record: PhotoRecord): boolean {
    const { putAway, decided } = record;
    if (putAway === null || decided < this.#lastForgetting) return false;
    return this.#named(record.link, record.name).every(
      (other) =>
        other === record || other.putAway === null || (other.putAway < putAway && other.decided < decided),
    );
  }

  #named(link: string, name: PhotoName): readonly PhotoRecord[] {
    return [...this.#photos.values()].filter((record) => record.link === link && record.name === name);
  }

  #of(body: Body): PhotoRecord {
    const record = this.#photos.get(body);
    if (record === undefined) throw new Error('No person has put this photo away.');
    return record;
  }

  #complain({ link, name, decided }: PhotoRecord, what: string): void {
    this.mishaps.push(`${name} of ${link}, put away at ${decided}, ${what} at ${this.#events}`);
  }
}

function hasGoneFor({ excuses }: PhotoRecord): boolean {
  return excuses.size > 0;
}

function keyOf(link: string, name: PhotoName): string {
  return `${link} ${name}`;
}
