import { expect, type Page } from '@playwright/test';
import { photoNames, type PhotoName } from '@recto/core';
import type { ProcedureView } from '@recto/sandbox';
import { Customer } from '../../e2e/fixtures/customer.ts';
import type { Operator } from '../../e2e/fixtures/operator.ts';
import { idCardOnly } from '../../e2e/fixtures/procedures.ts';
import { Connection } from './Connection.ts';
import type { Journey, Step } from './journeys.ts';
import type { KillablePhone, StoredState } from './KillablePhone.ts';
import { Person } from './Person.ts';

/** What came of a journey. */
export interface Outcome {
  /** How many photos were put away when the browser ended. */
  putAway: number;
  /** How many of them the provider has at the end, byte for byte. */
  thereAfter: number;
  /** Whether the local storage said something else when the browser was opened again than when it had ended. */
  wasBehind: boolean;
}

/** The photo of which there are two in "second photo", and one of each link in "two links". */
const photo: PhotoName = photoNames[0];

interface PutAwayPhoto {
  readonly token: string;
  readonly name: PhotoName;
  readonly sha256: string;
}

/** Thrown where the person was when the browser ended. */
class BrowserEnded extends Error {
  readonly address: string;

  constructor(address: string) {
    super('The browser has ended.');
    this.address = address;
  }
}

/** Plays one journey to its end, and expects that nothing was lost. */
export class JourneyPlayer {
  /** Also valid where the journey fails. */
  readonly outcome: Outcome = { putAway: 0, thereAfter: 0, wasBehind: false };
  readonly #phone: KillablePhone;
  readonly #operator: Operator;
  readonly #journey: Journey;
  readonly #connection: Connection;
  /** The link that is opened again first. */
  readonly #person: Person;
  readonly #procedure: ProcedureView;
  /** Another link: the one that was opened first in "two links", else only what a foreign local storage is about. */
  readonly #otherPerson: Person;
  readonly #otherProcedure: ProcedureView;
  /** What the local storage that is put back says; undefined where it is left as it is. */
  #putBack: StoredState | null | undefined;
  /** Where the browser is to end. */
  #endsAt: { readonly person: Person; readonly step: Step; timesLeft: number } | null = null;
  /** The network turns bad when the next photo was shot. */
  #isBadFromNextShot = false;
  /** What was put away when the browser ended. */
  #putAway: readonly PutAwayPhoto[] = [];
  /** What the local storage said in the page when it ended. */
  #atEnd: StoredState | null = null;

