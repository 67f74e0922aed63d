import type { Page } from '@playwright/test';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

test('a double tap makes one call', async ({ procedures, customer, operator, watch }) => {
  watch.allowFailedRequests();

  await test.step('on start, then on use', async () => {
    await customer.open(await procedures.make(idCardOnly));
    await customer.doubleTap('start');
    await customer.photograph('idCardRecto');
    expect(await operator.callsOf('setStarted')).toHaveLength(1);
    await customer.doubleTap('use');
    await customer.seesCapture('capture', 'idCardVerso');
    expect(await operator.callsOf('savePhoto')).toHaveLength(1);
  });

  await test.step('on retry, after a failed upload', async () => {
    await operator.clearCalls();
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400, times: 1 });
    await customer.photograph('idCardVerso');
    await sendInVain(customer);
    await customer.doubleTap('retry');
    await customer.sees('confirm');
    expect(await operator.callsOf('savePhoto')).toHaveLength(2);
  });

  await test.step('on delete, then on Yes', async () => {
    await customer.open(await procedures.started(idCardOnly, ['idCardRecto']), '/confirm');
    await customer.doubleTap('delete');
    await customer.doubleTap('delete-yes');
    await customer.seesTile('idCardRecto', 'empty');
    expect(await operator.callsOf('deletePhoto')).toHaveLength(1);
  });

  await test.step('on confirm', async () => {
    await customer.open(await procedures.complete(), '/confirm');
    await customer.doubleTap('confirm');
    await customer.sees('status');
    expect(await operator.callsOf('setFinished')).toHaveLength(1);
  });

  await test.step('on restart', async () => {
    await customer.open(await procedures.make(everything, { status: 'refused' }));
    await customer.doubleTap('restart');
    await customer.sees('start');
    expect(await operator.callsOf('reset')).toHaveLength(1);
  });

  await test.step('on "try again" of /404', async () => {
    await operator.beginAgain();
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0, times: 3 });
    await customer.open(await procedures.make(everything));
    await customer.doubleTap('retry');
    await customer.sees('start');
    expect(await operator.callsOf('readProcedure')).toHaveLength(4);
  });
});

test.describe('the second of two quick taps does not press the next screen’s control', () => {
  for (const [action, place] of [
    ['retake', 0.2],
    ['use', 0.8],
  ] as const) {
    test(`the second of two quick taps on the shutter: not ${action}`, async ({
      page,
      procedures,
      customer,
      operator,
    }) => {
      await page.clock.install();
      await customer.open(await procedures.started(idCardOnly), '/capture');
      await customer.seesCapture('capture');
      await customer.action('shutter').tap({ trial: true });
      const box = (await customer.action('shutter').boundingBox())!;
      const [x, y] = [box.x + box.width * place, box.y + box.height / 2];

      // Time is stopped, so that the second tap is a quick one even on a slow machine.
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.touchscreen.tap(x, y);
      await customer.seesCapture('preview', 'idCardRecto');
      await page.touchscreen.tap(x, y);
      await page.clock.resume();

      // The tap was at the position of this control.
      await expect.poll(() => actionAt(page, x, y)).toBe(action);
      await expect(customer.action(action)).toBeEnabled();
      await customer.seesCapture('preview', 'idCardRecto');
      expect(await operator.callsOf('savePhoto')).toHaveLength(0);
    });
  }

  test('a hand that taps on at the shutter’s place presses nothing of the preview, until it pauses', async ({
    page,
    procedures,
    customer,
    operator,
  }) => {
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('capture');
    await customer.action('shutter').tap({ trial: true });
    const { x, y, width, height } = (await customer.action('shutter').boundingBox())!;
    for (const place of [0.5, 0.1, 0.9, 0.4, 0.6, 0.9]) {
      await page.touchscreen.tap(x + width * place, y + height / 2);
      await page.waitForTimeout(600);
      await customer.seesCapture('preview', 'idCardRecto');
    }
    expect(await operator.callsOf('savePhoto')).toHaveLength(0);
    const place = [x + width * 0.9, y + height / 2] as const;
    await expect.poll(() => actionAt(page, ...place)).toBe('use');
    await page.touchscreen.tap(...place);
    await customer.seesCapture('capture', 'idCardVerso');
  });

  test('the second of two quick taps on the tile’s delete presses neither button of the modal, at any position', async ({
    page,
    procedures,
    customer,
    operator,
  }) => {
    await page.clock.install();
    await customer.open(await procedures.started(idCardOnly, ['idCardRecto']), '/confirm');
    await customer.action('delete').tap({ trial: true });
    // Time is stopped, as above.
    await page.clock.pauseAt(Date.now() + 60_000);
    await customer.tap('delete');
    for (const choice of ['delete-no', 'delete-yes'] as const) {
      await expect(customer.action(choice)).toBeVisible();
      const box = (await customer.action(choice).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    expect(await operator.callsOf('deletePhoto')).toHaveLength(0);

    await page.clock.resume();
    await customer.tap('delete-yes');
    await customer.seesTile('idCardRecto', 'empty');
    expect(await operator.callsOf('deletePhoto')).toHaveLength(1);
  });
});

/** The control that a touch at this position of the viewport, in CSS pixels, would press; null for none. */
function actionAt(page: Page, x: number, y: number): Promise<string | null> {
  return page.evaluate(
    ([left, top]) => {
      const control = document.elementFromPoint(left, top)?.closest('[data-action]');
      return control?.getAttribute('data-action') ?? null;
    },
    [x, y] as const,
  );
}
