import { CameraError, type CameraErrorCode } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { captureWorld, rearAndWide } from './doubles/capture-world.ts';

/** On the error view, because of this failure. */
async function failed(code: CameraErrorCode) {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.fail(new CameraError(code));
  expect(world.state().name).toBe('error');
  return { ...world, leave };
}

describe('a camera that is allowed while the error view is shown', () => {
  test('starts by itself; the error view stays until there is a picture', async () => {
    const world = await failed('denied');
    world.camera.allow();
    expect(world.state().name).toBe('error');
    await world.openings.answer(rearAndWide);
    expect(world.state()).toEqual({ name: 'capture', photo: 'idCardRecto' });
    expect(world.cameraStatus()).toBe('live');
  });

  test('and fails again for the same cause, leaves the view as it was', async () => {
    const world = await failed('denied');
    const before = world.state();
    world.camera.allow();
    await world.openings.fail(new CameraError('denied'));
    expect(world.state()).toBe(before);
    expect(world.cameraStatus()).toBe('off');
  });

  test('and is in use now, says so', async () => {
    const world = await failed('denied');
    world.camera.allow();
    await world.openings.fail(new CameraError('inUse'));
    expect(world.state()).toMatchObject({ name: 'error', diagnosis: { cause: 'inUse' } });
  });

  test('is not opened after the view was left', async () => {
    const world = await failed('denied');
    world.leave();
    world.camera.allow();
    expect(world.openings.openCount).toBe(0);
  });

  test('opens no second camera where one is on', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.answer(rearAndWide);
    world.camera.allow();
    expect(world.openings.requests).toHaveLength(1);
  });
});

describe('when the person comes back', () => {
  test.each(['inUse', 'lost', 'noPicture', 'noAnswer'] as const)('%s is tried again', async (code) => {
    const world = await failed(code);
    world.device.show(false);
    world.device.show(true);
    await world.openings.answer(rearAndWide);
    expect(world.state().name).toBe('capture');
  });

  test.each(['denied', 'unsupported'] as const)('%s is not: it would be the same', async (code) => {
    const world = await failed(code);
    world.device.show(false);
    world.device.show(true);
    expect(world.openings.openCount).toBe(0);
  });
});

test('two restarts that did not help make the advice go deeper', async () => {
  const world = captureWorld();
  world.device.reloads = 2;
  world.open();
  await world.openings.fail(new CameraError('denied'));
  expect(world.state()).toMatchObject({ diagnosis: { cause: 'deniedHere', persistent: true } });
});
