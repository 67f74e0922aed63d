import type { Page } from '@playwright/test';
import { callOnPhone, phoneNamed, phoneNames, playPhone, type PhoneProfile } from '@recto/testing/playwright';
import { idCardOnly, selfieOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The app on each phone that misbehaves, as its profile plays it: no phone is a dead end. */

const userAgents: Readonly<Record<PhoneProfile['system'], string>> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
  other:
    'Mozilla/5.0 (Linux; Android 14; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
};

for (const name of phoneNames()) {
  const profile = phoneNamed(name);
  if (profile.misbehaves.length === 0) continue;
  const does = (what: string) => profile.misbehaves.some((one) => one.does === what);

  test.describe(`on ${name}`, () => {
    test.use({ userAgent: userAgents[profile.system] });

    test.beforeEach(({ page }) => playPhone(page, profile));

    if (does('neverAnswers') || does('deniesSilently')) {
      test('the camera is explained, and a file can be chosen', async ({ procedures, customer }) => {
        await customer.open(await procedures.started(idCardOnly), '/capture');
        await customer.seesCapture('error', 'idCardRecto');
        await expect(customer.action('choose-file')).toBeVisible();
      });
      return;
    }

    test('both sides of a card are taken, in the pixels of the camera', async ({
      page,
      procedures,
      customer,
    }) => {
      await customer.open(await procedures.started(idCardOnly), '/capture');
      for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
        await customer.photograph(photo);
        expect(await photoSide(page)).toBe(1080);
        await customer.tap('use');
      }
      await customer.sees('confirm');
    });

    test('a selfie is taken with a hurried tap', async ({ page, procedures, customer }) => {
      await customer.open(await procedures.started(selfieOnly), '/capture');
      await customer.photograph('clientPicture');
      expect(await photoSide(page)).toBe(1080);
    });

    if (does('freezesAfterCall')) {
      test('after a call, the viewfinder comes back by itself', async ({ page, procedures, customer }) => {
        await customer.open(await procedures.started(idCardOnly), '/capture');
        await customer.seesCapture('capture', 'idCardRecto');
        const before = await page.locator('video').evaluateHandle((video) => video);
        await callOnPhone(page);
        await expect
          .poll(() => before.evaluate((video) => video.isConnected), { timeout: 20_000 })
          .toBe(false);
        await customer.photograph('idCardRecto');
        expect(await photoSide(page)).toBe(1080);
      });
    }

    if (does('forgetsPermission')) {
      test('a page that is loaded again explains that the camera is refused', async ({
        page,
        procedures,
        customer,
      }) => {
        await customer.open(await procedures.started(idCardOnly), '/capture');
        await customer.seesCapture('capture', 'idCardRecto');
        await page.reload();
        await customer.seesCapture('error', 'idCardRecto');
        await expect(customer.action('choose-file')).toBeVisible();
      });
    }

    if (does('turnsFrames') || does('turnsFramesUntilRotated')) {
      test('frames on their side are reported, until the phone is upright', async ({
        page,
        procedures,
        customer,
      }) => {
        await page.setViewportSize({ width: 844, height: 390 });
        await customer.open(await procedures.started(idCardOnly), '/capture');
        await customer.tap('stay-in-landscape');
        await expect(page.locator('[data-hint="sideways"]')).toBeVisible();
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.locator('[data-hint="sideways"]')).toHaveCount(0);
        await customer.photograph('idCardRecto');
      });
    }
  });
}

/** The side of the photo in the preview, in pixels. */
async function photoSide(page: Page): Promise<number> {
  const image = page.locator('[data-screen="capture"] img').first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate((element: HTMLImageElement) => element.naturalWidth);
}
