import { CameraError } from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { passTime as pass } from './doubles/pass-time.ts';

/** When the screen stays on (decision 2.15). */

const timers = countedTimers('capture/screen-on', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

async function liveViewfinder() {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.respond();
  return { ...world, leave, isOn: () => world.device.isScreenKeptOn };
}

test('the screen stays on from when the camera starts until the view is left', async () => {
  const world = captureWorld();
  const isOn = () => world.device.isScreenKeptOn;
  world.session.prepare(null);
  expect(isOn()).toBe(false);
  const leave = world.session.enter(world.view);
  expect(isOn()).toBe(true);
  await world.openings.respond();
  expect(isOn()).toBe(true);
  leave();
  expect(isOn()).toBe(false);
});

test('a permission prompt that stays open does not keep the screen on', async () => {
  const world = captureWorld();
  world.open();
  await pass(7_999);
  expect(world.device.isScreenKeptOn).toBe(true);
  await pass(1);
  expect(world.cameraStatus()).toBe('overdue');
  expect(world.device.isScreenKeptOn).toBe(false);
  await world.openings.respond();
  expect(world.device.isScreenKeptOn).toBe(true);
});

test('in the preview the screen stays on for a minute, and in the next viewfinder again', async () => {
  const { isOn, ...world } = await liveViewfinder();
  await world.takeImage(imageOf('front'));
  await pass(59_999);
  expect(isOn()).toBe(true);
  await pass(1);
  expect(isOn()).toBe(false);
  world.session.retake();
  expect(isOn()).toBe(true);
  await pass(60_000);
  expect(timers(), 'the time of the preview is over').toBe(0);
});

test('while a photo is sent the screen stays on for two minutes', async () => {
  const { isOn, ...world } = await liveViewfinder();
  await world.takeImage(imageOf('front'));
  await pass(60_000);
  void world.session.use();
  expect(world.state().name).toBe('upload');
  expect(isOn()).toBe(true);
  expect(timers()).toBe(1);
});

test('an error does not keep the screen on', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.fail(new CameraError('denied'));
  expect(world.state().name).toBe('error');
  expect(world.device.isScreenKeptOn).toBe(false);
});

test('a camera that is tried again behind its error does not keep the screen on', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.fail(new CameraError('denied'));
  world.camera.allow();
  expect(world.cameraStatus()).toBe('starting');
  expect(world.device.isScreenKeptOn).toBe(false);
});

test('a preview that is left does not keep the screen on', async () => {
  const { isOn, leave, takeImage } = await liveViewfinder();
  await takeImage(imageOf('front'));
  expect(isOn()).toBe(true);
  leave();
  expect(isOn()).toBe(false);
});

test('a hidden page does not keep the screen on, a page that is shown again does', async () => {
  const { isOn, device } = await liveViewfinder();
  device.setVisible(false);
  expect(isOn()).toBe(false);
  device.setVisible(true);
  expect(isOn()).toBe(true);
});

test('a preview that was hidden when its minute ended does not keep the screen on when it is shown', async () => {
  const { isOn, device, takeImage } = await liveViewfinder();
  await takeImage(imageOf('front'));
  device.setVisible(false);
  await pass(60_000);
  device.setVisible(true);
  expect(isOn()).toBe(false);
});

test('a session that is disposed lets the screen go off, and leaves no timer', async () => {
  const { isOn, session, device, takeImage } = await liveViewfinder();
  await takeImage(imageOf('front'));
  // From here on the camera is off, so that the disposal does not change it.
  hideAndShow(device);
  expect(isOn()).toBe(true);
  expect(timers()).toBe(1);
  session.dispose();
  expect(isOn()).toBe(false);
  expect(timers()).toBe(0);
});
