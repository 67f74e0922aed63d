import { appReadyDelayMs } from '@recto/core';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test('the loading indicator covers the screen during a navigation, and for a delay after it', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const t = await textsIn('fr-fr');
  const indicator = page.getByRole('status').getByText(t('shell.loading'), { exact: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);

  await test.step('when the link is opened', async () => {
    await operator.addFault({ call: 'readProcedure', kind: 'delay', ms: 300, times: 1 });
    await customer.open(await procedures.make(everything));
    await expect(indicator).toBeVisible();
    await expect(customer.screen('start')).toBeAttached();
    await page.clock.runFor(appReadyDelayMs - 1);
    await expect(indicator).toBeVisible();
    await page.clock.runFor(1);
    await expect(indicator).toHaveCount(0);
  });

  await test.step('from one screen to the next, which is mounted below it', async () => {
    await customer.tap('start');
    await expect(customer.screen('capture')).toBeAttached();
    await expect(indicator).toBeVisible();
    await page.clock.runFor(appReadyDelayMs - 1);
    await expect(indicator).toBeVisible();
    await customer.seesCapture('capture');
    await page.clock.runFor(1);
    await expect(indicator).toHaveCount(0);
  });

  await test.step('when the customer goes back', async () => {
    await page.goBack();
    await expect(customer.screen('start')).toBeAttached();
    await expect(indicator).toBeVisible();
    await page.clock.runFor(appReadyDelayMs);
    await expect(indicator).toHaveCount(0);
  });
});

test('while the indicator is shown, nothing below it can be tapped', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await customer.open(await procedures.make(everything));
  await expect(customer.screen('start')).toBeAttached();
  const box = (await customer.action('start').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(appReadyDelayMs);
  await expect(customer.action('start')).toBeEnabled();
  expect(await operator.callNames()).not.toContain('setStarted');
});
