import { appReadyDelayMs, toastDurationMs } from '@recto/core';
import manifest from '../../package.json' with { type: 'json' };
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test('the footer shows two lines of text and the version', async ({ page, procedures, customer }) => {
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.make(everything));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(t('shell.footerPhotos'));
  await expect(footer).toContainText(t('shell.footerHelp'));
  await expect(footer).toContainText(manifest.version);
});

test('a toast closes after its time', async ({ page, procedures, customer, operator, watch }) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const toast = page.getByRole('alert').getByText(t('Errors.internalError'));
  await operator.addFault({ call: 'setStarted', kind: 'status', status: 409 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await customer.open(await procedures.make(everything));
  await customer.sees('start');
  await page.clock.runFor(appReadyDelayMs);
  await customer.tap('start');
  await expect(toast).toBeVisible();
  await page.clock.runFor(toastDurationMs - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast.locator('..')).toHaveCSS('opacity', '0');
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});
