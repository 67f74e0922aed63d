import type { Page } from '@playwright/test';
import { photoNames } from '@recto/core';
import { CameraLight } from './fixtures/camera-light.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** The camera from the first step to the last. */

test('one stream serves all card steps, also a photo that is retaken several times; the selfie’s camera is the only other one', async ({
  page,
  procedures,
  customer,
  camera,
}) => {
  const light = await CameraLight.of(page);
  await camera.show('idCardRecto');
  await customer.open(await procedures.started(everything), '/capture');
  for (let times = 0; times < 5; times += 1) {
    await customer.photograph('idCardRecto');
    await customer.tap('retake');
    await customer.seesCapture('capture');
  }
  await expect(customer.action('shutter')).toBeEnabled();
  expect(await light.openings()).toBe(1);
  for (const [index, photo] of photoNames.entries()) {
    await customer.photograph(photo);
    expect(await light.live(), 'the camera rests in the preview').toEqual([]);
    // The first opening gives access to the cameras' names, after which another camera may be opened.
    const forCards = (await light.openings()) - (photo === 'clientPicture' ? 1 : 0);
    expect(forCards, photo).toBe(1);
    await customer.tap('use');
    if (index < photoNames.length - 1) await customer.seesCapture('capture', photoNames[index + 1]);
  }
  await customer.sees('confirm');
  expect(await light.live()).toEqual([]);
});

test('a picture that turns black: the camera is reopened once, then an error is shown until the picture is back', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await filmCanvas(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('capture');
  await page.evaluate(() => Object.assign(window, { filmed: 'black' }));
  await expect(customer.screen('capture')).toHaveAttribute('data-state', 'error', { timeout: 40_000 });
  await customer.seesText(t('capture.cameraError.title.noPicture'));
  await page.evaluate(() => Object.assign(window, { filmed: 'the card' }));
  await expect(customer.screen('capture')).toHaveAttribute('data-state', 'capture', { timeout: 25_000 });
  await customer.photograph('idCardRecto');
});

test('a camera whose picture freezes is opened again', async ({ page, procedures, customer }) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('capture');
  const frames = () =>
    page.evaluate(() => document.querySelector('video')!.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames, 'a moving picture').toBeGreaterThan(20);
  await page.evaluate(() => document.querySelector('video')!.pause());
  await expect.poll(() => light.openings(), { timeout: 20_000 }).toBe(2);
  await customer.photograph('idCardRecto');
});

test('Low Power Mode: a tap starts the picture', async ({ page, procedures, customer }) => {
  const t = await textsIn('fr-fr');
  await page.addInitScript(() => {
    const { prototype } = HTMLVideoElement;
    const play = prototype.play;
    let tapping = false; // Playwright's own scripts count as activation too
    const tapped = () => {
      tapping = true;
      setTimeout(() => (tapping = false));
    };
    addEventListener('click', tapped, true);
    prototype.play = async function playAfterTap(this: HTMLVideoElement) {
      if (!tapping) throw new DOMException('', 'NotAllowedError');
      return play.call(this);
    };
  });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesText(t('capture.tap.title'));
  await expect(customer.action('shutter')).toBeDisabled();
  await customer.tap('start-camera');
  await customer.photograph('idCardRecto');
});

/** A phone that films a canvas, so that the page can change the picture. */
async function filmCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 540, height: 960 });
    const context = canvas.getContext('2d')!;
    setInterval(() => {
      const isBlack = (window as unknown as { filmed?: string }).filmed === 'black';
      context.fillStyle = isBlack ? '#000' : '#7a9';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  });
}
