import { expect, type Page } from '@playwright/test';
import { photoNames, type PhotoName } from '@recto/core';
import type { ProcedureView } from '@recto/sandbox';
import { Customer } from '@recto/testing/playwright';
import type { Operator } from '../../e2e/fixtures/operator.ts';
import { idCardOnly } from '../../e2e/fixtures/procedures.ts';
import { Connection } from './Connection.ts';
import type { Journey, Step } from './journeys.ts';
import type { KillablePhone, StoredState } from './KillablePhone.ts';
import { JourneyCustomer } from './JourneyCustomer.ts';

/** The result of a journey. */
export interface Outcome {
  /** How many photos were stored when the browser ended. */
  stored: number;
  /** How many of them the provider has at the end, byte for byte. */
  arrived: number;
  /** Whether the local storage had another content when the browser was opened again than when it ended. */
  wasBehind: boolean;
}

/** The photo that is taken twice in "second photo", and with each link in "two links". */
const photo: PhotoName = photoNames[0];

interface StoredPhoto {
  readonly token: string;
  readonly name: PhotoName;
  readonly sha256: string;
}

/** Thrown where the customer was when the browser ended. */
class BrowserEnded extends Error {
  readonly address: string;

  constructor(address: string) {
    super('The browser has ended.');
    this.address = address;
  }
}

/** Plays one journey to its end, and expects that no photo was lost. */
export class JourneyPlayer {
  /** Also valid if the journey fails. */
  readonly outcome: Outcome = { stored: 0, arrived: 0, wasBehind: false };
  readonly #phone: KillablePhone;
  readonly #operator: Operator;
  readonly #journey: Journey;
  readonly #connection: Connection;
  /** The link that is opened again first. */
  readonly #customer: JourneyCustomer;
  readonly #procedure: ProcedureView;
  /** Another link: the one that was opened first in "two links", else the one in a foreign local storage. */
  readonly #otherCustomer: JourneyCustomer;
  readonly #otherProcedure: ProcedureView;
  /** The content of the local storage that is restored; undefined if it is not changed. */
  #putBack: StoredState | null | undefined;
  /** The step at which the browser ends. */
  #endsAt: { readonly customer: JourneyCustomer; readonly step: Step; timesLeft: number } | null = null;
  /** The network turns bad when the next photo was shot. */
  #isBadFromNextShot = false;
  /** The photos that were stored when the browser ended. */
  #stored: readonly StoredPhoto[] = [];
  /** The content of the local storage in the page when it ended. */
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
    const customerWith = (procedure: ProcedureView) => {
      const customer: JourneyCustomer = new JourneyCustomer({
        procedure,
        pauses: journey.pauses,
        received: async () => {
          const { received } = await this.#operator.get(procedure.token);
          return new Set(received.map(({ sha256 }) => sha256));
        },
        used,
        onStep: (page, step) => this.#onStep(customer, page, step),
      });
      return customer;
    };
    this.#customer = customerWith(this.#procedure);
    this.#otherCustomer = customerWith(this.#otherProcedure);
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
      for (const customer of [this.#customer, this.#otherCustomer])
        customer.pauses = this.#journey.pausesAfter;
      if (stillBadMs === null) await this.#connection.turnGood();
      else await this.#connection.turnBadForAll();
      let page = await this.#reopen(ended);
      if (endsAgainAfterMs !== null) {
        await page.waitForTimeout(endsAgainAfterMs);
        await this.#end(page);
        page = await this.#reopen(ended);
      }
      if (stillBadMs !== null) timer = setTimeout(() => void this.#connection.turnGood(), stillBadMs);
      await this.#customer.proceed(page);
      this.#checkFound();
      if (story.kind === 'two links') {
        await this.#otherCustomer.open(page);
        await this.#otherCustomer.proceed(page);
      }
    } finally {
      clearTimeout(timer);
      this.outcome.arrived = await this.#countArrived();
    }
    expect(this.outcome.arrived, 'stored photos that the provider has').toBe(this.outcome.stored);
    await this.#expectFinished(this.#customer, this.#procedure);
    if (story.kind === 'two links') await this.#expectFinished(this.#otherCustomer, this.#otherProcedure);
  }

  /** Makes the local storage that is restored later: opens a link, reads, and closes the browser. */
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

  /** @returns the address when the browser ended. */
  async #untilEnded(): Promise<string> {
    const page = await this.#phone.openTab();
    try {
      await this.#tell(page);
    } catch (error) {
      if (error instanceof BrowserEnded) return error.address;
      throw error;
    }
    throw new Error('The browser did not end.');
  }

