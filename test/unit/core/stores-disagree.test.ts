import { MemoryStorage } from '@recto/adapters/fake';
import { hasPhoto, photoNames, type PhotoUpload, type ProcedureStatus } from '@recto/core';
import { endConfirmationMs } from '../../../packages/core/src/uploads/end-confirmation.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { entryOf, imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';

/** What the app does when two stores disagree (decision 6.13). */

const front = imageOf('front');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };
const notStarted = ['finished', 'refused', 'expired', 'active'] as const satisfies ProcedureStatus[];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('local storage that is older or newer than the vault', () => {
  test.each(notStarted)(
    'local storage that is older or newer than the vault says %s: the photos stay, and are sent after call 2',
    async (status) => {
      const hand = await closedInTheMiddle(recto);
      const world = page({ ...hand, storage: new MemoryStorage(entryOf(procedureWith({ status }))) });
      await world.queue.ready();
      expect(world.stored()).toEqual({ idCardRecto: front });
      await world.verify(procedureWith());
      expect(world.sent()).toEqual([front]);
    },
  );

  test('local storage that is older or newer than the vault says that the photo has arrived: the photo is sent again', async () => {
    const hand = await closedInTheMiddle(recto);
    const stored = new MemoryStorage(entryOf(procedureHaving(['idCardRecto'])));
    const world = page({ ...hand, storage: stored });
    await world.verify(procedureHaving(['idCardRecto']));
    expect(world.sent()).toEqual([front]);
  });

  test.each([
    ['is empty', null],
    ['belongs to another link', { token: 'another-token', procedure: procedureWith() }],
  ])('%s: the photos stay', async (_what, entry) => {
    const hand = await closedInTheMiddle(recto);
    const world = page({ ...hand, storage: new MemoryStorage(entry) });
    await world.verify(procedureWith());
    expect(world.sent()).toEqual([front]);
  });

  test.each(notStarted)(
    'local storage that is older or newer than the vault deletes no photo, even if another tab stores %s',
    async (status) => {
      const hand = phone();
      const world = page(hand);
      await world.verify(procedureWith());
      world.device.setOnline(false);
      void world.queue.add(recto);
      await settled();
      new MemoryStorage(hand.storage).write(entryOf(procedureWith({ status })));
      hideAndShow(world.device);
      await settled();
      expect(world.stored()).toEqual({ idCardRecto: front });
      expect(world.sent(), 'the provider would refuse the photo').toEqual([]);
      world.device.setOnline(true);
      await world.verify(procedureWith());
      expect(world.sent()).toEqual([front]);
    },
  );

  test('an older response of the provider does not affect a photo that was stored since', async () => {
    const hand = phone();
    const early = page(hand);
    const answering = early.store.verify(token);
    await settled();
    const world = page(hand);
    await world.verify(procedureWith());
    void world.queue.add(recto);
    await settled();
    early.repository.put(token, procedureWith({ status: 'active' }));
    await early.calls.respond();
    await answering;
    await settled();
    expect(world.stored()).toEqual({ idCardRecto: front });
  });
});

describe('a phone whose storage is older than its stored photo', () => {
  test('a phone whose storage is older than its stored photo shows the procedure as started until call 2 succeeds', async () => {
    const hand = await closedInTheMiddle(recto);
    const stored = new MemoryStorage(entryOf(procedureWith({ status: 'active' })));
    const world = page({ ...hand, storage: stored });
    await world.queue.ready();
    expect(world.store.getSnapshot()).toMatchObject({
      entry: { procedure: { status: 'started' } },
      provider: null,
    });
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    expect(stored.read()?.procedure.status).toBe('started');
  });

  test('a phone whose storage is older than its stored photo shows the photos that have arrived as present, so none is requested twice', async () => {
    const hand = phone();
    const world = page(hand);
    await world.verify(procedureWith());
    for (const photo of ['idCardRecto', 'idCardVerso', 'clientPicture'] as const) {
      void world.queue.add({ ...recto, photo });
      await world.calls.respond();
    }
    world.queue.noteDeletion('idCardVerso');
    void world.queue.add({ ...recto, photo: 'clientPicture' });
    await settled();
    const stored = new MemoryStorage(entryOf(procedureWith({ status: 'active' })));
    const later = page({ ...hand, storage: stored });
    await later.queue.ready();
    const { procedure } = later.store.getSnapshot().entry!;
    expect(procedure.status).toBe('started');
    expect(photoNames.filter((photo) => hasPhoto(procedure, photo))).toEqual(['idCardRecto']);
    expect(later.states()).toEqual({ clientPicture: { name: 'waiting' } });
    expect(later.store.getSnapshot().provider).toBeNull();
    await later.verify(procedureHaving(['idCardVerso']));
    const verified = later.store.getSnapshot().entry!.procedure;
    expect(photoNames.filter((photo) => hasPhoto(verified, photo))).toEqual(['idCardVerso']);
  });

  test('a phone whose storage is older than its stored photo shows no photo from before a refusal', async () => {
    const hand = phone();
    const world = page(hand);
    await world.verify(procedureWith());
    void world.queue.add(recto);
    await world.calls.respond();
    await world.verify(procedureWith({ status: 'refused' }));
    await vi.advanceTimersByTimeAsync(endConfirmationMs);
    await world.calls.respond();
    const stored = new MemoryStorage(entryOf(procedureWith({ status: 'active' })));
    const later = page({ ...hand, storage: stored });
    await later.queue.ready();
    expect(later.store.getSnapshot().entry!.procedure).toEqual(procedureWith({ status: 'active' }));
  });

  test('a phone whose storage is older than its stored photo does not show the procedure as started if it is stored as finished, or call 2 has succeeded', async () => {
    const hand = await closedInTheMiddle(recto);
    const finished = new MemoryStorage(entryOf(procedureWith({ status: 'finished' })));
    const world = page({ ...hand, storage: finished });
    await world.queue.ready();
    expect(world.store.getSnapshot().entry?.procedure.status).toBe('finished');
    world.store.assume(token, { isStarted: true, arrived: ['idCardVerso'] });
    await world.verify(procedureWith({ status: 'active' }));
    world.store.assume(token, { isStarted: true, arrived: ['idCardVerso'] });
    expect(world.store.getSnapshot().entry?.procedure.status).toBe('active');
  });
});
