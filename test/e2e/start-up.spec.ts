import type { Page } from '@playwright/test';
import sharp from 'sharp';
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
    // One is the style sheet; the page, the configuration, and calls 1 and 2 make it twelve requests.
    expect([...files].sort()).toEqual([
      'app',
      'capture-part',
      'early',
      'en-gb',
      'session',
      'shared',
      'start',
      'style',
    ]);
    expect(await operator.callsOf('config')).toHaveLength(1);
    expect(await operator.callsOf('token')).toHaveLength(1);
    expect(await operator.callsOf('readProcedure')).toHaveLength(1);

    await light.grant();
    await customer.seesCapture('capture');
    await expect.poll(() => files).toContain('ConfirmRoute');
  },
);

test('the screen’s code, the texts and the camera’s picture are there before the app, by the address and the procedure', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  await context.grantPermissions(['camera']);
  const light = await CameraLight.of(page);
  const files = requestedFiles(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  const { link } = await procedures.started({ ...idCardOnly, language: 'nl-nl' });
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await expect.poll(() => light.live()).toHaveLength(1);
  expect(files).toEqual(expect.arrayContaining(['capture-part', 'shared', 'nl-nl']));
  const early = page.locator('.early-picture video');
  await expect.poll(() => early.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const place = await early.boundingBox();
  const dark = [6, 9, 8];
  expect(await colourAbovePicture(page)).toEqual(dark);
  release();
  await customer.seesCapture('capture', 'idCardRecto');
  await expect(early).toHaveCount(0);
  expect(place).toEqual(await customer.screen('capture').locator('video').boundingBox());
  expect([await light.given(), (await light.live()).length]).toEqual([1, 1]);
});

test('a link that this phone has opened before: the camera opens while the provider is asked, and closes if the link has ended', async ({
  page,
  context,
  procedures,
  customer,
  operator,
}) => {
  await context.grantPermissions(['camera']);
  const light = await CameraLight.of(page);
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/procedures\/token$/, async (route) => {
    await held;
    await route.fallback();
  });
  await operator.patch(procedure.token, { status: 'finished' });
  await page.reload({ waitUntil: 'commit' });
  const early = page.locator('.early-picture video');
  await expect.poll(() => early.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(page.locator('.opening'), 'the app is there').toHaveCount(0);
  expect(await colourAbovePicture(page)).toEqual([6, 9, 8]);
  release();
  await customer.sees('status');
  await expect.poll(() => light.live()).toEqual([]);
  await expect(early).toHaveCount(0);
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

/** Red, green and blue of the page above the early picture, as a person sees it: other elements may cover its ground. */
async function colourAbovePicture(page: Page): Promise<number[]> {
  const { channels } = await sharp(
    await page.screenshot({ clip: { x: 20, y: 40, width: 1, height: 1 } }),
  ).stats();
  return channels.slice(0, 3).map(({ max }) => max);
}
