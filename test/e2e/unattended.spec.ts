import type { Page } from '@playwright/test';
import { CameraLight } from './fixtures/camera-light.ts';
import type { Customer } from './fixtures/customer.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** A viewfinder without anybody rests after two minutes (decision 4.22), which are three seconds here. */

test.beforeEach(({ page }) => shortenMinutes(page));

test('the rest is told and said, the camera’s light is off, and one tap anywhere ends it without a photo', async ({
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
  await page.evaluate(() => {
    for (const z of [9.8, 7]) {
      const accelerationIncludingGravity = { x: 0, y: 0, z };
      dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
    }
  });
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

/** Timers of a minute and more take a fortieth of their time. */
async function shortenMinutes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const shortened = (callback: () => void, ms = 0) => wait(callback, ms >= 60_000 ? ms / 40 : ms);
    Object.assign(window, { setTimeout: shortened });
  });
}
