import jsQR from 'jsqr';
import sharp from 'sharp';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
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

  test('the QR code contains the address exactly as it was given', async ({
    procedures,
    customer,
    origin,
  }) => {
    for (const [webappUrl, encoded] of [
      ['https://recto.example.org', 'https://recto.example.org'],
      ['HTTPS://Exämple.org?from=QR', 'HTTPS://Exämple.org?from=QR'],
      ['link?from=qr', `${origin}/link?from=qr`],
    ] as const) {
      await customer.open(await procedures.make(everything, { patch: { webappUrl } }));
      await customer.sees('mobile');
      const code = customer.screen('mobile').getByRole('img');
      await code.click({ trial: true });
      expect(await decode(await code.screenshot())).toBe(encoded);
      await expect(customer.screen('mobile')).toContainText(encoded);
    }
  });

  test('a webapp address that is not a web address shows no code', async ({ procedures, customer }) => {
    const webappUrl = 'javascript:alert(1)';
    await customer.open(await procedures.make(everything, { patch: { webappUrl } }));
    await customer.sees('mobile');
    await expect(customer.screen('mobile').getByRole('img')).toHaveCount(0);
    await expect(customer.screen('mobile')).not.toContainText(webappUrl);
  });

  test('/mobile without a stored procedure leads to /404', async ({ page, customer, origin }) => {
    await page.goto(`${origin}/mobile?language=it-it`);
    await customer.sees('not-found');
    expect(customer.address).toBe('/404?language=it-it');
  });

  test('/mobile is shown again after a reload', async ({ page, procedures, customer }) => {
    await customer.open(await procedures.make(everything));
    await customer.sees('mobile');
    await page.reload();
    await customer.sees('mobile');
  });

  test('a token that the provider refuses leads to /404, not to /mobile', async ({
    page,
    customer,
    origin,
    watch,
  }) => {
    watch.allowFailedRequests();
    await page.goto(`${origin}/no-such-token`);
    await customer.sees('not-found');
  });
});

test.describe('an iPad that calls itself a Macintosh', () => {
  test.use({ userAgent: userAgents.macintoshSafari, viewport: { width: 820, height: 1180 } });

  test('is a mobile device', async ({ page, procedures, customer }) => {
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

  test('is a mobile device', async ({ page, procedures, customer }) => {
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

  test('is a desktop', async ({ page, procedures, customer }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 10 });
    });
    await customer.open(await procedures.make(everything));
    await customer.sees('mobile');
  });
});

test.describe('a Macintosh without a touch screen', () => {
  test.use({ userAgent: userAgents.macintoshSafari, isMobile: false, hasTouch: false });

  test('is a desktop', async ({ procedures, customer }) => {
    await customer.open(await procedures.make(everything));
    await customer.sees('mobile');
  });
});

async function decode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
