import {
  FakeFrameAnalysis,
  FakeFramingSound,
  MemoryChoices,
  type FakeAnalysisSettings,
} from '@recto/adapters/fake';
import type { GuidancePace, GuidanceSnapshot } from '@recto/core';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { cardAt, emptyTable, goodCard } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { passTime as pass } from './doubles/pass-time.ts';

/** How guidance steps down on a slow phone and comes back (decision 4.5), and what it says then. */

countedTimers('', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

async function viewfinderWith(settings: Partial<FakeAnalysisSettings>, sound = false) {
  const analysis = new FakeFrameAnalysis(settings);
  const choices = new MemoryChoices({ sound });
  const load = () => Promise.resolve(engine);
  const world = captureWorld(procedureWith(), undefined, {
    mode: 'full',
    analysis,
    choices,
    sounds: new FakeFramingSound(),
    load,
  });
  world.open();
  await world.openings.respond();
  await pass(0);
  const guidance = () => world.session.getSnapshot().guidance;
  const seen: GuidanceSnapshot[] = [];
  world.session.subscribe(() => seen.push(guidance()));
  const said: string[] = [];
  let count = 0;
  world.session.subscribe(() => {
    const now = world.session.getSnapshot().said;
    if (now === null || now.number === count) return;
    count = now.number;
    const { announcement } = now;
    const { words } = announcement.name === 'words' ? announcement : { words: null };
    said.push(words?.kind === 'hint' ? JSON.stringify(words.hint) : announcement.name);
  });
  return { ...world, analysis, guidance, seen, said };
}

const takeByButton = { name: 'takeByButton' };
/** Too low in the picture. */
const lowCard = goodCard({ quad: cardAt(0, 120) });

const inWords = (hint: object) => JSON.stringify(hint);

describe('a phone on which looks become too slow', () => {
  // Decision 4.5: one sentence is shown and said, and it is true.
  test('a phone with slow looks keeps its hints, names the button once all is right, and takes no photo by itself', async () => {
    const world = await viewfinderWith({
      script: { idCardRecto: lowCard },
      paces: [{ atMs: 2_000, pace: 'hints' }],
    });
    await pass(7_000);
    expect(world.guidance()).toMatchObject({
      hint: { name: 'offCentre', side: 'bottom' },
      pace: 'hints',
      autoCapture: { isAvailable: false, ring: null },
      sound: { isAvailable: true },
    });
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(4_000);
    expect(world.guidance().hint).toEqual({ name: 'ready', next: 'button' });
    await pass(20_000);
    expect(world.shots.openCount).toBe(0);
    expect(world.said).toEqual([
      'cameraReady',
      inWords({ name: 'offCentre', side: 'bottom' }),
      inWords({ name: 'ready', next: 'button' }),
    ]);
  });

  test.each([
    ['glare', goodCard({ glare: 0.1 }), { name: 'glare' }],
    [
      'a card that is cut off',
      goodCard({ quad: null, cutOff: ['right'] }),
      { name: 'cutOff', side: 'right' },
    ],
  ])('a phone with slow looks never names the button over %s', async (_, reading, hint) => {
    for (const pace of ['hints', 'none'] as const) {
      const world = await viewfinderWith({
        script: { idCardRecto: reading },
        paces: [{ atMs: 2_000, pace }],
      });
      await pass(30_000);
      expect(world.seen.filter((shown) => shown.hint?.name === 'takeByButton')).toEqual([]);
      expect(world.guidance().hint).toEqual(hint);
    }
  });

  test('a phone with slow looks shows and says a last sentence when it can show no hints', async () => {
    const world = await viewfinderWith({
      script: { idCardRecto: emptyTable },
      paces: [{ atMs: 2_000, pace: 'none' }],
    });
    await pass(10_000);
    expect(world.guidance()).toMatchObject({
      hint: takeByButton,
      autoCapture: { isAvailable: false },
      sound: { isAvailable: false, tone: null },
    });
    await pass(50_000);
    expect(world.guidance().hint).toEqual(takeByButton);
    expect(world.said.filter((line) => line === inWords(takeByButton))).toHaveLength(1);
  });

  test('a phone with slow looks has its hints back in the same viewfinder once it has recovered, and automatic photos in the next one', async () => {
    const world = await viewfinderWith({
      script: { idCardRecto: goodCard() },
      paces: [
        { atMs: 500, pace: 'none' },
        { atMs: 8_000, pace: 'hints' },
        { atMs: 15_000, pace: 'full' },
      ],
    });
    await pass(7_000);
    expect(world.guidance().hint).toEqual(takeByButton);
    await pass(7_000);
    expect(world.guidance().hint).toEqual({ name: 'ready', next: 'button' });
    await pass(15_000);
    expect(world.guidance()).toMatchObject({ pace: 'full', hint: { name: 'ready', next: 'button' } });
    expect(world.shots.openCount).toBe(0);
    world.analysis.change({ paces: [] });
    await world.takeImage(imageOf('by hand'));
    world.session.retake();
    await pass(0);
    await world.wakes.respond();
    await pass(3_300);
    expect(world.shots.openCount).toBe(1);
  });

  test('a phone with slow looks tries again in the next viewfinder', async () => {
    const world = await viewfinderWith({
      script: { idCardRecto: goodCard() },
      paces: [{ atMs: 100, pace: 'none' }],
    });
    await pass(3_000);
    world.analysis.change({ paces: [] });
    await world.takeImage(imageOf('by hand'));
    world.session.retake();
    await pass(0);
    await world.wakes.respond();
    await pass(1_000);
    expect(world.guidance()).toMatchObject({ pace: 'full', autoCapture: { isAvailable: true } });
  });

  test.each(['full', 'fewer', 'hints'] satisfies GuidancePace[])(
    'a phone with slow looks shows what is so, and not what was so, at the pace "%s"',
    async (pace) => {
      const world = await viewfinderWith({
        script: { idCardRecto: lowCard },
        paces: [{ atMs: 0, pace }],
      });
      await pass(6_000);
      expect(world.guidance().hint).toEqual({ name: 'offCentre', side: 'bottom' });
      world.analysis.change({ script: { idCardRecto: { ...emptyTable, luma: 10 } } });
      await pass(3_000);
      expect(world.guidance().hint).toEqual({ name: 'tooDark' });
    },
  );
});

describe('what follows when all is right', () => {
  test('the customer learns the first time what follows: the hint says that the photo takes itself, and the ring takes longer', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: goodCard() } });
    await pass(2_000);
    expect(world.guidance()).toMatchObject({
      hint: { name: 'ready', next: 'firstAutomatic' },
      autoCapture: { ring: { durationMs: 1_400 } },
    });
    await pass(1_500);
    await world.shots.respond(imageOf('first'));
    world.session.retake();
    await pass(0);
    await world.wakes.respond();
    await pass(2_000);
    expect(world.guidance()).toMatchObject({
      hint: { name: 'ready', next: 'automatic' },
      autoCapture: { ring: { durationMs: 900 } },
    });
  });

  // Decisions 4.3 and 4.6.
  test('with sound, the ring waits until the instruction is heard; the button is not named meanwhile', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: goodCard() } }, true);
    await pass(4_800);
    expect(world.said).not.toContain(inWords({ name: 'ready', next: 'firstAutomatic' }));
    await pass(1_000);
    expect(world.said).toContain(inWords({ name: 'ready', next: 'firstAutomatic' }));
    expect(world.guidance().autoCapture.ring).toBeNull();
    await pass(800);
    expect(world.guidance().autoCapture.ring).not.toBeNull();
    expect(world.said).not.toContain(inWords({ name: 'ready', next: 'button' }));
  });

  test('the ring takes longer with sound, and "Hold still" is said before the ring begins', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: goodCard() } }, true);
    const atFirstRing: string[][] = [];
    world.session.subscribe(() => {
      if (world.guidance().autoCapture.ring !== null) atFirstRing.push([...world.said]);
    });
    await pass(9_000);
    expect(atFirstRing[0]).toContain(inWords({ name: 'ready', next: 'firstAutomatic' }));
    const durations = world.seen.flatMap(({ autoCapture: { ring } }) => ring?.durationMs ?? []);
    expect(new Set(durations)).toEqual(new Set([1_500]));
  });

  test('the button is named after three seconds without a ring, and no ring follows in this viewfinder', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: trembling } });
    await pass(3_000);
    expect(world.guidance().hint).toEqual({ name: 'ready', next: 'firstAutomatic' });
    await pass(1_000);
    expect(world.guidance().hint).toEqual({ name: 'ready', next: 'button' });
    await pass(1_500);
    expect(world.said).toContain(inWords({ name: 'ready', next: 'button' }));
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(20_000);
    expect(world.guidance().hint).toEqual({ name: 'ready', next: 'button' });
    expect(world.shots.openCount).toBe(0);
  });
});

