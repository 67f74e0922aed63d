import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Disclosures } from './fixtures/disclosures.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

const lastname = 'Lefèbvre-Müñoz';
const comment = 'Verso illisible, Müñoz';
/** A text in the bytes of the file that is picked. */
const fileMark = 'file-mark-5f1e0c7a';
const site = 'https://site.example';

test('token, name, comment and photos are sent and stored only where they must be, in a journey with every failure', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  files,
  watch,
  origin,
}) => {
  watch.allowFailedRequests();
  watch.allow(/^A screen broke: Error$/);
  watch.allowForeign(site);
  await context.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Site</title>' }),
  );
  const disclosures = await Disclosures.begin(context);
  const procedure = await procedures.make(
    { ...idCardOnly, lastname, redirectUrl: `${site}/next` },
    { status: 'refused', patch: { adminComment: comment } },
  );
  const failOnce = (call: Parameters<typeof operator.addFault>[0]['call'], status = 409) =>
    operator.addFault({ call, kind: 'status', status, times: 1 });

  await test.step('refused: the comment, a reset that fails, a reset', async () => {
    await customer.open(procedure, '?language=de-de&campaign=1');
    await expect(customer.screen('status')).toContainText(comment);
    await disclosures.lookAtStores(page);
    await failOnce('reset');
    await customer.tap('restart');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await customer.tap('restart');
    await customer.sees('start');
    await customer.seesText(lastname);
  });

  await test.step('a start that fails, a start', async () => {
    await operator.addFault({ call: 'setStarted', kind: 'html', times: 1 });
    await customer.tap('start');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await customer.tap('start');
  });

  await test.step('a photo that the provider refuses once, a second one', async () => {
    await customer.photograph('idCardRecto');
    await failOnce('savePhoto', 400);
    await sendInVain(customer);
    await disclosures.lookAtStores(page);
    await customer.tap('retry');
    await customer.take('idCardVerso');
    await customer.sees('confirm');
  });

  await test.step('a photo is deleted, and a file is picked in its place', async () => {
    await failOnce('deletePhoto');
    await customer.tileAction('idCardVerso', 'delete').tap();
    await customer.tap('delete-yes');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await customer.tileAction('idCardVerso', 'delete').tap();
    await customer.tap('delete-yes');
    await customer.seesTile('idCardVerso', 'empty');

    const path = await files.jpeg();
    const buffer = Buffer.concat([await readFile(path), Buffer.from(fileMark)]);
    const file = { name: basename(path), mimeType: 'image/jpeg', buffer };
    await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), file);
    await customer.seesTile('idCardVerso', 'filled');
    await disclosures.lookAtStores(page);
  });

  await test.step('a screen that crashes with the name in its error', async () => {
    const crash = await page.addInitScript((name) => {
      const trim = Reflect.get(String.prototype, 'trim');
      Reflect.set(String.prototype, 'trim', function (this: string) {
        if (name.localeCompare(this) === 0) throw new Error(`No greeting for ${name}`);
        return trim.call(this);
      });
    }, lastname);
    await customer.open(procedure, '/start');
    await customer.sees('crash');
    await crash.dispose();
    await customer.open(procedure, '/confirm');
  });

  await test.step('a provider that can not be reached on entry', async () => {
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0, times: 3 });
    await customer.open(procedure, '/confirm');
    await operator.clearFaults();
    await customer.open(procedure, '/confirm');
  });

  await test.step('a confirmation that fails, a confirmation, then the site', async () => {
    await operator.addFault({ call: 'setFinished', kind: 'notJson', times: 1 });
    await customer.tap('confirm');
    await expect(page.getByRole('alert').or(customer.screen('status')).first()).toBeVisible();
    if (await customer.screen('confirm').isVisible()) await customer.tap('confirm');
    await customer.sees('status');
    await disclosures.lookAtStores(page);
    await customer.tap('continue');
    await page.waitForURL(`${site}/next`);
  });

  const image = Buffer.from(await operator.photo(procedure.token, 'idCardRecto'));
  const base64 = image.toString('base64');
  expect(image.byteLength).toBeGreaterThan(20_000);

  expect(await disclosures.waysOf(procedure.token)).toEqual([
    `address: document of ${origin}`,
    'header x-api-key: call',
    'history',
    'localStorage procedure', // in `webappUrl`
    'localStorage procedureToken',
  ]);
  expect(await disclosures.waysOf(lastname)).toEqual(['localStorage procedure']);
  expect(await disclosures.waysOf(comment)).toEqual(['localStorage procedure']);
  expect(
    await disclosures.waysOf(base64.slice(8000, 8060), image.subarray(6000, 6040).toString('latin1')),
  ).toEqual(['body: call POST /provider/id/procedures/photo']);
  expect(await disclosures.waysOf(fileMark)).toEqual(['body: call POST /provider/id/procedures/upload']);
  expect((await operator.photo(procedure.token, 'idCardVerso')).subarray(-fileMark.length)).toEqual(
    new Uint8Array(Buffer.from(fileMark)),
  );
  // The app's events were listened to, and without an address they go nowhere else.
  const names = [
    'procedureStarted',
    'photoRefused',
    'photoSent',
    'photoDeleted',
    'crashed',
    'procedureFinished',
  ];
  const ways = await Promise.all(
    names.map(async (name) => [name, ...(await disclosures.waysOf(`:"${name}"`))]),
  );
  expect(ways).toEqual(names.map((name) => [name, 'event']));
  // Referrers, and texts for other apps: not even an address without a token.
  expect(await disclosures.waysOf(origin)).not.toContainEqual(expect.stringContaining('header referer'));
});