  /** The story, until the browser ends. */
  async #tell(page: Page): Promise<void> {
    const { story } = this.#journey;
    const [customer, other] = [this.#customer, this.#otherCustomer];
    switch (story.kind) {
      case 'first photos':
        this.#isBadFromNextShot = true;
        this.#endsAt = { customer, step: story.endsAt, timesLeft: story.time };
        await customer.open(page);
        return customer.proceed(page);
      case 'second photo':
        await customer.open(page);
        if (story.again === 'viewStep') {
          await customer.proceed(page, () => this.#hasArrived(customer));
          customer.wantsAnother(photo);
          await customer.open(page, `${this.#procedure.link}/capture?viewStep=0`);
        } else {
          await customer.proceed(page, () => new Customer(page).screen('confirm').isVisible());
          await customer.delete(page, photo);
        }
        this.#isBadFromNextShot = true;
        this.#endsAt = { customer, step: 'stored', timesLeft: 1 };
        return customer.proceed(page);
      case 'two links': {
        this.#isBadFromNextShot = true;
        await other.open(page);
        await other.proceed(page, () => other.stored.has(photo));
        const second = story.opens === 'in a new tab' ? await this.#phone.openTab() : page;
        await this.#connection.letOtherCallsThrough();
        this.#isBadFromNextShot = true;
        this.#endsAt = { customer, step: 'stored', timesLeft: 1 };
        await customer.open(second);
        return customer.proceed(second);
      }
    }
  }

  async #hasArrived({ stored }: JourneyCustomer): Promise<boolean> {
    if (!stored.has(photo)) return false;
    return (await this.#operator.photosReceived(this.#procedure.token)).includes(photo);
  }

  async #onStep(customer: JourneyCustomer, page: Page, step: Step): Promise<void> {
    if (step === 'preview' && this.#isBadFromNextShot) {
      this.#isBadFromNextShot = false;
      await this.#connection.turnBad();
    }
    const end = this.#endsAt;
    if (end?.customer !== customer || end.step !== step) return;
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
    this.#stored = this.#everyStoredPhoto();
    this.outcome.stored = this.#stored.length;
  }

  /** Opens the browser again, with the journey's local storage, and the link in it. */
  async #reopen(address: string): Promise<Page> {
    const { story, opensAddress } = this.#journey;
    if (this.#putBack !== undefined) {
      await this.#phone.putLocalStorageBack(this.#putBack === null ? 'nothing' : 'copy');
    }
    this.#phone.forgetFound();
    const page = await this.#phone.openTab();
    await this.#connection.browserWasStarted();
    // The address of a second photo would lead to a third one.
    const isSame = opensAddress && story.kind !== 'second photo';
    await this.#customer.open(page, isSame ? address : undefined);
    await this.#connection.pageWasOpened();
    // Without a network there may be no page yet.
    if (this.#phone.found !== undefined) this.#checkFound();
    return page;
  }

  /** Expects that the restored local storage was there before the app ran: else the journey would not test it. */
  #checkFound(): void {
    const { found } = this.#phone;
    const expected = this.#putBack === undefined ? found : this.#putBack;
    expect(found, 'local storage when the browser was opened again').toBeDefined();
    expect(found, 'local storage when the browser was opened again').toEqual(expected);
    // After a closed tab, the disk does not matter.
    if (this.#journey.ending === 'closed tab') return;
    this.outcome.wasBehind ||= JSON.stringify(found) !== JSON.stringify(this.#atEnd);
  }

  #everyStoredPhoto(): readonly StoredPhoto[] {
    const of = ({ stored }: JourneyCustomer, { token }: ProcedureView) =>
      [...stored].map(([name, sha256]) => ({ token, name, sha256 }));
    return [...of(this.#customer, this.#procedure), ...of(this.#otherCustomer, this.#otherProcedure)];
  }

  async #countArrived(): Promise<number> {
    const received = await Promise.all(
      [this.#procedure, this.#otherProcedure].map(({ token }) => this.#operator.get(token)),
    );
    const isThere = ({ token, name, sha256 }: StoredPhoto) =>
      received
        .find((each) => each.token === token)!
        .received.some((each) => each.name === name && each.sha256 === sha256);
    return this.#stored.filter(isThere).length;
  }

  /** The photos that were taken since the browser ended have arrived too. */
  async #expectFinished(customer: JourneyCustomer, { token }: ProcedureView): Promise<void> {
    const { procedure, received } = await this.#operator.get(token);
    expect(procedure.status).toBe('finished');
    expect(Object.fromEntries(received.map(({ name, sha256 }) => [name, sha256]))).toMatchObject(
      Object.fromEntries(customer.stored),
    );
    expect(received.map(({ name }) => name)).toEqual(photoNames.slice(0, 2));
  }
}
