import { everything, idCardOnly } from './fixtures/procedures.ts';
import { appIsKept, goOffline, goOnline, openAndKeep, stayOffline, test } from './fixtures/offline.ts';
import { expect } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import type { OwnServer } from './server/own-server.ts';

test.use({ serviceWorkers: 'allow' });

// Servers are restarted in these tests, and waits are part of them.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ watch }) => watch.allowFailedRequests());

/** The device reports that it has no network, or that it has one. */
const failures = [
  {
    what: 'without a network',
    fail: goOffline,
    stay: stayOffline,
    words: ['shell.offline'],
    onlyIfPhotosWait: 'shell.photosWait',
  },
  {
    what: 'while the provider does not respond',
    fail: async (server: OwnServer) => server.goAway(),
    stay: async () => undefined,
    words: ['shell.unanswered', 'shell.lastState'],
    onlyIfPhotosWait: 'shell.photosWaitForAnswer',
  },
] as const;

for (const { what, fail, stay, words, onlyIfPhotosWait } of failures) {
  test(`a reload ${what} shows the same screen in the language in use, with a notice about the connection`, async ({
    page,
    context,
    procedures,
    customer,
    server,
    operator,
  }) => {
    const t = await textsIn('de-de');
    const { token, link } = await procedures.started({ ...idCardOnly, language: 'de-de' }, ['idCardRecto']);
    await page.goto(`${link}/confirm?campaign=1`);
    await customer.seesTile('idCardRecto', 'filled');
    await appIsKept(page);

    await fail(server, context);
    await page.reload();
    await stay(context);
    await customer.seesTile('idCardRecto', 'filled');
    await customer.seesTile('idCardVerso', 'empty');
    const notice = page.getByRole('status').filter({ hasText: t(words[0]) });
    for (const word of words) await expect(notice).toContainText(t(word));
    await expect(notice).not.toContainText(t(onlyIfPhotosWait));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(customer.address).toBe(`/${token}/confirm?campaign=1`);

    await page.goto(`${link}/capture`);
    await stay(context);
    await customer.seesCapture('capture', 'idCardVerso');
    // The screen says it in its live region too.
    const shown = customer
      .screen('capture')
      .getByRole('paragraph')
      .filter({ hasText: t(words[0]) });
    await expect(shown).toBeVisible();

    await goOnline(server, context);
    await expect.poll(() => operator.callNames()).toContain('readProcedure');
    await page.goto(`${link}/confirm`);
    await expect(notice).toHaveCount(0);
  });
}

test('back on the network, the token is checked: the status of a procedure that has ended, /404 for a token that was revoked', async ({
  page,
  context,
  procedures,
  customer,
  server,
  operator,
}) => {
  await test.step('ended', async () => {
    const procedure = await procedures.started(everything);
    await openAndKeep(customer, procedure, 'confirm');
    await goOffline(server, context);
    await page.reload();
    await customer.sees('confirm');

    await server.comeBack();
    await operator.expire(procedure.token);
    await context.setOffline(false);
    await expect(customer.screen('status')).toHaveAttribute('data-status', 'expired');
  });
  await test.step('revoked: the token is deleted from the phone', async () => {
    const t = await textsIn('nl-nl');
    await openAndKeep(customer, await procedures.started({ ...idCardOnly, language: 'nl-nl' }), 'confirm');
    await goOffline(server, context);
    await page.reload();
    await customer.sees('confirm');

    await server.comeBack();
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 404 });
    await context.setOffline(false);
    await customer.sees('not-found');
    await customer.seesText(t('notFound.title'));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('without a network, another link leads to /404, which leads back to it later', async ({
  context,
  procedures,
  customer,
  server,
}) => {
  const t = await textsIn('fr-fr');
  await openAndKeep(customer, await procedures.started(idCardOnly));
  const other = await procedures.make(everything);
  await goOffline(server, context);
  await customer.open(other);
  await customer.sees('not-found');
  await customer.seesText(t('notFound.unreachable.title'));
  await goOnline(server, context);
  await customer.tap('retry');
  await customer.sees('start');
  expect(customer.address).toBe(`/${other.token}/start`);
});

test('a provider that responds with 503 is not offline: /404 with "try again"; a late response counts, after the same screen was shown', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm');
  await customer.sees('confirm');
  await test.step('503', async () => {
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503 });
    await page.reload();
    await customer.seesText(t('notFound.unreachable.title'));
    await operator.clearFaults();
    await customer.tap('retry');
    await customer.sees('confirm');
  });
  await test.step('a network without data for a few seconds', async () => {
    await operator.addFault({ call: 'readProcedure', kind: 'delay', ms: 9000, times: 1 });
    await operator.expire(procedure.token);
    await page.reload();
    await customer.sees('confirm');
    await expect(page.getByText(t('shell.unanswered'))).toBeVisible();
    await expect(page.getByText(t('shell.offline'))).toHaveCount(0);
    await customer.sees('status');
  });
});
