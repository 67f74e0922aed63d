import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maximumTries } from '../../packages/adapters/src/http/limits.ts';
import type { FaultInput } from '@recto/sandbox';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { withoutHeaders } from './fixtures/without-headers.ts';

const unavailable = { call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0 } as const;

/** The provider can't be reached (decision 1.2). */
const unreachable = [
  ['call 2 fails with 503', unavailable],
  ['call 1 gets no response', { call: 'token', kind: 'dropBefore' }],
] as const satisfies readonly (readonly [string, FaultInput])[];

/**
 * Responses that do not concern the link (decision 5.8), as far as the fault
 * matrix (`test/reliability/matrix`) does not have them.
 */
const unreadable = [
  ['408', { call: 'readProcedure', kind: 'status', status: 408, retryAfter: 0 }],
  ['nothing', { call: 'readProcedure', kind: 'empty' }],
  ['50 MB', { call: 'readProcedure', kind: 'huge' }],
  ['401, also to a new access token', { call: 'readProcedure', kind: 'status', status: 401 }],
] as const satisfies readonly (readonly [string, FaultInput])[];

test('a response to call 2 that does not concern the link is shown as a service that can’t be reached', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(everything);
  for (const [what, fault] of unreadable) {
    await test.step(what, async () => {
      await operator.addFault(fault);
      await customer.open(procedure, '/confirm?campaign=1');
      await customer.sees('not-found');
      await customer.seesText(t('notFound.unreachable.title'));
      await operator.clearFaults();
      await customer.tap('retry');
      await customer.sees('confirm');
      expect(customer.address).toBe(`/${procedure.token}/confirm?campaign=1`);
    });
  }
});

test('the page of a gateway in place of the response to call 2 ends no link: nothing is forgotten, and "try again" opens it', async ({
  page,
  procedures,
  customer,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(everything);
  await customer.open(procedure, '/confirm');
  await customer.sees('confirm');
  const call2 = '**/procedures/token';
  for (const status of [403, 404]) {
    await test.step(String(status), async () => {
      const body = '<!doctype html><title>Access denied</title>';
      await page.route(call2, (route) => route.fulfill({ status, contentType: 'text/html', body }));
      await page.reload();
      await customer.sees('not-found');
      await customer.seesText(t('notFound.unreachable.title'));
      expect(await page.evaluate(() => localStorage.length)).toBe(2);
      await page.unroute(call2);
      await customer.tap('retry');
      await customer.sees('confirm');
    });
  }
});

test('a link with something before or behind it opens at the address of its token, with its query', async ({
  page,
  procedures,
  customer,
  operator,
  origin,
  watch,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(everything);
  const opens = async (link: string, calls: number) => {
    await test.step(link, async () => {
      await operator.beginAgain();
      await page.goto(`${origin}${link.replace('TOKEN', procedure.token)}/confirm?campaign=1`);
      await customer.sees('confirm');
      expect(customer.address).toBe(`/${procedure.token}/confirm?campaign=1`);
      expect(await operator.callsOf('readProcedure')).toHaveLength(calls);
    });
  };
  await opens('/TOKEN.', 2);
  // The phone knows the token by now.
  await opens('/TOKEN).', 1);
  await opens('//%20TOKEN%E2%80%8B', 1);
});

test('the console names the call and the field of a response that the app can’t use, once', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes("can't use the response")) lines.push(message.text());
  });
  const procedure = await procedures.started(everything);
  for (const [fault, line] of [
    [
      { call: 'readProcedure', kind: 'wrongShape' },
      "POST /procedures/token: the app can't use the response. The response does not fit the schema at success.",
    ],
    [
      { call: 'readProcedure', kind: 'status', status: 401 },
      "POST /procedures/token: the app can't use the response. A new access token is refused, too: the status is 401.",
    ],
    [
      { call: 'token', kind: 'html' },
      "POST /oauth2/token: the app can't use the response. The response is not JSON.",
    ],
  ] as const) {
    await test.step(line, async () => {
      await operator.addFault(fault);
      await customer.open(procedure, '/confirm');
      await customer.sees('not-found');
      await customer.tap('retry');
      await expect.poll(async () => (await operator.callsOf(fault.call)).length).toBeGreaterThan(1);
      expect(lines.splice(0)).toEqual([line]);
      await operator.beginAgain();
    });
  }
});

