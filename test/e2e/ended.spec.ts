import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The two final statuses, and the control of each. */
const ends = [
  { status: 'finished', action: 'continue' },
  { status: 'expired', action: 'back' },
] as const;

for (const { status, action } of ends) {
  test(`a procedure that is ${status} leads to its redirect address, if that is a web address`, async ({
    page,
    procedures,
    customer,
    origin,
    watch,
  }) => {
    const screen = customer.screen('status');
    const open = async (redirectUrl: string | null) => {
      await customer.open(await procedures.make(everything, { status, patch: { redirectUrl } }));
      await expect(screen).toHaveAttribute('data-status', status);
    };
    for (const redirectUrl of [null, 'javascript:alert(1)', 'data:text/html,x', '']) {
      await test.step(`${redirectUrl}: no link`, async () => {
        await open(redirectUrl);
        await expect(screen.getByRole('link')).toHaveCount(0);
      });
    }
    // Only a refused procedure can be repeated.
    await expect(customer.action('restart')).toHaveCount(0);

    for (const [redirectUrl, href] of [
      ['suite', `${origin}/suite`],
      ['/suite?dossier=7', `${origin}/suite?dossier=7`],
      ['https://exämple.org', 'https://exämple.org'],
    ] as const) {
      await test.step(`${redirectUrl}: ${href}`, async () => {
        await open(redirectUrl);
        await expect(customer.action(action)).toHaveAttribute('href', href);
      });
    }

    await test.step('a tap on the link', async () => {
      const redirectUrl = 'https://example.org/suite?dossier=7#fin';
      await page.route(/^https:\/\/example\.org\//, (route) =>
        route.fulfill({ body: 'The site of the provider.' }),
      );
      watch.allowForeign(new URL(redirectUrl).origin);
      await open(redirectUrl);
      await expect(customer.action(action)).toHaveAttribute('href', redirectUrl);
      await expect(customer.action(action)).toContainText('example.org');
      await customer.tap(action);
      await expect(page).toHaveURL(redirectUrl);
    });
  });
}
