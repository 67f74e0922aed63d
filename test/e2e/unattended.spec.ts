import type { CDPSession, Locator, Page } from '@playwright/test';
import { CameraLight } from './fixtures/camera-light.ts';
import type { Customer } from '@recto/testing/playwright';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** A viewfinder without anybody rests after two minutes (decision 2.16), which are three seconds here. */

test.beforeEach(({ page }) => shortenMinutes(page));

test('the camera’s rest is shown and announced, the camera’s light is off, and one tap anywhere ends it without a photo', async ({
  page,
  procedures,
  customer,
}) => {
  const light = await CameraLight.of(page);
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await rests(page, customer, light);
  await expect(page.getByRole('status').getByText(t('capture.unattended.text'))).toHaveCount(1);
  const shutter = (await customer.action('shutter').boundingBox())!;
  await page.touchscreen.tap(shutter.x + shutter.width / 2, shutter.y + shutter.height / 2);
  await goesOn(customer, light);
  await rests(page, customer, light);
  const back = (await customer.action('back').boundingBox())!;
  await page.touchscreen.tap(back.x + back.width / 2, back.y + back.height / 2);
  await goesOn(customer, light);
  expect(await light.openings()).toBe(3);
  await customer.photograph('idCardRecto');
});

for (const action of ['choose-file', 'back'] as const) {
  test(`a finger over “${action}” that ends the rest, or is down as a movement ends it, presses nothing`, async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    const pickers = countPickers(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    const finger = await Finger.of(page);
    await rests(page, customer, light);
    await finger.down(customer.action(action));
    await pickUp(page);
    await expect(customer.action('start-camera')).toHaveCount(0);
    await page.waitForTimeout(450);
    await finger.up();
    await goesOn(customer, light);
    await rests(page, customer, light);
    await finger.down(customer.action(action));
    await page.waitForTimeout(150);
    await finger.up();
    await goesOn(customer, light);
    expect(pickers()).toBe(0);
    // Later taps are meant for it.
    await customer.tap(action);
    if (action === 'back') await customer.sees('start');
    else await expect.poll(pickers).toBe(1);
  });

  test(`a double tap over “${action}” ends the rest and presses nothing`, async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    const pickers = countPickers(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    const finger = await Finger.of(page);
    await rests(page, customer, light);
    const place = await placeOf(customer.action(action));
    await finger.touch(place);
    await finger.up();
    // Less than the guard lasts, and enough for the overlay to go.
    await page.waitForTimeout(150);
    await finger.touch(place);
    await finger.up();
    await goesOn(customer, light);
    expect(pickers()).toBe(0);
  });
}

test('a key ends the rest, and presses no button', async ({ page, procedures, customer }) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await rests(page, customer, light);
  await page.keyboard.press('Space');
  await goesOn(customer, light);
});

test('a phone that is picked up ends the rest', async ({ page, procedures, customer }) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await rests(page, customer, light);
  await pickUp(page);
  await goesOn(customer, light);
});

async function rests(page: Page, customer: Customer, light: CameraLight): Promise<void> {
  const t = await textsIn('fr-fr');
  await customer.seesCapture('capture', 'idCardRecto');
  await expect(page.locator('p').getByText(t('capture.unattended.title'), { exact: true })).toBeVisible();
  await customer.seesText(t('capture.unattended.text'));
  await expect(customer.action('start-camera')).toBeEnabled();
  expect(await light.live()).toEqual([]);
}

async function goesOn(customer: Customer, light: CameraLight): Promise<void> {
  await expect(customer.action('start-camera')).toHaveCount(0);
  await expect(customer.action('shutter')).toBeEnabled();
  await customer.seesCapture('capture', 'idCardRecto');
  expect(await light.live()).toHaveLength(1);
}

/** The phone's sensor reports a movement. */
async function pickUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const z of [9.8, 7]) {
      const accelerationIncludingGravity = { x: 0, y: 0, z };
      dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
    }
  });
}

/** @returns how often a file picker was opened. */
function countPickers(page: Page): () => number {
  let pickers = 0;
  page.on('filechooser', () => {
    pickers += 1;
  });
  return () => pickers;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a control. */
async function placeOf(control: Locator): Promise<Place> {
  const { x, y, width, height } = (await control.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger that goes down and up at times of its own, unlike a tap of `page.touchscreen`. */
class Finger {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Touches the place of a control, whatever is above it. */
  async down(control: Locator): Promise<void> {
    await this.touch(await placeOf(control));
  }

  async touch(place: Place): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Timers of a minute and more take a fortieth of their time. */
async function shortenMinutes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const shortened = (callback: () => void, ms = 0) => wait(callback, ms >= 60_000 ? ms / 40 : ms);
    Object.assign(window, { setTimeout: shortened });
  });
}
