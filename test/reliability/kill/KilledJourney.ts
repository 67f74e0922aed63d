import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { PhotoName } from '@recto/core';
import { Customer } from '../../e2e/fixtures/customer.ts';

/** The steps of the journey at which a browser can be killed. */
export const journeySteps = [
  'start',
  'viewfinder',
  'preview',
  /** "Use" was pressed; nothing else is known. */
  'used',
  /** "Use" was pressed half a second ago: from here, the photo must not be lost. */
  'sending',
  /** The app has gone on. */
  'gone on',
  'confirm',
  /** Confirm was pressed. */
  'confirming',
  'finished',
] as const;
export type JourneyStep = (typeof journeySteps)[number];

export type OnStep = (step: JourneyStep) => Promise<void>;

/** How long a phone may take to put a photo away, in ms; on a busy test machine it takes less than a tenth. */
const puttingAwayMs = 500;

/** A customer who takes what is asked for, until the end, and knows what they took. */
export class KilledJourney {
  /** The photos that were put away, with the SHA-256 of what the preview showed. */
  readonly taken = new Map<PhotoName, string>();
  lastStep: JourneyStep | null = null;
  readonly #onStep: OnStep;

  constructor(onStep: OnStep) {
    this.#onStep = onStep;
  }

  /** Goes on from wherever the page stands. A photo that was taken already must not be asked for again. */
  async goOn(page: Page): Promise<void> {
    const customer = new Customer(page);
    for (;;) {
      switch (await screenOf(page)) {
        case 'start':
          await this.#step('start');
          await customer.tap('start');
          await expect(customer.screen('start')).toHaveCount(0);
          break;
        case 'capture':
          await this.#photograph(customer);
          break;
        case 'confirm':
          await this.#confirm(customer);
          break;
        case 'status':
          await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
          return this.#step('finished');
        default:
          throw new Error(`The person stands at ${customer.address}.`);
      }
    }
  }

  async #photograph(customer: Customer): Promise<void> {
    const capture = customer.screen('capture');
    await customer.seesCapture('capture');
    const photo = (await capture.getAttribute('data-photo')) as PhotoName;
    expect([...this.taken.keys()], 'a photo that was taken is asked for again').not.toContain(photo);
    await this.#step('viewfinder');
    await customer.photograph(photo);
    const shown = await capture.getByRole('img').getAttribute('src');
    await this.#step('preview');
    await customer.tap('use');
    await this.#step('used');
    await customer.page.waitForTimeout(puttingAwayMs);
    this.taken.set(photo, sha256(Buffer.from(shown!.split(',')[1]!, 'base64')));
    await this.#step('sending');
    const next = capture.and(customer.page.locator(`:not([data-photo="${photo}"])`));
    await expect(next.or(customer.screen('confirm'))).toBeVisible();
    await this.#step('gone on');
  }

  async #confirm(customer: Customer): Promise<void> {
    await this.#step('confirm');
    await expect(customer.action('confirm')).toBeEnabled();
    await customer.tap('confirm');
    await this.#step('confirming');
    await customer.sees('status');
  }

  async #step(step: JourneyStep): Promise<void> {
    this.lastStep = step;
    await this.#onStep(step);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function screenOf(page: Page): Promise<string | null> {
  const screen = page.locator('[data-screen]').first();
  await screen.waitFor();
  return screen.getAttribute('data-screen');
}
