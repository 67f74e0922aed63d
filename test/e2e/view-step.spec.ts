import { driverLicenseOnly, everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('viewStep', () => {
  // Every step is tested in `test/unit/core/steps.test.ts`.
  for (const [step, photo] of [
    [1, 'idCardVerso'],
    [4, 'clientPicture'],
  ] as const) {
    test(`${step} selects only ${photo}, then leads to confirm with the rest of the query`, async ({
      procedures,
      customer,
      operator,
    }) => {
      const procedure = await procedures.started(everything);
      await customer.open(procedure, `/capture?viewStep=${step}&language=en-gb&campaign=a%20b`);
      await customer.take(photo);

      await customer.sees('confirm');
      await customer.seesTile(photo, 'filled');
      const { searchParams } = new URL(customer.page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ language: 'en-gb', campaign: 'a b' });
      const { received } = await operator.get(procedure.token);
      expect(received.map(({ name }) => name)).toEqual([photo]);
    });
  }

  test('with any other value is ignored: the first missing photo is next', async ({
    procedures,
    customer,
  }) => {
    const procedure = await procedures.started(everything, ['idCardRecto']);
    for (const viewStep of ['9', '5', '-1', '1.0', '00', 'abc', '']) {
      await test.step(`"${viewStep}"`, async () => {
        await customer.open(procedure, `/capture?viewStep=${viewStep}`);
        await customer.seesCapture('capture', 'idCardVerso');
      });
    }
  });

  test('of a photo that is not required is ignored', async ({ procedures, customer }) => {
    const procedure = await procedures.started(driverLicenseOnly);
    await customer.open(procedure, '/capture?viewStep=0');
    await customer.take('driverLicenseRecto');
    await customer.seesCapture('capture', 'driverLicenseVerso');
  });

  test('of a photo that the provider has selects it, to take it again', async ({
    procedures,
    customer,
    operator,
  }) => {
    const procedure = await procedures.complete();
    await customer.open(procedure, '/capture?viewStep=3');
    await customer.take('driverLicenseVerso');
    await customer.sees('confirm');
    const { received } = await operator.get(procedure.token);
    expect(received.map(({ name }) => name)).toEqual(['driverLicenseVerso']);
  });
});

test('of a photo other than the one in the preview shows that step; that of the previewed photo keeps the preview', async ({
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
  const { received } = await operator.get(procedure.token);
  expect(received.map(({ name }) => name)).toEqual(['driverLicenseRecto']);
});

test('every redirect keeps the query', async ({ procedures, customer }) => {
  const query = '?language=de-de&campaign=a%20b&empty=';
  const procedure = await procedures.make(everything);
  for (const path of ['', '/', '/status', '/confirm']) {
    await customer.open(procedure, path + query);
    await expect(customer.page).toHaveURL(`${procedure.link}/start${query}`);
  }
  await customer.open(procedure, `/nowhere${query}`);
  await expect(customer.page).toHaveURL(new RegExp(`/404\\${query}$`));
});
