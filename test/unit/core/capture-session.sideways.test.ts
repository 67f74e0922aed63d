import { FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import type { GuidanceMode } from '@recto/core';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { goodCard } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { passTime as pass } from './doubles/pass-time.ts';

/** What the capture screen says of frames that lie on their side (decision 2.18). */

countedTimers('', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

const sideways = { name: 'sideways' };

async function viewfinder(mode: GuidanceMode) {
  const world = captureWorld(procedureWith(), undefined, {
    mode,
    analysis: new FakeFrameAnalysis({ script: { idCardRecto: goodCard() } }),
    choices: new MemoryChoices({ sound: false }),
    sounds: new FakeFramingSound(),
    load: () => Promise.resolve(engine),
  });
  world.open();
  await world.openings.respond();
  await pass(0);
  const snapshot = () => world.session.getSnapshot();
  return { ...world, snapshot, guidance: () => snapshot().guidance };
}

describe.each(['full', 'hints', 'off'] as const)('with guidance %s', (mode) => {
  test('the customer is told how the picture comes right, by the screen and by voice', async () => {
    const world = await viewfinder(mode);
    world.camera.lieSideways(true);
    expect(world.guidance().hint).toEqual(sideways);
    await pass(5_000);
    expect(world.snapshot().said?.announcement).toEqual({
      name: 'words',
      words: { kind: 'hint', hint: sideways },
    });
  });

  test('the hint goes with the first upright frame', async () => {
    const world = await viewfinder(mode);
    world.camera.lieSideways(true);
    world.camera.lieSideways(false);
    expect(world.guidance().hint).not.toEqual(sideways);
    await pass(4_000);
    expect(world.guidance().hint?.name).toBe(mode === 'off' ? undefined : 'ready');
  });

  test('the shutter takes the photo as it is shown', async () => {
    const world = await viewfinder(mode);
    world.camera.lieSideways(true);
    await world.takeImage(imageOf('sideways'));
    expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('sideways') });
    expect(world.guidance().hint).toBeNull();
  });
});

test('no photo is taken by itself meanwhile', async () => {
  const world = await viewfinder('full');
  world.camera.lieSideways(true);
  await pass(60_000);
  expect(world.shots.openCount).toBe(0);
  expect(world.guidance().hint).toEqual(sideways);
  world.camera.lieSideways(false);
  await pass(6_000);
  expect(world.shots.openCount).toBe(1);
});
