import {
  FakeFrameAnalysis,
  FakeFramingSound,
  MemoryChoices,
  type FakeAnalysisSettings,
} from '@recto/adapters/fake';
import type { CameraFeed, CapturedImage, FrameWatch, GuidanceMode, PhotoCheck } from '@recto/core';
import { describe, expect, test, vi } from 'vitest';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { eventually } from '../../support/eventually.ts';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { cardAt, emptyTable, goodCard, goodFace } from '../../support/readings.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { passTime as pass } from './doubles/pass-time.ts';

// Auto-capture watches from 1000 ms after the viewfinder on; then 500 ms at rest, and 1400 ms for the first ring.
const tooEarlyMs = 2_600;
const inTimeMs = 3_300;

// What the doubles wait for is not time.
const waitingTimers = countedTimers('', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

interface Settings {
  readonly mode?: GuidanceMode;
  readonly choices?: MemoryChoices;
  readonly load?: () => Promise<typeof engine>;
}

/** A capture session whose analyser plays a script. */
function guidedWorld(settings: Partial<FakeAnalysisSettings> = {}, options: Settings = {}) {
  const { mode = 'full', choices = new MemoryChoices(), load = () => Promise.resolve(engine) } = options;
  const analysis = new FakeFrameAnalysis(settings);
  const watch = vi.spyOn(analysis, 'watch');
  const sounds = new FakeFramingSound();
  const world = captureWorld(procedureWith(), undefined, { mode, analysis, choices, sounds, load });
  const guidance = () => world.session.getSnapshot().guidance;
  const said = () => world.session.getSnapshot().said?.announcement ?? null;
  /** @returns the guidance of each snapshot since this call. */
  const seenGuidance = () => {
    const seen = [guidance()];
    world.session.subscribe(() => seen.push(guidance()));
    return () => seen;
  };
  return { ...world, analysis, watch, choices, sounds, guidance, said, seenGuidance };
}

type World = ReturnType<typeof guidedWorld>;

/** Opens the view and the camera. */
async function openViewfinder(world: World, viewStep: string | null = null) {
  world.open(viewStep);
  await world.openings.respond();
  await vi.advanceTimersByTimeAsync(0);
}

const noSwitches = { autoCapture: { isAvailable: false }, sound: { isAvailable: false } };

describe('a document that is not recognised', () => {
  // Decision 4.14.
  test('a document that is not recognised has "Place the document in the frame" only until the scene was still for two seconds', async () => {
    const unknown = { ...emptyTable, printed: 1, sharpness: 0.9 };
    const world = guidedWorld({ script: { idCardRecto: unknown } });
    await openViewfinder(world);
    await pass(1_900);
    expect(world.guidance().hint).toEqual({ name: 'noDocument' });
    await pass(1_000);
    expect(world.guidance().hint).toEqual({ name: 'fillFrame' });
    await pass(10_000);
    expect(world.shots.openCount).toBe(0);
  });
});

describe('auto-capture', () => {
  test('auto-capture takes the photo of a card that is ready and at rest', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } });
    await openViewfinder(world);
    await pass(tooEarlyMs);
    expect(world.shots.openCount).toBe(0);
    expect(world.guidance().autoCapture.ring!.progress).toBeGreaterThan(0.5);
    await pass(inTimeMs - tooEarlyMs);
    expect(world.shots.openCount).toBe(1);
    await world.shots.respond(imageOf('auto'));
    expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('auto'), isAutomatic: true });
    expect(world.guidance().autoCapture.ring).toBeNull();
  });

  test('auto-capture takes a selfie with one face', async () => {
    const world = guidedWorld({ script: { clientPicture: goodFace() } });
    await openViewfinder(world, '4');
    await pass(inTimeMs);
    expect(world.shots.openCount).toBe(1);
  });

  test.each([
    ['without a document', emptyTable],
    ['with a face instead of a card', goodFace()],
  ])('auto-capture never fires %s', async (_, reading) => {
    const world = guidedWorld({ script: { idCardRecto: reading } });
    await openViewfinder(world);
    await pass(60_000);
    expect(world.shots.openCount).toBe(0);
    expect(world.state().name).toBe('capture');
  });

  const elsewhere = (dx: number) => goodCard({ quad: cardAt(dx) });

  test.each([
    ['the card leaves', [emptyTable, emptyTable], 'noDocument'],
    ['the card moves', [elsewhere(-40), elsewhere(40)], 'holdStill'],
  ] as const)(
    'auto-capture is cancelled as %s, with a hint that says so, and begins again',
    async (_, [one, other], name) => {
      const script = [
        { atMs: 0, reading: goodCard() },
        { atMs: 2_050, reading: one },
        { atMs: 2_150, reading: other },
        { atMs: 2_250, reading: goodCard() },
      ];
      const world = guidedWorld({ script: { idCardRecto: script } });
      await openViewfinder(world);
      await pass(2_150);
      expect(world.guidance()).toMatchObject({ hint: { name: 'ready' }, autoCapture: { ring: {} } });
      await pass(100);
      expect(world.guidance()).toMatchObject({ hint: { name }, autoCapture: { ring: null } });
      await pass(1_700);
      expect(world.shots.openCount).toBe(0);
      await pass(1_200);
      expect(world.shots.openCount).toBe(1);
    },
  );

  // Decision 4.2.
  test.each([
    ['without a card', emptyTable],
    ['with glare', goodCard({ glare: 0.1 })],
    ['in which the card lies elsewhere', elsewhere(40)],
  ])('auto-capture waits during one look %s, and takes the photo later by as much', async (_, reading) => {
    const script = [
      { atMs: 0, reading: goodCard() },
      { atMs: 2_050, reading },
      { atMs: 2_150, reading: goodCard() },
    ];
    const world = guidedWorld({ script: { idCardRecto: script } });
    await openViewfinder(world);
    const seen = world.seenGuidance();
    await pass(inTimeMs);
    expect(world.shots.openCount).toBe(1);
    const progress = seen().flatMap(({ autoCapture }) => autoCapture.ring?.progress ?? []);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const first = seen().findIndex(({ autoCapture }) => autoCapture.ring !== null);
    for (const { hint } of seen().slice(first, -1)) expect(hint).toMatchObject({ name: 'ready' });
  });

  // Decision 4.2.
  test('auto-capture waits during a pause in which no frame is read, with its hint, for two seconds', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } });
    await openViewfinder(world);
    const noLooks = async (ms: number) => {
      world.analysis.change({ script: {} });
      await pass(ms);
    };
    await pass(1_600);
    await noLooks(1_600);
    const waiting = { hint: { name: 'ready' }, autoCapture: { ring: { progress: expect.any(Number) } } };
    expect(world.guidance()).toMatchObject(waiting);
    expect(world.guidance().autoCapture.ring!.progress).toBeLessThan(0.7);
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(200);
    expect(world.guidance()).toMatchObject(waiting);
    await noLooks(2_200);
    expect(world.guidance()).toMatchObject({ hint: null, autoCapture: { ring: null } });
    expect(world.shots.openCount).toBe(0);
    world.analysis.change({ script: { idCardRecto: goodCard() } });
    await pass(2_500);
    expect(world.shots.openCount).toBe(1);
  });

  // Decision 4.2.
  test('auto-capture takes the sharpest frame of the ring, and frees the others', async () => {
    const script = [0.75, 0.8, 0.95, 0.85, 0.8, 0.75, 0.7].map((sharpness, index) => ({
      atMs: 1_600 + index * 100,
      reading: goodCard({ sharpness }),
    }));
    const world = guidedWorld({ script: { idCardRecto: [{ atMs: 0, reading: goodCard() }, ...script] } });
    await openViewfinder(world);
    const frames: { readonly at: number; isReleased: boolean }[] = [];
    const start = performance.now();
    vi.spyOn(world.camera.feed, 'holdFrame').mockImplementation(() => {
      const frame = { at: performance.now() - start, isReleased: false };
      frames.push(frame);
      return {
        toPhoto: () => Promise.resolve(imageOf(`at ${frame.at}`)),
        release: () => void (frame.isReleased = true),
      };
    });
    await pass(inTimeMs);
    expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('at 1800') });
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.filter(({ isReleased }) => !isReleased)).toEqual([]);
    expect(world.shots.openCount).toBe(0);
  });

  test('auto-capture frees the frames of a ring that was cancelled', async () => {
    const script = [
      { atMs: 0, reading: goodCard() },
      { atMs: 2_050, reading: emptyTable },
    ];
    const world = guidedWorld({ script: { idCardRecto: script } });
    await openViewfinder(world);
    let held = 0;
    let released = 0;
    vi.spyOn(world.camera.feed, 'holdFrame').mockImplementation(() => {
      held += 1;
      return { toPhoto: () => Promise.reject(new Error('Nobody asks.')), release: () => (released += 1) };
    });
    await pass(5_000);
    expect(held).toBeGreaterThan(2);
    expect(released).toBe(held);
  });

  test('auto-capture takes the current frame if the held one gives no photo', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } });
    await openViewfinder(world);
    vi.spyOn(world.camera.feed, 'holdFrame').mockReturnValue({
      toPhoto: () => Promise.reject(new Error('This frame is gone.')),
      release: () => undefined,
    });
    await pass(inTimeMs);
    await world.shots.respond(imageOf('current'));
    expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('current') });
  });

  test('auto-capture looks at no more frames once the shutter is pressed: that would delay the photo', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } });
    await openViewfinder(world);
    const stop = vi.spyOn(world.watch.mock.results[0]!.value as FrameWatch, 'stop');
    await pass(tooEarlyMs);
    expect(stop).not.toHaveBeenCalled();
    const { hint } = world.guidance();
    expect(hint).not.toBeNull();
    void world.session.shutter();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(world.sounds.ticks).toBe(1);
    void world.session.shutter();
    expect(world.sounds.ticks).toBe(1);
    expect(world.guidance()).toMatchObject({ hint, autoCapture: { ring: null } });
    await world.shots.respond(imageOf('taken'));
    expect(world.state().name).toBe('preview');
    world.session.retake();
    await world.wakes.respond();
    await pass(0);
    expect(world.watch).toHaveBeenCalledTimes(2);
  });

  test('auto-capture does not take a second photo while the customer takes one', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } });
    await openViewfinder(world);
    await pass(2_000);
    void world.session.shutter();
    expect(world.guidance().autoCapture.ring).toBeNull();
    await pass(5_000);
    expect(world.shots.openCount).toBe(1);
  });

  test('auto-capture waits in the next step until the card that was just taken has changed', async () => {
    const back = [
      { atMs: 0, reading: goodCard() },
      { atMs: 5_000, reading: emptyTable },
      { atMs: 5_400, reading: goodCard() },
    ];
    const world = guidedWorld({ script: { idCardVerso: back } });
    await openViewfinder(world);
    await world.takeImage(imageOf('front'));
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    await world.calls.respond();
    await eventually(() => expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' }));
    await world.wakes.respond();
    await pass(5_000);
    expect(world.shots.openCount).toBe(0);
    await pass(3_000);
    expect(world.shots.openCount).toBe(1);
  });
});

