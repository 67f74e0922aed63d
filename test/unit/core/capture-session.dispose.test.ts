import { FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import { CameraError, type GuidanceParts } from '@recto/core';
import { describe, expect, test, vi } from 'vitest';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf, procedureLacking, procedureWith } from '../../support/procedures.ts';
import { goodCard } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { pickedFile, jpegFile, textFile } from './doubles/files.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { settled, Waiting } from './doubles/waiting.ts';

/** A capture session that is disposed while its view is still mounted. */

/** Also counts those of the upload queue that a tap on the screen has begun. */
const sessionTimers = countedTimers('capture/', {
  toFake: ['setTimeout', 'clearTimeout', 'performance'],
});

type World = ReturnType<typeof captureWorld>;

const worldWithPause = () => captureWorld();

/** What the screens could see: the snapshot and the toasts. The listeners count. */
function watchShown({ session, toasts, doneCount }: World) {
  const before = session.getSnapshot();
  let calls = 0;
  session.subscribe(() => (calls += 1));
  const toastsBefore = toasts.texts.length;
  return () => {
    expect(session.getSnapshot()).toBe(before);
    expect(calls).toBe(0);
    expect(toasts.texts.slice(toastsBefore)).toEqual([]);
    expect(doneCount()).toBe(0);
  };
}

/** Everything that a device and a browser can report. */
function stirDevice({ device, camera }: World): void {
  hideAndShow(device);
  device.comeBack();
  device.turn('landscape');
  device.setOnline(false);
  device.setOnline(true);
  camera.allow();
  camera.lose();
}

describe('after disposal of a session whose view is mounted', () => {
  test('the device and the camera are followed no more, and no camera is opened', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    world.session.dispose();
    expect(world.viewListeners()).toBe(0);
    expect(world.camera.accessListenerCount).toBe(0);
    const expectNothingShown = watchShown(world);
    stirDevice(world);
    await settled();
    expect(world.openings.requests).toHaveLength(1);
    expect(world.camera.isOn).toBe(false);
    expectNothingShown();
  });

  test('the screen shows that the camera is off', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    world.session.dispose();
    expect(world.cameraStatus()).toBe('off');
  });

  test('the unmount callback is harmless, and shows nothing', async () => {
    const world = captureWorld(procedureLacking('clientPicture'));
    const leave = world.open();
    await world.takeImage(imageOf('selfie'));
    world.device.setOnline(false);
    await world.session.use();
    expect(world.doneCount()).toBe(1);
    world.session.dispose();
    const toasts = world.toasts.texts.length;
    leave();
    leave();
    expect(world.toasts.texts).toHaveLength(toasts);
    expect(world.viewListeners()).toBe(0);
  });

  test('a camera that was being opened is closed', async () => {
    const world = captureWorld();
    world.open();
    world.session.dispose();
    const expectNothingShown = watchShown(world);
    await world.openings.respond();
    expect(world.camera.isOn).toBe(false);
    expectNothingShown();
  });

  test('a camera with a black picture is not tried again', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.fail(new CameraError('noPicture'));
    expect(sessionTimers()).toBe(1);
    world.session.dispose();
    expect(sessionTimers()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(world.openings.requests).toHaveLength(1);
  });

  test('a photo that is being taken is not shown', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    const taking = world.session.shutter();
    world.session.dispose();
    const expectNothingShown = watchShown(world);
    await world.shots.respond(imageOf('late'));
    await taking;
    expectNothingShown();
  });

  test.each([
    ['a good file', jpegFile],
    ['a file that is rejected', textFile],
  ])('%s that is being checked is not shown, and no toast comes', async (_, file) => {
    const world = captureWorld();
    world.open();
    const picking = world.session.pick(file);
    world.session.dispose();
    const expectNothingShown = watchShown(world);
    await picking;
    expectNothingShown();
  });

  test.each(['sent', 'failed'] as const)(
    'a photo that is being sent is no longer shown as %s',
    async (end) => {
      const world = worldWithPause();
      world.open();
      await world.takeImage(imageOf('sent'));
      const using = world.session.use();
      await settled();
      world.session.dispose();
      expect(sessionTimers()).toBe(0);
      const expectNothingShown = watchShown(world);
      if (end === 'sent') await world.calls.respond();
      else world.uploads.drop('idCardRecto');
      await using;
      vi.advanceTimersByTime(60_000);
      expectNothingShown();
    },
  );

  test('the moment in which the last photo is shown as sent ends with the session', async () => {
    const world = worldWithPause();
    world.open('0');
    await world.takeImage(imageOf('sent'));
    const using = world.session.use();
    await world.calls.respond();
    await using;
    expect(world.state()).toMatchObject({ name: 'upload', sent: true });
    expect(sessionTimers()).toBeGreaterThan(0);
    world.session.dispose();
    expect(sessionTimers()).toBe(0);
  });

  test('no button and no router begins anything', async () => {
    const world = captureWorld();
    world.open();
    await world.takeImage(imageOf('held'));
    world.session.dispose();
    const expectNothingShown = watchShown(world);
    const { session } = world;
    expect(session.prepare(null)).toBe(false);
    session.enter(world.view)();
    session.startCamera();
    session.switchCamera();
    session.toggleAutoCapture();
    session.toggleSound();
    session.toggleTorch();
    session.stayInLandscape();
    session.sendInBackground();
    session.restart();
    await Promise.all([session.shutter(), session.pick(pickedFile([1, 2, 3]))]);
    await Promise.all([session.use(), session.retry()]);
    session.sendLater();
    session.retake();
    session.dispose();
    await settled();
    expectNothingShown();
    expect(world.uploads.getSnapshot()).toEqual([]);
    expect(world.calls.requests).toEqual([]);
    expect(world.openings.requests).toHaveLength(1);
    expect(world.viewListeners()).toBe(0);
    expect(world.device.reloads).toBe(0);
  });

  test('a photo that the provider refused stays in the queue', async () => {
    const world = captureWorld();
    world.open();
    await world.takeImage(imageOf('refused'));
    const using = world.session.use();
    await settled();
    world.repository.settings.failing = { savePhoto: 'refused', readProcedure: 'unreachable' };
    await world.calls.respond();
    await world.calls.respond();
    await using;
    expect(world.state()).toMatchObject({ name: 'error', type: 'internal' });
    world.session.dispose();
    world.session.retake();
    world.session.sendLater();
    expect(world.uploads.getSnapshot()).toHaveLength(1);
  });
});

