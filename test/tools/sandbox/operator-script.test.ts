import { perRequiredFlag, type AppEvent } from '@recto/core';
import { chromium as playwrightChromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromium } from '../../chromium/chromium.ts';
import { events } from '../../contract/events.contract.ts';
import { jpeg } from './support/images.ts';
import { allRequired, started, testServer } from './support/test-server.ts';

let browser: Browser;

beforeAll(async () => {
  const { executablePath, args, env } = chromium();
  browser = await playwrightChromium.launch({ executablePath, args, env });
});

afterAll(() => browser.close());

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

/** A page that must not log anything: violations of the content security policy are logged. */
async function quietPage(url: string): Promise<Page> {
  const page = await browser.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  await page.goto(url);
  onTestFinished(async () => {
    await page.close();
    expect(logged).toEqual([]);
  });
  return page;
}

test('the form creates a procedure and opens its page', async () => {
  const { origin, sandbox } = await testServer();
  const page = await quietPage(`${origin}/operator`);
  await page.getByLabel('Driving licence').uncheck();
  await page.getByLabel('Language').selectOption('it-it');
  await page.getByLabel('Last name').fill('Rossi');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rossi' }).waitFor();

  const [record] = sandbox.operator.list();
  expect(new URL(page.url()).pathname).toBe(`/operator/procedures/${record!.token}`);
  expect(record!.procedure).toMatchObject({
    ...perRequiredFlag(({ name }) => name !== 'driverLicense'),
    language: 'it-it',
    redirectUrl: null,
  });
});

