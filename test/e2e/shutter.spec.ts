import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countedVideo, numberIn } from '../specimen/counted-video.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test('the tap freezes the picture: one and the same frame is shown, encoded and sent', async ({
  page,
  procedures,
  customer,
  camera,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await writeFile(camera.path, countedVideo());
  try {
    await customer.open(procedure, '/capture');
    await customer.seesCapture('capture', 'idCardRecto');
    const frozen = await test.step('the frame is on the screen when the tap has been handled', async () => {
      await customer.action('shutter').tap({ trial: true });
      return numberIn(Buffer.from(await tapAndReadCanvas(page), 'base64'));
    });
    await customer.seesCapture('preview', 'idCardRecto');
    const shown = await customer.screen('capture').locator('img').first().getAttribute('src');
    expect(await numberIn(Buffer.from(shown!.split(',')[1]!, 'base64'))).toBe(frozen);
    // The camera films on; the frame below the preview does not.
    expect(await numberIn(Buffer.from(await readCanvas(page), 'base64'))).toBe(frozen);

    await customer.tap('use');
    await customer.sees('confirm');
    expect(await numberIn(Buffer.from(await operator.photo(procedure.token, 'idCardRecto')))).toBe(frozen);
  } finally {
    await camera.show('idCardRecto');
  }
});

test('a browser that leaves the picture for the encoding unanswered still gives the photo', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await page.addInitScript(() => {
    let asked = 0;
    Object.assign(window, {
      createImageBitmap: () => new Promise(() => (asked += 1)),
      askedForBitmaps: () => asked,
    });
  });
  await customer.open(procedure, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');
  // A photo does not wait for the worker, so the first ones may not need the picture.
  await expect(async () => {
    await customer.photograph('idCardRecto');
    const asked = await page.evaluate(() =>
      (window as { askedForBitmaps?: () => number }).askedForBitmaps!(),
    );
    if (asked === 0) await customer.tap('retake');
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  await customer.seesCapture('preview', 'idCardRecto');
  await customer.tap('use');
  await customer.sees('confirm');
  expect(await operator.photo(procedure.token, 'idCardRecto')).not.toBeNull();
});

/** Presses the shutter and reads the canvas over the camera's picture in the same task. @returns a PNG, as base64. */
function tapAndReadCanvas(page: Page): Promise<string> {
  return page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-action="shutter"]')!.click();
    return document.querySelector<HTMLCanvasElement>('video + canvas')!.toDataURL('image/png').split(',')[1]!;
  });
}

function readCanvas(page: Page): Promise<string> {
  return page
    .locator('video + canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png').split(',')[1]!);
}
