import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

/** Back and forward at every step: always a next step, and no photo is lost. */
test.describe('back and forward', () => {
  test('back from capture leads to start, and forward to the same state with the same photo', async ({
    page,
    procedures,
    customer,
    operator,
    watch,
  }) => {
    watch.allowFailedRequests();

    await test.step('in the viewfinder', async () => {
      await customer.open(await procedures.make(idCardOnly));
      await customer.tap('start');
      await customer.seesCapture('capture', 'idCardRecto');
      await page.goBack();
      await customer.sees('start');
      await expect(customer.action('start')).toBeEnabled();
      await page.goForward();
      await customer.photograph('idCardRecto');
    });

    await test.step('in preview: the photo is still there, and can be used', async () => {
      const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
      await customer.open(procedure, '/start');
      await customer.tap('start');
      await customer.photograph('idCardRecto');
      const image = customer.screen('capture').locator('img').first();
      const taken = await image.getAttribute('src');
      await page.goBack();
      await customer.sees('start');
      await page.goForward();
      await customer.seesCapture('preview', 'idCardRecto');
      await expect(image).toHaveAttribute('src', taken!);
      await customer.tap('use');
      await customer.sees('confirm');
      await expect.poll(() => operator.photosReceived(procedure.token)).toHaveLength(1);
    });

    await test.step('in the middle of an upload: it arrives once, and the next photo follows', async () => {
      await operator.beginAgain();
      await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 1500, times: 1 });
      await customer.open(await procedures.started(idCardOnly), '/start');
      await customer.tap('start');
      await customer.take('idCardRecto');
      await customer.seesCapture('upload');
      await page.goBack();
      await customer.sees('start');
      await page.goForward();
      await customer.photograph('idCardVerso');
      await expect.poll(() => operator.callsOf('savePhoto')).toHaveLength(1);
    });

    await test.step('after a failed upload: the photo is still there, and retry sends it', async () => {
      await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400 });
      await customer.open(await procedures.started(idCardOnly), '/start');
      await customer.tap('start');
      await customer.photograph('idCardRecto');
      await sendInVain(customer);
      await page.goBack();
      await customer.sees('start');
      await page.goForward();
      await customer.seesCapture('error', 'idCardRecto');
      await operator.clearFaults();
      await customer.tap('retry');
      await customer.seesCapture('capture', 'idCardVerso');
    });
  });

  // Decision 7.6.
  test('from confirm on, back and forward show the same screen, and nothing is deleted or repeated', async ({
    page,
    procedures,
    customer,
    operator,
  }) => {
    await test.step('on confirm', async () => {
      await customer.open(await procedures.complete(), '/start');
      await customer.tap('start');
      await customer.sees('confirm');
      await page.goBack();
      await customer.sees('start');
      await page.goForward();
      await customer.sees('confirm');
      await expect(customer.action('confirm')).toBeEnabled();
    });

    await test.step('with the delete modal open: it is closed or shown again, and nothing is deleted', async () => {
      await customer.tileAction('idCardRecto', 'delete').tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await customer.sees('start');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward();
      await customer.seesTile('idCardRecto', 'filled');
      expect(await operator.callNames()).not.toContain('deletePhoto');
    });

    await test.step('from a tile’s camera: confirm, then the same step', async () => {
      await customer.open(await procedures.started(everything), '/confirm');
      await customer.tileAction('driverLicenseVerso', 'add').tap();
      await customer.seesCapture('capture', 'driverLicenseVerso');
      await page.goBack();
      await customer.seesTile('driverLicenseVerso', 'empty');
      await page.goForward();
      await customer.take('driverLicenseVerso');
      await customer.seesTile('driverLicenseVerso', 'filled');
      await page.goBack();
      await customer.sees('confirm');
    });

    await test.step('on the status screen: it stays, since the procedure has ended', async () => {
      await customer.open(await procedures.complete(), '/start');
      await customer.tap('start');
      await customer.sees('confirm');
      await customer.tap('confirm');
      await customer.sees('status');
      await page.goBack();
      await customer.sees('status');
      await page.goForward();
      await customer.sees('status');
    });

    await test.step('after a restart: start; back does not lead to the refusal', async () => {
      await customer.open(await procedures.make(idCardOnly, { status: 'refused' }));
      await customer.tap('restart');
      await customer.sees('start');
      await customer.tap('start');
      await customer.seesCapture('capture');
      await page.goBack();
      await customer.sees('start');
    });

    await test.step('after a restart, the reason is above the viewfinder and the tiles until the end', async () => {
      const adminComment = 'Le verso est flou.';
      const patch = { adminComment };
      await customer.open(await procedures.make(idCardOnly, { status: 'refused', patch }));
      await customer.seesText(adminComment);
      await customer.tap('restart');
      await customer.sees('start');
      await customer.tap('start');
      for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
        await customer.seesCapture('capture', photo);
        await customer.seesText(adminComment);
        await customer.take(photo);
      }
      await customer.sees('confirm');
      await customer.seesText(adminComment);
      await customer.tap('confirm');
      await customer.sees('status');
      await expect(customer.screen('status')).not.toContainText(adminComment);
    });
  });

  test('after back and forward between the app and other pages, each link shows its own procedure', async ({
    page,
    procedures,
    customer,
    origin,
  }) => {
    const first = await procedures.make({ ...idCardOnly, lastname: 'Bernard' });
    const second = await procedures.make({ ...idCardOnly, lastname: 'Robert' });
    const before = `${origin}/404?message`;
    await page.goto(before);
    await customer.sees('not-found');
    await customer.open(first);
    await customer.seesText('Démarche au nom de Bernard');
    await customer.open(second);
    await customer.seesText('Démarche au nom de Robert');
    await page.goBack();
    await customer.seesText('Démarche au nom de Bernard');
    await test.step('on the first screen: back leads out of the app, to the page with the link', async () => {
      await page.goBack();
      await expect(page).toHaveURL(before);
      await customer.sees('not-found');
    });
  });
});
