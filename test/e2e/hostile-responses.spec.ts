import type { Customer } from './fixtures/customer.ts';
import { everything, idCardOnly, type Procedures } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('a name with markup is shown as text', async ({ page, procedures, customer }) => {
  for (const lastname of [markup, '{{lastname}} $t(start.action)', '__proto__']) {
    await customer.open(
      await procedures.make(everything, { patch: { appointment: { customer: { lastname } } } }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${lastname}`);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a name of spaces is not shown, and a very long one does not break the page', async ({
  page,
  procedures,
  customer,
}) => {
  const named = (lastname: string) =>
    procedures.make(everything, { patch: { appointment: { customer: { lastname } } } });
  await customer.open(await named('   '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour');

  await customer.open(await named('Ab'.repeat(400)));
  await customer.sees('start');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test('a thumb whose address is not one of an image is not loaded, and has a placeholder', async ({
  procedures,
  customer,
}) => {
  const procedure = await procedures.started(everything, ['idCardRecto']);
  for (const displayUrl of [
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    ' ',
    '',
  ]) {
    await test.step(`"${displayUrl}"`, async () => {
      const thumbs = { idCardRecto: { displayUrl } };
      await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
      await customer.seesTile('idCardRecto', 'filled');
      await expect(customer.tile('idCardRecto').locator('img')).toHaveCount(0);
      await expect(customer.tileAction('idCardRecto', 'delete')).toBeVisible();
    });
  }
});

test('a thumb whose address is relative to the provider’s endpoint is shown', async ({
  procedures,
  customer,
  origin,
}) => {
  const procedure = await procedures.started(everything, ['idCardRecto']);
  const thumbs = { idCardRecto: { displayUrl: '../../favicon.svg' } };
  await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
  const picture = customer.tile('idCardRecto').locator('img');
  await expect(picture).toHaveAttribute('src', `${origin}/favicon.svg`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('unusable fields count as absent, and the link opens', async ({ page, procedures, customer }) => {
  const odd = {
    status: 'started',
    language: 7,
    idCardRequired: true,
    driverLicenseRequired: null,
    photos: [],
    thumbs: { idCardRecto: { displayUrl: null }, idCardVerso: 'https://provider.example/1' },
    webappUrl: {},
    redirectUrl: false,
    adminComment: ['x'],
    appointment: 'tomorrow',
  };
  await page.route('**/procedures/token', (route) => route.fulfill({ json: { success: true, data: odd } }));
  await customer.open(await procedures.started(idCardOnly), '/confirm');
  await customer.seesTile('idCardRecto', 'filled');
  await customer.seesTile('idCardVerso', 'filled');
  await expect(customer.tile('driverLicenseRecto')).toHaveCount(0);
  await expect(customer.action('confirm')).toBeEnabled();
  await page.reload();
  await customer.seesTile('idCardVerso', 'filled');
});

test('a thumb that can’t be loaded is replaced by a placeholder', async ({
  procedures,
  customer,
  watch,
  origin,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(everything, ['idCardRecto']);
  const thumbs = { idCardRecto: { displayUrl: `${origin}/provider/photos/none` } };
  await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
  await customer.seesTile('idCardRecto', 'filled');
  await expect(customer.tile('idCardRecto').locator('img')).toHaveCount(0);
});

test('a photo without a thumb counts as present', async ({ procedures, customer }) => {
  const procedure = await procedures.started(everything, ['idCardRecto']);
  await customer.open(await procedures.patch(procedure, { thumbs: { idCardRecto: null } }), '/capture');
  await customer.seesCapture('capture', 'idCardVerso');
});

test('a response of 50 MB counts as a failed call, and the customer continues', async ({
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const once = { kind: 'huge', times: 1 } as const;
  const procedure = await procedures.started(idCardOnly);

  await test.step('to a file that is picked', async () => {
    await operator.addFault({ call: 'uploadPhoto', ...once });
    await customer.open(procedure, '/confirm');
    const control = customer.tileAction('idCardVerso', 'choose-file');
    await customer.tapAndChoose(control, await files.jpeg());
    await customer.seesTile('idCardVerso', 'failed');
    await customer.tileAction('idCardVerso', 'retry').tap();
    await customer.seesTile('idCardVerso', 'filled');
  });

  await test.step('to a photo that is taken', async () => {
    await operator.addFault({ call: 'savePhoto', ...once });
    await customer.open(procedure, '/capture');
    await customer.take('idCardRecto');
    await customer.seesCapture('error');
    await customer.tap('retry');
    await customer.sees('confirm');
  });

  await test.step('on entry', async () => {
    await operator.addFault({ call: 'readProcedure', ...once });
    await customer.open(procedure, '/confirm');
    await customer.sees('not-found');
    await customer.open(procedure, '/confirm');
    await customer.sees('confirm');
  });
});

test('a response with `__proto__` changes no prototype', async ({ page, procedures, customer }) => {
  const procedure = await procedures.started(idCardOnly);
  await page.route('**/procedures/token', async (route) => {
    const text = await (await route.fetch()).text();
    const polluting = `{
      "__proto__": {"polluted": true, "status": "finished"},
      "constructor": {"prototype": {"polluted": true}},
      "photos": {"idCardRecto": [[]], "__proto__": {"idCardVerso": 1}},`;
    await route.fulfill({
      body: text
        .replace('"data":{', () => `"data":${polluting}`)
        .replace(/"photos":\{[^}]*\},(?!.*"photos")/, ''),
    });
  });
  await customer.open(procedure, '/confirm');
  await customer.seesTile('idCardRecto', 'filled');
  await customer.seesTile('idCardVerso', 'empty');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

/** What a customer does to make a call, and what is shown while its responses are nested very deeply. */
const nestings = [
  {
    call: 'set-started',
    path: '/start',
    make: (procedures: Procedures) => procedures.make(idCardOnly),
    act: (customer: Customer) => customer.tap('start'),
    after: (customer: Customer) => customer.seesCapture('capture', 'idCardRecto'),
  },
  {
    call: 'set-finished',
    path: '/confirm',
    make: (procedures: Procedures) => procedures.complete(),
    act: (customer: Customer) => customer.tap('confirm'),
    after: (customer: Customer) => customer.sees('status'),
  },
  {
    call: 'photo/idCardRecto',
    path: '/confirm',
    make: (procedures: Procedures) => procedures.started(idCardOnly, ['idCardRecto']),
    act: async (customer: Customer) => {
      await customer.tileAction('idCardRecto', 'delete').tap();
      await customer.tap('delete-yes');
    },
    after: (customer: Customer) => customer.seesTile('idCardRecto', 'empty'),
  },
];

for (const { call, path, make, act, after } of nestings) {
  test(`a response to ${call} that is nested very deeply counts as failed, and the customer continues`, async ({
    page,
    procedures,
    customer,
  }) => {
    const t = await textsIn('fr-fr');
    const address = `**/procedures/${call}`;
    const nested = `{"success":true,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await page.route(address, (route) => route.fulfill({ body: nested }));
    await customer.open(await make(procedures), path);
    await act(customer);
    await expect(page.getByRole('alert')).toContainText(t('Errors.internalError'));
    await page.unroute(address);
    await act(customer);
    await after(customer);
  });
}
