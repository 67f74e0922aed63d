import { laterScreensLoaded } from './fixtures/later-screens.ts';
import { keptPhotos } from './fixtures/stored-photos.ts';
import type { Operator } from './fixtures/operator.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect } from './fixtures/test.ts';
import { test } from './fixtures/two-tabs.ts';

/** How many photos the provider has received. */
async function takenIn(operator: Operator): Promise<number> {
  return (await operator.callsOf('savePhoto')).filter(({ status }) => status === 200).length;
}

test('a photo that is taken in one tab is shown in the other; one that waits for the network too, and is sent once', async ({
  context,
  procedures,
  customer,
  otherTab,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  await otherTab.open(procedure, '/confirm');
  await otherTab.seesTile('idCardRecto', 'empty');
  await customer.open(procedure, '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  await otherTab.seesTile('idCardRecto', 'filled');
  await otherTab.seesTile('idCardVerso', 'empty');

  await laterScreensLoaded(customer.page);
  await operator.clearCalls();
  await context.setOffline(true);
  await customer.take('idCardVerso');
  await customer.sees('confirm');
  await otherTab.comeBack();
  await otherTab.seesTile('idCardVerso', 'waiting');

  await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 400 });
  await context.setOffline(false);
  for (const tab of [customer, otherTab]) await tab.seesTile('idCardVerso', 'filled');
  expect(await takenIn(operator)).toBe(1);
  await expect.poll(() => keptPhotos(customer.page)).toEqual([]);
});

test('a tab that is opened while a photo waits shows it; it is sent once', async ({
  procedures,
  customer,
  otherTab,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });
  await customer.open(procedure, '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  await customer.goBackOver('idCardRecto');
  await otherTab.open(procedure, '/confirm');
  for (const tab of [customer, otherTab]) {
    await expect(tab.tile('idCardRecto')).toHaveAttribute('data-state', /^(waiting|uploading)$/);
  }

  await operator.clearFaults();
  await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 400 });
  for (const tab of [customer, otherTab]) await tab.comeBack();
  for (const tab of [customer, otherTab]) await tab.seesTile('idCardRecto', 'filled');
  expect(await takenIn(operator)).toBe(1);
});

test('a waiting photo that is taken back in one tab is sent by neither', async ({
  context,
  procedures,
  customer,
  otherTab,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  await otherTab.open(procedure, '/confirm');
  await customer.open(procedure, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');
  await laterScreensLoaded(customer.page);
  await context.setOffline(true);
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  await otherTab.comeBack();
  await otherTab.seesTile('idCardRecto', 'waiting');
  await customer.goBackOver('idCardRecto');
  await customer.tileAction('idCardRecto', 'cancel').tap();
  await customer.seesTile('idCardRecto', 'empty');
  await otherTab.comeBack();
  await otherTab.seesTile('idCardRecto', 'empty');

  await context.setOffline(false);
  await otherTab.tapAndChoose(otherTab.tileAction('idCardVerso', 'choose-file'), await files.jpeg());
  await otherTab.seesTile('idCardVerso', 'filled');
  const { received } = await operator.get(procedure.token);
  expect(received.map(({ name }) => name)).toEqual(['idCardVerso']);
});

test('a photo that is deleted in one tab is removed in the other; when one finishes, both show the status screen, even with a photo that was just taken', async ({
  procedures,
  customer,
  otherTab,
}) => {
  await test.step('a deletion: confirm waits for a new photo', async () => {
    const procedure = await procedures.complete(idCardOnly);
    for (const tab of [customer, otherTab]) await tab.open(procedure, '/confirm');
    await expect(otherTab.action('confirm')).toBeEnabled();
    await customer.tileAction('idCardRecto', 'delete').tap();
    await customer.tap('delete-yes');
    await otherTab.seesTile('idCardRecto', 'empty');
    await otherTab.seesTile('idCardVerso', 'filled');
    await expect(otherTab.action('confirm')).toBeDisabled();
  });

  await test.step('the end', async () => {
    const procedure = await procedures.complete(idCardOnly);
    await customer.open(procedure, '/confirm');
    await otherTab.open(procedure, '/capture?viewStep=0');
    await otherTab.photograph('idCardRecto');
    await customer.tap('confirm');
    for (const tab of [customer, otherTab]) {
      await expect(tab.screen('status')).toHaveAttribute('data-status', 'finished');
    }
  });
});
