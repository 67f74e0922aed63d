import { essential } from './fixtures/essential.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const photo = 'driverLicenseRecto';

test.describe('deleting a photo', () => {
  test(
    'No, Escape and a failed call keep the photo; Yes deletes it at the provider, and confirm waits for a new one',
    essential,
    async ({ page, procedures, customer, operator, watch }) => {
      watch.allowFailedRequests();
      const t = await textsIn('fr-fr');
      const dialog = page.getByRole('dialog');
      const procedure = await procedures.complete();
      await customer.open(procedure, '/confirm');
      await expect(customer.action('confirm')).toBeEnabled();

      for (const [way, dismiss] of [
        ['No', () => customer.tap('delete-no')],
        ['Escape', () => page.keyboard.press('Escape')],
      ] as const) {
        await test.step(`${way} keeps it, and returns the focus to the tile’s button`, async () => {
          await customer.tileAction(photo, 'delete').tap();
          await expect(dialog).toBeVisible();
          await dismiss();
          await expect(dialog).toHaveCount(0);
          await customer.seesTile(photo, 'filled');
          await expect(customer.tileAction(photo, 'delete')).toBeFocused();
          expect(await operator.callNames()).not.toContain('deletePhoto');
        });
      }

      await test.step('a call that fails: a toast, and the photo stays', async () => {
        await operator.addFault({ call: 'deletePhoto', kind: 'status', status: 500, retryAfter: 0 });
        await customer.tileAction(photo, 'delete').tap();
        await customer.tap('delete-yes');
        await customer.seesText(t('Errors.internalError.delete'));
        await customer.seesTile(photo, 'filled');
        await expect(customer.action('confirm')).toBeEnabled();
        expect(await operator.callsOf('deletePhoto')).toHaveLength(3);
        await operator.clearFaults();
      });

      await test.step('Yes deletes it at the provider; confirm waits for a new one', async () => {
        await customer.tileAction(photo, 'delete').tap();
        await expect(dialog).toBeVisible();
        await customer.tap('delete-yes');
        await expect(dialog).toHaveCount(0);
        await customer.seesTile(photo, 'empty');
        await expect(customer.action('confirm')).toBeDisabled();
        const { procedure: kept } = await operator.get(procedure.token);
        expect({ photo: kept.photos[photo], thumb: kept.thumbs[photo] }).toEqual({
          photo: null,
          thumb: null,
        });
        expect(kept.photos.driverLicenseVerso).not.toBeNull();
      });
    },
  );

  test(
    'a photo whose response could not be read is deleted at the provider too',
    essential,
    async ({ page, procedures, customer, operator, files, watch }) => {
      watch.allowUnusableResponses();
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
    },
  );
});
