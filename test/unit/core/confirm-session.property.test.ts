import {
  hasPhoto,
  missingPhotos,
  photoNames,
  repositoryErrorCodes,
  pendingPhotoNames,
  type PhotoName,
} from '@recto/core';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { jpegFile, textFile } from './doubles/files.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { procedureHaving } from '../../support/procedures.ts';
import { RandomConfirm } from './doubles/random-confirm.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const actions = {
  choose: (world, photo) => world.run(world.session.choose(photo, jpegFile)),
  'choose a bad one': (world, photo) => world.run(world.session.choose(photo, textFile)),
  cancel: (world, photo) => world.session.cancel(photo),
  'ask to delete': (world, photo) => world.session.askToDelete(photo),
  keep: (world) => world.session.keep(),
  delete: (world) => world.run(world.session.delete()),
  retry: (world, photo) => world.run(world.session.retry(photo)),
  disconnect: (world) => world.device.setOnline(false),
  connect: (world) => world.device.setOnline(true),
  'a minute passes': () => vi.advanceTimersByTime(60_000),
  finish: (world) => world.run(world.session.finish()),
  'half sent': (world) => world.report(0.5),
  'all sent': (world) => world.report(1),
} satisfies Record<string, (world: RandomConfirm, photo: PhotoName) => void>;

const action = fc.record({
  name: fc.oneof(fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])), fc.constant(null)),
  // Few names, so that several things happen to one tile.
  photo: fc.constantFrom<PhotoName>('idCardRecto', 'idCardVerso'),
});

const anyStory = fc.record({
  present: fc.subarray([...photoNames]),
  failures: fc.array(fc.option(fc.constantFrom(...repositoryErrorCodes)), { maxLength: 10 }),
  actions: fc.array(action, { minLength: 5, maxLength: 40 }),
});

/** Invariants that hold when all pending microtasks have run. */
function expectOrder(world: RandomConfirm): void {
  const { sections, missing, finishing, deletion } = world.session.getSnapshot();
  const { procedure } = world.store.getSnapshot().entry!;
  expect(world.violations).toEqual([]);
  const unsent = pendingPhotoNames(world.uploads.getSnapshot());
  const isMissing = (photo: PhotoName) => missingPhotos(procedure).includes(photo) || unsent.includes(photo);
  expect(missing).toEqual(photoNames.filter(isMissing));
  for (const { photo, state } of sections.flatMap(({ tiles }) => tiles)) {
    if (state.name === 'uploading') {
      expect(world.responses.open, 'a response is pending').toBeGreaterThan(0);
      expect([0, 0.5, 1]).toContain(state.progress);
    } else if (unsent.includes(photo)) {
      expect(['waiting', 'failed']).toContain(state.name);
    } else {
      expect(state.name).toBe(hasPhoto(procedure, photo) ? 'filled' : 'empty');
    }
  }
  if (finishing || deletion.status === 'deleting') expect(world.responses.open).toBeGreaterThan(0);
}

/** The customer continues until the procedure is finished, and nothing fails. */
async function goOnToTheEnd(world: RandomConfirm, scheduler: fc.Scheduler): Promise<void> {
  world.responses.heal();
  world.device.setOnline(true);
  const everythingAnswered = async () => {
    for (let photo = 0; photo <= photoNames.length; photo += 1) {
      hideAndShow(world.device);
      await settled();
      await scheduler.waitIdle();
    }
    await world.allRun();
    expectOrder(world);
  };
  await everythingAnswered();
  world.session.keep();
  // It was finished while a photo was being deleted: then no other photo is stored.
  if (world.store.getSnapshot().entry?.procedure.status === 'finished') return;
  for (const photo of world.session.getSnapshot().missing) {
    world.run(world.session.retry(photo));
    world.run(world.session.choose(photo, jpegFile));
  }
  await everythingAnswered();
  expect(world.session.getSnapshot()).toMatchObject({ missing: [], deletion: { status: 'none' } });
  const finished = world.session.finish();
  await everythingAnswered();
  await expect(finished).resolves.toBe(true);
}

test(
  'in any order of taps and responses: tiles show the real state, nothing is sent twice, and the customer can finish',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), anyStory, async (scheduler, { present, failures, actions: story }) => {
        const world = new RandomConfirm(scheduler, procedureHaving(present), failures);
        for (const { name, photo } of story) {
          if (name !== null) actions[name](world, photo);
          else if (scheduler.count() > 0) await scheduler.waitNext(1);
          await settled();
          expectOrder(world);
        }
        await goOnToTheEnd(world, scheduler);
      }),
      fuzz('sequences', 'confirm session', { short: 100, full: 2500 }),
    );
  },
  fuzzTimeoutMs,
);
