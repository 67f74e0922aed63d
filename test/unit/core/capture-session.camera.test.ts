import { CameraError, cameraErrorCodes } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { imageOf } from '../../support/procedures.ts';
import { settled } from './doubles/waiting.ts';

const image = imageOf('card');

async function live(viewStep: string | null = null) {
  const world = captureWorld();
  const leave = world.open(viewStep);
  await world.openings.respond();
  return { ...world, leave };
}

describe('on entry', () => {
  test('the camera is opened, and the state is `capture` once it is ready', async () => {
    const world = captureWorld();
    world.open();
    expect(world.state().name).toBe('init');
    expect(world.cameraStatus()).toBe('starting');
    expect(world.openings.requests).toEqual([
      expect.objectContaining({ facingMode: 'environment', deviceId: null, surface: world.view.surface }),
    ]);
    await world.openings.respond();
    expect(world.state().name).toBe('capture');
    expect(world.session.getSnapshot().camera).toEqual({
      status: 'live',
      facingMode: 'environment',
      canSwitch: true,
    });
  });

  test('the selfie opens the camera of the configured facing mode', async () => {
    const world = await live('4');
    expect(world.openings.requests[0]?.facingMode).toBe('user');
    expect(world.session.getSnapshot().camera).toEqual({
      status: 'live',
      facingMode: 'user',
      canSwitch: true,
    });
  });

  test('a selfie of the front camera is shown mirrored; a card never is, for its text', async () => {
    const selfie = await live('4');
    await selfie.takeImage(image);
    expect(selfie.state()).toMatchObject({ name: 'preview', mirrored: true });
    const card = await live('0');
    card.session.switchCamera();
    await card.takeImage(image);
    expect(card.cameraStatus()).toBe('off');
    expect(card.state()).toEqual({ name: 'preview', photo: 'idCardRecto', image, replaces: null });
  });

  test('a view that is mounted twice (StrictMode) opens one camera', async () => {
    const world = captureWorld();
    world.session.prepare(null);
    world.session.enter(world.view)();
    world.session.enter(world.view);
    expect(world.openings.requests[0]?.signal.aborted).toBe(true);
    await world.openings.respond();
    expect(world.camera.isOn).toBe(false);
    await world.openings.respond();
    expect(world.camera.overlaps).toBe(0);
    expect(world.cameraStatus()).toBe('live');
    expect(world.viewListeners()).toBe(4);
  });

  test('unmounting a view twice does not turn off the next view’s camera', async () => {
    const world = captureWorld();
    world.session.prepare(null);
    const leave = world.session.enter(world.view);
    leave();
    world.session.enter({ ...world.view, surface: {} });
    leave();
    await world.openings.respond(undefined, 1);
    expect(world.cameraStatus()).toBe('live');
  });
});

test('a view that is mounted before the last one is unmounted gets the camera', async () => {
  const world = await live();
  const surface = {};
  world.session.enter({ ...world.view, surface });
  world.leave();
  expect(world.openings.requests.at(-1)?.surface).toBe(surface);
  await world.openings.respond();
  expect(world.cameraStatus()).toBe('live');
  expect(world.camera.overlaps).toBe(0);
});

describe('the camera is turned off', () => {
  test('the camera is turned off when the view is unmounted; its device listeners are removed', async () => {
    const world = await live();
    world.leave();
    expect(world.camera.isOn).toBe(false);
    expect(world.cameraStatus()).toBe('off');
    expect(world.viewListeners()).toBe(0);
  });

  test('the camera is turned off when the permission is given after the view was left', async () => {
    const world = captureWorld();
    const leave = world.open();
    leave();
    await world.openings.respond();
    expect(world.camera.isOn).toBe(false);
    expect(world.cameraStatus()).toBe('off');
    expect(world.state().name).toBe('init');
  });

  test('the camera is turned off when the page is hidden, and on again when it is visible', async () => {
    const world = await live();
    world.device.setVisible(false);
    expect(world.camera.isOn).toBe(false);
    world.device.setVisible(true);
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
    expect(world.camera.overlaps).toBe(0);
  });

  test('the camera is turned off when the permission is given while the page is hidden', async () => {
    const world = captureWorld();
    world.open();
    world.device.setVisible(false);
    await world.openings.respond();
    expect(world.camera.isOn).toBe(false);
    expect(world.cameraStatus()).toBe('off');
  });

  test('the camera is turned off in the preview, and stays off when the page comes back', async () => {
    const world = await live();
    await world.takeImage(image);
    expect(world.camera.isOn).toBe(false);
    world.device.setVisible(false);
    world.device.setVisible(true);
    expect(world.cameraStatus()).toBe('off');
    expect(world.openings.openCount).toBe(0);
  });
});

test('coming back to a page that was never hidden opens no second camera', async () => {
  const world = await live();
  world.device.comeBack();
  expect(world.openings.requests).toHaveLength(1);
  expect(world.cameraStatus()).toBe('live');
});

