import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ cameras: 'two' });

test('the switch control opens the other camera and then the first one, one at a time, and the choice stays for the next photo', async ({
  page,
  procedures,
  customer,
}) => {
  const light = await CameraLight.of(page);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('capture');
  const [first] = await light.live();

  await customer.tap('switch-camera');
  await expect.poll(() => light.live()).not.toEqual([first]);
  await expect.poll(() => light.live()).toHaveLength(1);
  const [second] = await light.live();
  expect(second).not.toBe(first);

  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
  await expect.poll(() => light.live()).toEqual([second]);

  await customer.tap('switch-camera');
  await expect.poll(() => light.live()).toEqual([first]);
});
