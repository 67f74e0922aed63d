import { MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  ConfirmSession,
  MemoryPhotos,
  photoNames,
  photoRetentionMs,
  RepositoryError,
  type PhotoUpload,
} from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeIn } from '../../contract/photo-vault-under-test.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { confirmWorld } from './doubles/confirm-world.ts';
import { jpegFile } from './doubles/files.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { Browser, SilentStorage } from './doubles/two-tabs-world.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';

/** Ways to lose a photo that need the parts around the queue: sessions, several pages, and the phone's clock. */

const recto = { source: 'taken', photo: 'idCardRecto', image: imageOf('front') } satisfies PhotoUpload;
const newer = { ...recto, image: imageOf('newer') };

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

test('O2 the procedure is not finished before the vault has listed its photos, since a replacement photo would be lost', async () => {
  const hand = await closedInTheMiddle(newer, procedureHaving(photoNames));
  let release: () => void = () => undefined;
  const slow = new MemoryPhotoVault({ photos: hand.photos });
  const openOne = slow.openOne.bind(slow);
  slow.openOne = async (...photo) => {
    await new Promise<void>((resolve) => (release = resolve));
    return openOne(...photo);
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
    const hand = await closedInTheMiddle(newer, procedureHaving(photoNames));
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
    expect(sent()).toEqual([newer.image]);
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
  void world.session.choose('idCardRecto', jpegFile);
  await vi.advanceTimersByTimeAsync(10);
  await settled();
  await settled();
  expect(world.uploads.getSnapshot().map(({ content }) => content)).toMatchObject([{ source: 'picked' }]);
});

test('O10 Retake in the error view does not delete the newer photo with which another tab replaced the shown one', async () => {
  const photos = new MemoryPhotos();
  const world = captureWorld(procedureWith(), new MemoryPhotoVault({ photos }));
  world.open();
  await world.takeImage(recto.image);
  const used = world.session.use();
  await world.calls.fail(new RepositoryError('malformed'));
  await used;
  expect(world.state()).toMatchObject({ name: 'error', type: 'internal', image: recto.image });
  const otherTab = new MemoryPhotoVault({ photos, now: () => Date.now() + 1000 });
  await storeIn(otherTab, token, newer, { status: 'started', providerHad: 'none', attempted: false });
  world.device.setOnline(false);
  hideAndShow(world.device);
  await settled();
  world.session.retake();
  await settled();
  expect(photos.open(token)).toMatchObject([{ image: newer.image }]);
});

test('T3 a tab that slept for more than 24 hours does not resend a photo that another tab has sent and then replaced', async () => {
  const { photos, storage, now } = phone();
  let offset = 0;
  const open = async (Storage: typeof MemoryStorage) => {
    const tab = page({ photos, storage: new Storage(storage), now: () => now() + offset });
    await tab.verify(procedureWith());
    return tab;
  };
  const sleeping = await open(SilentStorage);
  sleeping.device.setOnline(false);
  void sleeping.queue.add(recto);
  await settled();
  // Another tab sends it, and a newer one after it.
  const other = await open(MemoryStorage);
  await other.calls.respond();
  void other.queue.add(newer);
  await other.calls.respond();
  expect(other.sent()).toEqual([recto.image, newer.image]);
  expect(photos.open(token)).toEqual([]);
  // A day later: the notes of both are deleted, and the first tab wakes up.
  offset += photoRetentionMs + 60_000;
  hideAndShow(other.device);
  await settled();
  expect(photos.list(token).removed).toEqual([]);
  hideAndShow(sleeping.device);
  sleeping.device.setOnline(true);
  await settled();
  await settled();
  expect(sleeping.sent()).toEqual([]);
  expect(photos.open(token)).toEqual([]);
});

test('T4 a late response of call 5 does not delete a photo that was stored after the procedure was reset', async () => {
  const browser = new Browser(procedureWith({ status: 'refused' }));
  const first = await browser.openTab(procedureWith({ status: 'refused' }));
  const resetting = first.store.reset();
  await settled();
  // Call 5 has arrived, its response is slow. The customer opens the link in another tab and continues there.
  const second = await browser.openTab(procedureWith({ status: 'started' }));
  second.device.setOnline(false);
  void second.queue.add(newer);
  await settled();
  expect(browser.kept()).toEqual(['idCardRecto']);
  // The response of call 5, made before the second tab was opened, arrives now.
  first.repository.put(token, procedureWith({ status: 'refused' }));
  await browser.calls.respond(undefined, 0);
  await resetting;
  await settled();
  expect(browser.kept()).toEqual(['idCardRecto']);
});

test('T5 a photo that the other visible window has just stored is not lost when this one submits', async () => {
  const browser = new Browser(procedureHaving(photoNames));
  const [one, other] = [
    await browser.openTab(procedureHaving(photoNames)),
    await browser.openTab(procedureHaving(photoNames)),
  ];
  const session = new ConfirmSession({ ...one, uploads: one.queue });
  other.device.setOnline(false);
  void other.queue.add(newer);
  await settled();
  expect(session.getSnapshot().missing, 'it does not know of it').toEqual([]);
  await expect(session.finish()).resolves.toBe(false);
  expect(session.getSnapshot().missing).toEqual(['idCardRecto']);
  expect(browser.calls.requests.map(({ method }) => method)).not.toContain('setFinished');
});
