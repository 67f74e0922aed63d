import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { setVisibility, sendPageEvent } from '@recto/testing/playwright';

test.describe('the camera’s light', () => {
  test('the light is on in the viewfinder, off in preview, on again after Retake, and off on confirm and after the last photo', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly, ['idCardVerso']), '/capture');
    await customer.seesCapture('capture');
    expect(await light.live()).toHaveLength(1);
    await expect(customer.action('shutter')).toBeEnabled();
    await expect(customer.action('switch-camera'), 'with one camera').toHaveCount(0);
    await customer.tap('shutter');
    await customer.seesCapture('preview');
    expect(await light.live()).toEqual([]);
    await customer.tap('retake');
    await customer.seesCapture('capture');
    await expect.poll(() => light.live()).toHaveLength(1);

    await customer.tap('back');
    await customer.sees('confirm');
    expect(await light.given()).toBeGreaterThan(0);
    expect(await light.live()).toEqual([]);

    await customer.tileAction('idCardRecto', 'add').tap();
    await customer.seesCapture('capture');
    await expect.poll(() => light.live()).toHaveLength(1);
    await customer.take('idCardRecto');
    await customer.sees('confirm');
    expect(await light.live()).toEqual([]);
  });

  test('the light goes off while the page is hidden, left or frozen, even before the document is hidden, and comes on again', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    for (const [how, away, back] of [
      ['hidden', () => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
      ['left', () => sendPageEvent(page, 'pagehide'), () => sendPageEvent(page, 'pageshow')],
      ['frozen', () => sendPageEvent(page, 'freeze'), () => sendPageEvent(page, 'resume')],
    ] as const) {
      await test.step(how, async () => {
        await customer.seesCapture('capture');
        await expect.poll(() => light.live()).toHaveLength(1);
        await away();
        expect(await light.live()).toEqual([]);
        await back();
        await expect.poll(() => light.live()).toHaveLength(1);
        await customer.photograph('idCardRecto');
        await customer.tap('retake');
      });
    }
  });

  test('the light goes off at once when the permission is given after the view was left', async ({
    page,
    procedures,
    customer,
  }) => {
    const light = await CameraLight.of(page);
    await light.holdPermission();
    await customer.open(await procedures.started(idCardOnly, ['idCardVerso']), '/capture');
    await customer.seesCapture('init');
    await expect.poll(() => light.openings()).toBeGreaterThan(0);
    await customer.tap('back');
    await customer.sees('confirm');

    await light.grant();
    await expect.poll(() => light.given()).toBeGreaterThan(0);
    await expect.poll(() => light.live()).toEqual([]);
  });
});
