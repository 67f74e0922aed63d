import {
  hasPhoto,
  photoNames,
  procedureStatuses,
  providerRules,
  type PhotoName,
  type Procedure,
} from '@recto/core';
import { storableProcedure } from '../../../packages/core/src/procedure/storable-procedure.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { photosWith, procedureWith, thumbOf } from '../../support/procedures.ts';
import { settled } from '../../unit/core/doubles/waiting.ts';
import { fuzz, fuzzTimeoutMs } from './fuzz.ts';
import { fates } from './random-provider.ts';
import { RandomStore } from './random-store.ts';

const links = ['first-link', 'second-link'] as const;

/** What a customer, an administrator and the phone can do; all but the first two need a verified link. */
const actions = {
  'open the first link': (world) => world.verify(links[0]),
  'open the second link': (world) => world.verify(links[1]),
  start: (world) => world.press('start', 'started'),
  finish: (world) => world.press('finish', 'finished'),
  reset: (world) => world.press('reset', 'active'),
  save: (world, photo) => world.save(photo),
  upload: (world, photo) => world.upload(photo),
  cancel: (world) => world.cancel(),
  delete: (world, photo) => world.delete(photo),
  'is refused': (world) => world.provider.change(world.token!, (held) => providerRules.refuse(held, null)),
  'runs out': (world) => world.provider.change(world.token!, providerRules.expire),
} satisfies Record<string, (world: RandomStore, photo: PhotoName) => void>;

type ActionName = keyof typeof actions;
const actionNames = Object.keys(actions) as ActionName[];
const withoutLink: readonly ActionName[] = ['open the first link', 'open the second link'];

const step = fc.record({
  // Null lets the next request or response arrive.
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(...actionNames) },
  ),
  photo: fc.constantFrom<PhotoName>('idCardRecto', 'clientPicture'),
});

const anyProcedure = fc
  .record({
    status: fc.constantFrom('started', ...procedureStatuses, 'started'),
    present: fc.subarray([...photoNames]),
  })
  .map(({ status, present }) => procedureWith({ status, thumbs: photosWith(present, thumbOf) }));

const story = fc.record({
  procedures: fc.tuple(anyProcedure, anyProcedure),
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 15 }),
  steps: fc.array(step, { minLength: 5, maxLength: 40 }),
});

/** Invariants that hold when everything that needs no new event has run. */
function expectOrder(world: RandomStore): void {
  const { entry, pending } = world.store.getSnapshot();
  expect(world.violations).toEqual([]);
  expect(world.storage.read(), 'the shown entry is the stored one').toEqual(
    entry && { token: entry.token, procedure: storableProcedure(entry.procedure) },
  );
  expect(pending !== null, 'a status change is pending until it ends').toBe(world.changing > 0);
  if (entry === null) return;
  const { token, procedure } = entry;
  const wasHeld = (claim: (held: Procedure) => boolean) => world.provider.everHeld(token, claim);
  expect(
    wasHeld(({ status }) => status === procedure.status),
    procedure.status,
  ).toBe(true);
  for (const photo of photoNames) {
    const shown = hasPhoto(procedure, photo);
    expect(
      wasHeld((held) => hasPhoto(held, photo) === shown),
      `${photo}: ${shown}`,
    ).toBe(true);
  }
}

test(
  'in any order of taps, responses and losses: the store shows only what the provider has held, and reports each failure',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story, async (scheduler, { procedures, fates: lost, steps }) => {
        const world = new RandomStore(
          scheduler,
          new Map(links.map((link, i) => [link, procedures[i]!])),
          lost,
        );
        for (const { name, photo } of steps) {
          if (name === null) {
            if (scheduler.count() > 0) await scheduler.waitNext(1);
          } else if (world.token !== null || withoutLink.includes(name)) {
            actions[name](world, photo);
          }
          await settled();
          expectOrder(world);
        }
        world.provider.heal();
        world.verify(links[0]);
        await scheduler.waitIdle();
        await world.allRun();
        expectOrder(world);
        world.verify(links[0]);
        await scheduler.waitIdle();
        await settled();
        expect(world.storage.read()).toEqual({
          token: links[0],
          procedure: storableProcedure(world.provider.procedureOf(links[0])),
        });
      }),
      fuzz('sequences', 'procedure store', { short: 300, full: 3000 }),
    );
  },
  fuzzTimeoutMs,
);
