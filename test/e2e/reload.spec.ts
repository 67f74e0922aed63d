import { essential } from './fixtures/essential.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test(
  'after a reload at every step, the journey continues at that step, to the end',
  essential,
  async ({ page, procedures, customer, operator }) => {
    const procedure = await procedures.make(idCardOnly);
    await customer.open(procedure);

    await test.step('start', async () => {
      await customer.sees('start');
      await page.reload();
      await customer.tap('start');
    });
    await test.step('viewfinder', async () => {
      await customer.seesCapture('capture', 'idCardRecto');
      await page.reload();
      await customer.seesCapture('capture', 'idCardRecto');
    });
    await test.step('preview: the photo was not sent yet, so it is taken again', async () => {
      await customer.photograph('idCardRecto');
      await page.reload();
      await customer.take('idCardRecto');
    });
    await test.step('between two photos', async () => {
      await customer.seesCapture('capture', 'idCardVerso');
      await page.reload();
      await customer.photograph('idCardVerso');
    });
    await test.step('in the middle of an upload: the photo is kept, and sent', async () => {
      await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 60_000, times: 1 });
      await customer.tap('use');
      await customer.seesCapture('upload');
      // The delay is for this attempt: the photo must have reached the provider before the reload.
      await expect.poll(() => operator.faults()).toEqual([]);
      await page.reload();
    });
    await test.step('confirm', async () => {
      await customer.sees('confirm');
      await customer.seesTile('idCardVerso', 'filled');
      await page.reload();
      await customer.seesTile('idCardRecto', 'filled');
      await customer.seesTile('idCardVerso', 'filled');
      await customer.tap('confirm');
    });
    await test.step('status', async () => {
      await customer.sees('status');
      await page.reload();
      await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
    });
    expect((await operator.get(procedure.token)).procedure.status).toBe('finished');
  },
);

test('a reload on /404 stays there, in the same language; one with the delete modal open shows the photo, without the modal', async ({
  page,
  procedures,
  customer,
  origin,
}) => {
  await page.goto(`${origin}/404?language=nl-nl`);
  await customer.sees('not-found');
  await page.reload();
  await customer.sees('not-found');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');

  await customer.open(await procedures.complete(), '/confirm');
  await customer.tileAction('idCardRecto', 'delete').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await customer.seesTile('idCardRecto', 'filled');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
