import type { Page, Route } from '@playwright/test';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';

test.beforeEach(({ watch }) => {
  watch.allowFailedRequests();
  watch.allow(/^Failed to load module script: Expected a JavaScript/);
  watch.allow(/^A screen broke: ChunkLoadError$/);
});

/** Requests for the chunk of this name, with or without the query of a retry. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);

const abort = (route: Route) => route.abort();

/** @returns how often this chunk is requested from now on. */
function countRequests(page: Page, name: string): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (chunk(name).test(request.url())) requests += 1;
  });
  return () => requests;
}

/** @returns how often a page is requested from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The responses of a host for a file that it no longer has. */
const gone = [
  ['has a 404 response', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['has a page as its response', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
  ['breaks off', abort],
] as const;

/** What the capture screen needs beside the first screen. Loaded while the start screen is read. */
const part = 'capture-part';

test('code that fails to load once is requested again, and the screen is shown', async ({
  page,
  procedures,
  customer,
}) => {
  const loads = countLoads(page);
  for (const [index, [what, respond]] of gone.entries()) {
    await test.step(`it ${what}`, async () => {
      const requests = countRequests(page, part);
      // The route stays until the end: interception is not switched off while other requests are under way.
      let isFirst = true;
      const failOnce = (route: Route) => {
        const fails = isFirst;
        isFirst = false;
        return fails ? respond(route) : route.fallback();
      };
      await page.route(chunk(part), failOnce);
      await customer.open(await procedures.make(idCardOnly));
      await customer.sees('start');
      // It is loaded ahead, while the start screen is read, and what has failed is requested again.
      await expect.poll(requests).toBeGreaterThan(0);
      await customer.tap('start');
      await expect.poll(requests).toBe(2);
      await customer.seesCapture('capture', 'idCardRecto');
      expect([loads(), requests()]).toEqual([index + 1, 2]);
      await page.unroute(chunk(part), failOnce);
    });
  }
});

test('code that never loads: one reload, then an error whose retry works without a reload', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('de-de');
  const loads = countLoads(page);
  await page.route(chunk(part), abort);
  await customer.open(await procedures.make({ ...idCardOnly, language: 'de-de' }));
  await customer.sees('start');
  await customer.tap('start');
  await customer.seesText(t('failure.loading.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(loads()).toBe(2);

  await page.unroute(chunk(part));
  await customer.tap('retry');
  await customer.seesCapture('capture', 'idCardRecto');
  expect(loads()).toBe(2);
});

test('without a network: the capture screen opens if its code was loaded before; if not, the page is not reloaded, since it would be lost', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await test.step('its code was loaded while the start screen was read', async () => {
    const loaded = page.waitForResponse((response) => chunk(part).test(response.url()));
    await customer.open(await procedures.started(idCardOnly), '/start');
    await customer.sees('start');
    await loaded;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await customer.tap('start');
    await customer.seesCapture('capture');
    await context.setOffline(false);
  });
  await test.step('its code could not be loaded', async () => {
    await page.route(chunk(part), abort);
    await customer.open(await procedures.started(idCardOnly), '/start');
    await customer.sees('start');
    await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
    const loads = countLoads(page);
    await context.setOffline(true);
    await customer.tap('start');
    await customer.seesText(t('failure.loading.title'));
    expect(loads()).toBe(0);
    await page.unroute(chunk(part));
    await context.setOffline(false);
    await customer.tap('retry');
    await customer.seesCapture('capture');
  });
});

test('a page whose photos wait is reloaded, and still has them; it is not if they would be lost', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const t = await textsIn('fr-fr');
  const loads = countLoads(page);
  let isMissing = true;
  // It stays: once in CI an upload, which ran while the page's last route was removed, had no response for 15 s.
  await page.route(chunk('ConfirmRoute'), (route) => (isMissing ? route.abort() : route.continue()));
  for (const [where, hasDatabase, reloads] of [
    ['on the phone', true, 1],
    ['in its memory only', false, 0],
  ] as const) {
    await test.step(where, async () => {
      await operator.beginAgain();
      if (!hasDatabase) await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
      isMissing = true;
      await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });
      await customer.open(await procedures.started(idCardOnly, ['idCardVerso']), '/capture');
      await customer.photograph('idCardRecto');
      const before = loads();
      await customer.tap('use');
      await customer.seesText(t('failure.loading.title'));
      expect(loads() - before).toBe(reloads);
      isMissing = false;
      await customer.tap('retry');
      await customer.seesTile('idCardRecto', 'waiting');
    });
  }
});