test('an error is shown, and the form can be sent again', async () => {
  const { origin, sandbox } = await testServer();
  const page = await openPage(`${origin}/operator`);
  await page.getByLabel('Redirect address').fill('ftp://example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('alert').filter({ hasText: 'It must be an http or https address.' }).waitFor();
  await page.getByLabel('Redirect address').fill('https://example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => sandbox.operator.list().length).toBe(1);
});

test('a fault is added with the fields of its kind only, and cleared', async () => {
  const { origin, sandbox } = await testServer();
  const page = await quietPage(`${origin}/operator`);
  await page.getByLabel('Call').selectOption('savePhoto');
  await page.getByLabel('Kind').selectOption('delay');
  expect(await page.getByLabel('Retry-After in seconds').isVisible()).toBe(false);
  await page.getByLabel('Delay in ms').fill('1500');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await page.getByText('savePhoto: delay of 1500 ms, always').waitFor();
  expect(sandbox.faults.list()).toEqual([{ call: 'savePhoto', kind: 'delay', ms: 1500, times: null }]);
  await page.getByRole('button', { name: 'Clear all faults' }).click();
  await expect.poll(() => sandbox.faults.list()).toEqual([]);
});

test('a new photo appears without a reload; a refusal is confirmed first, and stored with its comment and the refused photos', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  const page = await quietPage(`${server.origin}/operator/procedures/${record.token}`);
  await page.getByText('None yet.').waitFor();
  await page.getByLabel('Comment for the customer').fill('Too <b>dark</b>');
  await client.savePhoto('idCardRecto', jpeg());
  await page.getByRole('img', { name: 'ID card, front' }).waitFor({ state: 'attached' });
  await confirming(page, false, () => page.getByRole('button', { name: 'Refuse' }).click());
  expect(server.sandbox.operator.get(record.token).procedure.status).toBe('started');
  const verso = page.getByRole('group', { name: 'ID card, back' });
  await verso.getByLabel('Reason').selectOption('Blurred');
  await verso.getByLabel('Comment').fill('Again.');
  await confirming(page, true, () => page.getByRole('button', { name: 'Refuse' }).click());
  await page.getByText('refused', { exact: true }).waitFor();
  await page.getByText('Too <b>dark</b>', { exact: true }).waitFor();
  expect(server.sandbox.operator.get(record.token).procedure.adminComment).toBe('Too <b>dark</b>');
  const { procedure, kept } = server.sandbox.operator.get(record.token);
  expect(procedure.refusals).toEqual({ idCardVerso: { code: 'blurred', comment: 'Again.' } });
  expect(kept).not.toContain('idCardVerso');
});

test('a procedure is marked as expired after a confirmation', async () => {
  const server = await testServer();
  const { record } = await started(server);
  const page = await quietPage(`${server.origin}/operator/procedures/${record.token}`);
  const press = () => page.getByRole('button', { name: 'Mark as expired' }).click();
  expect(await confirming(page, false, press)).toMatch(/^Mark this procedure as expired\?/);
  expect(server.sandbox.operator.get(record.token).procedure.status).toBe('started');
  await confirming(page, true, press);
  await expect.poll(() => server.sandbox.operator.get(record.token).procedure.status).toBe('expired');
});

test('a link keeps the focus while procedures come and go', async () => {
  const { origin, sandbox } = await testServer();
  const { token } = sandbox.operator.create({ ...allRequired, lastname: 'Read' });
  const page = await quietPage(`${origin}/operator`);
  const link = page.getByRole('link', { name: 'Read' });
  await link.focus();
  const node = await link.elementHandle();
  sandbox.operator.create({ ...allRequired, lastname: 'Newer' });
  await page.getByRole('heading', { name: '2 procedures' }).waitFor();
  expect(await page.getByRole('listitem').first().textContent()).toContain('Newer');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  // A screen reader stands on a node: it must be the same one.
  expect(await link.evaluate((element, same) => element === same, node)).toBe(true);

  sandbox.operator.expire(token);
  await link.getByText('expired').waitFor();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('the page "Journeys"', () => {
  const [shown] = events;
  const load = (visit: string) => JSON.stringify([{ ...shown, visit } satisfies Partial<AppEvent>]);

  /** The page, read on a phone with one visit on it. */
  async function readPage(open = quietPage) {
    const { origin, sandbox } = await testServer({ events: true });
    sandbox.events.add(load('v1'));
    const page = await open(`${origin}/operator/journeys`);
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('group', { name: 'How photos were taken' });
    const show = page.getByRole('button', { name: 'Show them' });
    const status = page.getByRole('status');
    return { page, sandbox, table, show, status };
  }

  test('the page "Journeys" does not change while it is read: it says that events have arrived', async () => {
    const { page, sandbox, table, show, status } = await readPage();
    const lines = page.locator('main > :not(.news)');
    const before = await lines.allInnerTexts();
    expect(await status.textContent()).toBe('No new events so far.');
    expect(await show.isVisible()).toBe(false);
    await table.focus();
    await table.evaluate((element) => (element.scrollLeft = 120));
    const top = await table.evaluate((element) => element.getBoundingClientRect().top);

    sandbox.events.add(load('v2'));
    await show.waitFor();
    expect(await status.textContent()).toBe('New events have arrived.');
    expect(await lines.allInnerTexts()).toEqual(before);
    expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await table.evaluate((element) => element.scrollLeft)).toBe(120);
    expect(await table.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  });

  test('the page "Journeys" shows new events on request: the heading with the number of visits has the focus, tables stay scrolled', async () => {
    const { page, sandbox, table, show, status } = await readPage();
    const steps = page.getByRole('group', { name: 'How far the visits came' });
    await steps.evaluate((element) => (element.scrollLeft = 90));
    await table.evaluate((element) => (element.scrollLeft = 120));
    sandbox.events.add(load('v2'));
    await show.click();
    const heading = page.getByRole('heading', { name: '2 visits' });
    await heading.waitFor();
    await expect.poll(() => status.textContent()).toBe('No new events so far.');
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await show.isVisible()).toBe(false);
    expect(await steps.getByRole('cell', { name: '2 (100 %)' }).count()).toBe(1);
    expect(await steps.evaluate((element) => element.scrollLeft)).toBe(90);
    expect(await table.evaluate((element) => element.scrollLeft)).toBe(120);

    sandbox.events.add(load('v3'));
    await show.waitFor();
    expect(await heading.isVisible()).toBe(true);
  });

  test('the page "Journeys" says so if the new events can’t be had', async () => {
    // The browser logs the request that fails.
    const { page, sandbox, show } = await readPage(openPage);
    sandbox.events.add(load('v2'));
    await show.waitFor();
    await page.route('**/operator/journeys', (route) => route.fulfill({ status: 500 }));
    await show.click();
    await page.getByRole('alert').filter({ hasText: 'The sandbox does not respond.' }).waitFor();
    expect(await show.isVisible()).toBe(true);
  });
});

/** Confirms or dismisses the dialog that `act` opens. @returns the dialog's text. */
async function confirming(page: Page, yes: boolean, act: () => Promise<void>): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await (yes ? dialog.accept() : dialog.dismiss());
    return dialog.message();
  });
  const [question] = await Promise.all([asked, act()]);
  return question;
}
