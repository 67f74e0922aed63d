import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { languages, type Language } from '@recto/core';
import { pageLimitMs } from '../../host/service-worker/src/limits.ts';
import { essential } from './fixtures/essential.ts';
import { keptPhotos } from './fixtures/stored-photos.ts';
import {
  appIsKept,
  goOffline,
  cachedResponses,
  openAndKeep,
  test,
  versionHasTakenOver,
} from './fixtures/offline.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { deploy } from './server/deploy.ts';
import { openTestRelay } from './server/open-test-relay.ts';
import type { OwnServer } from './server/own-server.ts';

test.use({ serviceWorkers: 'allow' });

// Versions are built and servers restarted in these tests.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ watch }) => watch.allowFailedRequests());

/** The version that the footer shows. */
const version = (page: Page) => page.getByRole('contentinfo');

test('after a journey with all eight calls, the service worker has stored no response and no photo', async ({
  page,
  procedures,
  customer,
  files,
  operator,
  origin,
}) => {
  const procedure = await procedures.make({ ...idCardOnly, lastname: 'Lefebvre' });
  await openAndKeep(customer, procedure);
  await page.reload();
  await customer.tap('start');
  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    await customer.take(photo);
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
  expect(new Set(await operator.callNames()).size).toBe(9);

  const kept = await cachedResponses(page);
  const allowed =
    /^(index\.html|favicon\.svg|assets\/(config\.json|[\w.-]+\.(js|css|woff2)|(start|capture)-screens-[\w-]+\.json))$/;
  const paths = kept.map(({ url }) => new URL(url).pathname.slice(1));
  expect(kept.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['index.html', 'assets/config.json']));
  expect(kept.filter(({ type }) => type.startsWith('image/') && !type.includes('svg'))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain(procedure.token);
});

// Decision 6.13.
test('a configuration that was replaced counts at the next load, also on a slow connection; without one from the network the last one is used', async ({
  page,
  procedures,
  customer,
  server,
  operator,
}) => {
  await openAndKeep(customer, await procedures.make(idCardOnly));
  await test.step('none', async () => {
    await operator.addFault({ call: 'config', kind: 'delay', ms: 60_000 });
    await page.reload();
    await expect(customer.screen('start')).toBeVisible({ timeout: 30_000 });
    await operator.clearFaults();
  });
  await test.step('replaced', async () => {
    await operator.addFault({ call: 'config', kind: 'delay', ms: 4000, times: 1 });
    await server.goAway();
    await server.comeBack({ clientAuthentication: 'basic' });
    const tokenCall = page.waitForRequest('**/oauth2/token');
    await page.reload();
    expect((await tokenCall).postData()).toBe('grant_type=client_credentials');
    await customer.sees('start');
    await server.goAway();
    await server.comeBack();
  });
});

test('origins that were replaced without a new build also apply to the cached page on a slow connection', async ({
  page,
  context,
  procedures,
  customer,
  server,
  watch,
}) => {
  const t = await textsIn('fr-fr');
  await openAndKeep(customer, await procedures.started(idCardOnly), 'confirm');
  await server.goAway();
  let relayUrl = '';
  await server.comeBack({
    openRelay: async (...client) => {
      const relay = await openTestRelay(...client);
      relayUrl = relay!.url;
      return relay;
    },
  });
  watch.allowForeign(new URL(relayUrl).origin);
  watch.allowViolation(/connect-src|\/oauth2\/token/);

  await test.step('the page arrives too late: the cached one may not call the new origin yet', async () => {
    await context.route(
      (url) => url.pathname.endsWith('/confirm'),
      async (route) => {
        await sleep(2 * pageLimitMs);
        await route.continue();
      },
    );
    const late = context.waitForEvent(
      'requestfinished',
      (request) => request.serviceWorker() !== null && request.url().endsWith('/confirm'),
    );
    await page.reload();
    await customer.seesText(t('shell.unanswered'));
    await late;
  });
  await test.step('at the next load it may', async () => {
    const granted = page.waitForResponse(`${relayUrl}/oauth2/token`);
    await page.reload();
    expect((await granted).status()).toBe(200);
    await expect(page.getByText(t('shell.unanswered'))).toHaveCount(0);
  });
  await context.unrouteAll({ behavior: 'wait' });
  await server.goAway();
  await server.comeBack();
});

