import { expect, test } from './fixtures/test.ts';

/** Links that no provider has given out. */
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

for (const link of links) {
  test(`${link.slice(0, 60)} ends at /404, in words`, async ({ page, customer, origin, watch }) => {
    watch.allowFailedRequests();
    watch.keepSecret(`"${link}"`);
    await page.goto(`${origin}${link}?a=1&a=2`);
    await customer.sees('not-found');
    expect(customer.address).toBe('/404?a=1&a=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  });
}
