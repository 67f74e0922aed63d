import type { ProcedureStatus } from '@recto/core';
import type { ScreenName } from '../../packages/ui/src/components/layout/screen-name.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

interface End {
  /** Below the token, unless it is `/404`. */
  readonly path: string;
  readonly screen: ScreenName;
}

const start: End = { path: 'start', screen: 'start' };
const status: End = { path: 'status', screen: 'status' };
const capture: End = { path: 'capture', screen: 'capture' };
const confirm: End = { path: 'confirm', screen: 'confirm' };
const notFound: End = { path: '/404', screen: 'not-found' };

/** Every redirect keeps it, as it is written. */
const query = '?language=de-de&campaign=a%20b&empty=';

/** Each row of §4: where an address below the token leads. */
const active = { '': start, status: start, start, capture: start, photos: start, confirm: start };
const ended = { '': status, status, start: status, capture: status, photos: status, confirm: status };
const table: Readonly<Record<ProcedureStatus, Readonly<Record<string, End>>>> = {
  active,
  // §4 allows `photos`, §2 has no such screen (decision 1.6).
  started: { '': start, status: start, start, capture, photos: notFound, confirm },
  finished: ended,
  refused: ended,
  expired: ended,
};

/** The statuses whose rows are tested on one page. */
const groups: readonly (readonly ProcedureStatus[])[] = [
  ['active', 'started'],
  ['finished', 'refused', 'expired'],
];

for (const statuses of groups) {
  test(`${statuses.join(', ')}: where each address leads, with its query`, async ({
    procedures,
    customer,
  }) => {
    for (const current of statuses) {
      const procedure = await procedures.make(everything, { status: current });
      for (const [child, { path, screen }] of Object.entries(table[current])) {
        await test.step(`${current}: /${child} leads to ${path}`, async () => {
          await customer.open(procedure, `/${child}${query}`);
          const end = path.startsWith('/') ? path : `/${procedure.token}/${path}`;
          await expect.poll(() => customer.address).toBe(end + query);
          await expect(customer.screen(screen)).toBeAttached();
        });
      }
    }
  });
}

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