  private constructor(
    phone: KillablePhone,
    operator: Operator,
    journey: Journey,
    procedures: readonly [ProcedureView, ProcedureView],
  ) {
    this.#phone = phone;
    this.#operator = operator;
    this.#journey = journey;
    this.#connection = new Connection(phone, operator, journey.network);
    [this.#procedure, this.#otherProcedure] = procedures;
    const used = new Set<string>();
    const personWith = (procedure: ProcedureView) => {
      const person: Person = new Person({
        procedure,
        pauses: journey.pauses,
        used,
        onStep: (page, step) => this.#onStep(person, page, step),
      });
      return person;
    };
    this.#person = personWith(this.#procedure);
    this.#otherPerson = personWith(this.#otherProcedure);
  }

  static async make(phone: KillablePhone, operator: Operator, journey: Journey): Promise<JourneyPlayer> {
    const procedures = [await operator.create(idCardOnly), await operator.create(idCardOnly)] as const;
    return new JourneyPlayer(phone, operator, journey, procedures);
  }

  async play(): Promise<void> {
    const { story, endsAgainAfterMs, stillBadMs } = this.#journey;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await this.#prepareProfile();
      const ended = await this.#untilEnded();
      for (const person of [this.#person, this.#otherPerson]) person.pauses = this.#journey.pausesAfter;
      if (stillBadMs === null) await this.#connection.turnGood();
      else await this.#connection.turnBadForAll();
      let page = await this.#reopen(ended);
      if (endsAgainAfterMs !== null) {
        await page.waitForTimeout(endsAgainAfterMs);
        await this.#end(page);
        page = await this.#reopen(ended);
      }
      if (stillBadMs !== null) timer = setTimeout(() => void this.#connection.turnGood(), stillBadMs);
      await this.#person.goOn(page);
      this.#checkFound();
      if (story.kind === 'two links') {
        await this.#otherPerson.open(page);
        await this.#otherPerson.goOn(page);
      }
    } finally {
      clearTimeout(timer);
      this.outcome.thereAfter = await this.#countThereAfter();
    }
    expect(this.outcome.thereAfter, 'photos of those that were put away that the provider has').toBe(
      this.outcome.putAway,
    );
    await this.#expectFinished(this.#person, this.#procedure);
    if (story.kind === 'two links') await this.#expectFinished(this.#otherPerson, this.#otherProcedure);
  }

  /** Makes the local storage that is put back later: opens a link, reads, and closes the browser. */
  async #prepareProfile(): Promise<void> {
    const { profile, pauses } = this.#journey;
    if (profile.kind === 'missing') this.#putBack = null;
    if (!('since' in profile)) return;
    const { link, token } = profile.kind === 'stale' ? this.#procedure : this.#otherProcedure;
    const page = await this.#phone.openTab();
    const customer = new Customer(page);
    await customer.open({ link });
    await customer.sees('start');
    if (profile.since === 'viewfinder') {
      await customer.tap('start');
      await customer.seesCapture('capture');
    }
    await page.waitForTimeout(Math.min(pauses.confirm, 3_000));
    const status = profile.since === 'start' ? 'active' : 'started';
    this.#putBack = { token, status, thumbs: [] };
    expect(await this.#phone.stored(page)).toEqual(this.#putBack);
    await this.#phone.close();
    await this.#phone.copyLocalStorage();
  }

  /** @returns where the person stood when the browser ended. */
  async #untilEnded(): Promise<string> {
    const page = await this.#phone.openTab();
    try {
      await this.#tell(page);
    } catch (error) {
      if (error instanceof BrowserEnded) return error.address;
      throw error;
    }
    throw new Error('The browser was to end, and did not.');
  }

  /** The story, until the browser ends. */
  async #tell(page: Page): Promise<void> {
    const { story } = this.#journey;
    const [person, other] = [this.#person, this.#otherPerson];
    switch (story.kind) {
      case 'first photos':
        this.#isBadFromNextShot = true;
        this.#endsAt = { person, step: story.endsAt, timesLeft: story.time };
        await person.open(page);
        return person.goOn(page);
      case 'second photo':
        await person.open(page);
        if (story.again === 'viewStep') {
          await person.goOn(page, () => this.#hasArrived(person));
          person.wantsAnother(photo);
          await person.open(page, `${this.#procedure.link}/capture?viewStep=0`);
        } else {
          await person.goOn(page, () => new Customer(page).screen('confirm').isVisible());
          await person.delete(page, photo);
        }
        this.#isBadFromNextShot = true;
        this.#endsAt = { person, step: 'put away', timesLeft: 1 };
        return person.goOn(page);
      case 'two links': {
        this.#isBadFromNextShot = true;
        await other.open(page);
        await other.goOn(page, () => other.putAway.has(photo));
        const second = story.opens === 'in a new tab' ? await this.#phone.openTab() : page;
        await this.#connection.letOtherCallsThrough();
        this.#isBadFromNextShot = true;
        this.#endsAt = { person, step: 'put away', timesLeft: 1 };
        await person.open(second);
        return person.goOn(second);
      }
    }
  }

  async #hasArrived({ putAway }: Person): Promise<boolean> {
    if (!putAway.has(photo)) return false;
    return (await this.#operator.photosReceived(this.#procedure.token)).includes(photo);
  }

  async #onStep(person: Person, page: Page, step: Step): Promise<void> {
    if (step === 'preview' && this.#isBadFromNextShot) {
      this.#isBadFromNextShot = false;
      await this.#connection.turnBad();
    }
    const end = this.#endsAt;
    if (end?.person !== person || end.step !== step) return;
    end.timesLeft -= 1;
    if (end.timesLeft > 0) return;
    this.#endsAt = null;
    const address = page.url();
    await this.#end(page);
    throw new BrowserEnded(address);
  }

  async #end(page: Page): Promise<void> {
    this.#atEnd = await this.#phone.stored(page).catch(() => null);
    await this.#phone.end(this.#journey.ending);
    this.#isBadFromNextShot = false;
    this.#putAway = this.#everyPhotoPutAway();
    this.outcome.putAway = this.#putAway.length;
  }

  /** Opens the browser again, on the disk that the journey asks for, and the link in it. */
  async #reopen(address: string): Promise<Page> {
    const { story, opensAddress } = this.#journey;
    if (this.#putBack !== undefined) {
      await this.#phone.putLocalStorageBack(this.#putBack === null ? 'nothing' : 'copy');
    }
    this.#phone.forgetFound();
    const page = await this.#phone.openTab();
    await this.#connection.browserWasStarted();
    // The address of a second photo asks for a third one.
    const isSame = opensAddress && story.kind !== 'second photo';
    await this.#person.open(page, isSame ? address : undefined);
    await this.#connection.pageWasOpened();
    // Without a network there may be no page yet.
    if (this.#phone.found !== undefined) this.#checkFound();
    return page;
  }

  /** What was put back on purpose was really there before the app ran: else the journey would test less than it says. */
  #checkFound(): void {
    const { found } = this.#phone;
    const expected = this.#putBack === undefined ? found : this.#putBack;
    expect(found, 'local storage when the browser was opened again').toBeDefined();
    expect(found, 'local storage when the browser was opened again').toEqual(expected);
    // A closed tab leaves the disk out of it.
    if (this.#journey.ending === 'closed tab') return;
    this.outcome.wasBehind ||= JSON.stringify(found) !== JSON.stringify(this.#atEnd);
  }

  #everyPhotoPutAway(): readonly PutAwayPhoto[] {
    const of = ({ putAway }: Person, { token }: ProcedureView) =>
      [...putAway].map(([name, sha256]) => ({ token, name, sha256 }));
    return [...of(this.#person, this.#procedure), ...of(this.#otherPerson, this.#otherProcedure)];
  }

  async #countThereAfter(): Promise<number> {
    const received = await Promise.all(
      [this.#procedure, this.#otherProcedure].map(({ token }) => this.#operator.get(token)),
    );
    const isThere = ({ token, name, sha256 }: PutAwayPhoto) =>
      received
        .find((each) => each.token === token)!
        .received.some((each) => each.name === name && each.sha256 === sha256);
    return this.#putAway.filter(isThere).length;
  }

  /** Also what was taken since the browser ended is there. */
  async #expectFinished(person: Person, { token }: ProcedureView): Promise<void> {
    const { procedure, received } = await this.#operator.get(token);
    expect(procedure.status).toBe('finished');
    expect(Object.fromEntries(received.map(({ name, sha256 }) => [name, sha256]))).toMatchObject(
      Object.fromEntries(person.putAway),
    );
    expect(received.map(({ name }) => name)).toEqual(photoNames.slice(0, 2));
  }
}
