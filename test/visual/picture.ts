import type { Page } from 'playwright';
import sharp from 'sharp';
import { drawn } from './looks.ts';

/** The words are the point of a sheet, and the photos are in the story's own picture. */
const withoutPhotos = 'img, canvas { visibility: hidden !important; }';

/** A picture of the screen as PNG: what moves stands still, and nothing blinks. */
export async function takePicture(page: Page): Promise<Buffer> {
  await drawn(page);
  return page.screenshot({ ...still });
}

/** The words of the whole page, as PNG, on a screen so high that nothing has to scroll. */
export async function takeWords(page: Page): Promise<Buffer> {
  const size = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: Math.max(clientHeight, scrollHeight) };
  });
  const stick = await unstick(page);
  await page.setViewportSize(size);
  await drawn(page);
  const picture = await page.screenshot({ ...still, style: withoutPhotos });
  await stick();
  return picture;
}

/**
 * Gives what is stuck to the edge a place of its own: else the browser goes on showing its words as it
 * drew them at the edge, now and then a pixel higher.
 * @returns what to call when the picture is taken.
 */
async function unstick(page: Page): Promise<() => Promise<void>> {
  const stuck = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const element of found) element.style.position = 'static';
    return found;
  });
  return async () => {
    await stuck.evaluate((elements) => {
      for (const element of elements) element.style.position = '';
    });
    await stuck.dispose();
  };
}

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

const gap = 8;

/** Pictures side by side, each as long as it is, as PNG. */
export async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0),
  );
  const width = sizes.reduce((sum, size) => sum + size.width + gap, -gap);
  const height = Math.max(...sizes.map((size) => size.height));
  return (
    sharp({ create: { width, height, channels: 3, background: '#777' } })
      .composite(pictures.map((input, index) => ({ input, left: lefts[index]!, top: 0 })))
      // Nobody keeps it as PNG.
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}
