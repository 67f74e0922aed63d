import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { setVisibility, sendPageEvent } from './fixtures/visibility.ts';

test.describe('the camera’s light', () => {
  test('is on in the viewfinder, off in preview, and on again after Retake', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('capture');
    expect(await light.live()).toHaveLength(1);
    await customer.tap('shutter');
    await customer.seesCapture('preview');
    expect(await light.live()).toEqual([]);
    await customer.tap('retake');
    await customer.seesCapture('capture');
    await expect.poll(() => light.live()).toHaveLength(1);
  });

  test('goes off when the customer leaves the view for confirm', async ({ page, procedures, customer }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('capture');
    await customer.tap('choose-file');
    await customer.sees('confirm');
    expect(await light.given()).toBeGreaterThan(0);
    expect(await light.live()).toEqual([]);
  });

  test('goes off after the last photo', async ({ page, procedures, customer }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly, ['idCardRecto']), '/capture');
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    expect(await light.live()).toEqual([]);
  });

  test('goes off while the page is hidden, and on again when it is visible', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('capture');
    await setVisibility(page, 'hidden');
    expect(await light.live()).toEqual([]);
    await setVisibility(page, 'visible');
    await expect.poll(() => light.live()).toHaveLength(1);
    await customer.photograph('idCardRecto');
  });

  for (const [how, away, back] of [
    ['left', 'pagehide', 'pageshow'],
    ['frozen', 'freeze', 'resume'],
  ] as const) {
    test(`goes off when the page is ${how}, even before the document is hidden`, async ({
      page,
      procedures,
      customer,
    }) => {
      const light = await CameraLight.of(page);
      await customer.open(await procedures.started(idCardOnly), '/capture');
      await customer.seesCapture('capture');
      await sendPageEvent(page, away);
      expect(await light.live()).toEqual([]);
      await sendPageEvent(page, back);
      await expect.poll(() => light.live()).toHaveLength(1);
      await customer.photograph('idCardRecto');
    });
  }

  test('goes off at once when the permission is given after the view was left', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await light.holdPermission();
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('init');
    await expect.poll(() => light.openings()).toBeGreaterThan(0);
    await customer.tap('choose-file');
    await customer.sees('confirm');

    await light.grant();
    await expect.poll(() => light.given()).toBeGreaterThan(0);
    await expect.poll(() => light.live()).toEqual([]);
  });
});
