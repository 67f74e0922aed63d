import type { Page } from '@playwright/test';
import { appIsKept, goOffline, keptAnswers, test } from './fixtures/offline.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect } from './fixtures/test.ts';
import { deploy } from './server/deploy.ts';

test.use({ serviceWorkers: 'allow' });

// Versions are built and servers restarted in these tests.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ watch }) => watch.allowFailedRequests());

/** The version that the footer shows. */
const version = (page: Page) => page.getByRole('contentinfo');

test('after a journey with all eight calls, none of their answers and no photo is kept by the service worker', async ({
  page,
  procedures,
  customer,
  files,
  operator,
  origin,
}) => {
  const procedure = await procedures.make({ ...idCardOnly, lastname: 'Lefebvre' });
  await customer.open(procedure);
  await customer.sees('start');
  await appIsKept(page);
  await page.reload();
  await customer.tap('start');
  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    await customer.photograph(photo);
    await customer.tap('use');
  }
  await customer.sees('confirm');
  await customer.tileAction('idCardVerso', 'delete').tap();
  await customer.tap('delete-yes');
  await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), await files.png());
  await customer.seesTile('idCardVerso', 'filled');
  await customer.tap('confirm');
  await customer.sees('status');
  await operator.refuse(procedure.token, null);
  await page.reload();
  await customer.tap('restart');
  await customer.sees('start');
  expect(new Set((await operator.calls()).map(({ call }) => call)).size).toBe(9);

  const kept = await keptAnswers(page);
  const allowed = /^(index\.html|favicon\.svg|assets\/(config\.json|[\w.-]+\.(js|css|woff2)))$/;
  const paths = kept.map(({ url }) => new URL(url).pathname.slice(1));
  expect(kept.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['index.html', 'assets/config.json']));
  expect(kept.filter(({ type }) => type.startsWith('image/') && !type.includes('svg'))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain(procedure.token);
});

test('a configuration that was replaced counts at the next load', async ({
  page,
  procedures,
  customer,
  server,
}) => {
  await customer.open(await procedures.make(idCardOnly));
  await customer.sees('start');
  await appIsKept(page);
  await server.goAway();
  await server.comeBack({ clientAuthentication: 'basic' });
  const answer = page.waitForResponse('**/assets/config.json');
  await page.reload();
  expect(await (await answer).json()).toMatchObject({ clientAuthentication: 'basic' });
  await customer.sees('start');
  await server.goAway();
  await server.comeBack();
});

test('a configuration that does not come in time is read as it was last', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  await customer.open(await procedures.make(idCardOnly));
  await customer.sees('start');
  await appIsKept(page);
  await operator.addFault({ call: 'config', kind: 'delay', ms: 60_000 });
  await page.reload();
  await customer.sees('start');
});

test('the operator’s pages and what they ask are none of its business', async ({
  page,
  context,
  origin,
  procedures,
  customer,
  server,
}) => {
  await customer.open(await procedures.make(idCardOnly));
  await customer.sees('start');
  await appIsKept(page);
  await page.goto(`${origin}/operator`);
  await expect(page.locator('[data-screen]')).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/operator`);
  await goOffline(server, context);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
  await server.comeBack();
});

test('a new version: an open page keeps the parts of its own, the next full load brings the new one, also offline', async ({
  page,
  context,
  procedures,
  customer,
  server,
}) => {
  const { link } = await procedures.make(idCardOnly);
  await page.goto(link);
  await customer.sees('start');
  await appIsKept(page);
  await deploy(server, '9.9.9');

  await test.step('the open page goes on, though the host has its parts no more', async () => {
    await customer.tap('start');
    await customer.photograph('idCardRecto');
    await customer.tap('use');
    await customer.seesCapture('capture', 'idCardVerso');
  });
  await test.step('the next full load is the new version, with the photo', async () => {
    await page.goto(`${link}/confirm`);
    await expect(version(page)).toContainText('9.9.9');
    await customer.seesTile('idCardRecto', 'filled');
  });
  await test.step('the new version has taken over', async () => {
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
      )
      .toBeNull();
    await appIsKept(page);
    await goOffline(server, context);
    await page.reload();
    await expect(version(page)).toContainText('9.9.9');
    await context.setOffline(false);
    await server.comeBack();
  });
});

test('a new version waits while a page of the old one is open', async ({
  page,
  context,
  procedures,
  customer,
  server,
}) => {
  const { link } = await procedures.make(idCardOnly);
  await page.goto(link);
  await customer.sees('start');
  await appIsKept(page);
  await deploy(server, '9.9.10');
  const second = await context.newPage();
  await second.goto(link);
  await expect(version(second)).toContainText('9.9.10');
  await expect
    .poll(() =>
      second.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
    )
    .toBe('installed');
  await customer.tap('start');
  await customer.seesCapture('capture', 'idCardRecto');
});
