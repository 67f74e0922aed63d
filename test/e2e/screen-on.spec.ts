import type { Page } from '@playwright/test';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { setVisibility } from '@recto/testing/playwright';

/** When the browser keeps the screen on (decision 2.15), with its own wake locks. */

test('the screen stays on in the viewfinder, for a minute in the preview, and not while the page is hidden', async ({
  page,
  procedures,
  customer,
}) => {
  await rememberLocks(page);
  await page.clock.install();
  await customer.open(await procedures.started(idCardOnly), '/start');
  await customer.sees('start');
  expect(await lockStates(page)).toEqual([]);
  await customer.tap('start');
  await customer.seesCapture('capture', 'idCardRecto');
  await expectLocks(page, ['held']);
  await setVisibility(page, 'hidden');
  await expectLocks(page, ['released']);
  await setVisibility(page, 'visible');
  await expectLocks(page, ['released', 'held']);
  await customer.photograph('idCardRecto');
  await expectLocks(page, ['released', 'held']);
  await page.clock.fastForward(60_000);
  await expectLocks(page, ['released', 'released']);
  await customer.tap('retake');
  await customer.seesCapture('capture', 'idCardRecto');
  await expectLocks(page, ['released', 'released', 'held']);
  await customer.tap('back');
  await customer.sees('start');
  await expectLocks(page, ['released', 'released', 'released']);
});

test('on the confirm screen the screen is not kept on', async ({ page, procedures, customer }) => {
  await rememberLocks(page);
  await customer.open(await procedures.complete(), '/confirm');
  await customer.sees('confirm');
  expect(await lockStates(page)).toEqual([]);
});

test.describe('the photo is taken as ever', () => {
  for (const [how, pretend] of [
    ['is missing', () => Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined })],
    [
      'is refused',
      () => {
        navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      },
    ],
    ['is never given', () => (navigator.wakeLock.request = () => new Promise(() => undefined))],
  ] as const) {
    test(`the photo is taken as ever where the lock ${how}`, async ({ page, procedures, customer }) => {
      await page.addInitScript(pretend);
      await customer.open(await procedures.started(idCardOnly), '/capture');
      await customer.take('idCardRecto');
      await customer.seesCapture('capture', 'idCardVerso');
    });
  }
});

type LockWindow = Window & { locks: WakeLockSentinel[] };

/** Keeps all locks that the browser gives. */
async function rememberLocks(page: Page): Promise<void> {
  await page.context().grantPermissions(['camera', 'screen-wake-lock']);
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    (window as unknown as LockWindow).locks = locks;
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
  });
}

async function lockStates(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window as unknown as LockWindow).locks.map(({ released }) => (released ? 'released' : 'held')),
  );
}

async function expectLocks(page: Page, states: readonly string[]): Promise<void> {
  await expect.poll(() => lockStates(page)).toEqual(states);
}
