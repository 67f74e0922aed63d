import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const photo = 'driverLicenseRecto';

test.describe('deleting a photo', () => {
  test('needs a Yes, which deletes it at the provider; confirm waits for a new one', async ({
    procedures,
    customer,
    operator,
  }) => {
    const procedure = await procedures.complete();
    await customer.open(procedure, '/confirm');
    await expect(customer.action('confirm')).toBeEnabled();
    await customer.tileAction(photo, 'delete').tap();
    const dialog = customer.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await customer.tap('delete-yes');

    await expect(dialog).toHaveCount(0);
    await customer.seesTile(photo, 'empty');
    await expect(customer.action('confirm')).toBeDisabled();
    const { procedure: kept } = await operator.get(procedure.token);
    expect({ photo: kept.photos[photo], thumb: kept.thumbs[photo] }).toEqual({ photo: null, thumb: null });
    expect(kept.photos.driverLicenseVerso).not.toBeNull();
  });

  for (const [way, dismiss] of [
    ['No', 'delete-no'],
    ['Escape', null],
  ] as const) {
    test(`${way} keeps it, and returns the focus to the tile’s button`, async ({
      procedures,
      customer,
      operator,
    }) => {
      await customer.open(await procedures.complete(), '/confirm');
      await customer.tileAction(photo, 'delete').tap();
      await expect(customer.page.getByRole('dialog')).toBeVisible();
      if (dismiss === null) await customer.page.keyboard.press('Escape');
      else await customer.tap(dismiss);

      await expect(customer.page.getByRole('dialog')).toHaveCount(0);
      await customer.seesTile(photo, 'filled');
      await expect(customer.tileAction(photo, 'delete')).toBeFocused();
      expect(await operator.callNames()).not.toContain('deletePhoto');
    });
  }

  test('that the provider has, although its response could not be read, deletes it there too', async ({
    page,
    procedures,
    customer,
    operator,
    files,
  }) => {
    const t = await textsIn('fr-fr');
    const procedure = await procedures.started(idCardOnly);
    const name = 'idCardRecto';
    const has = async () => (await operator.get(procedure.token)).procedure.thumbs[name] !== null;
    await page.addInitScript(() => {
      Object.defineProperty(XMLHttpRequest.prototype, 'responseText', { get: () => '<p>Welcome</p>' });
    });
    await customer.open(procedure, '/confirm');
    await customer.tapAndChoose(customer.tileAction(name, 'choose-file'), await files.jpeg('card.jpg'));
    await customer.seesTile(name, 'failed');
    expect(await has()).toBe(true);
    await customer.tileAction(name, 'delete').tap();
    await customer.tap('delete-yes');
    await customer.seesText(t('Toasts.photoDeleted'));
    await customer.seesTile(name, 'empty');
    expect(await has()).toBe(false);
  });

  test('that fails shows a toast, and the photo stays', async ({ procedures, customer, operator, watch }) => {
    watch.allowFailedRequests();
    const t = await textsIn('fr-fr');
    await operator.addFault({ call: 'deletePhoto', kind: 'status', status: 500, retryAfter: 0 });
    await customer.open(await procedures.complete(), '/confirm');
    await customer.tileAction(photo, 'delete').tap();
    await customer.tap('delete-yes');

    await customer.seesText(t('Errors.internalError'));
    await customer.seesTile(photo, 'filled');
    await expect(customer.action('confirm')).toBeEnabled();
    expect(await operator.callsOf('deletePhoto')).toHaveLength(3);
  });
});
