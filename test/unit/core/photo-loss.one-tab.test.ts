import { MemoryPhotoVault } from '@recto/adapters/fake';
import {
  photoNames,
  ConfirmSession,
  photoRetentionMs,
  MemoryPhotos,
  RepositoryError,
  type StoredUpload,
  type PhotoUpload,
} from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeIn } from '../../contract/photo-vault-under-test.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { confirmWorld } from './doubles/confirm-world.ts';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';

const front = imageOf('front');
const newer = imageOf('newer');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };
const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'a.jpg', { type: 'image/jpeg' });

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

/** A vault that copies files, as a disk does. */
class CopyingVault extends MemoryPhotoVault {
  override async store(
    ...[link, id, photo, facts]: Parameters<MemoryPhotoVault['store']>
  ): Promise<StoredUpload> {
    if (photo.source === 'taken') return super.store(link, id, photo, facts);
    const file = new File([await photo.file.arrayBuffer()], 'a.jpg', { type: photo.file.type });
    const kept = await super.store(link, id, { ...photo, file }, facts);
    return { ...kept, file: photo.file } as StoredUpload;
  }
}

test('O1 a picked file that can no longer be read is sent from the copy on the phone', async () => {
  const hand = phone();
  const world = page(hand, new CopyingVault({ photos: hand.photos, now: hand.now }));
  await world.verify(procedureWith());
  world.device.setOnline(false);
  const file = jpeg();
  void world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
  await settled();
  expect(world.queue.isDurable).toBe(true);
  // The file is moved, or the phone withdraws the right to read it.
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotReadableError')) }) as never;
  world.device.setOnline(true);
  await settled();
  await settled();
  await vi.advanceTimersByTimeAsync(60_000);
  await settled();
  if (world.states()['idCardRecto']?.name === 'failed') void world.queue.retry('idCardRecto');
  await settled();
  const last = world.sent().at(-1) as Blob;
  await expect(last.slice(0, 1).arrayBuffer()).resolves.toBeDefined();
});

test('O2 the procedure is not finished before the vault has listed its photos, since a replacement photo would be lost', async () => {
  const hand = await closedInTheMiddle({ ...recto, image: newer }, procedureHaving(photoNames));
  let release: () => void = () => undefined;
  const slow = new MemoryPhotoVault({ photos: hand.photos });
  const open = slow.open.bind(slow);
  slow.open = async (link) => {
    await new Promise<void>((resolve) => (release = resolve));
    return open(link);
  };
  const world = page(hand, slow);
  const session = new ConfirmSession({ ...world, uploads: world.queue });
  await world.verify(procedureHaving(photoNames));
  expect(session.getSnapshot().missing).toEqual([]);
  const finishing = session.finish();
  await settled();
  expect(world.calls.requests.map(({ method }) => method)).not.toContain('setFinished');
  release();
  await settled();
  await expect(finishing).resolves.toBe(false);
});

describe('a database that opens late', () => {
  /** The provider has all photos; a newer one waits in the vault, which can't be read before `openDatabase`. */
  async function pageWithLateDatabase() {
    const waiting: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: newer };
    const hand = await closedInTheMiddle(waiting, procedureHaving(photoNames));
    let isReadable = false;
    const vault = new MemoryPhotoVault({ ...hand, isReadable: () => isReadable });
    const world = page(hand, vault);
    const session = new ConfirmSession({ ...world, uploads: world.queue });
    await world.verify(procedureHaving(photoNames));
    const methods = () => world.calls.requests.map(({ method }) => method).slice(1);
    return { ...world, session, methods, openDatabase: () => void (isReadable = true) };
  }

  test('O11 is read late: the photo that waits in it is sent without a tap', async () => {
    const { sent, openDatabase } = await pageWithLateDatabase();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toEqual([]);
    openDatabase();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual([newer]);
  });

  test('O12 holds up the submission, which does not go on without the photo that waits in it', async () => {
    const { session, methods, openDatabase } = await pageWithLateDatabase();
    const finishing = session.finish();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.getSnapshot().finishing).toBe(true);
    openDatabase();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(finishing).resolves.toBe(false);
    expect(session.getSnapshot().missing).toEqual(['idCardRecto']);
    expect(methods()).toEqual(['savePhoto']);
  });

  test('O13 is named to the customer after five seconds, who can submit nevertheless', async () => {
    const { session, methods, toasts } = await pageWithLateDatabase();
    const first = session.finish();
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(first).resolves.toBe(false);
    expect(toasts.standing).toMatchObject([{ kind: 'warn', code: 'Toasts.phoneNotRead' }]);
    expect(methods()).toEqual([]);
    void session.finish();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(methods()).toEqual(['setFinished']);
  });

  test('O14 is no longer named once it has opened, and the photo that waits in it is shown', async () => {
    const { session, toasts, openDatabase } = await pageWithLateDatabase();
    void session.finish();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(toasts.standing).toHaveLength(1);
    openDatabase();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.getSnapshot().missing).toEqual(['idCardRecto']);
    expect(toasts.standing).toEqual([]);
  });
});

