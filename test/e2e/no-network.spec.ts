import { readFile } from 'node:fs/promises';
import { photoNames, type TileState } from '@recto/core';
import { uploadTimesMs } from '../../packages/core/src/uploads/upload-machine.ts';
import type { Page } from '@playwright/test';
import { Customer } from '@recto/testing/playwright';
import { essential } from './fixtures/essential.ts';
import { translateInBrowser } from './fixtures/browser-translation.ts';
import { laterScreensLoaded } from './fixtures/later-screens.ts';
import { keptPhotos } from './fixtures/stored-photos.ts';
import { everything, idCardOnly, selfieOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

const savePhotoCall = /\/procedures\/photo$/;

test(
  'without a network photos can be taken; on the network again they are sent, one at a time',
  essential,
  async ({ page, context, procedures, customer, operator, watch }) => {
    watch.allowFailedRequests();
    const t = await textsIn('fr-fr');
    const overlap = await watchOverlap(page);
    const procedure = await procedures.started(idCardOnly);
    await customer.open(procedure, '/capture');
    await customer.seesCapture('capture', 'idCardRecto');
    await laterScreensLoaded(page);
    await operator.clearCalls();
    await context.setOffline(true);

    const taken: string[] = [];
    for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
      await customer.photograph(photo);
      const name = { photo: t(`photos.name.${photo}`) };
      // The photo before may still be on its way out of sight.
      const image = page.getByAltText(t('capture.preview.imageAlt', name)).first();
      taken.push((await image.getAttribute('src'))!);
      await customer.tap('use');
      const isLast = photo === 'idCardVerso';
      const kept = t('capture.announce.kept', name);
      await customer.seesText(isLast ? t('Toasts.photoKept') : kept);
    }

    await customer.sees('confirm');
    await customer.seesTile('idCardRecto', 'waiting');
    await customer.seesTile('idCardVerso', 'waiting');
    await expect(customer.tile('idCardRecto').getByRole('img')).toHaveAttribute('src', taken[0]!);
    await expect(customer.action('confirm')).toBeDisabled();
    await expect(customer.action('confirm')).toHaveAccessibleDescription(t('confirm.offline', { count: 2 }));
    await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto', 'idCardVerso']);
    expect(await operator.calls()).toEqual([]);

    await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 400 });
    await context.setOffline(false);
    await customer.seesTile('idCardRecto', 'filled');
    await customer.seesTile('idCardVerso', 'filled');
    expect(await overlap()).toBe(1);
    expect(await operator.callsOf('savePhoto')).toHaveLength(2);
    for (const [index, photo] of (['idCardRecto', 'idCardVerso'] as const).entries()) {
      const received = Buffer.from(await operator.photo(procedure.token, photo));
      expect(`data:image/jpeg;base64,${received.toString('base64')}`).toBe(taken[index]);
    }
    await expect.poll(() => keptPhotos(page)).toEqual([]);
    await customer.tap('confirm');
    await customer.sees('status');
  },
);

test('the network goes before the confirm screen is loaded: the customer sees what became of the photo, and goes on once it is back', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allow(/^A screen broke: ChunkLoadError$/);
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  await page.route(/\/assets\/ConfirmRoute-[\w-]{8}\.js$/, (route) => route.abort());
  await customer.open(await procedures.started(selfieOnly), '/capture');
  await customer.photograph('clientPicture');
  await context.setOffline(true);
  await customer.tap('use');
  await customer.sees('crash');
  await customer.seesText(t('Toasts.photoKept'));
  await page.unrouteAll();
  await context.setOffline(false);
  await customer.sees('confirm');
  await customer.seesTile('clientPicture', 'filled');
  expect(await operator.callsOf('savePhoto')).toHaveLength(1);
});

