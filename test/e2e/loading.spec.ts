import { appReadyDelayMs } from '@recto/core';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test('the page is covered only until there is a screen; then a line stays until the app is ready, and everything can be used', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const line = page.locator('[data-loading-line]');
  const state = (name: 'loading' | 'ready') =>
    expect(page.locator('html')).toHaveAttribute('data-app-state', name);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await operator.addFault({ call: 'readProcedure', kind: 'delay', ms: 300, times: 1 });

  await test.step('when the link is opened', async () => {
    await customer.open(await procedures.make(everything));
    await customer.sees('start');
    await expect(line).toBeVisible();
    // React comes after a frame.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.locator('html')).toHaveAttribute('data-app-state', 'loading', { timeout: 500 });
    }).toPass();
    const { height } = (await line.boundingBox())!;
    expect(height).toBeLessThanOrEqual(4);
    await page.clock.runFor(appReadyDelayMs - 25);
    await state('loading');
    await page.clock.runFor(25);
    await expect(line).toHaveCount(0);
    await state('ready');
  });

  await test.step('from one screen to the next, before the app is ready', async () => {
    await customer.tap('start');
    await customer.seesCapture('capture');
    await state('loading');
    // New controls ignore the second tap of a double tap.
    await page.clock.runFor(500);
    await customer.tap('shutter');
    await customer.seesCapture('preview');
    await state('loading');
    await customer.tap('back');
    await customer.seesCapture('capture');
    await page.clock.runFor(500);
    await customer.tap('back');
    await customer.sees('start');
    await state('loading');
    await page.clock.runFor(appReadyDelayMs);
    await state('ready');
  });
});

test('what the page draws stays until the first screen; if that takes long, the loading indicator takes its place', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const indicator = page.locator('[role="status"] svg');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="status"] svg') !== null)
        Object.assign(window, { indicatorSeen: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const isIndicatorSeen = () => page.evaluate(() => 'indicatorSeen' in window);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const procedure = await procedures.make(everything);
  await customer.open(procedure);
  await customer.sees('start');
  expect(await isIndicatorSeen()).toBe(false);

  await operator.addFault({ call: 'readProcedure', kind: 'delay', ms: 10_000, times: 1 });
  await page.reload();
  await expect(page.locator('main.opening')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(await isIndicatorSeen()).toBe(false);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(indicator).toBeVisible({ timeout: 100 });
  }).toPass();
  await customer.sees('start');
});

test('before the language is known, the opening page shows no word', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const indicator = page.getByRole('status').locator(':scope:has(svg)');
  const drawing = async () => (await indicator.locator('svg').boundingBox())!.y;
  await operator.addFault({ call: 'readProcedure', kind: 'delay', ms: 6000 });
  const procedure = await procedures.make({ ...everything, language: 'de-de' });
  await customer.open(procedure);
  await expect(indicator).toBeVisible();
  await expect(indicator).toHaveText('');
  await expect(page).toHaveTitle('Recto');
  const y = await drawing();
  await customer.sees('start');

  const t = await textsIn('de-de');
  await page.reload();
  await expect(indicator).toHaveText(t('shell.loading'));
  expect(await drawing()).toBe(y);
});
