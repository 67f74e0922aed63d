import { appReadyDelayMs, toastDurationMs } from '@recto/core';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test('a toast closes after its time', async ({ page, procedures, customer, files }) => {
  const t = await textsIn('fr-fr');
  const toast = page.getByRole('alert').getByText(t('Errors.imageExtension'));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await customer.open(await procedures.started(idCardOnly), '/confirm');
  await customer.sees('confirm');
  await page.clock.runFor(appReadyDelayMs);
  await customer.tapAndChoose(
    customer.tileAction('idCardVerso', 'choose-file'),
    await files.text('note.png'),
  );
  await expect(toast).toBeVisible();
  await page.clock.runFor(toastDurationMs - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast.locator('../..')).toHaveCSS('opacity', '0');
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});

test('the toast of a failed call stays until it is closed, or the call is made again', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const toast = page.getByRole('alert').getByText(t('Errors.internalError.finish'));
  await operator.addFault({ call: 'setFinished', kind: 'status', status: 409 });
  await page.clock.install({ time: 0 });
  await customer.open(await procedures.complete(), '/confirm');
  await customer.tap('confirm');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(10 * toastDurationMs);
  await expect(toast).toBeVisible();
  // It is above the action bar: it covers neither the heading nor the buttons.
  const bar = await page.locator('[data-toasts="above"]').boundingBox();
  const card = await toast.locator('..').boundingBox();
  expect(card!.y + card!.height).toBeLessThanOrEqual(bar!.y);

  await customer.tap('close');
  await expect(toast).toHaveCount(0);
  await customer.tap('confirm');
  await expect(toast).toBeVisible();
  await operator.clearFaults();
  await customer.tap('confirm');
  await customer.sees('status');
  await expect(toast).toHaveCount(0);
});