describe('the side that was just photographed', () => {
  // Maps of cells that have nothing in common.
  const [frontHash, backHash] = ['azaz'.repeat(8), 'aazz'.repeat(8)];
  const front = goodCard({ hash: frontHash });
  const back = goodCard({ hash: backHash });

  /** The viewfinder of the back, after the front was photographed by hand. */
  async function backAfterFront(settings: Partial<FakeAnalysisSettings>) {
    const world = guidedWorld({ hash: () => frontHash, ...settings });
    await openViewfinder(world);
    await world.takeImage(imageOf('front'));
    await sendPhoto(world);
    await world.wakes.respond();
    return world;
  }

  async function sendPhoto(world: World) {
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    await world.calls.respond();
    await eventually(() => expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' }));
  }

  test('the side that was just photographed is named instead of "Looks good", and never taken automatically, but by the shutter', async () => {
    const world = await backAfterFront({ script: { idCardVerso: front } });
    await pass(60_000);
    expect(world.guidance()).toMatchObject({ hint: { name: 'turnOver' }, autoCapture: { ring: null } });
    expect(world.shots.openCount).toBe(0);
    await world.takeImage(imageOf('the front again'));
    expect(world.state().name).toBe('preview');
    await pass(0);
    expect(world.guidance().verdict).toMatchObject({ name: 'warning', code: 'sameSide' });
  });

  test('the side that was just photographed is never taken, also if it is lifted, put back and not recognised in each look', async () => {
    const script = Array.from({ length: 6 }, (_, time) => [
      { atMs: time * 4_000, reading: emptyTable },
      { atMs: time * 4_000 + 500, reading: front },
      { atMs: time * 4_000 + 700, reading: goodCard() },
    ]).flat();
    const world = await backAfterFront({ script: { idCardVerso: script } });
    await pass(24_000);
    expect(world.shots.openCount).toBe(0);
  });

  // Decision 4.5.
  test.each([
    ['is recognised', front, 'none'],
    ['is not recognised', goodCard(), 'none'],
    ['is recognised', front, 'hints'],
  ] as const)(
    'the side that was just photographed %s on a slow phone: first the card, then the button',
    async (_, reading, pace) => {
      const world = await backAfterFront({
        script: { idCardVerso: reading },
        paces: [{ atMs: 500, pace }],
      });
      const seen = world.seenGuidance();
      await pass(20_000);
      expect(world.guidance().hint).toEqual({ name: 'turnOver', next: 'button' });
      expect(seen().filter(({ hint }) => hint?.name === 'takeByButton' || hint?.name === 'ready')).toEqual(
        [],
      );
      world.analysis.change({ script: { idCardVerso: back } });
      await pass(11_000);
      const { hint } = world.guidance();
      expect(hint).toEqual(pace === 'none' ? { name: 'takeByButton' } : { name: 'ready', next: 'button' });
    },
  );

  test('the side that was just photographed is named also if the analyser fails', async () => {
    const world = await backAfterFront({ script: { idCardVerso: front }, failsAfterMs: 400 });
    await pass(1_000);
    expect(world.guidance().hint).toEqual({ name: 'turnOver', next: 'button' });
  });

  // Decision 4.2.
  test('a card that was turned over before the first look is another side, which is taken without a change', async () => {
    const world = await backAfterFront({ script: { idCardVerso: back } });
    await pass(inTimeMs);
    expect(world.shots.openCount).toBe(1);
  });

  test.each([
    ['whose check found no hash', { hash: () => null }],
    ['whose check did not end', { check: 'never' }],
    ['in a look without a hash', { script: { idCardVerso: goodCard() } }],
  ] as const)('%s: the card must change first', async (_, settings) => {
    const world = await backAfterFront({ script: { idCardVerso: back }, ...settings });
    await pass(10_000);
    expect(world.shots.openCount).toBe(0);
    expect(world.guidance().hint).toEqual({ name: 'fillFrame' });
  });
});

describe("the customer's choice", () => {
  test('the customer’s choice switches auto-capture off at once, and survives a reload', async () => {
    const script = { idCardRecto: goodCard() };
    const world = guidedWorld({ script });
    await openViewfinder(world);
    await pass(2_000);
    world.session.toggleAutoCapture();
    expect(world.guidance().autoCapture).toEqual({ isAvailable: true, isEnabled: false, ring: null });
    await pass(10_000);
    expect(world.shots.openCount).toBe(0);

    const reloaded = guidedWorld({ script }, { choices: world.choices });
    expect(reloaded.guidance().autoCapture.isEnabled).toBe(false);
    await openViewfinder(reloaded);
    await pass(10_000);
    expect(reloaded.shots.openCount).toBe(0);
    reloaded.session.toggleAutoCapture();
    await pass(inTimeMs);
    expect(reloaded.shots.openCount).toBe(1);
  });

  test('the customer’s choice switches the sound on, which is silent without a card', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } }, { mode: 'hints' });
    await openViewfinder(world);
    await pass(1_500);
    expect(world.guidance().sound).toEqual({ isAvailable: true, isEnabled: false, tone: null });
    world.session.toggleSound();
    expect(world.guidance().sound.tone!.pitchHz).toBeGreaterThan(0);
    world.analysis.change({ script: { idCardRecto: emptyTable } });
    await pass(1_000);
    expect(world.guidance().sound.tone).toBeNull();
    expect(world.choices.read().sound).toBe(true);
  });

  // Decision 4.6.
  test.each([
    ['before a ring', 500],
    ['while a ring closes', 2_000],
  ])(
    'with a sound that is switched on %s, no photo is taken before the instruction was heard',
    async (_when, atMs) => {
      const world = guidedWorld({ script: { idCardRecto: goodCard() } });
      await openViewfinder(world);
      const seen = world.seenGuidance();
      await pass(atMs);
      world.session.toggleSound();
      const before = seen().length;
      await pass(5_900 - atMs);
      expect(
        seen()
          .slice(before + 1)
          .map(({ autoCapture }) => autoCapture.ring),
      ).not.toContainEqual(expect.anything());
      expect(world.guidance().hint).toEqual({ name: 'ready', next: 'firstAutomatic' });
      await pass(2_000);
      expect(world.shots.openCount).toBe(1);
    },
  );

  test('the customer’s choice of sound says directions in place of hints', async () => {
    const low = goodCard({ quad: cardAt(0, 120) });
    const world = guidedWorld(
      { script: { idCardRecto: low } },
      { choices: new MemoryChoices({ sound: true }) },
    );
    await openViewfinder(world);
    await pass(1_300);
    expect(world.guidance().hint).toEqual({ name: 'offCentre', side: 'bottom' });
    const direction = { kind: 'direction', direction: 'moveDown' };
    expect(world.said()).toEqual({ name: 'cameraReady' });
    await pass(3_800);
    expect(world.said()).toEqual({ name: 'words', words: direction });
    const count = world.session.getSnapshot().said!.number;
    await pass(4_500);
    expect(world.session.getSnapshot().said).toMatchObject({
      announcement: { words: direction },
      number: count + 1,
    });
  });
});

