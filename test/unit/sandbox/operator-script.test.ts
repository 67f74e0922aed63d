import { perRequiredFlag } from '@recto/core';
import { chromium as playwrightChromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromium } from '../../browser/chromium.ts';
import { jpeg } from './support/images.ts';
import { started, testServer } from './support/test-server.ts';

let browser: Browser;

beforeAll(async () => {
  const { executablePath, args, env } = chromium();
  browser = await playwrightChromium.launch({ executablePath, args, env });
});

afterAll(() => browser.close());

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
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${origin}/operator`);
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

test('a new photo appears without a reload; a refusal is confirmed first, and its comment is stored', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  const page = await quietPage(`${server.origin}/operator/procedures/${record.token}`);
  await page.getByText('None yet.').waitFor();
  await page.getByLabel('Comment for the customer').fill('Too <b>dark</b>');
  await client.savePhoto('idCardRecto', jpeg());
  await page.getByRole('img', { name: 'ID card, front' }).waitFor({ state: 'attached' });
  await confirming(page, false, () => page.getByRole('button', { name: 'Refuse' }).click());
  expect(server.sandbox.operator.get(record.token).procedure.status).toBe('started');
  await confirming(page, true, () => page.getByRole('button', { name: 'Refuse' }).click());
  await page.getByText('refused', { exact: true }).waitFor();
  await page.getByText('Too <b>dark</b>', { exact: true }).waitFor();
  expect(server.sandbox.operator.get(record.token).procedure.adminComment).toBe('Too <b>dark</b>');
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

/** Confirms or dismisses the dialog that `act` opens. @returns the dialog's text. */
async function confirming(page: Page, yes: boolean, act: () => Promise<void>): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await (yes ? dialog.accept() : dialog.dismiss());
    return dialog.message();
  });
  const [question] = await Promise.all([asked, act()]);
  return question;
}
