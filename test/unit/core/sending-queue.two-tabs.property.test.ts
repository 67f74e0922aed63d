import type { PhotoName } from '@recto/core';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { RandomTabs } from './doubles/random-tabs.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Tab = RandomTabs['tabs'][number];

/** Whatever a person, a phone and a network can do, in either tab, at any moment. */
const actions = {
  use: (world, tab, photo) => world.use(tab, photo),
  'take back': (world, tab, photo) => world.takeBack(tab, photo),
  'go on': (_world, { queue }, photo) => queue.goOnWithout(photo),
  disconnect: (_world, { device }) => device.connect(false),
  connect: (_world, { device }) => device.connect(true),
  look: (_world, { device }) => device.show(true),
  'a minute passes': () => void vi.advanceTimersByTime(60_000),
  'an answer': (world) => world.answer(null),
  'a call is lost': (world) => world.answer('before'),
  'an answer is lost': (world) => world.answer('after'),
} satisfies Record<string, (world: RandomTabs, tab: Tab, photo: PhotoName) => void | Promise<void>>;

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  tab: fc.constantFrom(0, 1),
  photo: fc.constantFrom<PhotoName>('idCardRecto', 'idCardVerso'),
});

test(
  'in any order of what is done in two tabs: the newest photo of each name reaches the provider, and none is sent again that it has acknowledged',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 50 }), async (steps) => {
        const world = await RandomTabs.open();
        for (const { name, tab, photo } of steps) {
          await actions[name](world, world.tabs[tab]!, photo);
          await settled();
        }
        await world.untilAllIsSent();
        expect(world.mishaps).toEqual([]);
        for (const { states } of world.tabs) expect(states()).toEqual({});
        expect(world.browser.kept()).toEqual([]);
        for (const [photo, image] of world.wanted) expect(world.held.get(photo), photo).toBe(image);
      }),
      fuzz('sequences', 'two tabs', { short: 200, full: 1500 }),
    );
  },
  fuzzTimeoutMs,
);