describe('the hint', () => {
  test('a blurred card that fills the frame of a camera without zoom is too close for its lens', async () => {
    const hintWith = async (change: Partial<CameraFeed>) => {
      const world = guidedWorld({ script: { idCardRecto: goodCard({ sharpness: 0.2 }) } });
      const open = world.camera.open.bind(world.camera);
      vi.spyOn(world.camera, 'open').mockImplementation(async (request) =>
        Object.assign(await open(request), change),
      );
      await openViewfinder(world);
      await pass(1_300);
      return world.guidance().hint;
    };
    expect(await hintWith({ zoom: null })).toEqual({ name: 'holdFarther' });
    expect(await hintWith({ zoom: 2 })).toEqual({ name: 'holdStill' });
  });

  test('the hint appears after 1.2 seconds of quiet, and is gone in the preview', async () => {
    const world = guidedWorld({ script: { idCardRecto: emptyTable } });
    await openViewfinder(world);
    const seen = world.seenGuidance();
    await pass(1_199);
    for (const { hint, words } of seen()) expect([hint, words]).toEqual([null, null]);
    await pass(1);
    expect(world.guidance().hint).toEqual({ name: 'noDocument' });
    await world.takeImage(imageOf('front'));
    expect(world.guidance().hint).toBeNull();
    expect(world.guidance().words).toBeNull();
  });

  test.each([
    ['a card', goodCard(), true, cardAt()],
    ['a card that is held at an angle', goodCard({ misshapen: 0.2 }), true, null],
    ['something with four sides', goodCard({ printed: 0.1 }), false, null],
    ['an empty table', emptyTable, false, null],
  ])('the corners of %s are kept for the moment of the photo', async (_what, reading, isFound, corners) => {
    const world = guidedWorld({ script: { idCardRecto: reading } }, { mode: 'hints' });
    await openViewfinder(world);
    await pass(500);
    expect(world.guidance()).toMatchObject({ isFound, corners: null });
    void world.session.shutter();
    expect(world.guidance().corners).toEqual(corners);
    await world.shots.respond(imageOf('front'));
    expect(world.guidance().corners).toEqual(corners);
    world.session.retake();
    await world.wakes.respond();
    expect(world.guidance().corners).toBeNull();
  });

  test('the hint is gone a second after the last look', async () => {
    const world = guidedWorld({ script: { idCardRecto: emptyTable } });
    await openViewfinder(world);
    await pass(1_500);
    world.analysis.change({ script: {} });
    await pass(900);
    expect(world.guidance().hint).toEqual({ name: 'noDocument' });
    await pass(200);
    expect(world.guidance().hint).toBeNull();
  });

  test('the hint tells how each side of the mask is covered, in tenths, and changes nothing that is not visible', async () => {
    const sides = { top: 0.98, right: 0.52, bottom: 0.04, left: 0.5 };
    const world = guidedWorld({ script: { idCardRecto: goodCard({ sides }) } }, { mode: 'hints' });
    await openViewfinder(world);
    await pass(3_000);
    expect(world.guidance().sides).toEqual({ top: 1, right: 0.5, bottom: 0, left: 0.5 });
    const snapshot = world.session.getSnapshot();
    await pass(1_000);
    expect(world.session.getSnapshot()).toBe(snapshot);
  });
});

