import { expect, test } from 'vitest';
import { captureWorld, front, rearAndWide } from './doubles/capture-world.ts';
import { imageOf, photoNamesBefore, procedureHaving } from './doubles/procedures.ts';

const wide = { ...rearAndWide, deviceId: 'wide' };

async function live() {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.answer(rearAndWide);
  return { ...world, leave };
}

test('the control cycles through the cameras, one at a time', async () => {
  const world = await live();
  world.session.switchCamera();
  expect(world.camera.lit.size).toBe(0);
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'environment', deviceId: 'wide' });
  await world.openings.answer(wide);
  world.session.switchCamera();
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'environment', deviceId: 'rear' });
  await world.openings.answer(rearAndWide);
  expect(world.camera.mostLit).toBe(1);
  expect(world.state().name).toBe('capture');
});

test('the choice holds for the card steps that follow, and not for the selfie', async () => {
  const world = captureWorld(procedureHaving(photoNamesBefore('driverLicenseVerso')));
  world.open();
  await world.openings.answer(rearAndWide);
  world.session.switchCamera();
  await world.takeImage(imageOf('retaken'), wide);
  world.session.retake();
  await world.takeImage(imageOf('licence'), wide);
  expect(world.openings.requests.map(({ deviceId }) => deviceId)).toEqual([null, 'wide']);
  expect(world.wakes.requests.map(({ deviceId }) => deviceId)).toEqual(['wide']);
  const used = world.session.use();
  await world.calls.answer();
  await used;
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'user', deviceId: null });
});

test('a choice for the selfie does not hold for the cards', async () => {
  const world = captureWorld();
  const leave = world.open('4');
  await world.openings.answer({ deviceId: 'front', deviceIds: ['front', 'rear'] });
  world.session.switchCamera();
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'user', deviceId: 'rear' });
  leave();
  world.open('0');
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'environment', deviceId: null });
});

test('the choice holds when the page was hidden and when the view was left', async () => {
  const world = await live();
  world.session.switchCamera();
  await world.openings.answer(wide);
  world.device.setVisible(false);
  world.device.setVisible(true);
  expect(world.openings.requests.at(-1)?.deviceId).toBe('wide');
  world.leave();
  world.open('2');
  expect(world.openings.requests.at(-1)?.deviceId).toBe('wide');
});

test('two taps on the control open one camera', async () => {
  const world = await live();
  world.session.switchCamera();
  world.session.switchCamera();
  expect(world.openings.requests).toHaveLength(2);
  expect(world.openings.requests.at(-1)?.deviceId).toBe('wide');
});

test('where there is one camera, there is nothing to switch', async () => {
  const world = captureWorld();
  world.open('4');
  await world.openings.answer(front);
  world.session.switchCamera();
  expect(world.openings.requests).toHaveLength(1);
  expect(world.cameraStatus()).toBe('live');
});

test('a camera that is not in its own list leads to the first of it', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.answer({ deviceId: 'unlisted', deviceIds: ['rear', 'wide'] });
  world.session.switchCamera();
  expect(world.openings.requests.at(-1)?.deviceId).toBe('rear');
});

test('a switch while a frame is being taken does not lose the frame', async () => {
  const world = await live();
  const shutter = world.session.shutter();
  world.session.switchCamera();
  const image = imageOf('card');
  await world.shots.answer(image);
  await shutter;
  expect(world.state()).toMatchObject({ name: 'preview', image });
});
