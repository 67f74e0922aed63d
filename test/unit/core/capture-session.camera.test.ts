import { CameraError, cameraErrorCodes, photoNames } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureWorld, front, rearAndWide } from './doubles/capture-world.ts';
import { imageOf, procedureHaving } from './doubles/procedures.ts';
import { settled } from './doubles/waiting.ts';

const image = imageOf('card');

async function live(viewStep: string | null = null) {
  const world = captureWorld();
  const leave = world.open(viewStep);
  await world.openings.answer(viewStep === '4' ? front : rearAndWide);
  return { ...world, leave };
}

describe('on entry', () => {
  test('the camera is asked for, and the view moves on when it is ready', async () => {
    const world = captureWorld();
    world.open();
    expect(world.state().name).toBe('init');
    expect(world.cameraStatus()).toBe('starting');
    expect(world.openings.requests).toEqual([
      expect.objectContaining({ facingMode: 'environment', deviceId: null, surface: world.stage.surface }),
    ]);
    await world.openings.answer(rearAndWide);
    expect(world.state().name).toBe('capture');
    expect(world.session.getSnapshot().camera).toEqual({
      status: 'live',
      facingMode: 'environment',
      canSwitch: true,
    });
  });

  test('the selfie asks for the camera that the wiring names', async () => {
    const world = await live('4');
    expect(world.openings.requests[0]?.facingMode).toBe('user');
    expect(world.session.getSnapshot().camera).toEqual({
      status: 'live',
      facingMode: 'user',
      canSwitch: false,
    });
  });

  test('StrictMode enters, leaves and enters: one camera is on', async () => {
    const world = captureWorld();
    world.session.prepare(null);
    world.session.enter(world.stage)();
    world.session.enter(world.stage);
    expect(world.openings.requests[0]?.signal.aborted).toBe(true);
    await world.openings.answer(rearAndWide);
    expect(world.camera.lit.size).toBe(0);
    await world.openings.answer(rearAndWide);
    expect(world.camera.mostLit).toBe(1);
    expect(world.cameraStatus()).toBe('live');
    expect(world.viewListeners()).toBe(3);
  });

  test('a view that leaves a second time does not take the light from the next view', async () => {
    const world = captureWorld();
    world.session.prepare(null);
    const leave = world.session.enter(world.stage);
    leave();
    world.session.enter({ ...world.stage, surface: {} });
    leave();
    await world.openings.answer(rearAndWide, 1);
    expect(world.cameraStatus()).toBe('live');
  });
});

test('a view that enters before the last one has left gets the camera', async () => {
  const world = await live();
  const surface = {};
  world.session.enter({ ...world.stage, surface });
  world.leave();
  expect(world.openings.requests.at(-1)?.surface).toBe(surface);
  await world.openings.answer(rearAndWide);
  expect(world.cameraStatus()).toBe('live');
  expect(world.camera.mostLit).toBe(1);
});

describe('the light goes off', () => {
  test('when the view is left, and nobody listens to the device any more', async () => {
    const world = await live();
    world.leave();
    expect(world.camera.lit.size).toBe(0);
    expect(world.cameraStatus()).toBe('off');
    expect(world.viewListeners()).toBe(0);
  });

  test('when the permission comes after the view was left', async () => {
    const world = captureWorld();
    const leave = world.open();
    leave();
    await world.openings.answer(rearAndWide);
    expect(world.camera.lit.size).toBe(0);
    expect(world.cameraStatus()).toBe('off');
    expect(world.state().name).toBe('init');
  });

  test('when the page is hidden, and comes back with it', async () => {
    const world = await live();
    world.device.show(false);
    expect(world.camera.lit.size).toBe(0);
    world.device.show(true);
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.answer(rearAndWide);
    expect(world.cameraStatus()).toBe('live');
    expect(world.camera.mostLit).toBe(1);
  });

  test('when the permission comes while the page is hidden', async () => {
    const world = captureWorld();
    world.open();
    world.device.show(false);
    await world.openings.answer(rearAndWide);
    expect(world.camera.lit.size).toBe(0);
    expect(world.cameraStatus()).toBe('off');
  });

  test('in the preview, and stays off when the page comes back', async () => {
    const world = await live();
    await world.takeImage(image);
    expect(world.camera.lit.size).toBe(0);
    world.device.show(false);
    world.device.show(true);
    expect(world.cameraStatus()).toBe('off');
    expect(world.openings.openCount).toBe(0);
  });
});

