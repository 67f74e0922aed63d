import { keptPhotos } from './fixtures/stored-photos.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test('a photo that gets an error response is kept; retry sends the same bytes and continues', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  await operator.addFault({ call: 'savePhoto', kind: 'status', status: 500, retryAfter: 0 });
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');
  const image = customer.screen('capture').getByRole('img');
  const taken = await image.getAttribute('src');
  await customer.tap('use');

  await customer.seesCapture('error', 'idCardRecto');
  await expect(customer.screen('capture')).toHaveAttribute('data-error', 'internal');
  await expect(image).toHaveAttribute('src', taken!);

  await operator.clearFaults();
  await customer.tap('retry');
  await customer.seesCapture('capture', 'idCardVerso');
  const received = Buffer.from(await operator.photo(procedure.token, 'idCardRecto'));
  expect(`data:image/jpeg;base64,${received.toString('base64')}`).toBe(taken);
});

test('a transient failure is not shown: the photo is sent again automatically', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  await operator.addFault({ call: 'savePhoto', kind: 'status', status: 503, retryAfter: 0, times: 2 });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  const tries = await operator.callsOf('savePhoto');
  expect(tries.map(({ status }) => status)).toEqual([503, 503, 200]);
});

test('a photo that arrived without a response is sent again, and is stored once', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await operator.addFault({ call: 'savePhoto', kind: 'dropAfter', times: 1 });
  await customer.open(procedure, '/capture');
  await customer.take('idCardRecto');
  await customer.sees('confirm');
  expect((await operator.get(procedure.token)).received).toHaveLength(1);
});

test('instead of retry the photo can be taken again', async ({ procedures, customer, operator, watch }) => {
  watch.allowFailedRequests();
  await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400 });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('error');
  await operator.clearFaults();
  await customer.tap('retake');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
});

test('the customer continues without a photo that could not be sent, and sends it from its tile', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(idCardOnly);
  const fault = { call: 'savePhoto', kind: 'status', status: 500, retryAfter: 0 } as const;
  // Three tries make one attempt; the back of the card has no fault.
  await operator.addFault({ ...fault, times: 3 });
  await customer.open(procedure, '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('error', 'idCardRecto');
  await customer.tap('send-later');
  const name = t('photos.name.idCardRecto');
  await expect(customer.screen('capture').getByRole('status')).toContainText([
    t('capture.announce.kept', { photo: name }),
  ]);
  await customer.take('idCardVerso');

  await customer.sees('confirm');
  await customer.seesTile('idCardRecto', 'failed');
  await customer.seesTile('idCardVerso', 'filled');
  await expect(customer.action('confirm')).toBeDisabled();
  expect(await keptPhotos(page)).toEqual(['idCardRecto']);

  await operator.addFault(fault);
  await page.reload();
  await customer.seesTile('idCardRecto', 'failed');
  await operator.clearFaults();
  await customer.tileAction('idCardRecto', 'retry').tap();
  await customer.seesTile('idCardRecto', 'filled');
  await customer.tap('confirm');
  await customer.sees('status');
  expect((await operator.photosReceived(procedure.token)).toSorted()).toEqual(['idCardRecto', 'idCardVerso']);
});

test('an expired access token is renewed, and the photo arrives', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  await operator.addFault({ call: 'savePhoto', kind: 'status', status: 401, times: 1 });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  const calls = await operator.callNames();
  expect(calls).toEqual(['config', 'token', 'readProcedure', 'savePhoto', 'token', 'savePhoto']);
});