describe('the guidance of a disposed session', () => {
  function guidedWorld(load: GuidanceParts['load'] = () => Promise.resolve(engine)) {
    const analysis = new FakeFrameAnalysis({ script: { idCardRecto: goodCard() } });
    const watch = vi.spyOn(analysis, 'watch');
    const check = vi.spyOn(analysis, 'checkPhoto');
    const sounds = new FakeFramingSound();
    const choices = new MemoryChoices({ sound: true });
    const guidance: GuidanceParts = { mode: 'full', analysis, sounds, choices, load };
    return { ...captureWorld(procedureWith(), undefined, guidance), watch, check, sounds, choices };
  }

  test('the guidance of a disposed session ends its watch and its tone, and plays none again', async () => {
    const world = guidedWorld();
    world.open();
    await world.openings.respond();
    await vi.advanceTimersByTimeAsync(1_300);
    expect(world.watch).toHaveBeenCalledTimes(1);
    expect(world.sounds.played.at(-1)).not.toBeNull();
    world.session.dispose();
    expect(world.sounds.played.at(-1)).toBeNull();
    const played = world.sounds.played.length;
    const expectNothingShown = watchShown(world);
    await vi.advanceTimersByTimeAsync(60_000);
    world.session.toggleSound();
    world.session.toggleAutoCapture();
    expect(world.sounds.played).toHaveLength(played);
    expect(world.choices.read()).toMatchObject({ sound: true });
    expect(world.shots.requests).toEqual([]);
    expectNothingShown();
  });

  test('the guidance of a disposed session begins no watch when its code is loaded later', async () => {
    const loads = new Waiting<void, typeof engine>();
    const world = guidedWorld(loads.ask);
    world.open();
    await world.openings.respond();
    world.session.dispose();
    await loads.respond(engine);
    expect(world.watch).not.toHaveBeenCalled();
  });

  test('the guidance of a disposed session checks no photo when its code is loaded later', async () => {
    const loads = new Waiting<void, typeof engine>();
    const world = guidedWorld(loads.ask);
    world.open();
    await world.session.pick(jpegFile);
    world.session.dispose();
    await loads.respond(engine);
    expect(world.check).not.toHaveBeenCalled();
  });

  test('the guidance of a disposed session rejects nothing when its code can not be loaded', async () => {
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', note);
    try {
      const loads = new Waiting<void, typeof engine>();
      const world = guidedWorld(loads.ask);
      world.open();
      await world.session.pick(jpegFile);
      world.session.dispose();
      await loads.fail(new Error('offline'));
      await settled();
      expect(rejections).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});
