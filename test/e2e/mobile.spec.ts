import jsQR from 'jsqr';
import sharp from 'sharp';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';

test.describe('on a desktop', () => {
  test.use({
    userAgent: userAgents.desktopChrome,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });

  test('the link leads to /mobile, with a QR code of the procedure’s address', async ({
    procedures,
    customer,
  }) => {
    const webappUrl = 'https://recto.example.org/a-token-of-its-own?from=qr';
    const procedure = await procedures.make(everything, { patch: { webappUrl } });
    await customer.open(procedure, '/capture?language=en-gb');
    await customer.sees('mobile');
    expect(customer.address).toBe('/mobile?language=en-gb');

    const code = customer.screen('mobile').getByRole('img');
    expect(await code.boundingBox()).toMatchObject({ width: 250, height: 250 });
    await code.click({ trial: true });
    expect(await decode(await code.screenshot())).toBe(webappUrl);
  });

  test('the QR code contains the address exactly as it was given; an address that is not a web address has none', async ({
    page,
    procedures,
    customer,
    origin,
  }) => {
    const screen = customer.screen('mobile');
    const code = screen.getByRole('img');
    for (const [webappUrl, encoded] of [
      ['https://recto.example.org', 'https://recto.example.org'],
      ['HTTPS://Exämple.org?from=QR', 'HTTPS://Exämple.org?from=QR'],
      ['link?from=qr', `${origin}/link?from=qr`],
    ] as const) {
      await test.step(webappUrl, async () => {
        await customer.open(await procedures.make(everything, { patch: { webappUrl } }));
        await customer.sees('mobile');
        await code.click({ trial: true });
        expect(await decode(await code.screenshot())).toBe(encoded);
        await expect(screen).toContainText(encoded);
      });
    }
    await test.step('/mobile is shown again after a reload', async () => {
      await page.reload();
      await code.click({ trial: true });
      await expect(screen).toContainText('link?from=qr');
    });
    await test.step('an address that is not a web address', async () => {
      const webappUrl = 'javascript:alert(1)';
      await customer.open(await procedures.make(everything, { patch: { webappUrl } }));
      await customer.sees('mobile');
      await expect(code).toHaveCount(0);
      await expect(screen).not.toContainText(webappUrl);
    });
  });

  test('the page says what the phone has done, until the photos are submitted', async ({
    procedures,
    customer,
  }) => {
    const t = await textsIn('en-gb');
    const procedure = await procedures.make(everything);
    await customer.open(procedure, '?language=en-gb');
    const screen = customer.screen('mobile');
    await expect(screen.getByRole('img')).toBeVisible();
    await expect(screen).not.toContainText(t('mobile.started'));
    // The page asks in pauses of up to 15 s.
    const asked = { timeout: 60_000 };
    await procedures.patch(procedure, { status: 'started' });
    await expect(screen).toContainText(t('mobile.received', { received: 0, required: 5 }), asked);
    await procedures.patch(procedure, { status: 'finished' });
    await expect(screen).toContainText(t('status.finished.title'), asked);
  });

  test('without a procedure there is no QR code, but /404', async ({ page, customer, origin, watch }) => {
    watch.allowFailedRequests();
    await test.step('/mobile without a stored procedure', async () => {
      await page.goto(`${origin}/mobile?language=it-it`);
      await customer.sees('not-found');
      expect(customer.address).toBe('/404?language=it-it');
    });
    await test.step('a token that the provider refuses', async () => {
      await page.goto(`${origin}/no-such-token`);
      await customer.sees('not-found');
    });
  });
});

test.describe('an iPad that calls itself a Macintosh', () => {
  test.use({ userAgent: userAgents.macintoshSafari, viewport: { width: 820, height: 1180 } });

  test('an iPad that calls itself a Macintosh is a mobile device', async ({ page, procedures, customer }) => {
    // An iPad has five touch points; Playwright's touch screen has one.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
    });
    await customer.open(await procedures.make(everything));
    await customer.sees('start');
  });
});

test.describe('a phone that requests desktop pages', () => {
  test.use({ userAgent: userAgents.desktopChrome });

  test('a phone that requests desktop pages is a mobile device', async ({ page, procedures, customer }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
    });
    await customer.open(await procedures.make(everything));
    await customer.sees('start');
  });
});

test.describe('a laptop with a touch screen', () => {
  test.use({
    userAgent: userAgents.desktopChrome,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });

  test('a laptop with a touch screen is a desktop', async ({ page, procedures, customer }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 10 });
    });
    await customer.open(await procedures.make(everything));
    await customer.sees('mobile');
  });
});

test.describe('a Macintosh without a touch screen', () => {
  test.use({ userAgent: userAgents.macintoshSafari, isMobile: false, hasTouch: false });

  test('a Macintosh without a touch screen is a desktop', async ({ procedures, customer }) => {
    await customer.open(await procedures.make(everything));
    await customer.sees('mobile');
  });
});

async function decode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
