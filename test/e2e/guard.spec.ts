import type { ProcedureStatus } from '@recto/core';
import type { ScreenName } from '../../packages/ui/src/components/layout/screen-name.ts';
import { essential } from './fixtures/essential.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** Every redirect keeps it, as it is written. */
const query = '?language=de-de&campaign=a%20b&empty=';

/** One address for each of the guard's redirects; `test/unit/core/route-guard.test.ts` has the whole table of §4. */
const redirects: readonly (readonly [ProcedureStatus, child: string, path: string, screen: ScreenName])[] = [
  ['active', '', 'start', 'start'],
  ['active', 'confirm', 'start', 'start'],
  ['started', 'capture', 'capture', 'capture'],
  // §4 allows it, §2 has no such screen (decision 1.5).
  ['started', 'photos', '/404', 'not-found'],
  ['refused', 'start', 'status', 'status'],
];

test(
  'the guard leads each address to its screen, with its query',
  essential,
  async ({ procedures, customer }) => {
    for (const [status, child, path, screen] of redirects) {
      await test.step(`${status}: /${child} leads to ${path}`, async () => {
        const procedure = await procedures.make(everything, { status });
        await customer.open(procedure, `/${child}${query}`);
        const end = path.startsWith('/') ? path : `/${procedure.token}/${path}`;
        await expect.poll(() => customer.address).toBe(end + query);
        await expect(customer.screen(screen)).toBeAttached();
      });
    }
  },
);

test('unknown paths lead to /404 with their query, without a call to the provider', async ({
  page,
  customer,
  origin,
  operator,
}) => {
  for (const path of ['/', '/a/b', '/a/b/c', '/404/x', '/mobile/x', '/a/start/x']) {
    await test.step(path, async () => {
      await page.goto(origin + path + query);
      await customer.sees('not-found');
      expect(customer.address).toBe(`/404${query}`);
    });
  }
  expect(new Set(await operator.callNames())).toEqual(new Set(['config']));
});
