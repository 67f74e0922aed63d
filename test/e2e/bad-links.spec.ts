import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** Links that no provider has issued. */
const links = [
  '/%00',
  '/%00/start',
  '/%E0%A4%A',
  '/%ff/start',
  '/..%2f',
  '/..%2f..%2fetc%2fpasswd/start',
  '/%2e%2e/start',
  '/caf%C3%A9/start',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E/start',
  `/${'a'.repeat(4000)}/start`,
  '/__proto__/start',
  '/a%20b/start',
  '/a%0d%0ax-injected:%201/start',
  '/%5c',
  '/%5c%5cexample.org',
  '/%09',
  '/%0a',
  '/%0d',
  '/a-token/%0a',
  '/a-token/confirm%0d',
  '/%E0%A4%A/start',
  '/%ED%A0%80',
  '/%2f',
  '/%20',
  '//',
  '//start',
  '/%F0%9F%AA%AA/start',
];

/** The number of links in one test: they share a page, whose process has compiled the app. */
const perTest = 14;

for (let first = 0; first < links.length; first += perTest) {
  test(`bad links end at /404 (${first + 1} to ${Math.min(first + perTest, links.length)})`, async ({
    page,
    customer,
    origin,
    watch,
  }) => {
    watch.allowFailedRequests();
    const t = await textsIn('fr-fr');
    for (const link of links.slice(first, first + perTest)) {
      await test.step(link.slice(0, 60), async () => {
        watch.keepSecret(`"${link}"`);
        await page.goto(`${origin}${link}?a=1&a=2`);
        await customer.sees('not-found');
        expect(customer.address).toBe('/404?a=1&a=2');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
      });
    }
  });
}