test('a request for a screen’s code that never ends is aborted after a time limit', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await page.clock.install();
  await page.route(chunk(part), () => undefined);
  await customer.open(await procedures.started(idCardOnly), '/start');
  await page.clock.runFor(2000);
  await customer.sees('start');
  const loads = countLoads(page);
  await customer.tap('start');
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return loads();
    })
    .toBe(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return page.getByText(t('failure.loading.title')).count();
    })
    .toBe(1);
  expect(loads()).toBe(1);
});

test('a language’s texts that never load: one reload, then another language with one notice', async ({
  page,
  procedures,
  customer,
  origin,
}) => {
  const t = await textsIn('fr-fr');
  const loads = countLoads(page);

  await test.step('the procedure’s language: French; it is requested again at the next load', async () => {
    await page.route(chunk('de-de'), abort);
    await customer.open(await procedures.make({ ...everything, language: 'de-de' }));
    await customer.seesText(t('start.intro'));
    await customer.seesText(t('Toasts.languageUnavailable'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    expect(loads()).toBe(2);

    await page.unroute(chunk('de-de'));
    await page.reload();
    await customer.seesText((await textsIn('de-de'))('start.intro'));
  });

  await test.step('the query’s language: French; no screen waits for it again', async () => {
    const before = loads();
    await page.route(chunk('nl-nl'), abort);
    await customer.open(await procedures.make({ ...everything, language: 'nl-nl' }), '?language=nl-nl');
    await customer.seesText(t('start.intro'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await customer.seesText(t('Toasts.languageUnavailable'));
    expect(loads()).toBe(before + 2);

    const requests = countRequests(page, 'nl-nl');
    await customer.tap('close');
    await customer.tap('start');
    await customer.seesCapture('capture');
    await expect(page.getByText(t('Toasts.languageUnavailable'))).toHaveCount(0);
    expect([loads(), requests()]).toEqual([before + 2, 0]);
  });

  await test.step('one that is chosen on /404: the previous one', async () => {
    await page.goto(`${origin}/404`);
    await customer.sees('not-found');
    await page.route(chunk('it-it'), abort);
    await customer.action('language').selectOption('it-it');
    await customer.seesText(t('Toasts.languageUnavailable'));
    await customer.seesText(t('notFound.title'));
    await expect(customer.action('language')).toHaveValue('fr-fr');
  });
});

test('without any texts: an error in the requested language, and a retry', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('nl-nl');
  await page.route(/\/assets\/..-..-[\w-]{8}\.js/, abort);
  await customer.open(await procedures.make(everything), '?language=nl-nl');
  await customer.seesText(t('failure.loading.title'));
  await page.unrouteAll();
  await customer.tap('retry');
  await customer.seesText(t('start.intro'));
});

test('if the QR code’s code does not load, the address is shown as text, without a reload', async ({
  browser,
  origin,
  procedures,
}) => {
  const { token, link } = await procedures.make(everything);
  const desktop = await browser.newPage({ userAgent: userAgents.desktopChrome, serviceWorkers: 'block' });
  const loads = countLoads(desktop);
  await desktop.route(chunk('QrCodeDrawing'), abort);
  await desktop.goto(`${origin}/${token}`);
  await expect(desktop.getByText(link, { exact: false })).toBeVisible();
  await expect(desktop.getByText((await textsIn('fr-fr'))('mobile.noLink'))).toBeVisible();
  expect(loads()).toBe(1);
  await desktop.close();
});

for (const name of ['app', 'session', 'early']) {
  test(`the script "${name}" does not load: once it is needed, a link that reloads the page, in every language`, async ({
    page,
    procedures,
    customer,
    watch,
  }) => {
    watch.allow(/^The app did not begin: TypeError$/);
    watch.allowFailedRequests();
    const procedure = await procedures.make(everything);
    await page.route(chunk(name), abort);
    await customer.open(procedure);
    const link = page.getByRole('link', { name: (await textsIn('nl-nl'))('failure.reload') });
    await expect(link).toBeHidden();
    if (name !== 'early') await customer.tap('start');
    if (name === 'app') {
      await customer.seesCapture('capture');
      await customer.tap('back');
    }
    await expect(link).toBeVisible();
    await page.unrouteAll();
    await link.tap();
    await (name === 'early' ? customer.sees('start') : customer.seesCapture('capture'));
  });
}
