import type { Page } from '@playwright/test';
import { essential } from './fixtures/essential.ts';
import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The files of the app's build that are requested, without the hash of their content; fonts and pictures are left out. */
function requestedFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(request.url())?.[1];
    if (name !== undefined) files.push(name);
  });
  return files;
}

test(
  'a link to the capture screen loads each file once, and no other until the camera has shown its picture',
  essential,
  async ({ page, procedures, customer, operator }) => {
    const light = await CameraLight.of(page);
    await light.holdPermission();
    const files = requestedFiles(page);
    await customer.open(await procedures.started({ ...idCardOnly, language: 'en-gb' }), '/capture');
    await customer.seesCapture('init', 'idCardRecto');
    const loaded = [
      'app',
      'capture-part',
      'capture-screens',
      'early',
      'en-gb',
      'session',
      'shared',
      'shared-core',
      'shared-texts',
      'style',
    ];
    await expect.poll(() => [...files].sort()).toEqual(loaded);
    expect(await operator.callsOf('config')).toHaveLength(1);
    expect(await operator.callsOf('token')).toHaveLength(1);
    expect(await operator.callsOf('readProcedure')).toHaveLength(1);

    await light.grant();
    await customer.seesCapture('capture');
    await expect.poll(() => files).toContain('ConfirmRoute');
  },
);

test('the screen’s code and the texts are requested before the app is there, by the address and the procedure', async ({
  page,
  procedures,
  customer,
}) => {
  const files = requestedFiles(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  const { link } = await procedures.started({ ...idCardOnly, language: 'nl-nl' });
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await expect.poll(() => files).toEqual(expect.arrayContaining(['capture-part', 'shared', 'nl-nl']));
  release();
  await customer.seesCapture('capture', 'idCardRecto');
});

test('the tap on Start opens one camera while call 3 runs, and it is closed if that fails', async ({
  page,
  context,
  procedures,
  customer,
  watch,
}) => {
  watch.allowFailedRequests();
  await context.grantPermissions(['camera']);
  const light = await CameraLight.of(page);
  await customer.open(await procedures.make({ ...idCardOnly, language: 'en-gb' }), '/start');
  await customer.sees('start');
  let answer: 'fails' | 'succeeds' = 'fails';
  let release: () => void = () => undefined;
  let held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/procedures/set-started', async (route) => {
    await held;
    await (answer === 'fails' ? route.fulfill({ status: 500 }) : route.fallback());
  });
  const start = customer.screen('start').getByRole('button', { name: /start/i });
  await page.waitForLoadState('networkidle');
  await start.click();
  await expect.poll(() => light.live()).toHaveLength(1);
  release();
  await expect.poll(() => light.live()).toEqual([]);

  answer = 'succeeds';
  held = new Promise<void>((resolve) => (release = resolve));
  await start.click();
  await expect.poll(() => light.live()).toHaveLength(1);
  const openings = await light.openings();
  release();
  await customer.seesCapture('capture', 'idCardRecto');
  expect([await light.openings(), (await light.live()).length]).toEqual([openings, 1]);
});

test('a link whose procedure does not allow the capture screen opens no camera', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  await context.grantPermissions(['camera']);
  const light = await CameraLight.of(page);
  await customer.open(await procedures.make(idCardOnly), '/capture');
  await customer.sees('start');
  expect(await light.openings()).toBe(0);
});

for (const [photo, taken] of [
  ['idCardRecto', []],
  ['idCardVerso', ['idCardRecto']],
] as const) {
  test(`a phone that knows the link opens its camera for ${photo} while the configuration is read, and closes it if the procedure has ended`, async ({
    page,
    context,
    procedures,
    customer,
    operator,
  }) => {
    await context.grantPermissions(['camera']);
    const light = await CameraLight.of(page);
    const { link, token } = await procedures.started(idCardOnly, taken);
    await customer.open(`${link}/capture`);
    await customer.seesCapture('capture', photo);
    const openAgain = async () => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/config.json', async (route) => {
        await held;
        await route.fallback();
      });
      await page.goto(`${link}/capture`, { waitUntil: 'commit' });
      await expect.poll(() => light.live()).toHaveLength(1);
      return release;
    };
    (await openAgain())();
    await customer.seesCapture('capture', photo);
    expect([await light.openings(), (await light.live()).length]).toEqual([1, 1]);

    await page.unrouteAll();
    const release = await openAgain();
    await operator.patch(token, { status: 'finished' });
    release();
    await customer.sees('status');
    // Sooner than it closes by itself.
    await expect.poll(() => light.live(), { timeout: 5_000 }).toEqual([]);
  });
}

test('a phone that knows the link closes its camera if the configuration can’t be read', async ({
  page,
  context,
  procedures,
  customer,
  watch,
}) => {
  watch.allow(/^(Could not load configuration|The configuration is wrong at: .*)$/);
  await context.grantPermissions(['camera']);
  const light = await CameraLight.of(page);
  const { link } = await procedures.started(idCardOnly);
  await customer.open(`${link}/capture`);
  await customer.seesCapture('capture', 'idCardRecto');
  let fail: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/config.json', async (route) => {
    await held;
    await route.fulfill({ status: 200, body: '{}' });
  });
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await expect.poll(() => light.live()).toHaveLength(1);
  fail();
  await customer.sees('configuration-error');
  await expect.poll(() => light.live(), { timeout: 5_000 }).toEqual([]);
});