test('the network goes before React is there: the photo is kept, and the page goes on once it is back', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allow(/^The app did not begin: TypeError$/);
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  await page.route(/\/assets\/app-[\w-]{8}\.js$/, (route) => route.abort());
  const { link, token } = await procedures.started(idCardOnly);
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await customer.photograph('idCardRecto');
  await context.setOffline(true);
  await customer.tap('use');
  await expect(page.getByRole('link', { name: t('failure.reload') })).toBeVisible();
  expect(await operator.callsOf('savePhoto')).toHaveLength(0);
  await page.unrouteAll();
  await context.setOffline(false);
  await customer.seesCapture('capture', 'idCardVerso');
  await expect.poll(async () => (await operator.get(token)).received).toHaveLength(1);
});

// Decision 8.15.
test(
  'in a page that the browser translates, texts follow the connection, the step and a photo that waits, and the photos are submitted',
  essential,
  async ({ page, context, procedures, customer, files, watch }) => {
    watch.allowFailedRequests();
    const t = await textsIn('fr-fr');
    await translateInBrowser(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    const capture = customer.screen('capture');
    const heading = capture.getByRole('heading', { level: 1 });
    const loseAndFindNetwork = async () => {
      const news = capture.getByRole('paragraph').filter({ hasText: t('shell.offline') });
      const said = capture.getByRole('status').filter({ hasText: t('shell.offline') });
      await context.setOffline(true);
      await expect(news).toBeVisible();
      await expect(said).toHaveCount(1);
      await context.setOffline(false);
      await expect(news).toHaveCount(0);
      await expect(said).toHaveCount(0);
    };
    await customer.seesCapture('capture', 'idCardRecto');
    await expect(heading).toHaveText(t('photos.title.idCardRecto'));
    await expect(heading.locator('font')).not.toHaveCount(0);
    await loseAndFindNetwork();
    await customer.photograph('idCardRecto');
    await loseAndFindNetwork();
    await customer.tap('use');
    await customer.seesCapture('capture', 'idCardVerso');
    await expect(heading).toHaveText(t('photos.title.idCardVerso'));

    await customer.goBackOver('idCardRecto');
    const notice = page.getByRole('status').filter({ hasText: t('shell.offline') });
    const state = (name: TileState['name']) =>
      customer.tile('idCardVerso').getByText(t(`confirm.tile.state.${name}`));
    const chooseVerso = async () => {
      await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), await files.jpeg());
      await expect(state('waiting')).toBeVisible();
      await expect(notice).toContainText(t('shell.photosWait'));
    };
    await context.setOffline(true);
    await expect(notice).not.toContainText(t('shell.photosWait'));
    await chooseVerso();
    await customer.tileAction('idCardVerso', 'cancel').tap();
    await expect(state('empty')).toBeVisible();
    await expect(notice).not.toContainText(t('shell.photosWait'));
    await chooseVerso();
    await context.setOffline(false);
    await expect(state('filled')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await customer.tap('confirm');
    await customer.seesText(t('status.finished.title'));
  },
);

test('if the network is lost in the middle of an upload, or there is no response, the customer continues, and the photo is sent', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly);
  await test.step('the network is lost, and is back', async () => {
    await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 60_000, times: 1 });
    await customer.open(procedure, '/capture');
    const sent = page.waitForRequest(savePhotoCall);
    await customer.take('idCardRecto');
    await customer.seesCapture('upload', 'idCardRecto');
    await sent;
    await context.setOffline(true);
    await customer.seesCapture('capture', 'idCardVerso');
    // The request may have been cut before the provider saw it: the delay would meet the next attempt.
    await operator.clearFaults();
    await context.setOffline(false);
    await expect.poll(() => operator.photosReceived(procedure.token)).toEqual(['idCardRecto']);
  });
  await test.step('there is no response: the photo waits, and is sent when the page is visible again', async () => {
    await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    await customer.seesTile('idCardVerso', 'waiting');
    await operator.clearFaults();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(new Event('pageshow'));
    });
    await customer.seesTile('idCardVerso', 'filled');
  });
});

