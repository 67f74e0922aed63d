import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import type { AppEvent } from '@recto/core';
import { openAndKeep } from './fixtures/offline.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { Operator } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';
import { OwnServer } from './server/own-server.ts';
import { shortOf } from '../support/short-event.ts';

// Decision 7.4.
test('a journey’s events reach the operator’s funnel, in order and without personal data', async ({
  page,
  customer,
  camera,
  watch,
}) => {
  const server = await OwnServer.start({ events: true });
  const operator = new Operator(server.origin);
  try {
    const procedure = await operator.create({ ...idCardOnly, lastname: 'Lefebvre' });
    await camera.show('idCardRecto');
    watch.allowForeign(server.origin);
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seenEvents: seen });
      window.addEventListener('recto', (event) => seen.push((event as CustomEvent).detail));
    });

    await test.step('the journey', async () => {
      await customer.open(procedure);
      await customer.tap('start');
      await customer.photograph('idCardRecto');
      await customer.tap('retake');
      await customer.take('idCardRecto');
      await customer.take('idCardVerso');
      await customer.sees('confirm');
      await customer.seesTile('idCardVerso', 'filled');
      await customer.tap('confirm');
      await customer.sees('status');
    });

    const seen = await page.evaluate(() => (window as unknown as { seenEvents: AppEvent[] }).seenEvents);
    await test.step('the window gets each event, in order', async () => {
      const names = seen.map(shortOf);
      const isSending = (name: string) => name.startsWith('photoSent');
      expect(names.filter((name) => !isSending(name))).toEqual([
        'screenShown start',
        'procedureStarted',
        'screenShown capture',
        'stepBegun idCardRecto',
        'cameraOpened idCardRecto',
        'photoTaken idCardRecto byHand 1to2',
        'photoRetaken idCardRecto look',
        'photoTaken idCardRecto byHand 1to2',
        'photoUsed idCardRecto unchecked later',
        'stepBegun idCardVerso',
        'photoTaken idCardVerso byHand 1to2',
        'photoUsed idCardVerso unchecked first',
        'photosComplete',
        'screenShown confirm',
        'procedureFinished',
        'screenShown status',
      ]);
      // The journey waits for a provider for a second at most, so what follows may come before a photo is sent.
      expect(names.filter(isSending)).toEqual(['photoSent idCardRecto', 'photoSent idCardVerso']);
      for (const [id, how] of [
        ['idCardRecto', 'later'],
        ['idCardVerso', 'first'],
      ]) {
        const sent = names.indexOf(`photoSent ${id}`);
        expect(sent).toBeGreaterThan(names.indexOf(`photoUsed ${id} unchecked ${how}`));
        expect(sent).toBeLessThan(names.indexOf('procedureFinished'));
      }
    });

    await test.step('what was not sent yet goes out when the page is left', async () => {
      await page.goto(`${server.origin}/operator/journeys`);
      const sorted = (events: readonly AppEvent[]) => events.map((event) => JSON.stringify(event)).toSorted();
      // Two batches may overtake each other.
      await expect.poll(async () => sorted(await operator.events())).toEqual(sorted(seen));
    });

    await test.step('the figures of the operator page', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: '1 visit' })).toBeVisible();
      await expect(figure(page, 'Completed')).toHaveText('100 % (1 of 1)');
      await expect(figure(page, 'First-time accept')).toHaveText('50 % (1 of 2)');
      for (const step of ['Link opened', 'ID card, back: used', 'Finished']) {
        await expect(cells(page, 'How far the visits came', step).first()).toHaveText('1 (100 %)');
      }
      await expect(cells(page, 'How far the visits came', 'Selfie: used').first()).toHaveText('0 (0 %)');
      await expect(cells(page, 'First-time accept', 'ID card, front').first()).toHaveText('0 % (0 of 1)');
    });

    const all = JSON.stringify(await operator.events());
    for (const secret of [procedure.token, 'Lefebvre', server.origin, 'base64']) {
      expect(all).not.toContain(secret);
    }
  } finally {
    await server.end();
  }
});

// Decision 11.6.
test('a journey with a reload in its middle is one visit', async ({ page, customer, camera, watch }) => {
  const server = await OwnServer.start({ events: true });
  const operator = new Operator(server.origin);
  try {
    watch.allowForeign(server.origin);
    await camera.show('idCardRecto');
    await customer.open(await operator.create(idCardOnly));
    await customer.sees('start');
    await page.reload();
    await customer.tap('start');
    await customer.take('idCardRecto');
    // With a photo in the preview, which is lost.
    await customer.photograph('idCardVerso');
    await page.reload();
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    await page.reload();
    await customer.seesTile('idCardVerso', 'filled');
    await customer.tap('confirm');
    await customer.sees('status');

    await page.goto(`${server.origin}/operator/journeys`);
    const names = async () => (await operator.events()).map(({ name }) => name);
    await expect.poll(names).toContain('procedureFinished');
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 visit' })).toBeVisible();
    await expect(figure(page, 'Completed')).toHaveText('100 % (1 of 1)');
    await expect(figure(page, 'Finished without a reload')).toHaveText('0 % (0 of 1)');
    await expect(figure(page, 'Later loads of the page')).toHaveText('3');
    for (const step of ['Link opened', 'Started', 'ID card, back: used', 'All photos used', 'Finished']) {
      await expect(cells(page, 'How far the visits came', step).first()).toHaveText('1 (100 %)');
    }
  } finally {
    await server.end();
  }
});

