import { CameraError, type CameraErrorCode } from '@recto/core';
import { describe, expect, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';

/** A world that shows the error view of this failure. */
async function failed(code: CameraErrorCode) {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.fail(new CameraError(code));
  expect(world.state().name).toBe('error');
  return { ...world, leave };
}

describe('a camera that is allowed while the error view is shown', () => {
  test('a camera that is allowed while the error view is shown starts by itself; the error view stays until there is a picture', async () => {
    const world = await failed('denied');
    world.camera.allow();
    expect(world.state().name).toBe('error');
    await world.openings.respond();
    expect(world.state()).toEqual({ name: 'capture', photo: 'idCardRecto' });
    expect(world.cameraStatus()).toBe('live');
  });

  test('a camera that is allowed while the error view is shown and fails again for the same cause leaves the view unchanged', async () => {
    const world = await failed('denied');
    const before = world.state();
    world.camera.allow();
    await world.openings.fail(new CameraError('denied'));
    expect(world.state()).toStrictEqual(before);
    expect(world.cameraStatus()).toBe('off');
  });

  test('a camera that is allowed while the error view is shown and fails for another cause shows that cause', async () => {
    const world = await failed('denied');
    world.camera.allow();
    await world.openings.fail(new CameraError('inUse'));
    expect(world.state()).toMatchObject({ name: 'error', diagnosis: { cause: 'inUse' } });
  });

  test('a camera that is allowed while the error view is shown is not opened after the view was left', async () => {
    const world = await failed('denied');
    world.leave();
    world.camera.allow();
    expect(world.openings.openCount).toBe(0);
  });

  test('a camera that is allowed while the error view is shown opens no second camera if one is on', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    world.camera.allow();
    expect(world.openings.requests).toHaveLength(1);
  });
});

describe('when the customer returns', () => {
  test.each(['inUse', 'lost', 'noPicture', 'noAnswer'] as const)(
    '%s: the camera is opened again',
    async (code) => {
      const world = await failed(code);
      world.device.setVisible(false);
      world.device.setVisible(true);
      await world.openings.respond();
      expect(world.state().name).toBe('capture');
    },
  );

  test('after a refusal by the system the camera is opened again: the customer may come from its settings', async () => {
    const world = captureWorld();
    world.open();
    const facts = {
      permission: 'granted',
      isSecure: true,
      isAllowedByPolicy: true,
      isRefusedBySystem: false,
    } as const;
    await world.openings.fail(new CameraError('denied', { facts }));
    expect(world.state()).toMatchObject({ diagnosis: { cause: 'deniedBySystem' } });
    world.device.comeBack();
    await world.openings.respond();
    expect(world.state().name).toBe('capture');
  });

  test.each(['denied', 'unsupported'] as const)(
    '%s: the camera is not opened again, since nothing has changed',
    async (code) => {
      const world = await failed(code);
      world.device.setVisible(false);
      world.device.setVisible(true);
      expect(world.openings.openCount).toBe(0);
    },
  );
});

describe('while the picture stays black', () => {
  const waitingTimers = countedTimers('', { toFake: ['setTimeout', 'clearTimeout'] });

  test('the camera is opened again every ten seconds; the error view stays until there is a picture', async () => {
    const world = await failed('noPicture');
    const shown = world.state();
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(9_999);
      expect(world.openings.openCount).toBe(0);
      vi.advanceTimersByTime(1);
      expect(world.openings.openCount).toBe(1);
      expect(world.state()).toMatchObject(shown);
      await world.openings.fail(new CameraError('noPicture'));
      expect(world.state()).toStrictEqual(shown);
    }
    vi.advanceTimersByTime(10_000);
    expect(world.state()).toMatchObject(shown);
    await world.openings.respond();
    expect(world.state()).toEqual({ name: 'capture', photo: 'idCardRecto' });
    expect(world.camera.overlaps).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(world.openings.openCount).toBe(0);
  });

  test('one attempt runs at a time, however long it takes', async () => {
    const world = await failed('noPicture');
    vi.advanceTimersByTime(60_000);
    expect(world.openings.openCount).toBe(1);
  });

  test('there is no attempt while the page is hidden, or after the view was left', async () => {
    const world = await failed('noPicture');
    world.device.setVisible(false);
    vi.advanceTimersByTime(60_000);
    expect(world.openings.openCount).toBe(0);
    expect(waitingTimers()).toBe(0);
    world.device.setVisible(true);
    await world.openings.fail(new CameraError('noPicture'));
    world.leave();
    expect(waitingTimers()).toBe(0);
  });

  test.each(['denied', 'inUse', 'lost', 'noAnswer', 'unsupported'] as const)(
    'there are attempts, but not after %s',
    async (code) => {
      const world = await failed(code);
      vi.advanceTimersByTime(60_000);
      expect(world.openings.openCount).toBe(0);
    },
  );
});

test('after two restarts that did not help, the diagnosis is persistent', async () => {
  const world = captureWorld();
  world.device.reload();
  world.device.reload();
  world.open();
  await world.openings.fail(new CameraError('denied'));
  expect(world.state()).toMatchObject({ diagnosis: { cause: 'deniedHere', persistent: true } });
});