test('a frame that never arrives does not block the shutter of a reopened camera', async () => {
  const world = await live();
  void world.session.shutter();
  world.device.setVisible(false);
  world.device.setVisible(true);
  await world.openings.respond();
  const shutter = world.session.shutter();
  await world.shots.respond(image, 1);
  await shutter;
  expect(world.state()).toMatchObject({ name: 'preview', image });
});

test('a frame that fails late does not affect a reopened camera', async () => {
  const world = await live();
  const shutter = world.session.shutter();
  world.device.setVisible(false);
  world.device.setVisible(true);
  await world.openings.respond();
  await world.shots.fail(new CameraError('lost'));
  await shutter;
  expect(world.state().name).toBe('capture');
  expect(world.cameraStatus()).toBe('live');
});

describe('while an image is being sent', () => {
  test('the resting camera wakes for the next photo', async () => {
    const world = await live();
    await world.takeImage(image);
    const used = world.session.use();
    expect(world.cameraStatus()).toBe('starting');
    await world.wakes.respond();
    expect(world.state().name).toBe('upload');
    expect(world.cameraStatus()).toBe('live');
    await world.calls.respond();
    await used;
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' });
    expect(world.openings.requests).toHaveLength(1);
    expect(world.cameraStatus()).toBe('live');
  });

  test.each(cameraErrorCodes)(
    'a camera that does not wake is reopened; if that fails (%s), once more after the upload',
    async (code) => {
      const world = await live();
      await world.takeImage(image);
      const used = world.session.use();
      await world.wakes.fail(new CameraError('lost'));
      await world.openings.fail(new CameraError(code));
      expect(world.state()).toEqual({ name: 'upload', photo: 'idCardRecto', image, slow: false });
      expect(world.doneCount()).toBe(0);
      await world.calls.respond();
      await used;
      await world.openings.respond();
      expect(world.cameraStatus()).toBe('live');
    },
  );
});

describe('a camera that rests in the preview', () => {
  test('a camera that rests in the preview wakes on Retake, without another opening', async () => {
    const world = await live();
    await world.takeImage(image);
    expect(world.cameraStatus()).toBe('off');
    world.session.retake();
    expect(world.cameraStatus()).toBe('starting');
    await world.wakes.respond();
    expect(world.cameraStatus()).toBe('live');
    expect(world.openings.requests).toHaveLength(1);
    expect(world.camera.overlaps).toBe(0);
  });

  test('a camera that rests in the preview is closed when the page is hidden, and when the view is left', async () => {
    const world = await live();
    await world.takeImage(image);
    world.device.setVisible(false);
    world.device.setVisible(true);
    world.session.retake();
    expect(world.wakes.openCount).toBe(0);
    await world.openings.respond();
    await world.takeImage(image);
    world.leave();
    expect(world.openings.openCount).toBe(0);
    expect(world.camera.isOn).toBe(false);
  });

  test('a resting camera that wakes after the view was left stays off', async () => {
    const world = await live();
    await world.takeImage(image);
    world.session.retake();
    world.leave();
    await world.wakes.respond();
    expect(world.camera.isOn).toBe(false);
    expect(world.cameraStatus()).toBe('off');
  });
});

describe('when the customer returns to a page that was never hidden', () => {
  test('a camera that stopped without notice is reopened', async () => {
    const world = await live();
    vi.spyOn(world.camera.feed, 'isSending', 'get').mockReturnValue(false);
    world.device.comeBack();
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
    expect(world.camera.overlaps).toBe(0);
  });
});

describe('a browser that needs a tap before it shows the picture', () => {
  test('the view asks for a tap, and passes it on once', async () => {
    const world = captureWorld();
    world.open();
    let taps = 0;
    world.openings.requests[0]!.onTapNeeded(() => (taps += 1));
    expect(world.cameraStatus()).toBe('tapNeeded');
    world.session.startCamera();
    world.session.startCamera();
    expect(taps).toBe(1);
    expect(world.cameraStatus()).toBe('starting');
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
  });

  test('the tap is ignored after the view was left', () => {
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

  test('a camera that takes long to start is overdue after eight seconds, and can still become live', async () => {
    const world = captureWorld();
    world.open();
    vi.advanceTimersByTime(7_999);
    expect(world.cameraStatus()).toBe('starting');
    vi.advanceTimersByTime(1);
    expect(world.cameraStatus()).toBe('overdue');
    expect(world.state().name).toBe('init');
    expect(world.openings.requests[0]!.signal.aborted).toBe(false);
    await world.openings.respond();
    expect(world.cameraStatus()).toBe('live');
    expect(world.state().name).toBe('capture');
  });

  test('a camera that takes long to start is not overdue while it is live, needs a tap, or the page is hidden', async () => {
    const world = captureWorld();
    world.open();
    world.openings.requests[0]!.onTapNeeded(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('tapNeeded');
    world.session.startCamera();
    await world.openings.respond();
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('live');
    world.device.setVisible(false);
    world.device.setVisible(true);
    world.device.setVisible(false);
    vi.advanceTimersByTime(10_000);
    expect(world.cameraStatus()).toBe('off');
  });

  test('a camera that takes long to start has eight seconds for each start', async () => {
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
  test('the orientation is that of the device while the view is mounted', async () => {
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
