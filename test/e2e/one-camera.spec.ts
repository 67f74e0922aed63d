import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test('with one camera there is no switch control', async ({ procedures, customer }) => {
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('capture');
  await expect(customer.action('shutter')).toBeEnabled();
  await expect(customer.action('switch-camera')).toHaveCount(0);
});
