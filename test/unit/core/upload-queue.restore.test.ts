import { MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  photoNames,
  photoRetentionMs,
  RepositoryError,
  type StoredUpload,
  type PhotoUpload,
  type ProcedureStatus,
} from '@recto/core';
import { endConfirmationMs } from '../../../packages/core/src/uploads/end-confirmation.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import {
  entryOf,
  imageOf,
  procedureHaving,
  procedureWith,
  thumbOf,
  token,
} from '../../support/procedures.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { vaultWithoutResponse } from './doubles/vault-without-response.ts';
import { settled } from './doubles/waiting.ts';

const front = imageOf('front');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a page that is loaded again', () => {
  test('a page that is loaded again shows the photo before the link is checked, and sends it after', async () => {
    const world = page(await closedInTheMiddle(recto));
    await world.queue.ready();
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    hideAndShow(world.device);
    expect(world.sent(), 'it waits for call 2').toEqual([]);
    await world.verify(procedureWith());
    expect(world.sent()).toEqual([front]);
    await world.calls.respond();
    await settled();
    expect(world.stored()).toEqual({});
    expect(world.toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('a page that is loaded again reports that the photo may have arrived', async () => {
    const world = page(await closedInTheMiddle(recto));
    await world.queue.ready();
    expect(world.queue.mayHaveArrived('idCardRecto')).toBe(true);
    expect(world.queue.mayHaveArrived('idCardVerso')).toBe(false);
  });

  test('a page that is loaded again sends the photo even if the provider has one of that name, which may be another', async () => {
    const world = page(await closedInTheMiddle(recto));
    await world.queue.ready();
    await world.verify(procedureHaving(['idCardRecto']));
    expect(world.sent()).toEqual([front]);
    expect(world.stored(), 'until it is acknowledged').toEqual({ idCardRecto: front });
    await world.calls.respond();
    expect(world.stored()).toEqual({});
  });

  // Decision 6.13.
  test('a page that is loaded again deletes the photo if the provider refuses it and already has one', async () => {
    const world = page(await closedInTheMiddle(recto));
    await world.queue.ready();
    await world.verify(procedureHaving(['idCardRecto']));
    await world.calls.fail(new RepositoryError('refused'));
    await world.calls.respond();
    expect(world.states()).toEqual({});
    expect(world.stored()).toEqual({});
    expect(world.toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('a page that is loaded again sends the photo even if the provider responds before the vault', async () => {
    const hand = await closedInTheMiddle(recto);
    const kept = hand.photos.open('a-token');
    let give: (photos: readonly StoredUpload[]) => void = () => undefined;
    const slow = new MemoryPhotoVault({ photos: hand.photos });
    slow.open = () => new Promise((resolve) => (give = resolve));
    const world = page(hand, slow);
    await world.verify(procedureHaving(['idCardRecto']));
    give(kept);
    await settled();
    expect(world.sent()).toEqual([front]);
  });

  // Decision 6.13.
  test('a page that is loaded again sends a photo that replaces one, even if the address of that one has changed', async () => {
    const world = page(await closedInTheMiddle(recto, procedureHaving(['idCardRecto'])));
    await world.queue.ready();
    const signedAnew = { displayUrl: `${thumbOf('idCardRecto').displayUrl}?signature=2` };
    await world.verify(procedureWith({ thumbs: { ...procedureWith().thumbs, idCardRecto: signedAnew } }));
    expect(world.sent()).toEqual([front]);
  });

  test('a page that is loaded again sends the photo if local storage is empty', async () => {
    const { photos } = await closedInTheMiddle(recto);
    const world = page({ ...phone(null), photos });
    await world.verify(procedureHaving(['idCardRecto']));
    expect(world.sent()).toEqual([front]);
  });

  test('a page that is loaded again sends the newer of two photos of one name that were taken before the vault responded', async () => {
    const hand = await closedInTheMiddle(recto);
    const world = page(hand);
    const newer = imageOf('newer');
    void world.queue.add({ ...recto, image: newer });
    await settled();
    await world.verify(procedureWith());
    expect(world.states()).toEqual({ idCardRecto: { name: 'sending', progress: null } });
    expect(world.sent()).toEqual([newer]);
  });

  test('a page that is loaded again waits at most 2 s for a vault that never responds', async () => {
    const { queue } = page(phone(), vaultWithoutResponse);
    const ready = queue.ready();
    await vi.advanceTimersByTimeAsync(2000);
    await ready;
  });
});

describe('one response of call 2 that the procedure is not started', () => {
  const other = ['finished', 'refused', 'expired', 'active'] satisfies ProcedureStatus[];

  /** A page whose first call 2 returns this status, for a link with a stored photo. */
  async function paused(status: ProcedureStatus) {
    const world = page(await closedInTheMiddle(recto));
    await world.queue.ready();
    await world.verify(procedureWith({ status }));
    return world;
  }

  // Decision 6.13.
  test.each(other)(
    'a response that the procedure is not started with the status %s deletes no photo, and none is sent',
    async (status) => {
      const world = await paused(status);
      expect(world.stored()).toEqual({ idCardRecto: front });
      await vi.advanceTimersByTimeAsync(endConfirmationMs - 1);
      expect(world.stored()).toEqual({ idCardRecto: front });
      expect(world.sent()).toEqual([]);
    },
  );

  // Decision 6.13.
  test.each(other)(
    'a response that the procedure is not started with the status %s is confirmed by a second one 30 s later',
    async (status) => {
      const world = await paused(status);
      await vi.advanceTimersByTimeAsync(endConfirmationMs);
      await world.calls.respond();
      expect(world.states()).toEqual({});
      expect(world.stored()).toEqual({});
      expect(world.sent()).toEqual([]);
    },
  );

  test('a response that the procedure is not started is not confirmed by another one within 30 s', async () => {
    const world = await paused('active');
    await vi.advanceTimersByTimeAsync(endConfirmationMs - 1);
    await world.verify(procedureWith({ status: 'active' }));
    expect(world.stored()).toEqual({ idCardRecto: front });
  });

  test('a response that the procedure is not started counts as old when the next one says that it is started: the photo is sent', async () => {
    const world = await paused('active');
    world.repository.put(token, procedureWith());
    await vi.advanceTimersByTimeAsync(endConfirmationMs);
    await world.calls.respond();
    expect(world.sent()).toEqual([front]);
    await world.calls.respond();
    expect(world.stored()).toEqual({});
  });

  test('a response that the procedure is not started keeps a photo that is in memory only', async () => {
    const world = page(phone(), new MemoryPhotoVault({ storedIn: 'memory' }));
    world.device.setOnline(false);
    void world.queue.add(recto);
    await settled();
    await world.verify(procedureWith({ status: 'active' }));
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    world.device.setOnline(true);
    await world.verify(procedureWith());
    expect(world.sent()).toEqual([front]);
  });

  test('a response that the procedure is not started ends the attempt that is running, and its caller gets `dropped`', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    await settled();
    await world.verify(procedureWith({ status: 'active' }));
    await expect(outcome).resolves.toBe('dropped');
    expect(world.calls.requests.find(({ method }) => method === 'savePhoto')?.options?.signal?.aborted).toBe(
      true,
    );
  });

  test('a response that the procedure is not started is asked for again until there is a response', async () => {
    const world = await paused('finished');
    for (const _ of [1, 2]) {
      await vi.advanceTimersByTimeAsync(endConfirmationMs);
      await world.calls.fail(new RepositoryError('unreachable'));
      expect(world.stored()).toEqual({ idCardRecto: front });
    }
    await vi.advanceTimersByTimeAsync(endConfirmationMs);
    await world.calls.respond();
    expect(world.stored()).toEqual({});
  });

  test('a response that the procedure is not started is confirmed by a second one that comes late', async () => {
    const world = await paused('finished');
    await vi.advanceTimersByTimeAsync(endConfirmationMs + 5_000);
    await world.calls.respond();
    expect(world.stored()).toEqual({});
    const calls = world.calls.requests.length;
    await vi.advanceTimersByTimeAsync(10 * endConfirmationMs);
    expect(world.calls.requests).toHaveLength(calls);
  });

  test('a response that the procedure is not started counts no more once another tab has started it: two more have to be 30 s apart again', async () => {
    const hand = phone(procedureWith({ status: 'active' }));
    const world = page(hand);
    await world.verify(procedureWith({ status: 'active' }));
    await vi.advanceTimersByTimeAsync(endConfirmationMs);
    new MemoryStorage(hand.storage).write(entryOf(procedureWith()));
    world.store.catchUp();
    world.device.setOnline(false);
    void world.queue.add(recto);
    await settled();
    for (const _ of [1, 2]) {
      await world.verify(procedureWith({ status: 'active' }));
      expect(world.stored()).toEqual({ idCardRecto: front });
    }
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    world.device.setOnline(true);
    await world.verify(procedureWith());
    expect(world.sent()).toEqual([front]);
  });

  test('a response that the procedure is not started is not asked for again if no photo waits', async () => {
    const world = page();
    await world.verify(procedureWith({ status: 'finished' }));
    const calls = world.calls.requests.length;
    await vi.advanceTimersByTimeAsync(10 * endConfirmationMs);
    expect(world.calls.requests).toHaveLength(calls);
  });
});

describe('the vault is emptied', () => {
  test('the vault is emptied when the procedure is finished here, while a photo is being sent', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    await settled();
    world.repository.put(token, procedureHaving(photoNames));
    const finished = world.store.finish();
    await world.calls.respond(undefined, 1);
    await finished;
    await expect(outcome).resolves.toBe('dropped');
    await settled();
    expect(world.stored()).toEqual({});
  });
});

test('opening another link neither shows, sends nor removes the photo', async () => {
  const hand = await closedInTheMiddle(recto);
  const world = page(hand);
  await world.queue.ready();
  await world.verify(procedureWith(), 'another-token');
  expect(world.states()).toEqual({});
  expect(world.sent()).toEqual([]);
  expect(world.stored()).toEqual({ idCardRecto: front });
  await world.verify(procedureWith());
  expect(world.sent()).toEqual([front]);
});

describe('the photo of a link that was refused is removed after 24 hours', () => {
  async function refused() {
    const hand = await closedInTheMiddle(recto);
    let time = hand.now();
    const vault = () => new MemoryPhotoVault({ photos: hand.photos, now: () => time });
    const world = page(hand, vault());
    await world.verify(procedureWith());
    world.store.forget('a-token');
    hand.storage.clear();
    await settled();
    const names = () => hand.photos.list('a-token').stored.map(({ photo }) => photo);
    expect(names()).toEqual(['idCardRecto']);
    return { world, names, passTime: (ms: number) => (time += ms), newPage: () => page(hand, vault()) };
  }

  test('the photo of a link that was refused is removed after 24 hours when the customer comes back to the page', async () => {
    const { world, names, passTime } = await refused();
    hideAndShow(world.device);
    await settled();
    expect(names()).toEqual(['idCardRecto']);
    passTime(photoRetentionMs);
    world.device.setVisible(false);
    await settled();
    expect(names()).toEqual(['idCardRecto']);
    world.device.setVisible(true);
    await settled();
    expect(names()).toEqual([]);
  });

  test('the photo of a link that was refused is removed after 24 hours when the app is started, even without a link', async () => {
    const { names, passTime, newPage } = await refused();
    newPage();
    await settled();
    expect(names()).toEqual(['idCardRecto']);
    passTime(photoRetentionMs);
    newPage();
    await settled();
    expect(names()).toEqual([]);
  });
});

test('a photo that waits in an open page for 24 hours expires there too', async () => {
  const hand = phone();
  let time = Date.now();
  const world = page(hand, new MemoryPhotoVault({ photos: hand.photos, now: () => time }));
  world.device.setOnline(false);
  void world.queue.add(recto);
  await settled();
  time += photoRetentionMs;
  hideAndShow(world.device);
  await settled();
  expect(world.states()).toEqual({});
  expect(world.sent()).toEqual([]);
});

test('a link that the provider refuses shows no photos; opened again, it shows the stored ones', async () => {
  const world = page(await closedInTheMiddle(recto));
  await world.queue.ready();
  world.store.forget('a-token');
  expect(world.states()).toEqual({});
  await world.verify(procedureWith());
  expect(world.sent()).toEqual([front]);
});
