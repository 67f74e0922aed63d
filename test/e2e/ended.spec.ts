import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The two final statuses, and the control of each. */
const ends = [
  { status: 'finished', action: 'continue' },
  { status: 'expired', action: 'back' },
] as const;

for (const { status, action } of ends) {
  test.describe(`a procedure that is ${status}`, () => {
    test('leads to the redirect address', async ({ page, procedures, customer, watch }) => {
      const redirectUrl = 'https://example.org/suite?dossier=7#fin';
      await page.route(/^https:\/\/example\.org\//, (route) =>
        route.fulfill({ body: 'The site of the provider.' }),
      );
      watch.allowForeign(new URL(redirectUrl).origin);
      await customer.open(await procedures.make({ ...everything, redirectUrl }, { status }));
      await expect(customer.screen('status')).toHaveAttribute('data-status', status);
      await expect(customer.action(action)).toHaveAttribute('href', redirectUrl);
      await customer.tap(action);
      await expect(page).toHaveURL(redirectUrl);
    });

    test('leads to a relative address on the app’s own origin, and to any other address unchanged', async ({
      procedures,
      customer,
      origin,
    }) => {
      for (const [redirectUrl, href] of [
        ['suite', `${origin}/suite`],
        ['/suite?dossier=7', `${origin}/suite?dossier=7`],
        ['https://exämple.org', 'https://exämple.org'],
      ] as const) {
        await test.step(redirectUrl, async () => {
          await customer.open(await procedures.make(everything, { status, patch: { redirectUrl } }));
          await expect(customer.action(action)).toHaveAttribute('href', href);
        });
      }
    });

    test('shows no link for an address that is not a web address', async ({ procedures, customer }) => {
      for (const redirectUrl of [null, 'javascript:alert(1)', 'data:text/html,x', '']) {
        await test.step(`${redirectUrl}`, async () => {
          await customer.open(await procedures.make(everything, { status, patch: { redirectUrl } }));
          await expect(customer.screen('status')).toHaveAttribute('data-status', status);
          await expect(customer.screen('status').getByRole('link')).toHaveCount(0);
        });
      }
    });
  });
}

test('an expired procedure offers no restart', async ({ procedures, customer }) => {
  await customer.open(await procedures.make(everything, { status: 'expired' }));
  await customer.sees('status');
  await expect(customer.action('restart')).toHaveCount(0);
});