test(
  'on a slow connection the next photo follows by itself, while the photo is sent',
  essential,
  async ({ procedures, customer, operator }) => {
    const procedure = await procedures.started(idCardOnly);
    await operator.addFault({ call: 'savePhoto', kind: 'delay', ms: 12_000, times: 1 });
    await customer.open(procedure, '/capture');
    await customer.take('idCardRecto');
    await customer.seesCapture('upload', 'idCardRecto');
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    await customer.seesTile('idCardRecto', 'uploading');
    await customer.seesTile('idCardVerso', 'waiting');
    await customer.seesTile('idCardRecto', 'filled');
    await customer.seesTile('idCardVerso', 'filled');
    expect((await operator.photosReceived(procedure.token)).toSorted()).toEqual([
      'idCardRecto',
      'idCardVerso',
    ]);
  },
);

test('after a reload, photos that could not be sent are shown on the same screen, and are sent', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();

  await test.step('a photo without a response', async () => {
    const procedure = await procedures.started(everything);
    await customer.open(procedure, '/capture');
    await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });
    await customer.take('idCardRecto');
    await customer.seesCapture('capture', 'idCardVerso');
    await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto']);

    await page.reload();
    await customer.seesCapture('capture', 'idCardVerso');
    await customer.open(procedure, '/confirm');
    await customer.seesTile('idCardRecto', 'waiting');

    await operator.clearFaults();
    await page.reload();
    await customer.seesTile('idCardRecto', 'filled');
    await expect.poll(() => keptPhotos(page)).toEqual([]);
  });

  await test.step('a photo with an error response', async () => {
    const procedure = await procedures.started(idCardOnly);
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400, times: 1 });
    await customer.open(procedure, '/capture');
    await customer.photograph('idCardRecto');
    await sendInVain(customer, 'idCardRecto');
    await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto']);
    await page.reload();
    await customer.seesCapture('capture', 'idCardVerso');
    await expect.poll(() => operator.photosReceived(procedure.token)).toEqual(['idCardRecto']);
    await expect.poll(() => keptPhotos(page)).toEqual([]);
  });
});

test('a picked file that waits is shown and sent by the next page, and arrives byte for byte', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const file = await files.jpeg();
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm');
  await operator.addFault({ call: 'uploadPhoto', kind: 'dropBefore' });
  await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), file);
  await customer.seesTile('idCardVerso', 'waiting');
  await expect.poll(() => keptPhotos(page)).toEqual(['idCardVerso']);

  await page.close();
  await operator.clearFaults();
  const again = new Customer(await context.newPage());
  await again.open(procedure, '/confirm');
  await again.seesTile('idCardVerso', 'filled');
  expect(await operator.photo(procedure.token, 'idCardVerso')).toEqual(await readFile(file));
  await expect.poll(() => keptPhotos(again.page)).toEqual([]);
});

test('a photo whose response was lost is sent again at the next visit, and is at the provider once', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  /** Takes a photo that arrives, but whose response is lost, and leaves the page: none of its retries comes between. */
  const takeWithoutResponse = async () => {
    const procedure = await procedures.started(idCardOnly);
    await operator.addFault({ call: 'savePhoto', kind: 'dropAfter' });
    await customer.open(procedure, '/capture');
    await customer.take('idCardRecto');
    await customer.seesCapture('capture', 'idCardVerso');
    // The viewfinder does not wait for the provider for longer than a second (decision 2.14).
    await expect.poll(async () => (await operator.get(procedure.token)).received).not.toEqual([]);
    await page.goto('about:blank');
    await operator.beginAgain();
    return procedure;
  };

  await test.step('it replaces itself', async () => {
    const procedure = await takeWithoutResponse();
    const { token } = procedure;
    const [arrived] = (await operator.get(token)).received;
    await customer.open(procedure, '/capture');
    await customer.seesCapture('capture', 'idCardVerso');
    await expect.poll(() => keptPhotos(page)).toEqual([]);
    expect(await operator.callNames()).toContain('savePhoto');
    const { received } = await operator.get(token);
    expect(received.map(({ name, sha256 }) => [name, sha256])).toEqual([['idCardRecto', arrived!.sha256]]);
  });

  await test.step('if the provider refuses it the second time, it counts as sent', async () => {
    const procedure = await takeWithoutResponse();
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 409 });
    await customer.open(procedure, '/capture');
    await customer.seesCapture('capture', 'idCardVerso');
    await expect.poll(() => keptPhotos(page)).toEqual([]);
    await customer.open(procedure, '/confirm');
    await customer.seesTile('idCardRecto', 'filled');
  });
});

