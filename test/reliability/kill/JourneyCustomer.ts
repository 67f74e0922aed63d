import { createHash } from 'node:crypto';
import { errors, expect, type Page } from '@playwright/test';
import type { PhotoName } from '@recto/core';
import type { ProcedureView } from '@recto/sandbox';
import type { ActionName } from '../../../packages/ui/src/components/action-name.ts';
import { Customer } from '@recto/testing/playwright';
import { keptPhotoKeys } from '../../e2e/fixtures/stored-photos.ts';
import { isLongForm } from '../long-form.ts';
import type { Pauses, Step } from './journeys.ts';

/**
 * How long a phone may take to store a photo after the tap on "Use", in ms; docs/reliability.md names it too. The
 * short form shares the machine with other tests, so there the customer waits until the photo is in the database.
 */
export const storingMs = 500;

/** How long a busy machine may take for the same, in ms. */
const storingLimitMs = 30_000;

/**
 * How long a customer continues, without the pauses, before the journey fails, in ms: a call that hangs is
 * noticed after a minute, and the pause before the next attempt can last another one.
 */
const progressLimitMs = 300_000;

/** How long a control may take to react, in ms, before the customer reads the screen again. */
const reactionMs = 10_000;

export interface CustomerParts {
  readonly procedure: Pick<ProcedureView, 'link'>;
  readonly pauses: Pauses;
  /** The SHA-256 of each photo that the provider has from this link. */
  readonly received: () => Promise<ReadonlySet<string>>;
  /** The SHA-256 of each photo that was used in this journey, with any link. */
  readonly used: Set<string>;
  /** Called after the pause of each step; may end the browser, and then throws. */
  readonly onStep: (page: Page, step: Step) => Promise<void>;
}

/** A customer with one link, who takes the requested photos until the end, and records them. */
export class JourneyCustomer {
  /** The photos that were stored, with the SHA-256 of the previewed image. */
  readonly stored = new Map<PhotoName, string>();
  pauses: Pauses;
  readonly #link: Pick<ProcedureView, 'link'>;
  readonly #received: CustomerParts['received'];
  readonly #used: Set<string>;
  readonly #onStep: CustomerParts['onStep'];
  #deadline = 0;

  constructor({ procedure, pauses, received, used, onStep }: CustomerParts) {
    this.#link = procedure;
    this.#received = received;
    this.#used = used;
    this.pauses = pauses;
    this.#onStep = onStep;
  }

  /** Opens the link. Without a network there may be no page yet: then `proceed` tries again. */
  async open(page: Page, address: string = this.#link.link): Promise<void> {
    await page.goto(address).catch((error: unknown) => {
      if (!String(error).includes('net::ERR_')) throw error;
    });
  }

  /** From now on, another photo is to be taken. */
  wantsAnother(photo: PhotoName): void {
    this.stored.delete(photo);
  }

  /** On the confirm screen: deletes what the provider has. */
  async delete(page: Page, photo: PhotoName): Promise<void> {
    const customer = new Customer(page);
    await customer.seesTile(photo, 'filled');
    await customer.tileAction(photo, 'delete').tap();
    await customer.tap('delete-yes');
    await customer.seesTile(photo, 'empty');
    this.wantsAnother(photo);
  }

  /**
   * Continues at the screen that is shown, and does what it requires; if that has no effect, reads it again.
   * @param isEnough whether to stop, called before each step; by default, whether the procedure is finished.
   */
  async proceed(page: Page, isEnough: () => Promise<boolean> | boolean = () => false): Promise<void> {
    const customer = new Customer(page);
    this.#deadline = performance.now() + progressLimitMs;
    while (!(await isEnough())) {
      const screen = await screenOf(page);
      if (performance.now() > this.#deadline)
        throw new Error(`The customer is still at ${screen}: ${page.url()}`);
      if (screen === 'status') return this.#step(page, 'finished');
      await this.#do(customer, screen);
      // A real customer is not quicker; and the machine is busy.
      await page.waitForTimeout(200);
    }
  }

  async #do(customer: Customer, screen: string | null): Promise<void> {
    switch (screen) {
      case null:
        return this.open(customer.page);
      case 'start':
        await this.#step(customer.page, 'start');
        if (await tap(customer, 'start')) await isGone(customer.screen('start'));
        return;
      case 'capture':
        return this.#capture(customer);
      case 'confirm':
        return this.#confirm(customer);
      case 'not-found':
      case 'configuration-error':
        // The provider could not be reached, and the page has a retry.
        if (await tap(customer, 'retry')) return;
        if (await customer.screen(screen).isVisible()) throw new Error('The link counts as unknown.');
        return;
      default:
        throw new Error(`The customer is at ${screen}.`);
    }
  }