describe('the analyser', () => {
  // Decision 4.1.
  test('the analyser is not used before the picture is live, and stops when the view is left', async () => {
    const load = vi.fn(() => Promise.resolve(engine));
    const world = guidedWorld({ script: { idCardRecto: goodCard() } }, { load });
    const leave = world.open();
    await pass(1_000);
    expect(load).not.toHaveBeenCalled();
    await world.openings.respond();
    await pass(0);
    expect(load).toHaveBeenCalled();
    expect(world.watch).toHaveBeenCalledTimes(1);
    leave();
    await pass(10_000);
    expect(world.guidance().hint).toBeNull();
    expect(waitingTimers()).toBe(0);
  });

  test('an analyser that fails leaves the shutter, and says so, without a switch', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() }, failsAfterMs: 500 });
    await openViewfinder(world);
    await pass(10_000);
    expect(world.guidance()).toMatchObject({ ...noSwitches, hint: { name: 'takeByButton' } });
    expect(world.said()).toEqual({ name: 'words', words: { kind: 'hint', hint: { name: 'takeByButton' } } });
    expect(world.watch).toHaveBeenCalledTimes(1);
    await world.takeImage(imageOf('by hand'));
    expect(world.state().name).toBe('preview');
  });

  // Decision 4.1.
  test('an analyser that fails is tried once in each further viewfinder, without switches that come and go', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() }, failsAfterMs: 100 });
    await openViewfinder(world);
    for (const viewfinders of [2, 3, 4]) {
      await pass(10_000);
      await world.takeImage(imageOf('by hand'));
      const seen = world.seenGuidance();
      world.session.retake();
      await world.wakes.respond();
      await pass(10_000);
      expect(world.watch).toHaveBeenCalledTimes(viewfinders);
      for (const guidance of seen()) expect(guidance).toMatchObject(noSwitches);
    }
    expect(waitingTimers(), 'the wait for a person').toBe(1);
  });

  test('an analyser that has failed guides the next viewfinder if it can, with its switches', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() }, failsAfterMs: 100 });
    await openViewfinder(world);
    await pass(1_000);
    await world.takeImage(imageOf('by hand'));
    world.analysis.change({ failsAfterMs: null });
    world.session.retake();
    await world.wakes.respond();
    expect(world.guidance()).toMatchObject(noSwitches);
    await pass(1_300);
    expect(world.guidance()).toMatchObject({
      hint: { name: 'ready' },
      autoCapture: { isAvailable: true },
      sound: { isAvailable: true },
    });
    await pass(inTimeMs);
    expect(world.shots.openCount).toBe(1);
  });

  test('an analyser whose code arrives while the photo is being taken looks at nothing', async () => {
    let arrive: (loaded: typeof engine) => void = () => undefined;
    const load = () => new Promise<typeof engine>((resolve) => (arrive = resolve));
    const world = guidedWorld({ script: { idCardRecto: goodCard() } }, { load });
    await openViewfinder(world);
    void world.session.shutter();
    arrive(engine);
    await pass(5_000);
    expect(world.watch).not.toHaveBeenCalled();
    expect(world.shots.openCount).toBe(1);
  });

  test.each(['load', 'watch'] as const)('an analyser whose %s fails leaves the shutter', async (failing) => {
    const load = () => (failing === 'load' ? Promise.reject(new Error('offline')) : Promise.resolve(engine));
    const world = guidedWorld({}, { load });
    if (failing === 'watch') {
      world.watch.mockImplementation(() => {
        throw new Error('This browser has no worker.');
      });
    }
    await openViewfinder(world);
    await pass(1_000);
    expect(world.guidance()).toMatchObject(noSwitches);
    await world.takeImage(imageOf('by hand'));
    expect(world.state().name).toBe('preview');
    await pass(5_000);
    expect(world.guidance().verdict).toEqual({ name: 'fine', isChecked: false, dpi: null });
  });
});