test('no photo stays on the phone once the procedure has ended elsewhere, as two responses 30 s apart say', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowFailedRequests();
  const procedure = await procedures.started(idCardOnly, photoNames.slice(1));
  await customer.open(procedure, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');
  await laterScreensLoaded(page);
  await context.setOffline(true);
  await customer.take('idCardRecto');
  await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto']);
  await customer.sees('confirm');
  await operator.patch(procedure.token, { status: 'finished' });
  await context.setOffline(false);
  await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
  expect(await keptPhotos(page), 'one response may be an old one').toEqual(['idCardRecto']);
  await expect.poll(() => keptPhotos(page), { timeout: uploadTimesMs.end + 15_000 }).toEqual([]);
  const { received } = await operator.get(procedure.token);
  expect(received).toEqual([]);
});

test('a photo that waits stays when another link is opened, and is sent when its own link is opened again', async ({
  page,
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const [own, other] = [await procedures.started(idCardOnly), await procedures.started(idCardOnly)];
  await customer.open(own, '/capture');
  await customer.seesCapture('capture', 'idCardRecto');
  await laterScreensLoaded(page);
  await page.route(savePhotoCall, (route) => route.abort());
  await context.setOffline(true);
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto']);
  await context.setOffline(false);
  await customer.open(other, '/confirm');
  await customer.seesTile('idCardRecto', 'empty');
  expect(await keptPhotos(page)).toEqual(['idCardRecto']);
  await page.unroute(savePhotoCall);
  await customer.open(own, '/confirm');
  await customer.seesTile('idCardRecto', 'filled');
  expect(await operator.photosReceived(own.token)).toEqual(['idCardRecto']);
  expect(await operator.photosReceived(other.token)).toEqual([]);
  await expect.poll(() => keptPhotos(page)).toEqual([]);
});

/**
 * To be called before the page is opened. Counted in the page, since the browser's reports of what began
 * and what ended may arrive in another order.
 * @returns the largest number of photos that were being sent at the same time.
 */
async function watchOverlap(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const overlap = { now: 0, most: 0 };
    window.fetch = async (input, init) => {
      const isPhoto = typeof input === 'string' && input.endsWith('/procedures/photo');
      if (!isPhoto || init?.method !== 'POST') return fetch(input, init);
      overlap.now += 1;
      overlap.most = Math.max(overlap.most, overlap.now);
      return fetch(input, init).finally(() => (overlap.now -= 1));
    };
    Object.assign(window, { overlap });
  });
  return () => page.evaluate(() => (window as unknown as { overlap: { most: number } }).overlap.most);
}

// Decision 5.15.
test('“Start” and “Submit” without a network wait, can be taken back, and are made once when it is back', async ({
  context,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.make(idCardOnly, { photos: ['idCardRecto', 'idCardVerso'] }));
  await customer.sees('start');
  await test.step('start', async () => {
    await context.setOffline(true);
    await customer.tap('start');
    await customer.seesText(t('start.waitsForConnection'));
    await customer.tap('cancel');
    await expect(customer.action('cancel')).toHaveCount(0);
    await customer.tap('start');
    await customer.seesText(t('start.waitsForConnection'));
    await context.setOffline(false);
    await customer.sees('confirm');
    expect(await operator.callsOf('setStarted')).toHaveLength(1);
  });
  await test.step('submit', async () => {
    await context.setOffline(true);
    await customer.tap('confirm');
    await customer.seesText(t('confirm.waitsForConnection'));
    await expect(customer.action('close')).toHaveCount(0);
    await context.setOffline(false);
    await customer.sees('status');
    expect(await operator.callsOf('setFinished')).toHaveLength(1);
  });
});
