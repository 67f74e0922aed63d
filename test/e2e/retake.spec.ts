import { expectSpecimen } from './fixtures/expect-specimen.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test('after Retake only the new photo is sent', async ({ procedures, customer, camera, operator }) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await camera.show('driverLicenseVerso');
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');

  await camera.show('idCardRecto');
  await customer.putPhoneDown();
  await customer.tap('retake');
  await customer.take('idCardRecto');
  await customer.sees('confirm');

  expect(await operator.callsOf('savePhoto')).toHaveLength(1);
  await expectSpecimen(await operator.photo(procedure.token, 'idCardRecto'), 'idCardRecto');
});

test('the previewed image is sent, byte for byte', async ({ procedures, customer, operator }) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');
  const shown = await customer.screen('capture').getByRole('img').getAttribute('src');
  await customer.tap('use');
  await customer.sees('confirm');

  const sent = Buffer.from(await operator.photo(procedure.token, 'idCardRecto'));
  expect(shown).toBe(`data:image/jpeg;base64,${sent.toString('base64')}`);
});

test('"choose a photo" in the viewfinder leads to confirm', async ({ procedures, customer }) => {
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');
  await customer.tap('choose-file');
  await customer.sees('confirm');
});