test('O3 a photo stored after a call whose response is "not started" is shown once the procedure is started', async () => {
  const hand = phone();
  const world = page(hand);
  // Opened with the stored procedure; the provider is slow.
  const verifying = world.store.verify(token);
  await settled();
  void world.queue.add(recto);
  await settled();
  world.repository.put(token, procedureWith({ status: 'active' }));
  await world.calls.respond(undefined, 0);
  await verifying;
  await settled();
  expect(world.stored()).toEqual({ idCardRecto: front });
  const starting = world.store.start();
  await world.calls.respond(undefined, world.calls.openCount - 1);
  await starting;
  await settled();
  expect(world.states()).toHaveProperty('idCardRecto');
});

test('O4 a clock that is wrong for a short time does not make a photo expire', async () => {
  let time = Date.UTC(2026, 10, 21, 12);
  const photos = new MemoryPhotos();
  const vault = () => new MemoryPhotoVault({ photos, now: () => time });
  await storeIn(vault(), token, recto, { status: 'started', providerHad: 'none', attempted: false });
  // The phone's battery was empty: it starts with the wrong date and without a network, and the app becomes visible.
  time -= 300 * photoRetentionMs;
  await vault().remove({ reason: 'expired' });
  // The network is back, and with it the right time, five minutes later.
  time += 300 * photoRetentionMs + 5 * 60_000;
  await vault().remove({ reason: 'expired' });
  expect(photos.open(token)).toHaveLength(1);
});

test('O5 a picked file is stored, even if a waiting photo was found while the picker was open', async () => {
  const world = confirmWorld();
  world.device.setOnline(false);
  // Found late by the vault, or stored in another tab, while the picker is open.
  void world.uploads.add(recto);
  await settled();
  const file = jpeg();
  void world.session.choose('idCardRecto', file);
  await vi.advanceTimersByTimeAsync(10);
  await settled();
  await settled();
  expect(world.uploads.getSnapshot().map(({ content }) => content)).toMatchObject([{ source: 'picked' }]);
});

test('O7 a photo that is in memory because the disk was slow is written when the page is visible again', async () => {
  const hand = phone();
  const vault = new MemoryPhotoVault({ photos: hand.photos, now: hand.now });
  const memory = new MemoryPhotoVault({ storedIn: 'memory', now: hand.now });
  const store = vault.store.bind(vault);
  vault.store = (...photo) => memory.store(...photo);
  const world = page(hand, vault);
  await world.verify(procedureWith());
  world.device.setOnline(false);
  void world.queue.add(recto);
  await settled();
  vault.store = store;
  hideAndShow(world.device);
  await settled();
  expect(world.stored()).toEqual({ idCardRecto: front });
});

test('O8 a photo in memory is not sent twice nor lost when the link is refused and then accepted', async () => {
  const hand = phone();
  const vault = new MemoryPhotoVault({ storedIn: 'memory', now: hand.now });
  const world = page(hand, vault);
  await world.verify(procedureWith());
  void world.queue.add(recto);
  await settled();
  world.store.forget(token);
  await world.verify(procedureWith());
  await settled();
  expect(world.queue.getSnapshot()).toHaveLength(1);
});

test('O9 a photo that is taken back while it is being written stays deleted', async () => {
  const hand = phone();
  const world = page(hand);
  await world.verify(procedureWith());
  void world.queue.add(recto);
  world.queue.drop('idCardRecto');
  await settled();
  hideAndShow(world.device);
  await settled();
  expect(world.stored()).toEqual({});
  expect(world.states()).toEqual({});
});

test('O10 Retake in the error view does not delete the newer photo with which another tab replaced the shown one', async () => {
  const photos = new MemoryPhotos();
  const world = captureWorld(procedureWith(), new MemoryPhotoVault({ photos }));
  world.open();
  await world.takeImage(front);
  const used = world.session.use();
  await world.calls.fail(new RepositoryError('malformed'));
  await used;
  expect(world.state()).toMatchObject({ name: 'error', type: 'internal', image: front });
  const otherTab = new MemoryPhotoVault({ photos, now: () => Date.now() + 1000 });
  await storeIn(
    otherTab,
    token,
    { ...recto, image: newer },
    { status: 'started', providerHad: 'none', attempted: false },
  );
  world.device.setOnline(false);
  hideAndShow(world.device);
  await settled();
  world.session.retake();
  await settled();
  expect(photos.open(token)).toMatchObject([{ image: newer }]);
});
