import { FakeDevice, FakeToasts, MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  ConfirmSession,
  photoNames,
  photoRetentionMs,
  RepositoryError,
  ProcedureStore,
  MemoryPhotos,
  monotonicClock,
  type CapturedImage,
  type PhotoName,
  type PhotoUpload,
} from '@recto/core';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { waitingProvider } from './doubles/provider.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOf, imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { testUploadQueue } from './doubles/test-upload-queue.ts';
import { Browser, SilentStorage } from './doubles/two-tabs-world.ts';
import { settled } from './doubles/waiting.ts';

const front = imageOf('front');
const newer = imageOf('newer');
const takenOf = (image: CapturedImage, photo: PhotoName = 'idCardRecto'): PhotoUpload => ({
  source: 'taken',
  photo,
  image,
});

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

/** A browser without Web Locks, or one that gave up waiting for the other tab's lock after 20 s. */
class LocklessBrowser extends Browser {
  override readonly mutex = (work: () => Promise<void>) => work();
}

test('T1 without the lock, an older photo that one tab is still sending does not replace the newer one of another tab', async () => {
  const browser = new LocklessBrowser();
  const [first, second] = [await browser.openTab(), await browser.openTab()];
  browser.calls.requests.length = 0;
  void first.queue.add(takenOf(front));
  await settled();
  hideAndShow(second.device);
  await settled();
  void second.queue.add(takenOf(newer));
  await settled();
  await vi.advanceTimersByTimeAsync(20_000);
  const [old] = browser.calls.requests;
  expect(old!.body).toBe(front);
  expect(old!.options.signal?.aborted, 'the older upload is aborted').toBe(true);
});

test('T5 a photo that the other visible window has just stored is not lost when this one submits', async () => {
  const browser = new Browser(procedureHaving(photoNames));
  const [one, other] = [
    await browser.openTab(procedureHaving(photoNames)),
    await browser.openTab(procedureHaving(photoNames)),
  ];
  const session = new ConfirmSession({ ...one, uploads: one.queue });
  other.device.setOnline(false);
  void other.queue.add(takenOf(newer));
  await settled();
  expect(session.getSnapshot().missing, 'it does not know of it').toEqual([]);
  await expect(session.finish()).resolves.toBe(false);
  expect(session.getSnapshot().missing).toEqual(['idCardRecto']);
  expect(browser.calls.requests.map(({ method }) => method)).not.toContain('setFinished');
});

test('T2 an older photo that is only in one tab’s memory does not replace the newer one that another tab has sent', async () => {
  const browser = new Browser();
  const first = await browser.openTab();
  const store = first.vault.store.bind(first.vault);
  const memory = new MemoryPhotoVault({ storedIn: 'memory' });
  // This photo can't be stored.
  first.vault.store = (...photo) => memory.store(...photo);
  first.device.setOnline(false);
  void first.queue.add(takenOf(front));
  await settled();
  first.vault.store = store;
  await vi.advanceTimersByTimeAsync(10);
  // The customer opens the link again, in a new tab, in which no photo waits.
  const second = await browser.openTab();
  expect(second.states()).toEqual({});
  // The storage event of the second tab woke the first one, which found no network.
  if (browser.calls.openCount > 0) await browser.calls.fail(new RepositoryError('unreachable'));
  browser.calls.requests.length = 0;
  void second.queue.add(takenOf(newer));
  await browser.calls.respond();
  expect(second.states()).toEqual({});
  expect(browser.sent()).toEqual([newer]);
  first.device.setOnline(true);
  hideAndShow(first.device);
  await settled();
  await settled();
  expect(browser.sent()).toEqual([newer]);
});

test('T3 a tab that slept for more than 24 hours does not resend a photo that another tab has sent and then replaced', async () => {
  let offset = 0;
  const now = monotonicClock(() => Date.now() + offset);
  const photos = new MemoryPhotos();
  const storage = new MemoryStorage(entryOf(procedureWith()));
  const { calls, repository } = waitingProvider();
  const open = async (Storage = MemoryStorage) => {
    const [toasts, device] = [new FakeToasts(), new FakeDevice()];
    const own = new Storage(storage);
    const store = new ProcedureStore({ repository, storage: own, toasts, now });
    const vault = new MemoryPhotoVault({ photos, now });
    const queue = testUploadQueue({
      repository,
      store,
      vault,
      storage: own,
      device,
      toasts,
    });
    const verifying = store.verify(token);
    await calls.respond(undefined, calls.openCount - 1);
    await verifying;
    await settled();
    return { store, queue, device };
  };
  const sleeping = await open(SilentStorage);
  sleeping.device.setOnline(false);
  void sleeping.queue.add(takenOf(front));
  await settled();
  // Another tab sends it, and a newer one after it.
  const other = await open();
  expect(other.queue.getSnapshot()).toHaveLength(1);
  await calls.respond();
  void other.queue.add(takenOf(newer));
  await settled();
  while (calls.openCount > 0) await calls.respond();
  expect(photos.open(token)).toEqual([]);
  // A day later: the notes of both are deleted, and the first tab wakes up.
  offset += photoRetentionMs + 60_000;
  hideAndShow(other.device);
  await settled();
  expect(photos.list(token).removed).toEqual([]);
  const before = calls.requests.length;
  hideAndShow(sleeping.device);
  sleeping.device.setOnline(true);
  await settled();
  await settled();
  expect(calls.requests.slice(before).map(({ body }) => body)).toEqual([]);
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
  void second.queue.add(takenOf(newer));
  await settled();
  expect(browser.kept()).toEqual(['idCardRecto']);
  // The response of call 5, made before the second tab was opened, arrives now.
  first.repository.put(token, procedureWith({ status: 'refused' }));
  await browser.calls.respond(undefined, 0);
  await resetting;
  await settled();
  expect(browser.kept()).toEqual(['idCardRecto']);
});