/** A hand that trembles: each look is good, and the card is never at rest. */
const trembling = Array.from({ length: 100 }, (_, index) => ({
  atMs: index * 100,
  reading: goodCard({ quad: cardAt(30 * (index % 3)) }),
}));

// Decision 4.2.
describe('a promise that was not kept', () => {
  type World = Awaited<ReturnType<typeof viewfinderWith>>;

  /** The customer takes the photo, and takes it again. */
  async function nextViewfinder(world: World) {
    await world.takeImage(imageOf('by hand'));
    world.session.retake();
    await pass(0);
    await world.wakes.respond();
    await pass(0);
  }

  const nextNow = (world: World) => {
    const { hint } = world.guidance();
    return hint?.name === 'ready' ? hint.next : null;
  };

  test('a promise that was not kept once is made in fewer words; after the second time the button is named at once, and why', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: trembling } });
    await pass(5_000);
    expect(nextNow(world)).toBe('button');
    await nextViewfinder(world);
    await pass(2_000);
    expect(nextNow(world)).toBe('automatic');
    await pass(3_000);
    expect(nextNow(world)).toBe('button');
    expect(world.guidance().autoCapture.isEnabled).toBe(true);
    await nextViewfinder(world);
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(1_300);
    expect(world.guidance().autoCapture).toMatchObject({ isAvailable: true, isEnabled: false });
    expect(nextNow(world)).toBe('buttonFromNow');
    await pass(20_000);
    expect(nextNow(world)).toBe('buttonFromNow');
    expect(world.shots.openCount).toBe(0);
    await nextViewfinder(world);
    await pass(20_000);
    expect(nextNow(world)).toBe('button');
    expect(world.shots.openCount).toBe(0);
  });

  test('a promise that was not kept is made again when the customer switches auto-capture on', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: trembling } });
    for (let times = 0; times < 2; times += 1) {
      await pass(5_000);
      await nextViewfinder(world);
    }
    await pass(2_000);
    expect(nextNow(world)).toBe('buttonFromNow');
    world.session.toggleAutoCapture();
    expect(world.guidance().autoCapture.isEnabled).toBe(true);
    expect(nextNow(world)).toBe('automatic');
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(4_000);
    expect(world.shots.openCount).toBe(1);
  });

  test('a promise that was not kept is forgotten after a photo that took itself', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: trembling } });
    await pass(5_000);
    await nextViewfinder(world);
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(3_000);
    expect(world.shots.openCount).toBe(1);
    await world.shots.respond(imageOf('automatic'));
    world.session.retake();
    await pass(0);
    await world.wakes.respond();
    world.analysis.change({ script: { idCardRecto: trembling } });
    await pass(5_000);
    await nextViewfinder(world);
    await pass(2_000);
    expect(nextNow(world)).toBe('automatic');
  });

  test('a promise was not broken by a customer who is quicker than the ring', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: goodCard() } });
    for (let times = 0; times < 3; times += 1) {
      await pass(1_400);
      expect(nextNow(world)).toBe('firstAutomatic');
      await nextViewfinder(world);
    }
  });

  test('a promise is not kept either where a ring has died, and the customer takes the photo then', async () => {
    const script = [
      { atMs: 0, reading: goodCard() },
      { atMs: 2_000, reading: emptyTable },
    ];
    const world = await viewfinderWith({ script: { idCardRecto: script } });
    await pass(3_000);
    await nextViewfinder(world);
    await pass(1_400);
    expect(nextNow(world)).toBe('automatic');
  });
});

