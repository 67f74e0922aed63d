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

/** A page that may not log anything: what the content security policy blocks is logged. */
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

test('the form creates a procedure and leads to its page', async () => {
  const { origin, sandbox } = await testServer();
  const page = await quietPage(`${origin}/operator`);
  await page.getByLabel('Driver licence').uncheck();
  await page.getByLabel('Language').selectOption('it-it');
  await page.getByLabel('Last name').fill('Rossi');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rossi' }).waitFor();

  const [record] = sandbox.operator.list();
  expect(new URL(page.url()).pathname).toBe(`/operator/procedures/${record!.token}`);
  expect(record!.procedure).toMatchObject({
    idCardRequired: true,
    driverLicenseRequired: false,
    driverPictureRequired: true,
    language: 'it-it',
    redirectUrl: null,
  });
});

test('what the sandbox does not take is told, and the form can be sent again', async () => {
  const { origin, sandbox } = await testServer();
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${origin}/operator`);
  await page.getByLabel('Redirect address').fill('ftp://example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('alert').filter({ hasText: 'An http or https address is needed.' }).waitFor();
  await page.getByLabel('Redirect address').fill('https://example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => sandbox.operator.list().length).toBe(1);
});

test('a fault is set with the fields of its kind only, and cleared', async () => {
  const { origin, sandbox } = await testServer();
  const page = await quietPage(`${origin}/operator`);
  await page.getByLabel('Call').selectOption('savePhoto');
  await page.getByLabel('Kind').selectOption('delay');
  expect(await page.getByLabel('Retry-After in seconds').isVisible()).toBe(false);
  await page.getByLabel('Delay in ms').fill('1500');
  await page.getByRole('button', { name: 'Set' }).click();
  await page.getByText('savePhoto: delay of 1500 ms, for ever').waitFor();
  expect(sandbox.faults.list()).toEqual([{ call: 'savePhoto', kind: 'delay', ms: 1500, times: null }]);
  await page.getByRole('button', { name: 'Clear all faults' }).click();
  await expect.poll(() => sandbox.faults.list()).toEqual([]);
});

test('a photo appears by itself, and a refusal with its comment is kept', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  const page = await quietPage(`${server.origin}/operator/procedures/${record.token}`);
  await page.getByText('None yet.').waitFor();
  await page.getByLabel('Comment for the customer').fill('Too <b>dark</b>');
  await client.savePhoto('idCardRecto', jpeg());
  await page.getByRole('img', { name: 'idCardRecto' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('refused', { exact: true }).waitFor();
  await page.getByText('Too <b>dark</b>', { exact: true }).waitFor();
  expect(server.sandbox.operator.get(record.token).procedure.adminComment).toBe('Too <b>dark</b>');
});
