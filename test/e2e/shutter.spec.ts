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
    const shown = await customer.screen('capture').getByRole('img').getAttribute('src');
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
