import type { Page } from '@playwright/test';
import { fromRightToLeft } from '../../.storybook/pseudo-language.ts';
import { textsByKey } from '../../stories/about/all-texts.ts';
import { accessibilityProblems } from './fixtures/axe.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test as base } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';
import { OwnServer } from './server/own-server.ts';

/** An operator's Arabic: some real texts, and for the others long ones that run from right to left. */
const arabic = {
  ...Object.fromEntries([...textsByKey('en-gb')].map(([key, text]) => [key, fromRightToLeft(text)])),
  'documentTitle.start': 'البداية – صور مستنداتك',
  'start.greeting': 'مرحبًا',
  'start.lastname': 'طلب باسم {{lastname}}',
  'start.action': 'ابدأ',
  'notFound.title': 'الصفحة غير موجودة',
};

/** The app with Arabic, on the smallest phone. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
    async ({}, provide) => {
      const texts = { ar: { file: 'operator/ar.json', fallback: 'en-gb' } };
      const server = await OwnServer.start({ configuration: { texts } });
      await server.addFile('assets/operator/ar.json', JSON.stringify(arabic));
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
  viewport: { width: 320, height: 568 },
});

/** The page is Arabic, fits the screen, and axe finds nothing. */
async function expectRightToLeft(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** Where the camera's picture and what is drawn over it are, in px. */
function cameraPlaces(page: Page) {
  const selectors = ['[data-viewfinder]', '[data-viewfinder] > video', 'svg:has(> [data-mask], [data-mask])'];
  return page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    selectors,
  );
}

// Decision 8.14.
test('with an operator’s Arabic, every screen runs from right to left, fits 320 px and is accessible; the camera is not mirrored', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowFailedRequests();
  const procedure = await procedures.make(
    { ...everything, lastname: 'Martin (2)' },
    { status: 'active', patch: { language: 'ar' } },
  );

  await test.step('start', async () => {
    await customer.open(procedure);
    await customer.seesText('مرحبًا');
    // The name keeps its direction: the bracket at its end stays there.
    await customer.seesText('طلب باسم \u2068Martin (2)\u2069');
    await expectRightToLeft(page);
    await expect(customer.action('language').locator('option:checked')).toHaveText('العربية');
  });

  await test.step('the viewfinder: the way back is at the right, the picture where it is in French', async () => {
    await customer.tap('start');
    await customer.seesCapture('capture');
    await expectRightToLeft(page);
    const back = customer.action('back');
    const { x, width } = (await back.boundingBox())!;
    expect(x + width).toBeGreaterThan(300);
    await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    const inArabic = await cameraPlaces(page);
    await customer.open(procedure, '/capture?language=fr-fr');
    await customer.seesCapture('capture');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(inArabic).toEqual(await cameraPlaces(page));
  });

  await test.step('preview and a failed upload', async () => {
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400 });
    await customer.open(procedure, '/capture?language=ar');
    await customer.photograph('idCardRecto');
    await expectRightToLeft(page);
    await sendInVain(customer);
    await expectRightToLeft(page);
  });

  await test.step('confirm and the question before a photo is deleted', async () => {
    const complete = await procedures.started(everything, ['idCardRecto', 'clientPicture']);
    await customer.open(complete, '/confirm?language=ar');
    await customer.sees('confirm');
    await expectRightToLeft(page);
    await customer.tileAction('idCardRecto', 'delete').tap();
    await expect(customer.action('delete-no')).toBeVisible();
    await expectRightToLeft(page);
  });

  for (const status of ['finished', 'refused', 'expired'] as const) {
    await test.step(`status: ${status}`, async () => {
      const patch = { adminComment: 'Le verso est flou (trop sombre).', language: 'ar' };
      await customer.open(await procedures.make(everything, { status, patch }));
      await customer.sees('status');
      await expectRightToLeft(page);
    });
  }
});

test('/404 is Arabic where the address says so; French is from left to right again', async ({
  page,
  customer,
  origin,
}) => {
  await page.goto(`${origin}/404?language=ar`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
  await expectRightToLeft(page);
  await customer.action('language').selectOption('fr-fr');
  await customer.seesText((await textsIn('fr-fr'))('notFound.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test.describe('on a desktop', () => {
  test.use({ userAgent: userAgents.desktopChrome, isMobile: false, hasTouch: false });

  test('the address beside the QR code is read from left to right', async ({
    page,
    procedures,
    customer,
  }) => {
    const webappUrl = 'https://recto.example.org/a-token?from=qr';
    await customer.open(await procedures.make(everything, { patch: { webappUrl, language: 'ar' } }));
    await customer.sees('mobile');
    await expectRightToLeft(page);
    const address = page.getByRole('link', { name: webappUrl });
    await expect(address.locator('bdi')).toHaveCSS('direction', 'ltr');
    const [link, heading] = await Promise.all([
      address.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(link!.x + link!.width).toBe(heading!.x + heading!.width);
  });
});
