import { CameraError, cameraErrorCodes } from '@recto/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { diagnosisOf } from './doubles/diagnoses.ts';
import { imageOf } from '../../support/procedures.ts';

const image = imageOf('card');

async function live() {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.respond();
  return { ...world, leave };
}

afterEach(() => void vi.useRealTimers());

describe('a camera that stops by itself', () => {
  test('a camera that stops by itself is reopened', async () => {
    const world = await live();
    world.camera.lose();
    expect(world.state().name).toBe('capture');
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
  });

  test('a camera that stops by itself before a listener can be added is reopened too', async () => {
    const world = captureWorld();
    world.open();
    world.camera.losesNext = true;
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
  });

  test('a camera that stops by itself repeatedly leads to the error view', async () => {
    const world = await live();
    for (let times = 0; times < 10 && world.state().name === 'capture'; times += 1) {
      world.camera.lose();
      if (world.openings.openCount > 0) await world.openings.respond();
    }
    expect(world.state()).toMatchObject({
      name: 'error',
      type: 'cameraAccess',
      diagnosis: { cause: 'lost' },
    });
    expect(world.cameraStatus()).toBe('off');
    expect(world.openings.openCount).toBe(0);
  });

  test('a camera that stops by itself is reopened again after a frame was taken, and after the error view', async () => {
    const world = await live();
    const loseOnce = async () => {
      world.camera.lose();
      await world.openings.respond();
    };
    await loseOnce();
    await world.takeImage(image);
    world.session.retake();
    await world.wakes.respond();
    await loseOnce();
    world.camera.lose();
    expect(world.state().name).toBe('error');
    world.leave();
    world.open();
    await world.openings.respond();
    await loseOnce();
    expect(world.state().name).toBe('capture');
  });
});

describe('a camera that is not available', () => {
  test.each(cameraErrorCodes.filter((code) => code !== 'notFound'))('%s: the error view', async (code) => {
    const world = captureWorld();
    world.open();
    await world.openings.fail(new CameraError(code));
    expect(world.state()).toEqual({
      name: 'error',
      type: 'cameraAccess',
      photo: 'idCardRecto',
      diagnosis: diagnosisOf(code),
    });
    expect(world.doneCount()).toBe(0);
    expect(world.cameraStatus()).toBe('off');
    world.session.restart();
    expect(world.device.reloads).toBe(1);
  });

  test('notFound: the customer gets a toast and is sent to confirm', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.fail(new CameraError('notFound'));
    expect(world.doneCount()).toBe(1);
    expect(world.toasts.texts).toEqual(['info Toasts.cameraNotFound']);
    world.device.setVisible(false);
    world.device.setVisible(true);
    expect(world.openings.openCount, 'there is no retry before the view is left').toBe(0);
  });

  test('the error notFound after the view was left does nothing', async () => {
    const world = captureWorld();
    const leave = world.open();
    leave();
    await world.openings.fail(new CameraError('notFound'));
    expect(world.doneCount()).toBe(0);
    expect(world.toasts.shown).toEqual([]);
  });

  test('a frame that can not be taken leads to the error view', async () => {
    const world = await live();
    const shutter = world.session.shutter();
    await world.shots.fail(new CameraError('noPicture'));
    await shutter;
    expect(world.state()).toMatchObject({
      name: 'error',
      type: 'cameraAccess',
      diagnosis: { cause: 'noPicture' },
    });
    expect(world.camera.isOn).toBe(false);
  });

  test('a frame that never comes leads to the error view after 20 seconds, and is ignored if it comes later', async () => {
    const world = await live();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shutter = world.session.shutter();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(world.state().name).toBe('capture');
    await vi.advanceTimersByTimeAsync(1);
    await shutter;
    const failed = { name: 'error', type: 'cameraAccess', diagnosis: { cause: 'noAnswer' } };
    expect(world.state()).toMatchObject(failed);
    expect(world.camera.isOn).toBe(false);
    await world.shots.respond(image);
    expect(world.state()).toMatchObject(failed);
  });

  test('a programming error at the shutter is thrown, and the error view does not blame the lens', async () => {
    const world = await live();
    const caught = expect(world.session.shutter()).rejects.toThrow('a mistake');
    await world.shots.fail(new TypeError('a mistake'));
    await caught;
    const failed = { name: 'error', type: 'cameraAccess', diagnosis: { cause: 'unfit' } };
    expect(world.state()).toMatchObject(failed);
  });
});
