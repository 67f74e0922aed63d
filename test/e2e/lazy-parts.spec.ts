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

/** Requests for the chunk of this name, with a further try's query or without. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);

const abort = (route: Route) => route.abort();

/** @returns how often this chunk was asked for from now on. */
function countRequests(page: Page, name: string): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (chunk(name).test(request.url())) requests += 1;
  });
  return () => requests;
}

/** @returns how often a page was asked for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** How a host answers for a file that it has not got any more. */
const gone = [
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['is answered with a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
  ['breaks off', abort],
] as const;

for (const [what, answer] of gone) {
  test(`a screen’s code that ${what} once is asked for again, and the screen is shown`, async ({
    page,
    procedures,
    customer,
  }) => {
    await customer.open(await procedures.make(idCardOnly));
    await customer.sees('start');
    const loads = countLoads(page);
    await page.route(chunk('CaptureRoute'), answer, { times: 1 });
    await customer.tap('start');
    await customer.seesCapture('capture', 'idCardRecto');
    expect(loads()).toBe(0);
  });
}

test('a screen’s code that never comes: one reload, then words and a way on, which works in place', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('de-de');
  const procedure = await procedures.make({ ...idCardOnly, language: 'de-de' });
  await customer.open(procedure);
  await customer.sees('start');
  const loads = countLoads(page);
  await page.route(chunk('CaptureRoute'), abort);
  await customer.tap('start');
  await customer.seesText(t('failure.loading.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(loads()).toBe(1);

  await page.unroute(chunk('CaptureRoute'));
  await customer.tap('retry');
  await customer.seesCapture('capture', 'idCardRecto');
  expect(loads()).toBe(1);
});

test('without a network the page is not loaded again: it would be lost', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.started(idCardOnly), '/start');
  await customer.sees('start');
  const loads = countLoads(page);
  await context.setOffline(true);
  await customer.tap('start');
  await customer.seesText(t('failure.loading.title'));
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await customer.tap('retry');
  await customer.seesCapture('capture');
});

for (const [where, hasDatabase, reloads] of [
  ['on the phone is loaded again: they are there after it', true, 1],
  ['in the page only is not: they would be lost', false, 0],
] as const) {
  test(`a page whose photos wait ${where}`, async ({ page, procedures, customer, operator }) => {
    const t = await textsIn('fr-fr');
    if (!hasDatabase) await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
    await page.route(chunk('ConfirmRoute'), abort);
    await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });
    await customer.open(await procedures.started(idCardOnly, ['idCardVerso']), '/capture');
    await customer.photograph('idCardRecto');
    const loads = countLoads(page);
    await customer.tap('use');
    await customer.seesText(t('failure.loading.title'));
    expect(loads()).toBe(reloads);
    await page.unroute(chunk('ConfirmRoute'));
    await customer.tap('retry');
    await customer.seesTile('idCardRecto', 'waiting');
  });
}

test('a screen’s code that is never answered is given up after a while', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await page.clock.install();
  await customer.open(await procedures.started(idCardOnly), '/start');
  await page.clock.runFor(2000);
  await customer.sees('start');
  const loads = countLoads(page);
  await page.route(chunk('CaptureRoute'), () => undefined);
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

test('a language’s texts that never come: one reload, then French, which is told once; no screen waits for them again', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  const loads = countLoads(page);
  await page.route(chunk('de-de'), abort);
  await customer.open(await procedures.make({ ...everything, language: 'de-de' }), '?language=de-de');
  await customer.seesText(t('start.intro'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await customer.seesText(t('Toasts.languageUnavailable'));
  expect(loads()).toBe(2);

  const requests = countRequests(page, 'de-de');
  await customer.tap('close');
  await customer.tap('start');
  await customer.seesCapture('capture');
  await expect(page.getByText(t('Toasts.languageUnavailable'))).toHaveCount(0);
  expect([loads(), requests()]).toEqual([2, 0]);
});

test('the texts of the language that the procedure brings never come: one reload, then French, and that is told', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  const loads = countLoads(page);
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

test('a language that is chosen on /404 and never comes: one reload, then the one from before, and that is told', async ({
  page,
  customer,
  origin,
}) => {
  const t = await textsIn('fr-fr');
  await page.goto(`${origin}/404`);
  await customer.sees('not-found');
  await page.route(chunk('it-it'), abort);
  await customer.action('language').selectOption('it-it');
  await customer.seesText(t('Toasts.languageUnavailable'));
  await customer.seesText(t('notFound.title'));
  await expect(customer.action('language')).toHaveValue('fr-fr');
});

test('no texts at all: words in the language that was asked for, and a way on', async ({
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

test('a QR code whose code does not come leaves the address in words, without a reload', async ({
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

test('the app’s own script does not come: a way to load the page again, in every language', async ({
  page,
  procedures,
  customer,
}) => {
  const procedure = await procedures.make(everything);
  await page.route(chunk('index'), abort);
  await customer.open(procedure);
  const link = page.getByRole('link', { name: (await textsIn('nl-nl'))('failure.reload') });
  await expect(link).toBeHidden();
  await expect(link).toBeVisible();
  await page.unrouteAll();
  await link.tap();
  await customer.sees('start');
});
