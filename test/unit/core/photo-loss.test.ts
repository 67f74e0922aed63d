import { MemoryPhotoVault } from '@recto/adapters/fake';
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
import { closedInTheMiddle, page } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';

/** Ways to lose a photo that need the parts around the queue: sessions, several pages, and the phone's clock. */

const recto = { source: 'taken', photo: 'idCardRecto', image: imageOf('front') } satisfies PhotoUpload;
const newer = { ...recto, image: imageOf('newer') };

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

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
