import { photoNames } from '@recto/core';
import { driverLicenseOnly, everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('viewStep', () => {
  // Every step, and every kind of other value, is tested in `test/unit/core/steps.test.ts`.
  test('viewStep selects only its photo, also one that the provider has; then confirm opens with the rest of the query', async ({
    procedures,
    customer,
    operator,
  }) => {
    for (const [step, photo, present] of [
      [1, 'idCardVerso', []],
      [4, 'clientPicture', []],
      [3, 'driverLicenseVerso', photoNames],
    ] as const) {
      await test.step(`${step}: ${photo}, ${present.length} photos at the provider`, async () => {
        const procedure = await procedures.started(everything, present);
        await customer.open(procedure, `/capture?viewStep=${step}&language=en-gb&campaign=a%20b`);
        await customer.take(photo);

        await customer.sees('confirm');
        await customer.seesTile(photo, 'filled');
        const { searchParams } = new URL(customer.page.url());
        expect(Object.fromEntries(searchParams)).toEqual({ language: 'en-gb', campaign: 'a b' });
        expect(await operator.photosReceived(procedure.token)).toEqual([photo]);
      });
    }
  });

  test('a viewStep with another value, or of a photo that is not required, is ignored: the first missing photo is next', async ({
    procedures,
    customer,
  }) => {
    const procedure = await procedures.started(everything, ['idCardRecto']);
    for (const viewStep of ['9', 'abc', '']) {
      await test.step(`"${viewStep}"`, async () => {
        await customer.open(procedure, `/capture?viewStep=${viewStep}`);
        await customer.seesCapture('capture', 'idCardVerso');
      });
    }
    await test.step('0, the front of an ID card that is not required', async () => {
      await customer.open(await procedures.started(driverLicenseOnly), '/capture?viewStep=0');
      await customer.take('driverLicenseRecto');
      await customer.seesCapture('capture', 'driverLicenseVerso');
    });
  });
});

test('the viewStep of another photo than the previewed one shows its step; that of the previewed photo keeps the preview', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const procedure = await procedures.started(everything);
  await customer.open(procedure, '/confirm');
  await customer.tileAction('idCardRecto', 'add').tap();
  await customer.photograph('idCardRecto');
  await page.goBack();
  await customer.sees('confirm');
  await customer.tileAction('idCardRecto', 'add').tap();
  await customer.seesCapture('preview', 'idCardRecto');
  await page.goBack();
  await customer.sees('confirm');

  await customer.tileAction('driverLicenseRecto', 'add').tap();
  await customer.take('driverLicenseRecto');
  await customer.sees('confirm');
  await customer.seesTile('driverLicenseRecto', 'filled');
  await customer.seesTile('idCardRecto', 'empty');
  expect(await operator.photosReceived(procedure.token)).toEqual(['driverLicenseRecto']);
});
