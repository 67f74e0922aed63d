import type { Customer } from '@recto/testing/playwright';
import { everything, idCardOnly, type Procedures } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { internalErrorOf } from './fixtures/texts.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('a name is shown as text whatever is in it, and a greeting without one if there is none', async ({
  page,
  procedures,
  customer,
}) => {
  const greeting = page.getByText('Bonjour', { exact: true });
  const open = async (lastname: string | null) =>
    customer.open(await procedures.make(everything, { patch: { appointment: { customer: { lastname } } } }));
  for (const lastname of [markup, '{{lastname}} $t(start.action)', '__proto__']) {
    await test.step(lastname, async () => {
      await open(lastname);
      await customer.seesText(`Démarche au nom de ${lastname}`);
    });
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  for (const lastname of [null, '   ']) {
    await test.step(lastname === null ? 'none' : 'only spaces', async () => {
      await open(lastname);
      await expect(greeting).toBeVisible();
      await expect(customer.screen('start')).not.toContainText('au nom de');
    });
  }
  await test.step('a very long one does not make the page wider', async () => {
    await open('Ab'.repeat(400));
    await customer.seesText('AbAbAb');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });
});

test('a thumb counts as a photo whatever its address is; only the address of an image is loaded', async ({
  procedures,
  customer,
  watch,
  origin,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(everything, ['idCardRecto']);
  const picture = customer.tile('idCardRecto').locator('img');
  const open = async (displayUrl: string) => {
    const thumbs = { idCardRecto: { displayUrl } };
    await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
    await customer.seesTile('idCardRecto', 'filled');
  };
  for (const displayUrl of [
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    ' ',
    '',
  ]) {
    await test.step(`"${displayUrl}": a placeholder`, async () => {
      await open(displayUrl);
      await expect(picture).toHaveCount(0);
      await expect(customer.tileAction('idCardRecto', 'delete')).toBeVisible();
    });
  }
  await test.step('an image that can’t be loaded: a placeholder', async () => {
    await open(`${origin}/provider/photos/none`);
    await expect(picture).toHaveCount(0);
  });
  await test.step('relative to the provider’s endpoint: the image', async () => {
    await open('../../favicon.svg');
    await expect(picture).toHaveAttribute('src', `${origin}/favicon.svg`);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('no thumb, but a photo: the next photo is taken', async () => {
    await customer.open(await procedures.patch(procedure, { thumbs: { idCardRecto: null } }), '/capture');
    await customer.seesCapture('capture', 'idCardVerso');
  });
});

test('the fields that can be read of a hostile procedure are used', async ({
  page,
  procedures,
  customer,
}) => {
  const answer = '**/procedures/token';
  await test.step('unusable fields count as absent, and the link opens', async () => {
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
    await page.route(answer, (route) => route.fulfill({ json: { success: true, data: odd } }));
    await customer.open(await procedures.started(idCardOnly), '/confirm');
    await customer.seesTile('idCardRecto', 'filled');
    await customer.seesTile('idCardVerso', 'filled');
    await expect(customer.tile('driverLicenseRecto')).toHaveCount(0);
    await expect(customer.action('confirm')).toBeEnabled();
    await page.reload();
    await customer.seesTile('idCardVerso', 'filled');
    await page.unroute(answer);
  });
  await test.step('`__proto__` changes no prototype', async () => {
    await page.route(answer, async (route) => {
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
    await customer.open(await procedures.started(idCardOnly), '/confirm');
    await customer.seesTile('idCardRecto', 'filled');
    await customer.seesTile('idCardVerso', 'empty');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
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
    await customer.photograph('idCardRecto');
    await sendInVain(customer);
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

/** What a customer does to make a call, and what is shown while its responses are nested very deeply. */
const nestings = [
  {
    call: 'set-started',
    failing: 'setStarted' as const,
    path: '/start',
    make: (procedures: Procedures) => procedures.make(idCardOnly),
    act: (customer: Customer) => customer.tap('start'),
    after: (customer: Customer) => customer.seesCapture('capture', 'idCardRecto'),
  },
  {
    call: 'set-finished',
    failing: 'setFinished' as const,
    path: '/confirm',
    make: (procedures: Procedures) => procedures.complete(),
    act: (customer: Customer) => customer.tap('confirm'),
    after: (customer: Customer) => customer.sees('status'),
  },
  {
    call: 'photo/idCardRecto',
    failing: 'deletePhoto' as const,
    path: '/confirm',
    make: (procedures: Procedures) => procedures.started(idCardOnly, ['idCardRecto']),
    act: async (customer: Customer) => {
      await customer.tileAction('idCardRecto', 'delete').tap();
      await customer.tap('delete-yes');
    },
    after: (customer: Customer) => customer.seesTile('idCardRecto', 'empty'),
  },
];

test('a response that is nested very deeply counts as a failed call, and the customer continues', async ({
  page,
  procedures,
  customer,
  watch,
}) => {
  watch.allowUnusableResponses();
  const nested = `{"success":true,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  for (const { call, failing, path, make, act, after } of nestings) {
    await test.step(call, async () => {
      const address = `**/procedures/${call}`;
      await page.route(address, (route) => route.fulfill({ body: nested }));
      await customer.open(await make(procedures), path);
      await act(customer);
      await expect(page.getByRole('alert')).toContainText(await internalErrorOf(failing, 'fr-fr'));
      await page.unroute(address);
      await act(customer);
      await after(customer);
    });
  }
});