describe('the mode', () => {
  test('the mode "off" loads, looks at and checks nothing', async () => {
    const load = vi.fn(() => Promise.resolve(engine));
    const world = guidedWorld({ script: { idCardRecto: goodCard() } }, { mode: 'off', load });
    await openViewfinder(world);
    await pass(10_000);
    await world.takeImage(imageOf('by hand'));
    expect(load).not.toHaveBeenCalled();
    expect(world.guidance()).toMatchObject({ hint: null, torch: null, verdict: { name: 'none' } });
  });

  test('the mode "hints" does the same without auto-capture', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard() } }, { mode: 'hints' });
    await openViewfinder(world);
    await pass(10_000);
    expect(world.shots.openCount).toBe(0);
    expect(world.guidance()).toMatchObject({
      hint: { name: 'ready' },
      autoCapture: { isAvailable: false, ring: null },
      sound: { isAvailable: true },
    });
  });
});

describe('the check of the photo', () => {
  const blurred: Omit<PhotoCheck, 'hash'> = {
    quad: cardAt(),
    format: 'id1',
    dpi: 287,
    problems: [{ name: 'blurred', places: [{ x: 0, y: 0, width: 100, height: 100 }] }],
    worst: null,
    rows: 0,
  };

  async function takePhoto(world: World, image: CapturedImage = imageOf('photo')) {
    await openViewfinder(world);
    await world.takeImage(image);
  }

  test('the check of the photo warns in the preview, and no longer in the next viewfinder', async () => {
    const world = guidedWorld({ check: blurred });
    await takePhoto(world);
    expect(world.guidance().verdict).toMatchObject({ name: 'warning', code: 'blurred', dpi: 287 });
    world.session.retake();
    expect(world.guidance().verdict).toEqual({ name: 'none' });
  });

  test('the check of the photo warns of a picked file, which it does not compare with other photos', async () => {
    const world = guidedWorld({ check: blurred, hash: () => 'f0f0f0f0f0f0f0f0' });
    await takePhoto(world);
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    await world.calls.respond();
    await eventually(() => expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' }));
    await world.session.pick(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]));
    await eventually(() =>
      expect(world.guidance().verdict).toMatchObject({ name: 'warning', code: 'blurred' }),
    );
  });

  test('the check of the photo does not call a picked file the back, since it may be a scan of both sides', async () => {
    const check: PhotoCheck = {
      quad: null,
      format: null,
      dpi: 287,
      problems: [],
      worst: null,
      rows: 3,
      hash: null,
    };
    const world = guidedWorld({ check });
    await takePhoto(world);
    expect(world.guidance().verdict).toMatchObject({ name: 'warning', code: 'backInsteadOfFront' });
    world.session.retake();
    await world.session.pick(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]));
    await eventually(() =>
      expect(world.guidance().verdict).toEqual({ name: 'fine', isChecked: false, dpi: 287 }),
    );
  });

  // Decision 4.4.
  test('the check of the photo does not warn if it takes longer than two seconds', async () => {
    const world = guidedWorld({ check: 'never' });
    await takePhoto(world);
    await pass(1_999);
    expect(world.guidance().verdict).toEqual({ name: 'checking' });
    await pass(1);
    expect(world.guidance().verdict).toEqual({ name: 'fine', isChecked: false, dpi: null });
  });

  // Decision 4.4.
  test.each([
    ['of the same side, although it comes late', 'f0f0f0f0f0f0f0f0', 'warning'],
    ['of nothing else that comes late', null, 'fine'],
  ] as const)('the check of the photo warns %s', async (_, hash, name) => {
    const world = guidedWorld({ hash: () => 'f0f0f0f0f0f0f0f0' });
    await takePhoto(world);
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    await world.calls.respond();
    await eventually(() => expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' }));
    let finish: (check: PhotoCheck) => void = () => undefined;
    vi.spyOn(world.analysis, 'checkPhoto').mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await world.takeImage(imageOf('back'));
    await pass(5_000);
    expect(world.guidance().verdict).toEqual({ name: 'fine', isChecked: false, dpi: null });
    finish({ ...blurred, hash });
    await pass(0);
    expect(world.guidance().verdict.name).toBe(name);
  });

  test('the check of the photo does not keep the customer from using the photo', async () => {
    const world = guidedWorld({ check: 'never' });
    await takePhoto(world);
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    expect(world.guidance().verdict).toEqual({ name: 'none' });
  });

  // Decision 4.4.
  test('the check of the photo warns of a back that looks like the front, with the photo of the front', async () => {
    const [front, again] = [imageOf('front'), imageOf('the front again')];
    const world = guidedWorld({ hash: () => 'f0f0f0f0f0f0f0f0' });
    await takePhoto(world, front);
    void world.session.use();
    await eventually(() => expect(world.calls.openCount).toBe(1));
    await world.calls.respond();
    await eventually(() => expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' }));
    await world.takeImage(again);
    await pass(0);
    expect(world.guidance().verdict).toMatchObject({
      name: 'warning',
      code: 'sameSide',
      twin: { photo: 'idCardRecto', image: front },
    });
  });
});

