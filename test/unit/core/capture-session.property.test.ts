import { cameraErrorCodes, missingPhotos, photoNames, repositoryErrorCodes } from '@recto/core';
import { isDone } from '../../../packages/core/src/capture/capture-machine.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { procedureHaving } from '../../support/procedures.ts';
import { RandomCapture, type CaptureFailures } from './doubles/random-capture.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What a customer, a phone and a router can do at any moment. */
const actions = {
  'go on': (world) => world.goOn(),
  open: (world) => world.open(null),
  'open one': (world) => world.open('1'),
  'open the selfie': (world) => world.open('4'),
  leave: (world) => world.leave(),
  shutter: (world) => world.run(world.session.shutter()),
  retake: (world) => world.retake(),
  use: (world) => world.run(world.session.use()),
  retry: (world) => world.run(world.session.retry()),
  'send later': (world) => world.session.sendLater(),
  switch: (world) => world.session.switchCamera(),
  'tap to start': (world) => world.session.startCamera(),
  touch: (world) => world.device.use('touch'),
  'move the phone': (world) => world.device.use('movement'),
  hide: (world) => world.device.setVisible(false),
  show: (world) => world.device.setVisible(true),
  turn: (world) => world.device.turn('landscape'),
  disconnect: (world) => world.device.setOnline(false),
  connect: (world) => world.device.setOnline(true),
  'nine seconds pass': () => vi.advanceTimersByTime(9_000),
  'a minute passes': () => vi.advanceTimersByTime(60_000),
  'two minutes pass': () => vi.advanceTimersByTime(120_000),
  lose: (world) => world.camera.lose(),
} satisfies Record<string, (world: RandomCapture) => void>;

const actionName = fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[]));
/** Mostly the next step, so that runs get far; null lets the next response arrive. */
const action = fc.oneof(
  { weight: 2, arbitrary: actionName },
  { weight: 2, arbitrary: fc.constant('go on' as const) },
  { weight: 4, arbitrary: fc.constant(null) },
);

const failuresOf = <Code extends string>(codes: readonly Code[]) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...codes)), {
    maxLength: 6,
  });

const anyFailures: fc.Arbitrary<CaptureFailures> = fc.record({
  openings: failuresOf(cameraErrorCodes),
  shots: failuresOf(cameraErrorCodes),
  saves: failuresOf(repositoryErrorCodes),
});

const story = fc.record({
  failures: anyFailures,
  present: fc.subarray([...photoNames]),
  actions: fc.array(action, { minLength: 10, maxLength: 60 }),
});

/** Invariants that hold when all pending microtasks have run. */
function expectInvariants(world: RandomCapture): void {
  const { state, camera } = world.session.getSnapshot();
  const visible = world.device.isVisible();
  expect(world.violations).toEqual([]);
  expect(world.camera.overlaps).toBe(0);

  const mayBeOn =
    world.onScreen && !world.leaving && visible && state.name !== 'preview' && state.name !== 'error';
  if (!mayBeOn) expect(world.camera.isOn, `the camera in ${state.name}`).toBe(false);
  expect(camera.status === 'live' || camera.status === 'taking').toBe(world.camera.isOn);

  expect(world.sendingCount, 'one photo is sent at a time').toBeLessThanOrEqual(1);

  // There is a next step (§4, §8). Preview and both errors have buttons for it.
  if (camera.status === 'starting' || camera.status === 'overdue')
    expect(world.openings.open).toBeGreaterThan(0);
  if (camera.status === 'taking') expect(world.shots.open).toBeGreaterThan(0);
  if (state.name === 'upload' && !state.sent && !isDone(state)) expect(world.sendingCount).toBeGreaterThan(0);
  const framing = state.name === 'init' || state.name === 'capture';
  if (framing && world.onScreen && visible && !world.leaving) expect(camera.status).not.toBe('off');
}

/** The customer continues until all photos are sent, and nothing fails. */
async function goOnToConfirm(world: RandomCapture, scheduler: fc.Scheduler): Promise<void> {
  world.heal();
  world.device.setOnline(true);
  for (let turn = 0; turn < 60; turn += 1) {
    world.device.setVisible(true);
    // After a failed attempt, the queue waits; it tries again at once when the customer comes back.
    const states = world.uploads.getSnapshot().map(({ state }) => state.name);
    if (states.includes('waiting') && !states.includes('sending')) hideAndShow(world.device);
    await scheduler.waitIdle();
    await settled();
    // The view has shown that the last photo was sent.
    vi.advanceTimersByTime(300);
    await settled();
    expectInvariants(world);
    const { entry } = world.store.getSnapshot();
    if (!world.onScreen && missingPhotos(entry!.procedure).length === 0) return;
    if (!world.onScreen) world.retryFailed();
    world.goOn();
  }
  expect.fail(`The customer is stuck in ${world.session.getSnapshot().state.name}.`);
}

test(
  'in any order of events: at most one camera is on, none without a viewfinder, no image is lost, and confirm can be reached',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story, async (scheduler, { failures, present, actions: names }) => {
        const world = new RandomCapture(scheduler, procedureHaving(present), failures);
        const listenersAtFirst = world.device.listenerCount;
        for (const name of names) {
          if (name !== null) actions[name](world);
          else if (scheduler.count() > 0) await scheduler.waitNext(1);
          await settled();
          expectInvariants(world);
        }
        await goOnToConfirm(world, scheduler);
        await world.allRun();
        world.leave();
        expect(world.camera.isOn).toBe(false);
        expect(world.device.listenerCount).toBe(listenersAtFirst);
      }),
      fuzz('sequences', 'capture session', { short: 100, full: 2500 }),
    );
  },
  fuzzTimeoutMs,
);