test('a visit that is left before more than its first script has come reports the start screen', async ({
  page,
  customer,
  watch,
}) => {
  const server = await OwnServer.start({ events: true });
  const operator = new Operator(server.origin);
  try {
    watch.allowForeign(server.origin);
    watch.allowFailedRequests();
    await page.route(/\/assets\/(session|app)-[\w-]{8}\.js$/, () => undefined);
    await page.goto((await operator.create(idCardOnly)).link, { waitUntil: 'commit' });
    await customer.sees('start');
    await page.goto('about:blank');
    await expect.poll(async () => (await operator.events()).map(shortOf)).toEqual(['screenShown start']);
  } finally {
    await server.end();
  }
});

/** A figure at the top of the page "Journeys". */
function figure(page: Page, name: string): Locator {
  return page.locator('dl > div').filter({ hasText: name }).locator('dd');
}

/** The cells of a row in a table of that page. */
function cells(page: Page, table: string, row: string): Locator {
  return page
    .getByRole('group', { name: table, exact: true })
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('cell');
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('events that were not sent yet are sent when the customer leaves a busy page for another site', async ({
    page,
    customer,
    watch,
  }) => {
    const server = await OwnServer.start({ events: true });
    const operator = new Operator(server.origin);
    try {
      watch.allowForeign(server.origin);
      // On a slow machine, the batch would otherwise be sent by its timer of five seconds.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const withoutBatches = (run: () => void, ms?: number) => (ms === 5000 ? 0 : setTimeout(run, ms));
        Object.assign(window, { setTimeout: withoutBatches });
      });
      const elsewhere = server.origin.replace('127.0.0.1', 'localhost');
      watch.allowForeign(elsewhere);
      await openAndKeep(customer, await operator.create(idCardOnly));
      await page.reload();
      await customer.tap('start');
      await customer.sees('capture');
      // Decision 10.9: a batch that passes through the worker may be lost.
      const source = await page.evaluate(() => {
        const call = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith('/oauth2/token'));
        return (call as { workerMatchedSourceType?: string } | undefined)?.workerMatchedSourceType;
      });
      expect(source).toBe('network');
      // Longer than the 500 ms that Chromium waits for a page that is left.
      await page.evaluate(() => {
        setTimeout(() => {
          const end = performance.now() + 2000;
          while (performance.now() < end);
        });
      });
      await page.goto(`${elsewhere}/operator`);
      const names = async () => (await operator.events()).map(({ name }) => name);
      await expect.poll(names).toContain('procedureStarted');
    } finally {
      await server.end();
    }
  });
});

test('events carry no cookie of the receiver and no referrer, and store none that it sets', async ({
  page,
  context,
  customer,
  watch,
}) => {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const receiver = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204, { 'set-cookie': 'visitor=2' }).end();
  };
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const eventsUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  const server = await OwnServer.start({ configuration: { eventsUrl } });
  try {
    watch.allowForeign(server.origin);
    watch.allowForeign(new URL(eventsUrl).origin);
    // The receiver is another origin, but the same site: a request with credentials carries this cookie.
    await context.addCookies([{ name: 'visitor', value: '1', url: eventsUrl }]);
    const names = () =>
      received.flatMap(({ body }) => (JSON.parse(body) as AppEvent[]).map(({ name }) => name));

    await customer.open(await new Operator(server.origin).create(idCardOnly));
    await customer.sees('start');
    await expect.poll(names).toEqual(['screenShown']);
    await customer.tap('start');
    await customer.sees('capture');
    await page.goto('about:blank');
    await expect.poll(names).toContain('procedureStarted');

    for (const { headers } of received) {
      expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
    expect(await context.cookies(eventsUrl)).toMatchObject([{ name: 'visitor', value: '1' }]);
  } finally {
    await server.end();
    receiver.closeAllConnections();
    receiver.close();
  }
});

test('a link that is refused and a part that does not load are reported', async ({
  page,
  procedures,
  customer,
  origin,
  watch,
}) => {
  watch.allowFailedRequests();
  watch.allow(/^A screen broke: ChunkLoadError$/);
  await page.addInitScript(() => {
    addEventListener('recto', (event) => {
      const { name, why } = (event as CustomEvent<{ name: string; why?: string }>).detail;
      // Stays after the page is reloaded.
      const all = [sessionStorage.getItem('seen') ?? '', name, why ?? ''];
      sessionStorage.setItem('seen', all.join(' ').trim());
    });
  });
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));

  await page.goto(`${origin}/unknown-token`);
  await customer.sees('not-found');
  await expect.poll(seen).toBe('linkRefused refused screenShown');

  await page.route(/\/assets\/capture-part-[\w-]{8}\.js/, (route) => route.abort());
  await customer.open(await procedures.make(idCardOnly));
  await customer.tap('start');
  await expect.poll(seen).toContain('procedureStarted');
  await customer.sees('crash');
  await expect.poll(seen).toMatch(/ partNotLoaded$/);
});