test('a provider that can’t be reached: /404 shows that, and "try again" leads back to the link with its query', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('en-gb');
  for (const [what, fault] of unreachable) {
    await test.step(what, async () => {
      await operator.beginAgain();
      await operator.addFault(fault);
      const procedure = await procedures.started(everything);
      await customer.open(procedure, '/confirm?language=en-gb&campaign=1');
      await customer.sees('not-found');
      expect(customer.address).toBe('/404?language=en-gb&campaign=1');
      await customer.seesText(t('notFound.unreachable.title'));
      await customer.tap('retry');
      // All tries twice: the second round is over before the fault is cleared.
      await expect.poll(() => operator.callsOf(fault.call)).toHaveLength(2 * maximumTries);
      await customer.seesText(t('notFound.unreachable.title'));

      await operator.clearFaults();
      await customer.tap('retry');
      await customer.sees('confirm');
      expect(customer.address).toBe(`/${procedure.token}/confirm?language=en-gb&campaign=1`);
    });
  }
});

test('"try again" leads back to the link with its query after a reload of /404, and in a language that is chosen there', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('nl-nl');
  await operator.addFault(unavailable);
  const procedure = await procedures.make({ ...everything, language: 'fr-fr' });
  await customer.open(procedure, '?campaign=1');
  await expect(customer.action('retry')).toBeVisible();
  await page.reload();
  await customer.seesText((await textsIn('fr-fr'))('notFound.unreachable.title'));
  await customer.action('language').selectOption('nl-nl');
  await customer.seesText(t('notFound.unreachable.title'));
  await operator.clearFaults();
  await customer.tap('retry');
  await customer.sees('start');
  await customer.seesText(t('start.intro'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  expect(customer.address).toBe(`/${procedure.token}/start?campaign=1&language=nl-nl`);
});

test('if call 1 is refused, the stored link and its procedure stay, and open no link that call 2 refuses', async ({
  page,
  procedures,
  customer,
  operator,
  origin,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(everything);
  await customer.open(procedure, '/confirm');
  await customer.sees('confirm');
  await operator.addFault({ call: 'token', kind: 'status', status: 401 });
  await page.reload();
  await customer.sees('not-found');
  await customer.seesText(t('notFound.unreachable.title'));
  expect(await page.evaluate(() => localStorage.length)).toBe(2);

  await operator.clearFaults();
  await customer.tap('retry');
  await customer.sees('confirm');
  expect(customer.address).toBe(`/${procedure.token}/confirm`);

  const seesPlainNotFound = async () => {
    await customer.sees('not-found');
    expect(customer.address).toBe('/404?campaign=1');
    await customer.seesText(t('notFound.title'));
    await expect(customer.action('retry')).toHaveCount(0);
  };
  await test.step('a token that the provider does not know: /404 without "try again"', async () => {
    await page.goto(`${origin}/unknown/confirm?campaign=1`);
    await seesPlainNotFound();
  });
  await test.step('410: the same', async () => {
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 410 });
    await customer.open(await procedures.make(everything), '?campaign=1');
    await seesPlainNotFound();
  });
});

test('a provider on another origin without CORS headers is shown as a service that can’t be reached; the console has the reason', async ({
  page,
  procedures,
  customer,
  watch,
  origin,
}) => {
  const t = await textsIn('fr-fr');
  const provider = createServer((_, response) => response.end('{}'));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  provider.unref();
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  watch.allowForeign(address);
  watch.allow(/CORS policy|^Failed to load resource/); // Chromium's own lines
  await withoutHeaders(page, origin); // they allow only the sandbox's own origin
  await page.route('**/assets/config.json', async (route) => {
    const endpoints = { authEndpointUrl: `${address}/auth`, idEndpointUrl: `${address}/id` };
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), ...endpoints } });
  });
  const warnings: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('gave no response') && warnings.push(message.text()),
  );

  await customer.open(await procedures.make(everything));
  await customer.sees('not-found');
  await customer.seesText(t('notFound.unreachable.text'));
  await expect(customer.screen('not-found')).not.toContainText(t('notFound.unreachable.offline'));
  expect(warnings).toEqual([
    expect.stringMatching(new RegExp(`^${address} gave no response .*CORS.*${origin}`)),
  ]);
  await page.context().setOffline(true);
  await customer.seesText(t('notFound.unreachable.offline'));
});
