import { expect, test } from 'vitest';
import { measureCosts, statedCosts, writeCosts } from './costs.ts';
import { newApp } from './own-app.ts';

/** What the page says may differ from what is measured by this share, or by 100 bytes. */
const tolerance = 0.05;

test('docs/packages.md says what each part costs (`npm run test:packages -- --update` writes it)', async () => {
  const costs = await measureCosts(newApp('costs'));
  if (process.env['RECTO_UPDATE_COSTS'] === '1') writeCosts(costs);
  const stated = statedCosts();
  expect([...stated.keys()]).toEqual(costs.map(({ name }) => name));
  const wrong = costs.filter(({ name, gzip, brotli }) => {
    const [statedGzip, statedBrotli] = stated.get(name)!;
    return isOff(gzip, statedGzip) || isOff(brotli, statedBrotli);
  });
  expect(wrong).toEqual([]);
});

function isOff(bytes: number, kilobytes: number): boolean {
  return Math.abs(bytes - kilobytes * 1000) > Math.max(100, bytes * tolerance);
}
