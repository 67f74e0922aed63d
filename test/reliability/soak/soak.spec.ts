import { readFile } from 'node:fs/promises';
import { photoNames, type PhotoName } from '@recto/core';
import type { Page } from '@playwright/test';
import { CameraLight } from '../../e2e/fixtures/camera-light.ts';
import type { Customer } from '@recto/testing/playwright';
import { everything, idCardOnly } from '../../e2e/fixtures/procedures.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';
import { textsIn } from '../../e2e/fixtures/texts.ts';
import { isLongForm } from '../long-form.ts';
import { reportRow } from '../report-row.ts';
import { Leaks, slopeOf, type Held } from './leaks.ts';

// A trace would keep objects that the page has released.
test.use({ cameras: 'two', trace: 'off' });

/** Each photo is taken, dropped, and taken again: two captures. */
const form = isLongForm()
  ? { procedures: 20, kind: everything, photos: photoNames, warmUp: 4, heap: 40_000 }
  : { procedures: 3, kind: idCardOnly, photos: photoNames.slice(0, 2), warmUp: 1, heap: 100_000 };

/** How much a procedure may leave behind. Two procedures are too few for the heap, which is still growing then. */
const allowed = { heap: form.heap, nodes: 10, listeners: 2 } as const;

test(`${form.procedures * form.photos.length * 2} captures and ${form.procedures} procedures in one tab leave nothing behind`, async ({
  page,
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  test.setTimeout(form.procedures * 120_000);
  const light = await CameraLight.of(page);
  const leaks = await Leaks.of(page);
  const held: Held[] = [];
  const t = await textsIn('fr-fr');
  const file = await files.jpeg();

  await page.goto((await procedures.complete(idCardOnly)).link);
  await customer.sees('start');
  for (let round = 1; round <= form.procedures; round += 1) {
    const { token } = await procedures.make(form.kind);
    await openInPlace(page, token);
    await takeAll(customer, form.photos);
    await operator.addFault({ call: 'uploadPhoto', kind: 'status', status: 400, times: 1 });
    await replaceByFile(customer, form.photos[0], file, leaks);
    await customer.tap('confirm');
    await customer.sees('status');
    expect((await operator.get(token)).procedure.status).toBe('finished');
    // A toast closes by itself; until then its nodes and listeners count.
    await expect(page.getByRole('region', { name: t('toasts.label') })).toHaveText('');
    let now = await leaks.measure();
    // What a timer still holds is released within seconds; a leak is not.
    const hasMore = (what: 'nodes' | 'listeners') => now[what] > (held.at(-1)?.[what] ?? now[what]);
    for (let tries = 0; tries < 5 && (hasMore('nodes') || hasMore('listeners')); tries += 1) {
      await page.waitForTimeout(2_000);
      now = await leaks.measure();
    }
    held.push(now);
    reportRow({
      table: 'Soak, after each procedure and a forced collection',
      head: ['Captures', 'Open tracks', 'Object URLs', 'Images', 'Heap, bytes', 'DOM nodes', 'Listeners'],
      cells: [
        round * form.photos.length * 2,
        (await light.live()).length,
        now.objectUrls,
        now.images,
        now.heap,
        now.nodes,
        now.listeners,
      ],
    });
  }

  expect(await light.live(), 'open tracks').toEqual([]);
  // The receipt that is on the screen shows the file that replaced a photo.
  expect(held.at(-1)!.objectUrls, 'object URLs that were not released').toBe(1);
  expect(held.at(-1)!.images, 'photos that were not released').toBe(0);
  const warm = held.slice(form.warmUp);
  for (const [what, most] of Object.entries(allowed) as [keyof typeof allowed, number][]) {
    const slope = slopeOf(warm.map((each) => each[what]));
    reportRow({
      table: 'Soak, growth from one procedure to the next',
      head: ['What', 'grows by', 'at most'],
      cells: [what, Math.round(slope), most],
    });
    expect(slope, `${what} grows with each procedure`).toBeLessThan(most);
  }
});

/** Opens another link without loading the page again, so that only the app itself releases objects. */
async function openInPlace(page: Page, token: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/${token}/start`);
  await expect(page).toHaveURL(new RegExp(`/${token}/`));
}

async function takeAll(customer: Customer, photos: readonly PhotoName[]): Promise<void> {
  await customer.sees('start');
  await customer.tap('start');
  for (const photo of photos) {
    await customer.photograph(photo);
    await customer.tap('retake');
    await customer.take(photo);
  }
  await customer.sees('confirm');
}

/** Deletes a photo and picks a file in its place, whose first upload fails: it is shown until it is sent. */
async function replaceByFile(
  customer: Customer,
  photo: PhotoName,
  file: string,
  leaks: Leaks,
): Promise<void> {
  await customer.tileAction(photo, 'delete').tap();
  await customer.tap('delete-yes');
  await customer.tile(photo).locator('input[type="file"]').waitFor({ state: 'attached' });
  // In the page itself: Chromium never releases an input that got its file from a test.
  await customer.tile(photo).evaluate(
    (tile, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picked = new DataTransfer();
      picked.items.add(new File([bytes], 'card.jpg', { type: 'image/jpeg' }));
      const input = tile.querySelector<HTMLInputElement>('input[type="file"]')!;
      input.files = picked.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    (await readFile(file)).toString('base64'),
  );
  await customer.seesTile(photo, 'failed');
  expect(await leaks.openObjectUrls(), 'the file is shown from the phone').toBe(1);
  await customer.tileAction(photo, 'retry').tap();
  await customer.seesTile(photo, 'filled');
}
