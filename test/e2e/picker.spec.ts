import { readFile } from 'node:fs/promises';
import type { PhotoName } from '@recto/core';
import { essential } from './fixtures/essential.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';
import { OwnServer } from './server/own-server.ts';

const photo: PhotoName = 'idCardRecto';

for (const browser of ['firefox96', 'androidWebView', 'edge'] as const) {
  test.describe(`if the camera view is not supported (${browser})`, () => {
    test.use({ userAgent: userAgents[browser] });

    test(
      'start leads to confirm, each control opens its picker, and the procedure can be finished',
      // One of the three is enough for `npm test`.
      browser === 'firefox96' ? essential : {},
      async ({ page, procedures, customer, operator, files }) => {
        const procedure = await procedures.make(idCardOnly);
        await customer.open(procedure);
        await customer.tap('start');
        await customer.sees('confirm');

        for (const [action, capture] of [
          ['take-photo', 'environment'],
          ['choose-file', null],
          ['add', null],
        ] as const) {
          await test.step(`${action} opens ${capture === null ? 'the files' : 'the camera app'}`, async () => {
            const [chooser] = await Promise.all([
              page.waitForEvent('filechooser'),
              customer.tileAction(photo, action).tap(),
            ]);
            expect(chooser.isMultiple()).toBe(false);
            expect(await chooser.element().getAttribute('capture')).toBe(capture);
            expect(await chooser.element().getAttribute('accept')).toContain('image/');
          });
        }

        const recto = await files.jpeg();
        const verso = await files.png();
        await customer.tapAndChoose(customer.tileAction('idCardRecto', 'add'), recto);
        await customer.seesTile('idCardRecto', 'filled');
        await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), verso);
        await customer.seesTile('idCardVerso', 'filled');
        await customer.tap('confirm');
        await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');

        const { received } = await operator.get(procedure.token);
        expect(received.map(({ name, call }) => ({ name, call }))).toEqual([
          { name: 'idCardRecto', call: 'uploadPhoto' },
          { name: 'idCardVerso', call: 'uploadPhoto' },
        ]);
        expect(Buffer.from(await operator.photo(procedure.token, 'idCardRecto'))).toEqual(
          await readFile(recto),
        );
        expect(Buffer.from(await operator.photo(procedure.token, 'idCardVerso'))).toEqual(
          await readFile(verso),
        );
      },
    );
  });
}

test.describe('in a browser that names itself as one that §5.3 does not list', () => {
  test.use({ userAgent: userAgents.edge });

  // Decision 2.1.
  test('a link to the viewfinder leads to confirm, no camera is opened, and nothing is offered for it', async ({
    page,
    context,
    origin,
    procedures,
    customer,
  }) => {
    await context.grantPermissions(['camera'], { origin });
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened });
      navigator.mediaDevices.getUserMedia = (constraints) => {
        opened.push(constraints);
        return Promise.reject(new DOMException('No camera.', 'NotAllowedError'));
      };
    });
    const procedure = await procedures.started(idCardOnly);
    // The second load finds a stored procedure.
    for (const load of ['first', 'second']) {
      await test.step(`${load} load`, async () => {
        await customer.open(procedure, '/capture?language=en-gb');
        await customer.sees('confirm');
        await customer.seesText((await textsIn('en-gb'))('confirm.cameraUnsupported'));
        expect(await page.evaluate(() => (window as unknown as { opened: unknown[] }).opened)).toEqual([]);
      });
    }
  });
});

const byEngine = test.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
    async ({}, provide) => {
      const server = await OwnServer.start({ guidance: 'full', configuration: { browsers: 'engine' } });
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
});

for (const browser of ['edge', 'yandex'] as const) {
  byEngine.describe(`if the operator lets the engine decide (${browser})`, () => {
    byEngine.use({ userAgent: userAgents[browser] });

    byEngine('start offers sound, and leads to the camera view', async ({ procedures, customer }) => {
      await customer.open(await procedures.make(idCardOnly));
      await customer.sees('start');
      await expect(customer.action('sound')).toBeVisible();
      await customer.tap('start');
      await customer.seesCapture('capture', 'idCardRecto');
    });
  });
}

test('if the camera view is supported, add opens it for that photo only; the picker is offered too', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm?language=en-gb');
  await customer.tileAction('idCardVerso', 'add').tap();
  await customer.take('idCardVerso');
  await customer.sees('confirm');
  await customer.seesTile('idCardVerso', 'filled');
  await customer.seesTile('idCardRecto', 'empty');

  await customer.tapAndChoose(customer.tileAction(photo, 'choose-file'), await files.png());
  await customer.seesTile(photo, 'filled');
  const { received } = await operator.get(procedure.token);
  expect(received).toContainEqual(
    expect.objectContaining({ name: photo, call: 'uploadPhoto', contentType: 'image/png' }),
  );
});

test('if the device lists no camera, add opens the picker at once; once it lists one, the camera view', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const all = mediaDevices.enumerateDevices.bind(mediaDevices);
    let isPlugged = false;
    mediaDevices.enumerateDevices = async () => {
      const devices = (await all()).filter(({ kind }) => isPlugged || kind !== 'videoinput');
      Object.assign(window, { wasListed: true });
      return devices;
    };
    Object.assign(window, {
      plugIn: () => {
        isPlugged = true;
        mediaDevices.dispatchEvent(new Event('devicechange'));
      },
    });
  });
  await customer.open(await procedures.started(idCardOnly), '/confirm');
  // Until the browser has listed its devices, there may be a camera.
  await page.waitForFunction(() => 'wasListed' in window);
  await customer.tapAndChoose(customer.tileAction('idCardRecto', 'add'), await files.jpeg());
  await customer.seesTile('idCardRecto', 'filled');

  await page.evaluate(() => (window as unknown as { plugIn: () => void }).plugIn());
  await page.evaluate(() => navigator.mediaDevices.enumerateDevices());
  await customer.tileAction('idCardVerso', 'add').tap();
  await customer.seesCapture('capture', 'idCardVerso');
});