test('the service worker ignores the operator’s pages and their requests', async ({
  page,
  context,
  origin,
  procedures,
  customer,
  server,
}) => {
  await openAndKeep(customer, await procedures.make(idCardOnly));
  await page.goto(`${origin}/operator`);
  await expect(page.locator('[data-screen]')).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/operator`);
  await goOffline(server, context);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
  await server.comeBack();
});

/** The languages whose texts are at this address. */
const languagesIn = (urls: readonly string[]) =>
  languages.filter((language) => urls.some((url) => url.includes(`/assets/${language}-`)));

test('the texts of a language are fetched once it is used, and cached from then on, also by a new version', async ({
  page,
  context,
  procedures,
  customer,
  server,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const keptLanguages = async () => languagesIn((await cachedResponses(page)).map(({ url }) => url));
  const { link } = await procedures.make({ ...idCardOnly, language: 'de-de' });
  const opens = async (language: Language, query = '') => {
    await page.goto(link + query);
    await customer.seesText((await textsIn(language))('start.intro'));
  };

  await test.step('the first visit requests only the language in use', async () => {
    await opens('de-de', '?language=de-de');
    await appIsKept(page);
    expect(languagesIn(asked)).toEqual(['de-de']);
    expect(await keptLanguages()).toEqual(['de-de']);
  });
  await test.step('the second visit requests only the procedure’s language', async () => {
    await opens('de-de');
    expect(languagesIn(asked)).toEqual(['de-de']);
  });
  await test.step('another language is fetched when it is requested, and then opens without a network', async () => {
    await opens('nl-nl', '?language=nl-nl');
    await expect.poll(keptLanguages).toEqual(['de-de', 'nl-nl']);
    await goOffline(server, context);
    await opens('nl-nl', '?language=nl-nl');
    await opens('de-de');
    await server.comeBack();
    await context.setOffline(false);
  });
  await test.step('a new version fetches both, and no other', async () => {
    await deploy(server, '9.9.11');
    await opens('de-de');
    await expect(version(page)).toContainText('9.9.11');
    await versionHasTakenOver(page);
    expect(languagesIn(asked)).toEqual(['de-de', 'nl-nl']);
    await goOffline(server, context);
    await opens('nl-nl', '?language=nl-nl');
    await opens('de-de');
    await expect(version(page)).toContainText('9.9.11');
    await server.comeBack();
    await context.setOffline(false);
  });
});

test('texts that a host has changed are used, and not cached', async ({
  page,
  context,
  procedures,
  customer,
  server,
}) => {
  const { link } = await procedures.make({ ...idCardOnly, language: 'de-de' });
  await openAndKeep(customer, { link });
  await withRewritten(server, /^nl-nl-/, async () => {
    await page.goto(`${link}?language=nl-nl`);
    await customer.seesText((await textsIn('nl-nl'))('start.intro'));
    expect(languagesIn((await cachedResponses(page)).map(({ url }) => url))).not.toContain('nl-nl');
  });
  await context.setOffline(false);
});

test('an app that a host has changed runs, and its service worker is not installed', async ({
  page,
  procedures,
  customer,
  server,
}) => {
  const { link } = await procedures.make(idCardOnly);
  await withRewritten(server, /^capture-part-.*\.js$/, async () => {
    const worker = await watchInstalling(page);
    await page.goto(link);
    await customer.sees('start');
    await expect.poll(worker).toBe('redundant');
  });
});

test('the service worker ignores other pages of the origin, even slow ones', async ({
  page,
  context,
  origin,
  procedures,
  customer,
}) => {
  await openAndKeep(customer, await procedures.make(idCardOnly));
  const paths = ['/privacy.html', '/terms.pdf', '/legal/imprint', '/a/b/c'];
  await context.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      await sleep(2 * pageLimitMs);
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Imprint</title>' });
    },
  );
  for (const path of paths) {
    const response = await page.goto(origin + path);
    expect(response?.fromServiceWorker(), path).toBe(false);
    await expect(page, path).toHaveTitle('Imprint');
  }
  await context.unrouteAll({ behavior: 'wait' });
});

test(
  'a new version: an open page keeps its own parts, the next full load uses the new one, and a waiting photo is kept',
  essential,
  async ({ page, context, procedures, customer, operator, server }) => {
    const { token, link } = await procedures.make(idCardOnly);
    await openAndKeep(customer, { link });
    await deploy(server, '9.9.9');
    await operator.addFault({ call: 'savePhoto', kind: 'dropBefore' });

    const taken =
      await test.step('the open page continues, although the host no longer has its parts', async () => {
        await customer.tap('start');
        await customer.photograph('idCardRecto');
        const source = await customer.screen('capture').locator('img').first().getAttribute('src');
        await customer.tap('use');
        await customer.seesCapture('capture', 'idCardVerso');
        await expect.poll(() => keptPhotos(page)).toEqual(['idCardRecto']);
        return source;
      });
    await test.step('the next full load is the new version', async () => {
      await page.goto(`${link}/confirm`);
      await expect(version(page)).toContainText('9.9.9');
      await customer.seesTile('idCardRecto', 'waiting');
    });
    await test.step('its service worker has taken over: it opens without a network', async () => {
      await versionHasTakenOver(page);
      await goOffline(server, context);
      await page.reload();
      await expect(version(page)).toContainText('9.9.9');
      await customer.seesTile('idCardRecto', 'waiting');
    });
    await test.step('the photo is sent unchanged', async () => {
      await server.comeBack();
      await operator.clearFaults();
      await context.setOffline(false);
      await customer.seesTile('idCardRecto', 'filled');
      const received = Buffer.from(await operator.photo(token, 'idCardRecto'));
      expect(`data:image/jpeg;base64,${received.toString('base64')}`).toBe(taken);
      await expect.poll(() => keptPhotos(page)).toEqual([]);
    });
  },
);

test('a new version waits while a page of the old one is open', async ({
  context,
  procedures,
  customer,
  server,
}) => {
  const { link } = await procedures.make(idCardOnly);
  await openAndKeep(customer, { link });
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

/**
 * Does the work while the host serves a changed version of this file. Then the file is restored: the
 * next test uses the same server, and its service worker would not be installed.
 */
async function withRewritten({ app }: OwnServer, name: RegExp, work: () => Promise<void>): Promise<void> {
  const assets = join(app, 'assets');
  const file = join(
    assets,
    (await readdir(assets)).find((each) => name.test(each))!,
  );
  const built = await readFile(file);
  await appendFile(file, '\n/* rewritten */\n');
  try {
    await work();
  } finally {
    await writeFile(file, built);
  }
}

/**
 * To be called before the page is opened.
 * @returns a function that reads the state of the worker that the loaded page wanted to install.
 */
async function watchInstalling(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    prototype.register = async function (...parts) {
      const registration = await register.apply(this, parts);
      Object.assign(window, { worker: registration.installing ?? registration.active });
      return registration;
    };
  });
  return () => page.evaluate(() => (window as unknown as { worker?: ServiceWorker }).worker?.state);
}
