import { expectSpecimen } from './fixtures/expect-specimen.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test('after Retake only the new photo is sent, byte for byte as it was previewed', async ({
  procedures,
  customer,
  camera,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await camera.show('driverLicenseVerso');
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');

  await camera.show('idCardRecto');
  await customer.comeBack();
  await customer.tap('retake');
  await customer.photograph('idCardRecto');
  const shown = await customer.screen('capture').locator('img').first().getAttribute('src');
  await customer.tap('use');
  await customer.sees('confirm');

  expect(await operator.callsOf('savePhoto')).toHaveLength(1);
  const sent = await operator.photo(procedure.token, 'idCardRecto');
  expect(shown).toBe(`data:image/jpeg;base64,${Buffer.from(sent).toString('base64')}`);
  await expectSpecimen(sent, 'idCardRecto');
});

test('the back button leads from a preview to its viewfinder, then to start, or over the photo before to confirm', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');
  await customer.tap('back');
  await customer.seesCapture('capture', 'idCardRecto');
  await customer.tap('back');
  await customer.sees('start');
  await customer.tap('start');
  await customer.photograph('idCardRecto');
  await customer.tap('use');
  await customer.seesCapture('capture', 'idCardVerso');
  await customer.goBackOver('idCardRecto');
  await customer.seesTile('idCardRecto', 'filled');

  await test.step('"choose a photo" in the viewfinder opens the picker for this photo; the file is sent by call 7', async () => {
    await customer.tileAction('idCardVerso', 'add').tap();
    await customer.seesCapture('capture', 'idCardVerso');
    await customer.tapAndChoose(customer.action('choose-file'), await files.png());
    await customer.seesCapture('preview', 'idCardVerso');
    await customer.tap('use');
    await customer.seesTile('idCardVerso', 'filled');
    const { received } = await operator.get(procedure.token);
    expect(received).toMatchObject([
      { name: 'idCardRecto', call: 'savePhoto' },
      { name: 'idCardVerso', call: 'uploadPhoto', contentType: 'image/png' },
    ]);
  });
});
