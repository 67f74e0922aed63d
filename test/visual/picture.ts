import type { Page } from 'playwright';
import sharp from 'sharp';
import { drawn } from './looks.ts';

/** A sheet shows the texts; the photos are in the story's own picture. */
const withoutPhotos = 'img, canvas { visibility: hidden !important; }';

/** A picture of the screen as PNG, without animations and a blinking caret. */
export async function takePicture(page: Page): Promise<Buffer> {
  await drawn(page);
  return page.screenshot({ ...still });
}

/** The texts of the whole page, without photos, as PNG. */
export async function takeWords(page: Page): Promise<Buffer> {
  return takeWholePage(page, withoutPhotos);
}

/**
 * The whole page as PNG, on a screen so high that nothing has to scroll. The screen stays as high.
 * @param style CSS for the picture only
 */
export async function takeWholePage(page: Page, style = ''): Promise<Buffer> {
  const size = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: Math.max(clientHeight, scrollHeight) };
  });
  const stick = await unstick(page);
  await page.setViewportSize(size);
  await drawn(page);
  // On a higher screen, a page with a share of the screen's height is higher too.
  const picture = await page.screenshot({ ...still, style, fullPage: true });
  await stick();
  return picture;
}

/**
 * Puts sticky elements into the normal flow: otherwise the browser sometimes shows their text a pixel higher,
 * as it drew it at the edge.
 * @returns a function that undoes it.
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
const ground = '#777';

/** Pictures side by side, each in its own height, as PNG. */
export async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  return inLine(pictures, 'right');
}

/** How many cells of a state sheet are side by side. */
const columns = 5;

/** The cells of a state sheet from left to right, then from top to bottom, as PNG; a single picture as it is. */
export async function gridOf(pictures: readonly Buffer[]): Promise<Buffer> {
  if (pictures.length === 1) return pictures[0]!;
  const starts = pictures.flatMap((_, index) => (index % columns === 0 ? [index] : []));
  return inLine(
    await Promise.all(starts.map((start) => inLine(pictures.slice(start, start + columns), 'right'))),
    'down',
  );
}

/** Pictures one after the other with a gap between them, as PNG. */
async function inLine(pictures: readonly Buffer[], direction: 'right' | 'down'): Promise<Buffer> {
  const [along, across] =
    direction === 'right' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const starts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, before) => sum + before[along] + gap, 0),
  );
  const size = {
    [along]: sizes.reduce((sum, one) => sum + one[along] + gap, -gap),
    [across]: Math.max(...sizes.map((one) => one[across])),
  } as Record<'width' | 'height', number>;
  const start = direction === 'right' ? 'left' : 'top';
  return (
    sharp({ create: { ...size, channels: 3, background: ground } })
      .composite(pictures.map((input, index) => ({ input, left: 0, top: 0, [start]: starts[index]! })))
      // It is stored as WebP.
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}
