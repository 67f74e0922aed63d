import type { Page } from '@playwright/test';
import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** What a browser throws, and the text that is shown. */
const troubles = [
  ['deniedHere', 'NotAllowedError'],
  ['inUse', 'NotReadableError'],
  ['unsupportedBrowser', 'NotSupportedError'],
] as const;

test('a camera that fails: the reason is shown, the picker is offered, and a restart helps once it is over', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  for (const [cause, errorName] of troubles) {
    await test.step(errorName, async () => {
      const trouble = await failCameras(page, errorName);
      await customer.open(await procedures.started(idCardOnly), '/capture?campaign=1');
      await customer.seesCapture('error', 'idCardRecto');
      await expect(customer.screen('capture')).toHaveAttribute('data-error', 'cameraAccess');
      await customer.seesText(t(`capture.cameraError.title.${cause}`));
      await expect(customer.action('choose-file')).toBeVisible();

      await trouble.dispose();
      await customer.tap('restart');
      await customer.photograph('idCardRecto');
      expect(new URL(page.url()).search).toBe('?campaign=1');
    });
  }
});

test('a camera that ends, also while the customer was away, is opened again', async ({
  page,
  procedures,
  customer,
}) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  for (const [how, end] of [
    ['with an event', () => light.lose()],
    [
      'without an event, before the customer comes back',
      async () => {
        await light.die();
        expect(await light.live()).toEqual([]);
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      },
    ],
  ] as const) {
    await test.step(how, async () => {
      await customer.seesCapture('capture', 'idCardRecto');
      await expect(customer.action('shutter')).toBeEnabled();
      await expect.poll(() => light.live()).toHaveLength(1);
      const openings = await light.openings();
      await end();
      await expect.poll(() => light.openings()).toBeGreaterThan(openings);
      await expect.poll(() => light.live()).toHaveLength(1);
      await customer.photograph('idCardRecto');
      await customer.tap('retake');
    });
  }
});

test('a camera that keeps ending leads to an error with a next step', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(() => light.live()).toHaveLength(1);
    await expect(customer.action('shutter')).toBeEnabled();
    await light.lose();
  }
  await customer.seesCapture('error');
  expect(await light.live()).toEqual([]);
  await customer.tapAndChoose(customer.action('choose-file'), await files.jpeg());
  await customer.seesCapture('preview', 'idCardRecto');
});

test('a browser that does not respond: advice within seconds, and the camera can still start', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  const light = await CameraLight.of(page);
  await light.holdPermission();
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('init');
  await customer.seesText(t('capture.init.permission'));
  await customer.seesText(t('capture.overdue.text'));
  await customer.seesCapture('init');
  await expect(customer.action('choose-file')).toBeEnabled();
  await light.grant();
  await customer.photograph('idCardRecto');
});

async function failCameras(page: Page, errorName: string): Promise<AsyncDisposableScript> {
  return page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No camera.', name));
  }, errorName);
}

type AsyncDisposableScript = Awaited<ReturnType<Page['addInitScript']>>;