test('a ring closes only below the hint that all is right', async () => {
  const script = Array.from({ length: 60 }, (_, index) => ({
    atMs: index * 400,
    reading: index % 3 === 2 ? emptyTable : goodCard(),
  }));
  const world = await viewfinderWith({ script: { idCardRecto: script } });
  await pass(24_000);
  const rings = world.seen.filter(({ autoCapture }) => autoCapture.ring !== null);
  expect(rings.length).toBeGreaterThan(0);
  for (const { hint } of rings) expect(hint).toMatchObject({ name: 'ready' });
});

test('sides of the mask are lit only by a document that was found', async () => {
  const sides = { top: 1, right: 1, bottom: 1, left: 1 };
  const world = await viewfinderWith({ script: { idCardRecto: { ...emptyTable, sides } } });
  await pass(2_000);
  expect(world.guidance().sides).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});

describe('a card that is cut off', () => {
  const cut = goodCard({ quad: null, cutOff: ['right'] });
  const wavering = Array.from({ length: 60 }, (_, index) => ({
    atMs: index * 100,
    reading: index < 6 || index % 10 < 3 ? cut : { ...emptyTable, motion: 1 },
  }));

  test('a card that is cut off has its hint as long as the picture does not move, although it is not found in each look', async () => {
    const world = await viewfinderWith({ script: { idCardRecto: wavering } });
    await pass(5_000);
    const shown = new Set(world.seen.map(({ hint }) => hint?.name));
    expect(shown).toEqual(new Set(['cutOff']));
  });

  test('the hint about a card that is cut off is gone after three seconds without a reading that shows it, and one reading alone is no hint', async () => {
    const script = [
      { atMs: 0, reading: cut },
      { atMs: 1_000, reading: { ...emptyTable, motion: 1 } },
    ];
    const world = await viewfinderWith({ script: { idCardRecto: script } });
    await pass(3_500);
    expect(world.guidance().hint).toEqual({ name: 'cutOff', side: 'right' });
    await pass(1_500);
    expect(world.guidance().hint).toEqual({ name: 'noDocument' });

    const once = [
      { atMs: 0, reading: emptyTable },
      { atMs: 1_000, reading: cut },
      { atMs: 1_100, reading: { ...emptyTable, motion: 1 } },
    ];
    const other = await viewfinderWith({ script: { idCardRecto: once } });
    await pass(5_000);
    expect(other.seen.some(({ hint }) => hint?.name === 'cutOff')).toBe(false);
  });

  test('the hint about a card that is cut off is gone when the picture has moved', async () => {
    const script = [
      { atMs: 0, reading: cut },
      { atMs: 1_500, reading: { ...emptyTable, motion: 60 } },
      { atMs: 1_700, reading: { ...emptyTable, motion: 1 } },
    ];
    const world = await viewfinderWith({ script: { idCardRecto: script } });
    await pass(1_400);
    expect(world.guidance().hint).toEqual({ name: 'cutOff', side: 'right' });
    await pass(1_500);
    expect(world.guidance().hint).toEqual({ name: 'noDocument' });
  });
});
