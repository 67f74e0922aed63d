import { callOnPhone, Customer, phoneNamed, playPhone } from '@recto/testing/playwright';
import { startTestProvider, type TestProvider } from '@recto/testing/provider';
import { expect, test, type Page } from '@playwright/test';

let provider: TestProvider;

test.beforeEach(async () => {
  provider = await startTestProvider();
});

test.afterEach(() => provider.close());

/** Opens the app with the test's provider, for a procedure that asks for an ID card and that is started. */
async function open(page: Page) {
  await page.route('**/config.json', (route) => route.fulfill({ json: provider.configuration }));
  const { token } = provider.create({ idCardRequired: true, language: 'en-gb' });
  provider.patch(token, { status: 'started' });
  const customer = new Customer(page, { root: page.locator('#capture'), press: 'click' });
  await customer.open(`/?token=${token}`);
  return { customer, token };
}

test('both sides of the card reach the provider, though the first one fails once', async ({ page }) => {
  provider.fail({ call: 'savePhoto', kind: 'status', status: 503, times: 1 });
  const { customer, token } = await open(page);
  await expect(page.getByText('We need 2 photos.')).toBeVisible();
  await customer.take('idCardRecto');
  await customer.take('idCardVerso');
  await expect(page.getByText('Thank you.')).toBeVisible();
  await expect.poll(() => provider.photosOf(token)).toEqual(['idCardRecto', 'idCardVerso']);
  expect(provider.calls('savePhoto').map(({ status }) => status)).toEqual([503, 200, 200]);
  const photo = await provider.photo(token, 'idCardRecto');
  expect(photo!.length).toBeGreaterThan(10_000);
});

test('on an iPhone whose camera stops during a call, the viewfinder comes back', async ({ page }) => {
  await playPhone(page, phoneNamed('iphone-after-call'), 'idCardRecto');
  const { customer, token } = await open(page);
  await customer.seesCapture('capture', 'idCardRecto');
  const before = await page.locator('video').evaluateHandle((video) => video);
  await callOnPhone(page);
  await expect.poll(() => page.locator('video').evaluate((now, old) => now !== old, before)).toBe(true);
  await customer.seesCapture('capture', 'idCardRecto');
  expect(provider.photosOf(token)).toEqual([]);
});