test('a page that tells of its visibility again opens no second camera', async () => {
  const world = await live();
  world.device.show(true);
  expect(world.openings.requests).toHaveLength(1);
  expect(world.cameraStatus()).toBe('live');
});

test('a shutter that never answers is not waited for after the camera came anew', async () => {
  const world = await live();
  void world.session.shutter();
  world.device.show(false);
  world.device.show(true);
  await world.openings.answer(rearAndWide);
  const shutter = world.session.shutter();
  await world.shots.answer(image, 1);
  await shutter;
  expect(world.state()).toMatchObject({ name: 'preview', image });
});

test('a shutter that fails late does not disturb the camera that came after it', async () => {
  const world = await live();
  const shutter = world.session.shutter();
  world.device.show(false);
  world.device.show(true);
  await world.openings.answer(rearAndWide);
  await world.shots.fail(new CameraError('lost'));
  await shutter;
  expect(world.state().name).toBe('capture');
  expect(world.cameraStatus()).toBe('live');
});

describe('while an image is on its way', () => {
  test('the camera that rested wakes for the photo that follows', async () => {
    const world = await live();
    await world.takeImage(image);
    const used = world.session.use();
    expect(world.cameraStatus()).toBe('starting');
    await world.wakes.answer();
    expect(world.state().name).toBe('upload');
    expect(world.cameraStatus()).toBe('live');
    await world.calls.answer();
    await used;
    expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso' });
    expect(world.openings.requests).toHaveLength(1);
    expect(world.cameraStatus()).toBe('live');
  });

  test('no camera warms up where nothing follows', async () => {
    const world = captureWorld(procedureHaving(photoNames.slice(0, -1)));
    world.open();
    await world.takeImage(image, front);
    void world.session.use();
    expect(world.openings.openCount).toBe(0);
  });

  test.each(cameraErrorCodes)(
    'a camera that wakes no more is opened anew; failing (%s), again after it',
    async (code) => {
      const world = await live();
      await world.takeImage(image);
      const used = world.session.use();
      await world.wakes.fail(new CameraError('lost'));
      await world.openings.fail(new CameraError(code));
      expect(world.state()).toEqual({ name: 'upload', photo: 'idCardRecto', image, slow: false });
      expect(world.doneCount()).toBe(0);
      await world.calls.answer();
      await used;
      await world.openings.answer(rearAndWide);
      expect(world.cameraStatus()).toBe('live');
    },
  );
});

describe('a camera that rests in the preview', () => {
  test('wakes on Retake, without being asked for again', async () => {
    const world = await live();
    await world.takeImage(image);
    expect(world.cameraStatus()).toBe('off');
    world.session.retake();
    expect(world.cameraStatus()).toBe('starting');
    await world.wakes.answer();
    expect(world.cameraStatus()).toBe('live');
    expect(world.openings.requests).toHaveLength(1);
    expect(world.camera.mostLit).toBe(1);
  });

  test('is given back when the page is hidden, and when the view is left', async () => {
    const world = await live();
    await world.takeImage(image);
    world.device.show(false);
    world.device.show(true);
    world.session.retake();
    expect(world.wakes.openCount).toBe(0);
    await world.openings.answer(rearAndWide);
    await world.takeImage(image);
    world.leave();
    expect(world.openings.openCount).toBe(0);
    expect(world.camera.lit.size).toBe(0);
  });

  test('that answers after the view was left stays dark', async () => {
    const world = await live();
    await world.takeImage(image);
    world.session.retake();
    world.leave();
    await world.wakes.answer();
    expect(world.camera.lit.size).toBe(0);
    expect(world.cameraStatus()).toBe('off');
  });

  test('is not the one for the selfie', async () => {
    const world = captureWorld(procedureHaving(['idCardRecto', 'idCardVerso', 'driverLicenseRecto']));
    world.open();
    await world.takeImage(image);
    void world.session.use();
    expect(world.wakes.openCount).toBe(0);
    expect(world.openings.requests.at(-1)?.facingMode).toBe('user');
  });
});

