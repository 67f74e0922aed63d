import { limitUpload } from './fixtures/limit-upload.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgents } from './fixtures/user-agents.ts';

test.use({ userAgent: userAgents.firefox96 });

const photo = 'idCardRecto';

test('an upload shows its progress, and can be cancelled: then the provider has no photo', async ({
  page,
  procedures,
  customer,
  operator,
  files,
}) => {
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm');
  await limitUpload(page, 400_000);
  await customer.tapAndChoose(customer.tileAction(photo, 'add'), await files.jpegOfLimitAnd(0));

  await customer.seesTile(photo, 'uploading');
  const bar = customer.tile(photo).getByRole('progressbar');
  const progress = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(progress).toBeGreaterThan(0);
  const early = await progress();
  await expect.poll(progress).toBeGreaterThan(early);
  await expect(customer.action('confirm')).toBeDisabled();

  const broken = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/procedures/upload'),
  );
  await customer.tileAction(photo, 'cancel').tap();
  await broken;
  await customer.seesTile(photo, 'empty');
  await expect(customer.page.getByRole('alert')).not.toContainText(/\S/);
  expect((await operator.get(procedure.token)).received).toEqual([]);

  await limitUpload(page, -1);
  await customer.tapAndChoose(customer.tileAction(photo, 'add'), await files.png());
  await customer.seesTile(photo, 'filled');
});

test('an upload continues while the customer is on another screen', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  const procedure = await procedures.started(idCardOnly);
  await operator.addFault({ call: 'uploadPhoto', kind: 'delay', ms: 1500 });
  await customer.open(procedure, '/start');
  await customer.tap('start');
  await customer.sees('confirm');
  await customer.tapAndChoose(customer.tileAction(photo, 'add'), await files.jpeg());
  await customer.seesTile(photo, 'uploading');
  await customer.page.goBack();
  await customer.sees('start');
  await customer.page.goForward();
  await customer.seesTile(photo, 'filled');
});
