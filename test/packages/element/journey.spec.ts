import { Customer, phoneNamed, playPhone } from '@recto/testing/playwright';
import { startTestProvider } from '@recto/testing/provider';
import { expect, test } from '@playwright/test';

test.use({ hasTouch: true });

test('the whole journey in the element, on an Android phone', async ({ page }) => {
  const provider = await startTestProvider();
  try {
    const configuration = { ...provider.configuration, browsers: 'engine' };
    await page.route('**/assets/config.json', (route) => route.fulfill({ json: configuration }));
    await playPhone(page, phoneNamed('samsung-galaxy-s23'), 'idCardRecto');
    const customer = new Customer(page, { root: page.locator('recto-capture') });
    const photos = ['idCardRecto', 'idCardVerso', 'clientPicture'] as const;
    const asked = { idCardRequired: true, driverPictureRequired: true, language: 'de-de' };
    const { token } = provider.create(asked);
    await page.addInitScript(() => {
      window.told = [];
      for (const type of ['recto-step', 'recto-finished', 'recto-left', 'recto-failure']) {
        const note = (event: Event) => window.told.push([type, (event as CustomEvent<unknown>).detail]);
        addEventListener(type, note, true);
      }
    });
    await customer.open(`/?token=${token}`);
    await customer.complete(photos);
    // Decision 11.16.
    expect(await page.evaluate(() => window.told)).toEqual([
      ...photos.map((photo, index) => ['recto-step', { photo, number: index + 1, total: photos.length }]),
      ['recto-finished', null],
    ]);
    expect(provider.get(token).procedure.status).toBe('finished');
    expect(provider.photosOf(token)).toEqual(photos);
  } finally {
    await provider.close();
  }
});

declare global {
  interface Window {
    /** What the element has told the page: the name and the detail of each event. */
    told: (readonly [type: string, detail: unknown])[];
  }
}