describe('when the person comes back to a page that was never hidden', () => {
  test('a camera that died without a word is opened again', async () => {
    const world = await live();
    world.camera.feed.isSending = false;
    world.device.comeBack();
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.answer(rearAndWide);
    expect(world.cameraStatus()).toBe('live');
    expect(world.camera.mostLit).toBe(1);
  });

  test('a camera that works is left alone', async () => {
    const world = await live();
    world.device.comeBack();
    expect(world.openings.requests).toHaveLength(1);
  });
});

describe('a browser that wants a tap before it shows the picture', () => {
  test('gets it: the view offers one, and goes on with it', async () => {
    const world = captureWorld();
    world.open();
    let taps = 0;
    world.openings.requests[0]!.onTapNeeded(() => (taps += 1));
    expect(world.cameraStatus()).toBe('tapNeeded');
    world.session.startCamera();
    world.session.startCamera();
    expect(taps).toBe(1);
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.answer(rearAndWide);
    expect(world.cameraStatus()).toBe('live');
  });

  test('is not heard any more after the view was left', () => {
    const world = captureWorld();
    const leave = world.open();
    leave();
    world.openings.requests[0]!.onTapNeeded(() => undefined);
    expect(world.cameraStatus()).toBe('off');
  });
});

describe('a camera that takes long to start', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is said to after eight seconds, and is waited for all the same', async () => {
    const world = captureWorld();
    world.open();
    vi.advanceTimersByTime(7_999);
    expect(world.cameraStatus()).toBe('starting');
    vi.advanceTimersByTime(1);
    expect(world.cameraStatus()).toBe('overdue');
    expect(world.state().name).toBe('init');
    expect(world.openings.requests[0]!.signal.aborted).toBe(false);
    await world.openings.answer(rearAndWide);
    expect(world.cameraStatus()).toBe('live');
    expect(world.state().name).toBe('capture');
  });

  test('is said nothing of once it is there, or wants a tap, or nobody looks', async () => {
    const world = captureWorld();
    world.open();
    world.openings.requests[0]!.onTapNeeded(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('tapNeeded');
    world.session.startCamera();
    await world.openings.answer(rearAndWide);
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('live');
    world.device.show(false);
    world.device.show(true);
    world.device.show(false);
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('off');
  });

  test('is given its time anew with each start', async () => {
    const world = await live();
    await world.takeImage(image);
    world.session.retake();
    vi.advanceTimersByTime(7_000);
    await world.wakes.fail(new CameraError('noPicture'));
    vi.advanceTimersByTime(7_000);
    expect(world.cameraStatus()).toBe('starting');
    vi.advanceTimersByTime(1_000);
    expect(world.cameraStatus()).toBe('overdue');
  });
});

describe('the orientation', () => {
  test('is that of the device, from entering to leaving', async () => {
    const world = captureWorld();
    const orientation = () => world.session.getSnapshot().orientation;
    world.device.turn('landscape');
    const leave = world.open();
    expect(orientation()).toBe('landscape');
    world.device.turn('portrait');
    expect(orientation()).toBe('portrait');
    leave();
    world.device.turn('landscape');
    expect(orientation()).toBe('portrait');
    await settled();
  });
});
