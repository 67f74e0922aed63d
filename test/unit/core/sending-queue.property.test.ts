import { unsentNames, type PhotoName } from '@recto/core';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { RandomSending, type Fate } from './doubles/random-sending.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Whatever a person, a phone and a network can do, at any moment. */
const actions = {
  use: (world, photo) => world.use(photo),
  'take back': (world, photo) => world.takeBack(photo),
  'go on': (world, photo) => world.queue.goOnWithout(photo),
  'retry what failed': (world) => world.retryFailed(),
  'check the link': (world) => void world.verify(),
  disconnect: (world) => world.device.connect(false),
  connect: (world) => world.device.connect(true),
  look: (world) => world.device.show(true),
  'a minute passes': () => vi.advanceTimersByTime(60_000),
  'the page dies': (world) => world.reload(),
} satisfies Record<string, (world: RandomSending, photo: PhotoName) => void>;

const names = Object.keys(actions) as (keyof typeof actions)[];
const step = fc.record({
  // Null lets the next request or answer arrive.
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constant('use' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...names) },
  ),
  photo: fc.constantFrom<PhotoName>('idCardRecto', 'idCardVerso'),
});

const fates: readonly Fate[] = [null, null, 'lostBefore', 'lostAfter', 'unavailable', 'refused', 'malformed'];

/** What must hold whenever everything that could run on has run. */
function expectOrder(world: RandomSending): void {
  expect(world.mishaps).toEqual([]);
  const snapshot = world.queue.getSnapshot();
  expect(new Set(unsentNames(snapshot)).size, 'one photo a name').toBe(snapshot.length);
  expect(snapshot.filter(({ state }) => state.name === 'sending').length).toBeLessThanOrEqual(1);
}

/** A patient person, to whom nothing bad happens any more. */
async function untilAllIsSent(world: RandomSending, scheduler: fc.Scheduler): Promise<void> {
  world.heal();
  world.device.connect(true);
  void world.verify();
  for (let turn = 0; turn < 12; turn += 1) {
    world.retryFailed();
    world.device.show(true);
    await scheduler.waitIdle();
    await settled();
    expectOrder(world);
  }
  expect(world.queue.getSnapshot()).toEqual([]);
}

test(
  'in any order of networks, answers and dying pages: the newest photo of each name reaches the provider, and none is sent again that it has acknowledged',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...fates), { maxLength: 12 }),
        fc.array(step, { minLength: 5, maxLength: 50 }),
        async (scheduler, misfortunes, steps) => {
          const world = new RandomSending(scheduler, misfortunes);
          for (const { name, photo } of steps) {
            if (name !== null) actions[name](world, photo);
            else if (scheduler.count() > 0) await scheduler.waitNext(1);
            await settled();
            expectOrder(world);
          }
          await untilAllIsSent(world, scheduler);
          for (const [photo, image] of world.wanted) expect(world.held.get(photo), photo).toBe(image);
        },
      ),
      fuzz('sequences', 'sending queue', { short: 300, full: 2500 }),
    );
  },
  fuzzTimeoutMs,
);
