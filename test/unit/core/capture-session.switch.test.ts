import { expect, test } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { imageOf, photoNamesBefore, procedureHaving } from '../../support/procedures.ts';

async function live() {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.respond();
  return { ...world, leave };
}

test('the control cycles through the cameras, one at a time', async () => {
  const world = await live();
  world.session.switchCamera();
  for (const deviceId of ['fake-rear-wide', 'fake-front', 'fake-rear']) {
    expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'environment', deviceId });
    expect(world.camera.isOn).toBe(false);
    await world.openings.respond();
    world.session.switchCamera();
  }
  expect(world.camera.overlaps).toBe(0);
  expect(world.state().name).toBe('capture');
});

test('the choice is used for the next card steps, but not for the selfie', async () => {
  const world = captureWorld(procedureHaving(photoNamesBefore('driverLicenseVerso')));
  world.open();
  await world.openings.respond();
  world.session.switchCamera();
  await world.takeImage(imageOf('retaken'));
  world.session.retake();
  await world.takeImage(imageOf('licence'));
  expect(world.openings.requests.map(({ deviceId }) => deviceId)).toEqual([null, 'fake-rear-wide']);
  expect(world.wakes.requests.map(({ deviceId }) => deviceId)).toEqual(['fake-rear-wide']);
  const used = world.session.use();
  await world.calls.respond();
  await used;
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'user', deviceId: null });
});

test('a choice for the selfie is not used for the cards', async () => {
  const world = captureWorld();
  const leave = world.open('4');
  await world.openings.respond();
  world.session.switchCamera();
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'user', deviceId: 'fake-rear' });
  leave();
  world.open('0');
  expect(world.openings.requests.at(-1)).toMatchObject({ facingMode: 'environment', deviceId: null });
});

test('the choice is kept when the page was hidden and when the view was left', async () => {
  const world = await live();
  world.session.switchCamera();
  await world.openings.respond();
  world.device.setVisible(false);
  world.device.setVisible(true);
  expect(world.openings.requests.at(-1)?.deviceId).toBe('fake-rear-wide');
  world.leave();
  world.open('2');
  expect(world.openings.requests.at(-1)?.deviceId).toBe('fake-rear-wide');
});

test('two taps on the control open one camera', async () => {
  const world = await live();
  world.session.switchCamera();
  world.session.switchCamera();
  expect(world.openings.requests).toHaveLength(2);
  expect(world.openings.requests.at(-1)?.deviceId).toBe('fake-rear-wide');
});

test('with one camera, the control does nothing', async () => {
  const world = captureWorld();
  world.camera.haveOneCamera();
  world.open();
  await world.openings.respond();
  world.session.switchCamera();
  expect(world.session.getSnapshot().camera).toMatchObject({ status: 'live', canSwitch: false });
  expect(world.openings.requests).toHaveLength(1);
  expect(world.cameraStatus()).toBe('live');
});

test('a switch while a frame is being taken does not lose the frame', async () => {
  const world = await live();
  const shutter = world.session.shutter();
  world.session.switchCamera();
  const image = imageOf('card');
  await world.shots.respond(image);
  await shutter;
  expect(world.state()).toMatchObject({ name: 'preview', image });
});