describe('the torch', () => {
  test('the torch is offered if the camera has one, off at first, and comes back after a rest', async () => {
    const world = guidedWorld({ script: {} });
    await world.camera.haveTorch();
    await openViewfinder(world);
    expect(world.guidance().torch).toEqual({ isOn: false, isProposed: false });
    world.session.toggleTorch();
    await pass(0);
    expect(world.guidance().torch).toEqual({ isOn: true, isProposed: false });
    await world.takeImage(imageOf('front'));
    expect(world.guidance().torch).toBeNull();
    world.session.retake();
    await world.wakes.respond();
    await pass(0);
    expect(world.guidance().torch).toEqual({ isOn: true, isProposed: false });
  });

  test('the torch is proposed in the dark until it is on', async () => {
    const world = guidedWorld({ script: { idCardRecto: goodCard({ luma: 20 }) } });
    await world.camera.haveTorch();
    await openViewfinder(world);
    await pass(1_300);
    expect(world.guidance()).toMatchObject({ hint: { name: 'tooDark' }, torch: { isProposed: true } });
    world.session.toggleTorch();
    await pass(0);
    expect(world.guidance().torch).toEqual({ isOn: true, isProposed: false });
  });

  test('the torch is not offered without one', async () => {
    const world = guidedWorld();
    await openViewfinder(world);
    expect(world.guidance().torch).toBeNull();
  });
});