  async #capture(customer: Customer): Promise<void> {
    const capture = customer.screen('capture');
    const [state, photo] = await capture
      .evaluate((root: HTMLElement) => [root.dataset['state'], root.dataset['photo']], null, {
        timeout: 1000,
      })
      .catch(() => [null, null]);
    switch (state) {
      case 'capture':
        await this.#step(customer.page, 'viewfinder');
        // After two minutes without a tap the camera rests (decision 2.16).
        if (await customer.action('start-camera').isVisible()) await tap(customer, 'start-camera');
        await tap(customer, 'shutter');
        return;
      case 'preview':
        return this.#use(customer, photo as PhotoName);
      case 'upload':
        if (await customer.action('continue').isVisible()) await tap(customer, 'continue');
        return;
      case 'error':
        await tap(customer, 'retry');
        return;
      default:
        return;
    }
  }

  /** A photo that was stored must not be requested again; if it is, the one that is taken now is another one. */
  async #use(customer: Customer, photo: PhotoName): Promise<void> {
    const { page } = customer;
    const shown = await customer.screen('capture').locator('img').getAttribute('src');
    const sha = sha256(Buffer.from(shown!.split(',')[1]!, 'base64'));
    // The test pattern restarts with each camera: two equal frames could not be distinguished.
    if (this.#used.has(sha)) {
      await tap(customer, 'retake');
      return;
    }
    await this.#step(page, 'preview');
    const keptBefore = new Set((await keptPhotoKeys(page)).map(String));
    await customer.tap('use');
    this.#used.add(sha);
    await this.#step(page, 'used');
    await page.waitForTimeout(storingMs - this.pauses.used);
    if (!isLongForm()) await this.#seesStored(page, sha, keptBefore);
    if (!this.stored.has(photo)) this.stored.set(photo, sha);
    await this.#step(page, 'stored');
  }

  /** Waits until the database has another photo than before, or the provider has this one. */
  async #seesStored(page: Page, sha: string, keptBefore: ReadonlySet<string>): Promise<void> {
    const isStored = async () =>
      (await keptPhotoKeys(page)).some((key) => !keptBefore.has(String(key))) ||
      (await this.#received()).has(sha);
    await expect
      .poll(isStored, { message: 'the photo is stored', timeout: storingLimitMs, intervals: [100] })
      .toBe(true);
  }

  async #confirm(customer: Customer): Promise<void> {
    const empty = customer
      .screen('confirm')
      .locator('[data-photo][data-state="empty"] [data-action="add"]')
      .first();
    if (await empty.isVisible()) {
      await empty.tap({ timeout: reactionMs }).catch(unlessTimeout);
      return;
    }
    if (await customer.action('retry').first().isVisible()) await tap(customer, 'retry');
    await this.#step(customer.page, 'confirm');
    // Photos wait for the network, so the customer waits too.
    if (!(await customer.action('confirm').and(customer.page.locator(':not([aria-disabled])')).isVisible()))
      return;
    if (!(await tap(customer, 'confirm'))) return;
    await this.#step(customer.page, 'confirming');
    await isGone(customer.screen('confirm'));
  }

  async #step(page: Page, step: Step): Promise<void> {
    await page.waitForTimeout(this.pauses[step]);
    this.#deadline += this.pauses[step];
    await this.#onStep(page, step);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns whether there was such a control, and it could be tapped. */
async function tap(customer: Customer, action: ActionName): Promise<boolean> {
  try {
    await customer.action(action).first().tap({ timeout: reactionMs });
    return true;
  } catch (error) {
    unlessTimeout(error);
    return false;
  }
}

async function isGone(screen: ReturnType<Customer['screen']>): Promise<void> {
  await screen.waitFor({ state: 'detached', timeout: reactionMs }).catch(unlessTimeout);
}

/** After a timeout the screen is read again; every other error is a failure. */
function unlessTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** @returns the screen that is shown; null if there is none. */
async function screenOf(page: Page): Promise<string | null> {
  const screen = page.locator('[data-screen]').first();
  try {
    return await screen.getAttribute('data-screen', { timeout: 20_000 });
  } catch (error) {
    unlessTimeout(error);
    return null;
  }
}
