import { createHash } from 'node:crypto';
import { errors, type Page } from '@playwright/test';
import type { PhotoName } from '@recto/core';
import type { ProcedureView } from '@recto/sandbox';
import type { ActionName } from '../../../packages/ui/src/components/action-name.ts';
import { Customer } from '../../e2e/fixtures/customer.ts';
import type { Pauses, Step } from './journeys.ts';

/** How long a phone may take to put a photo away after the tap on "Use", in ms; README names it too. */
export const puttingAwayMs = 500;

/**
 * How long a person goes on, pauses apart, before something must be wrong, in ms: a call that hangs is
 * noticed after a minute, and the pause before the next attempt can last another one.
 */
const patienceMs = 300_000;

/** How long a control may take to react, in ms, before the person looks at the screen anew. */
const reactionMs = 10_000;

export interface PersonParts {
  readonly procedure: Pick<ProcedureView, 'link'>;
  readonly pauses: Pauses;
  /** The SHA-256 of each photo that was used in this journey, with any link. */
  readonly used: Set<string>;
  /** Called after the pause of each step; may end the browser, and then throws. */
  readonly onStep: (page: Page, step: Step) => Promise<void>;
}

/** Somebody with one link, who takes what is asked for, until the end, and knows what they took. */
export class Person {
  /** The photos that were put away, with the SHA-256 of what the preview showed. */
  readonly putAway = new Map<PhotoName, string>();
  pauses: Pauses;
  readonly #link: Pick<ProcedureView, 'link'>;
  readonly #used: Set<string>;
  readonly #onStep: PersonParts['onStep'];
  #losesPatienceAt = 0;

  constructor({ procedure, pauses, used, onStep }: PersonParts) {
    this.#link = procedure;
    this.#used = used;
    this.pauses = pauses;
    this.#onStep = onStep;
  }

  /** Opens the link. Without a network there may be no page yet: then `goOn` tries again. */
  async open(page: Page, address: string = this.#link.link): Promise<void> {
    await page.goto(address).catch((error: unknown) => {
      if (!String(error).includes('net::ERR_')) throw error;
    });
  }

  /** From now on the photo is to be another one. */
  wantsAnother(photo: PhotoName): void {
    this.putAway.delete(photo);
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
   * Goes on from wherever the page stands, and does what it asks for; where nothing comes of it, looks again.
   * @param isEnough asked before each step; by default when the procedure is finished.
   */
  async goOn(page: Page, isEnough: () => Promise<boolean> | boolean = () => false): Promise<void> {
    const customer = new Customer(page);
    this.#losesPatienceAt = performance.now() + patienceMs;
    while (!(await isEnough())) {
      const screen = await screenOf(page);
      if (performance.now() > this.#losesPatienceAt)
        throw new Error(`The person still stands at ${screen}: ${page.url()}`);
      if (screen === 'status') return this.#step(page, 'finished');
      await this.#do(customer, screen);
      // A person's look is not quicker; and the machine has other things to do.
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
        // It could not be reached, and the page offers to try again.
        if (await tap(customer, 'retry')) return;
        if (await customer.screen(screen).isVisible()) throw new Error('The link counts as unknown.');
        return;
      default:
        throw new Error(`The person stands at ${screen}.`);
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

  /** A photo that was put away must not be asked for again; where it is, the one that is taken now is another one. */
  async #use(customer: Customer, photo: PhotoName): Promise<void> {
    const { page } = customer;
    const shown = await customer.screen('capture').getByRole('img').getAttribute('src');
    const sha = sha256(Buffer.from(shown!.split(',')[1]!, 'base64'));
    // The test pattern begins anew with each camera: the same frame twice could not be told apart.
    if (this.#used.has(sha)) {
      await tap(customer, 'retake');
      return;
    }
    await this.#step(page, 'preview');
    await customer.tap('use');
    this.#used.add(sha);
    await this.#step(page, 'used');
    await page.waitForTimeout(puttingAwayMs - this.pauses.used);
    if (!this.putAway.has(photo)) this.putAway.set(photo, sha);
    await this.#step(page, 'put away');
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
    // What waits for the network is waited for.
    if (!(await customer.action('confirm').and(customer.page.locator(':enabled')).isVisible())) return;
    if (!(await tap(customer, 'confirm'))) return;
    await this.#step(customer.page, 'confirming');
    await isGone(customer.screen('confirm'));
  }

  async #step(page: Page, step: Step): Promise<void> {
    await page.waitForTimeout(this.pauses[step]);
    this.#losesPatienceAt += this.pauses[step];
    await this.#onStep(page, step);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns whether there was such a control that could be tapped. */
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

/** What did not happen in time is looked at anew; everything else is a failure. */
function unlessTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** @returns the screen that is shown; null where there is none. */
async function screenOf(page: Page): Promise<string | null> {
  const screen = page.locator('[data-screen]').first();
  try {
    return await screen.getAttribute('data-screen', { timeout: 20_000 });
  } catch (error) {
    unlessTimeout(error);
    return null;
  }
}
