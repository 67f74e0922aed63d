import { readFile } from 'node:fs/promises';
import { Customer } from '@recto/testing/playwright';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test('of two devices, the photo that arrives later stays, even if it is the older one', async ({
  browser,
  context,
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  const [older, newer] = [await files.jpeg(), await files.png()];
  const stored = async () => Buffer.from(await operator.photo(procedure.token, 'idCardRecto'));

  await customer.open(procedure, '/confirm');
  await customer.seesTile('idCardRecto', 'empty');
  await context.setOffline(true);
  await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), older);
  await customer.seesTile('idCardRecto', 'waiting');

  const otherPhone = await browser.newContext();
  const other = new Customer(await otherPhone.newPage());
  await other.open(procedure, '/confirm');
  await other.tapAndChoose(other.tileAction('idCardRecto', 'choose-file'), newer);
  await other.seesTile('idCardRecto', 'filled');
  expect(await stored()).toEqual(await readFile(newer));
  await otherPhone.close();

  await context.setOffline(false);
  await customer.seesTile('idCardRecto', 'filled');
  expect(await stored()).toEqual(await readFile(older));
});
