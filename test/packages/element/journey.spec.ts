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
    await customer.open(`/?token=${token}`);
    await customer.complete(photos);
    expect(provider.get(token).procedure.status).toBe('finished');
    expect(provider.photosOf(token)).toEqual(photos);
  } finally {
    await provider.close();
  }
});
