import { FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import { CameraError, type FrameReading, type GuidanceMode } from '@recto/core';
import { expect, test } from 'vitest';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { emptyTable, goodCard } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { passTime as pass } from './doubles/pass-time.ts';

/** How often frames are looked at while nothing changes (decision 4.9), and when not at all. */

countedTimers('', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

async function viewfinder(
  script: FrameReading | readonly { atMs: number; reading: FrameReading }[],
  { sound = false, mode = 'hints' }: { readonly sound?: boolean; readonly mode?: GuidanceMode } = {},
) {
  const analysis = new FakeFrameAnalysis({ script: { idCardRecto: script } });
  let looks = 0;
  const watch = analysis.watch.bind(analysis);
  analysis.watch = (feed, photo, listener) =>
    watch(feed, photo, {
      ...listener,
      onLook: (look) => {
        looks += 1;
        listener.onLook(look);
      },
    });
  const world = captureWorld(procedureWith(), undefined, {
    mode,
    analysis,
    choices: new MemoryChoices({ sound }),
    sounds: new FakeFramingSound(),
    load: () => Promise.resolve(engine),
  });
  world.open();
  await world.openings.respond();
  await pass(0);
  const looksIn = async (ms: number) => {
    const before = looks;
    await pass(ms);
    return looks - before;
  };
  return { ...world, looksIn, hint: () => world.session.getSnapshot().guidance.hint };
}

test('an empty table is looked at ten times a second at first, then twice, and keeps its hint', async () => {
  const { looksIn, hint } = await viewfinder(emptyTable);
  expect(await looksIn(4_000)).toBe(40);
  await pass(8_000);
  for (let second = 0; second < 20; second += 1) {
    expect(await looksIn(1_000)).toBeLessThanOrEqual(3);
    expect(hint()).toEqual({ name: 'noDocument' });
  }
});

test('a card that is laid there has its hint within 0.9 seconds, and is looked at ten times a second', async () => {
  const { looksIn, hint } = await viewfinder([
    { atMs: 0, reading: emptyTable },
    { atMs: 30_000, reading: goodCard({ luma: 20 }) },
  ]);
  await pass(30_000);
  expect(hint()).toEqual({ name: 'noDocument' });
  await pass(900);
  expect(hint()).toEqual({ name: 'tooDark' });
  expect(await looksIn(2_000)).toBe(20);
});

test('with sound, looks never become rarer, and sound that is switched on makes them frequent at once', async () => {
  const heard = await viewfinder(emptyTable, { sound: true });
  await pass(30_000);
  expect(await heard.looksIn(1_000)).toBe(10);
  const silent = await viewfinder(emptyTable);
  await pass(30_000);
  silent.session.toggleSound();
  expect(await silent.looksIn(1_000)).toBeGreaterThanOrEqual(9);
});

test('a card that is right is looked at ten times a second, however long it lies there', async () => {
  const { looksIn } = await viewfinder(goodCard());
  await pass(60_000);
  expect(await looksIn(1_000)).toBe(10);
});

test('a card that comes after a long wait is photographed automatically as soon as any other', async () => {
  const { shots } = await viewfinder(
    [
      { atMs: 0, reading: emptyTable },
      { atMs: 60_000, reading: goodCard() },
    ],
    { mode: 'full' },
  );
  await pass(60_000);
  await pass(500 + 300 + 500 + 1_400 + 100);
  expect(shots.requests).toHaveLength(1);
});

/** From when the light comes on, in ms. The photo is the page's first, whose ring takes longer. */
test.each([
  { afterMs: 10_000, hintMs: 250, photoMs: 1_950 },
  { afterMs: 40_000, hintMs: 350, photoMs: 2_050 },
  { afterMs: 80_000, hintMs: 650, photoMs: 2_350 },
])(
  'light that comes on after $afterMs ms over a card at rest is noticed in $hintMs ms',
  async ({ afterMs, hintMs, photoMs }) => {
    // At different times since the last look.
    for (const offset of [0, 150, 350]) {
      const onAt = afterMs + offset;
      const { hint, shots, session } = await viewfinder(
        [
          { atMs: 0, reading: goodCard({ luma: 20 }) },
          { atMs: onAt, reading: goodCard() },
        ],
        { mode: 'full' },
      );
      await pass(onAt);
      expect(hint()).toEqual({ name: 'tooDark' });
      await pass(hintMs);
      expect(hint()?.name).toBe('ready');
      await pass(photoMs - hintMs);
      expect(shots.requests).toHaveLength(1);
      session.dispose();
    }
  },
);

test('no frame is looked at in the preview, the upload, behind the notice to turn the phone, and on a hidden page', async () => {
  const { looksIn, session, device, shots, calls, state, openings, wakes } = await viewfinder(emptyTable);
  expect(await looksIn(1_000)).toBe(10);
  device.turn('landscape');
  expect(state().name).toBe('capture');
  expect(await looksIn(5_000)).toBe(0);
  device.turn('portrait');
  expect(await looksIn(1_000)).toBe(10);
  device.setVisible(false);
  expect(await looksIn(5_000)).toBe(0);
  device.setVisible(true);
  await openings.respond();
  expect(await looksIn(1_000)).toBeGreaterThan(8);
  const shutter = session.shutter();
  await shots.respond(imageOf('front'));
  await shutter;
  expect(state().name).toBe('preview');
  expect(await looksIn(5_000)).toBe(0);
  void session.use();
  if (wakes.openCount > 0) await wakes.respond();
  expect(state().name).toBe('upload');
  expect(await looksIn(900)).toBe(0);
  expect(state().name).toBe('upload');
  expect(calls.requests.length).toBeGreaterThan(0);
});

test('no frame is looked at behind the error of a camera that was lost', async () => {
  const { looksIn, camera, openings, state } = await viewfinder(emptyTable);
  camera.lose();
  await openings.fail(new CameraError('denied'));
  expect(state().name).toBe('error');
  expect(await looksIn(5_000)).toBe(0);
});

test('no frame is looked at while a viewfinder without anybody rests', async () => {
  const { looksIn, cameraStatus } = await viewfinder(emptyTable);
  await pass(125_000);
  expect(cameraStatus()).toBe('unattended');
  expect(await looksIn(10_000)).toBe(0);
});
