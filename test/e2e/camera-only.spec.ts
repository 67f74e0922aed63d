import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test as base } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';
import { OwnServer } from './server/own-server.ts';

/** An operator that takes files only where no camera can be used (decision 3.17). */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
    async ({}, provide) => {
      const server = await OwnServer.start({ configuration: { filePicker: 'withoutCamera' } });
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
});

const t = await textsIn('en-gb');

test('with a camera, no file can be chosen on any screen, and the reason is there', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  // Whatever is shown at any time, before React and after.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-action="choose-file"]') !== null)
        Object.assign(window, { hasOffered: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const procedure = await procedures.make(idCardOnly);
  await customer.open(procedure, '?language=en-gb');
  await customer.tap('start');
  await customer.seesCapture('capture', 'idCardRecto');
  await customer.seesText(t('capture.cameraOnly.short'));
  await customer.photograph('idCardRecto');
  await customer.tap('use');
  await customer.seesCapture('capture', 'idCardVerso');
  await customer.goBackOver('idCardRecto');
  await customer.seesText(t('capture.cameraOnly.text'));
  await customer.tileAction('idCardVerso', 'add').tap();
  await customer.take('idCardVerso');
  await customer.sees('confirm');
  await customer.tap('confirm');
  await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
  expect(await page.evaluate(() => 'hasOffered' in window)).toBe(false);
  const { received } = await operator.get(procedure.token);
  expect(received.map(({ call }) => call)).toEqual(['savePhoto', 'savePhoto']);
});

test('a camera that fails: no file at first; after two restarts that did not help, a file', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await customer.open(await procedures.started(idCardOnly), '/capture?language=en-gb');
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await customer.seesCapture('error', 'idCardRecto');
    await customer.seesText(t('capture.cameraOnly.text'));
    await expect(customer.action('choose-file')).toHaveCount(0);
    await Promise.all([page.waitForEvent('load'), customer.tap('restart')]);
  }
  await customer.seesCapture('error', 'idCardRecto');
  await customer.tapAndChoose(customer.action('choose-file'), await files.jpeg());
  await customer.seesCapture('preview', 'idCardRecto');
});

test.describe('where the camera view is not supported', () => {
  test.use({ userAgent: userAgents.firefox96 });

  test('confirm offers the camera app and the files', async ({ procedures, customer, files }) => {
    await customer.open(await procedures.started(idCardOnly), '/confirm?language=en-gb');
    await expect(customer.tileAction('idCardRecto', 'take-photo')).toBeVisible();
    await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), await files.jpeg());
    await customer.seesTile('idCardRecto', 'filled');
  });
});

test('on a device without a camera, start leads to confirm, where a file can be chosen', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await customer.open(await procedures.make(idCardOnly));
  await customer.tap('start');
  await customer.sees('confirm');
  await customer.tapAndChoose(customer.tileAction('idCardRecto', 'add'), await files.jpeg());
  await customer.seesTile('idCardRecto', 'filled');
});
