import { FakeDevice, FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import type { FrameReading, GuidanceParts } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { Attendance } from '../../../packages/core/src/capture/attendance.ts';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { emptyTable, goodCard } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { jpegFile } from './doubles/files.ts';
import { passTime as pass } from './doubles/pass-time.ts';

/** When a viewfinder without anybody rests, and what ends that (decision 2.16). */

const timers = countedTimers('capture/', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

const twoMinutes = 120_000;

async function viewfinder(guidance?: GuidanceParts) {
  const world = captureWorld(procedureWith(), undefined, guidance);
  const leave = world.open();
  await world.openings.respond();
  const openings = () => world.openings.requests.length;
  return { ...world, leave, openingsSoFar: openings, isOn: () => world.camera.isOn };
}

async function unattendedViewfinder() {
  const world = await viewfinder();
  await pass(twoMinutes);
  expect(world.cameraStatus()).toBe('unattended');
  return world;
}

/** Guidance that reads this in every frame. */
function guidanceOf(
  script: FrameReading | readonly { atMs: number; reading: FrameReading }[],
): GuidanceParts {
  return {
    mode: 'hints',
    analysis: new FakeFrameAnalysis({ script: { idCardRecto: script } }),
    choices: new MemoryChoices({}),
    sounds: new FakeFramingSound(),
    load: () => Promise.resolve(engine),
  };
}

describe('a viewfinder without anybody', () => {
  test('a viewfinder without anybody rests after two minutes: the camera is off, and the screen may go off', async () => {
    const { isOn, cameraStatus, device, state } = await viewfinder();
    await pass(twoMinutes - 1);
    expect(cameraStatus()).toBe('live');
    expect(isOn()).toBe(true);
    expect(device.isScreenKeptOn).toBe(true);
    await pass(1);
    expect(cameraStatus()).toBe('unattended');
    expect(isOn()).toBe(false);
    expect(device.isScreenKeptOn).toBe(false);
    expect(state()).toEqual({ name: 'capture', photo: 'idCardRecto' });
    expect(timers(), 'nothing is waited for').toBe(0);
  });

  test.each([
    ['readings stay the same', emptyTable],
    ['frames show only noise', { ...emptyTable, motion: 80 }],
  ])('a viewfinder without anybody rests with guidance too, whose %s', async (_what, reading) => {
    const { cameraStatus } = await viewfinder(guidanceOf(reading));
    await pass(1_000);
    expect(cameraStatus()).toBe('live');
    await pass(twoMinutes);
    expect(cameraStatus()).toBe('unattended');
  });

  test('the rest of the camera is said once', async () => {
    const world = await viewfinder();
    const said: string[] = [];
    world.session.subscribe(() => {
      const now = world.session.getSnapshot().said;
      if (now !== null) said[now.number] = now.announcement.name;
    });
    await pass(twoMinutes + 10_000);
    expect(said.filter((name) => name === 'unattended')).toHaveLength(1);
  });

  test.each(['touch', 'key', 'movement'] as const)('a %s begins the two minutes again', async (use) => {
    const { device, cameraStatus } = await viewfinder();
    await pass(twoMinutes - 1);
    device.use(use);
    await pass(twoMinutes - 1);
    expect(cameraStatus()).toBe('live');
    await pass(1);
    expect(cameraStatus()).toBe('unattended');
  });

  test('a phone that is turned, and a customer who comes back, begin the two minutes again', async () => {
    const { device, cameraStatus } = await viewfinder();
    await pass(twoMinutes - 1);
    device.turn('landscape');
    await pass(twoMinutes - 1);
    device.comeBack();
    await pass(twoMinutes - 1);
    expect(cameraStatus()).toBe('live');
  });

  test('a picture that moves, and one that leads to another hint, begin the two minutes again', async () => {
    const movesOnce = [
      { atMs: 0, reading: emptyTable },
      { atMs: 60_000, reading: { ...emptyTable, motion: 40, sharpness: 0.2 } },
      { atMs: 61_000, reading: emptyTable },
    ];
    const moving = await viewfinder(guidanceOf(movesOnce));
    await pass(twoMinutes + 50_000);
    expect(moving.cameraStatus()).toBe('live');
    await pass(20_000);
    expect(moving.cameraStatus()).toBe('unattended');
    const other = await viewfinder(
      guidanceOf([
        { atMs: 0, reading: emptyTable },
        { atMs: 60_000, reading: goodCard({ luma: 20 }) },
      ]),
    );
    await pass(twoMinutes + 50_000);
    expect(other.cameraStatus()).toBe('live');
    await pass(20_000);
    expect(other.cameraStatus()).toBe('unattended');
  });

  test('a picture that moves counts for ten minutes at most, as in a pocket; then a touch or a key is needed', async () => {
    const { device, cameraStatus } = await viewfinder();
    for (let minute = 1; minute <= 10; minute += 1) {
      await pass(60_000);
      device.use('movement');
    }
    expect(cameraStatus()).toBe('live');
    await pass(60_000);
    expect(cameraStatus()).toBe('unattended');
    device.use('movement');
    expect(cameraStatus()).toBe('unattended');
    device.use('key');
    expect(cameraStatus()).toBe('starting');
  });

  test('the customer is waited for only while the camera shows its picture: not during the permission prompt', async () => {
    const world = captureWorld();
    world.open();
    await pass(2 * twoMinutes);
    expect(world.cameraStatus()).toBe('overdue');
    await world.openings.respond();
    await pass(twoMinutes - 1);
    expect(world.cameraStatus()).toBe('live');
    await pass(1);
    expect(world.cameraStatus()).toBe('unattended');
  });

  test('the customer is not waited for in the preview', async () => {
    const world = await viewfinder();
    await world.takeImage(imageOf('front'));
    await pass(2 * twoMinutes);
    expect(world.state().name).toBe('preview');
    expect(world.cameraStatus()).toBe('off');
  });

  test('the customer is not waited for while the camera is live behind another view', async () => {
    const attendance = new Attendance(new FakeDevice(), () => undefined);
    attendance.cameraIsLive(true);
    await pass(2 * twoMinutes);
    expect(attendance.isUnattended).toBe(false);
    attendance.viewfinderIsShown(true);
    await pass(twoMinutes);
    expect(attendance.isUnattended).toBe(true);
  });
});

describe('the rest of a viewfinder ends', () => {
  test('the rest of a viewfinder ends with the tap that the screen reports, which takes no photo; a touch alone does not end it', async () => {
    const { session, device, cameraStatus, openings, openingsSoFar, state, shots } =
      await unattendedViewfinder();
    device.use('touch');
    expect(cameraStatus()).toBe('unattended');
    session.startCamera();
    expect(cameraStatus()).toBe('starting');
    expect(openingsSoFar()).toBe(2);
    await openings.respond();
    expect(cameraStatus()).toBe('live');
    expect(state().name).toBe('capture');
    expect(shots.requests).toEqual([]);
    await pass(twoMinutes);
    expect(cameraStatus(), 'and begins again').toBe('unattended');
  });

  test.each(['key', 'movement'] as const)('the rest of a viewfinder ends with a %s', async (use) => {
    const { device, cameraStatus } = await unattendedViewfinder();
    device.use(use);
    expect(cameraStatus()).toBe('starting');
    expect(device.isScreenKeptOn).toBe(true);
  });

  test('the rest of a viewfinder ends with a turn of the phone, and with "Continue in landscape"', async () => {
    const turned = await unattendedViewfinder();
    turned.device.turn('landscape');
    expect(turned.cameraStatus()).toBe('starting');
    await turned.openings.respond();
    await pass(twoMinutes);
    expect(turned.cameraStatus()).toBe('unattended');
    turned.session.stayInLandscape();
    expect(turned.cameraStatus()).toBe('starting');
  });

  test('the rest of a viewfinder ends when the page was hidden and is shown again', async () => {
    const { device, cameraStatus, openingsSoFar } = await unattendedViewfinder();
    device.setVisible(false);
    expect(cameraStatus()).toBe('off');
    expect(openingsSoFar()).toBe(1);
    device.setVisible(true);
    expect(cameraStatus()).toBe('starting');
  });

  test('the rest of a viewfinder ends with a file that is chosen in place of the photo', async () => {
    const { session, cameraStatus, state } = await unattendedViewfinder();
    await session.pick(jpegFile);
    expect(state().name).toBe('preview');
    expect(cameraStatus()).toBe('off');
    session.retake();
    expect(cameraStatus()).toBe('starting');
  });

  test('the rest of a viewfinder ends when the view is left: no use is followed, and the next view opens the camera', async () => {
    const { leave, device, viewListeners, cameraStatus, open } = await unattendedViewfinder();
    leave();
    expect(viewListeners()).toBe(0);
    expect(cameraStatus()).toBe('off');
    device.use('key');
    expect(cameraStatus()).toBe('off');
    open();
    expect(cameraStatus()).toBe('starting');
  });
});

test.each([
  ['before the two minutes are over', 1_000],
  ['while the viewfinder rests', twoMinutes],
])(
  'a session that is disposed %s leaves no timer and no listener, and nothing wakes it',
  async (_when, ms) => {
    const { session, device, viewListeners, isOn, openingsSoFar, cameraStatus } = await viewfinder();
    await pass(ms);
    session.dispose();
    expect(timers()).toBe(0);
    expect(viewListeners()).toBe(0);
    device.use('key');
    session.startCamera();
    await pass(twoMinutes);
    expect(isOn()).toBe(false);
    expect(openingsSoFar()).toBe(1);
    expect(cameraStatus()).toBe('off');
  },
);
