import { MemoryPhotoVault } from '@recto/adapters/fake';
import { RepositoryError, type StoredUpload, type PhotoUpload } from '@recto/core';
import { firstPauseMs, longestPauseMs } from '../../../packages/core/src/uploads/retry-schedule.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { changingFile, jpegFile } from './doubles/files.ts';
import { loadedRemoval } from './doubles/removal.ts';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { page, phone } from './doubles/upload-world.ts';
import { vaultWithoutResponse } from './doubles/vault-without-response.ts';
import { settled } from './doubles/waiting.ts';

const front = imageOf('front');
const back = imageOf('back');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };
const verso: PhotoUpload = { source: 'taken', photo: 'idCardVerso', image: back };
const picked: PhotoUpload = { source: 'picked', photo: 'clientPicture', file: jpegFile };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const noResponse = () => new RepositoryError('unreachable');

describe('a photo', () => {
  test('a photo is in the vault from the moment it is added until the provider has it', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    expect(world.states()).toEqual({ idCardRecto: { name: 'sending', progress: null } });
    await settled();
    expect(world.stored()).toEqual({ idCardRecto: front });
    await world.calls.respond();
    await expect(outcome).resolves.toBe('sent');
    await settled();
    expect(world.states()).toEqual({});
    expect(world.stored()).toEqual({});
    expect(world.toasts.texts, 'the waiting caller reports the result').toEqual([]);
  });

  test('a photo waits at most one second for the vault', async () => {
    const world = page(phone(), vaultWithoutResponse);
    const outcome = world.queue.add(recto);
    await vi.advanceTimersByTimeAsync(999);
    expect(world.sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await world.calls.respond();
    await expect(outcome).resolves.toBe('sent');
  });

  // Decision 3.14.
  test('a photo from a picked file is stored before its location is removed, or waits a second for that', async () => {
    class SlowVault extends MemoryPhotoVault {
      readonly ends: (() => void)[] = [];
      override async store(...args: Parameters<MemoryPhotoVault['store']>) {
        await new Promise<void>((resolve) => this.ends.push(resolve));
        return super.store(...args);
      }
    }
    const vault = new SlowVault();
    const load = vi.fn(loadedRemoval);
    const world = page(phone(), vault, load);
    void world.queue.add(picked);
    await settled();
    expect(load).not.toHaveBeenCalled();
    vault.ends[0]!();
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    await world.calls.respond();

    void world.queue.add(picked);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a photo from a file that the device never reads blocks no other photo for ever', async () => {
    const world = page();
    const file = new File(['bytes'], 'cloud.jpg');
    file.slice = () => ({ arrayBuffer: () => new Promise(() => {}) }) as unknown as Blob;
    void world.queue.add({ source: 'picked', photo: 'clientPicture', file });
    await settled();
    void world.queue.add(recto);
    // The file is read to find its location, then to see whether it can be read, then the vault's copy: 10 s each.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.sent()).toEqual([front]);
  });

  test('a photo is sent by a browser of §5.3 that has no AbortSignal.throwIfAborted', async () => {
    const given = Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'throwIfAborted')!;
    Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
    try {
      const world = page();
      const outcome = world.queue.add(recto);
      await world.calls.respond();
      await expect(outcome).resolves.toBe('sent');
    } finally {
      Object.defineProperty(AbortSignal.prototype, 'throwIfAborted', given);
    }
  });

  test.each([
    ['finished', true],
    ['refused', false],
    // Decision 7.5.
    ['expired', false],
  ] as const)(
    'a photo that was sent stays in memory in a procedure that is %s until the receipt has taken it over: %s',
    async (status, isKept) => {
      const world = page();
      const outcome = world.queue.add(recto);
      await world.calls.respond();
      await outcome;
      expect(world.queue.sentImage('idCardRecto')).toEqual(recto);
      await world.verify({ ...world.store.getSnapshot().entry!.procedure, status });
      expect(world.queue.sentImage('idCardRecto')).toEqual(isKept ? recto : null);
      world.queue.forgetSentImages();
      expect(world.queue.sentImage('idCardRecto')).toBeNull();
    },
  );

  test('a photo from a picked file reports its progress', async () => {
    const world = page();
    void world.queue.add(picked);
    expect(world.states()).toEqual({ clientPicture: { name: 'sending', progress: 0 } });
    await settled();
    world.calls.requests[0]?.options.onProgress?.(0.5);
    expect(world.states()).toEqual({ clientPicture: { name: 'sending', progress: 0.5 } });
  });

  test('a photo replaces the one of its name, whose call may still arrive: the newer one is sent when that has ended', async () => {
    const world = page();
    const first = world.queue.add(recto);
    await settled();
    const newer = imageOf('newer');
    const second = world.queue.add({ ...recto, image: newer });
    await expect(first).resolves.toBe('dropped');
    expect(world.calls.requests[0]?.options.signal?.aborted).toBe(true);
    await settled();
    expect(world.sent()).toEqual([front]);
    expect(world.stored()).toEqual({ idCardRecto: newer });
    // Photos of other names do not wait.
    void world.queue.add(verso);
    await settled();
    expect(world.sent()).toEqual([front, back]);
    await world.calls.respond();
    expect(world.states()).toMatchObject({ idCardRecto: { name: 'waiting' } });
    await world.calls.respond();
    expect(world.sent()).toEqual([front, back, newer]);
    await world.calls.respond();
    await expect(second).resolves.toBe('sent');
  });

  test('a photo whose upload was aborted without a network counts as sent when the response comes nevertheless', async () => {
    const world = page();
    void world.queue.add(recto);
    await settled();
    world.device.setOnline(false);
    await settled();
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    await world.calls.respond();
    expect(world.states()).toEqual({});
    expect(world.stored()).toEqual({});
  });

  test('a photo that is taken back is no longer sent nor stored', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    await settled();
    world.queue.drop('idCardRecto');
    await expect(outcome).resolves.toBe('dropped');
    await settled();
    expect(world.states()).toEqual({});
    expect(world.stored()).toEqual({});
    await vi.advanceTimersByTimeAsync(longestPauseMs);
    expect(world.sent()).toEqual([front]);
  });

  test('a photo can not be added before a link was opened', () => {
    expect(() => page(phone(null)).queue.add(recto)).toThrow('not verified');
  });
});

describe('one after the other', () => {
  test('photos are sent, one with a waiting caller first', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    void world.queue.add(verso);
    world.device.setOnline(true);
    await settled();
    expect(world.sent()).toEqual([front]);
    void world.queue.add(picked);
    expect(world.sent()).toEqual([front]);
    await world.calls.respond();
    expect(world.sent()).toEqual([front, jpegFile]);
    await world.calls.respond();
    expect(world.sent()).toEqual([front, jpegFile, back]);
    await world.calls.respond();
    expect(world.states()).toEqual({});
    expect(world.toasts.texts, 'for photos without a waiting caller').toEqual([
      'success Toasts.photoSent',
      'success Toasts.photoSent',
    ]);
  });
});

describe('without a response', () => {
  test('a photo waits, and is sent again after growing pauses', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    await world.calls.fail(noResponse());
    await expect(outcome).resolves.toBe('waiting');
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    for (const pause of [firstPauseMs, 2 * firstPauseMs, 4 * firstPauseMs]) {
      const before = world.sent().length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(world.sent()).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.sent()).toHaveLength(before + 1);
      await world.calls.fail(noResponse());
    }
    await vi.advanceTimersByTimeAsync(longestPauseMs);
    await world.calls.respond();
    expect(world.states()).toEqual({});
    expect(world.toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('without a response for one photo, the others are still sent', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    void world.queue.add(verso);
    world.device.setOnline(true);
    await settled();
    await world.calls.fail(noResponse());
    await vi.advanceTimersByTimeAsync(firstPauseMs);
    expect(world.sent()).toEqual([front, back]);
    await world.calls.respond();
    expect(world.sent(), 'the provider responds, so it is sent again').toEqual([front, back, front]);
    await world.calls.fail(noResponse());
    void world.queue.add(picked);
    await settled();
    expect(world.sent().at(-1), 'a photo with a waiting caller is still first').toBe(jpegFile);
  });

  test('without a response for any photo, each is sent in turn', async () => {
    const world = page();
    world.device.setOnline(false);
    for (const photo of [recto, verso, picked]) void world.queue.add(photo);
    world.device.setOnline(true);
    await settled();
    for (let attempt = 1; attempt < 6; attempt += 1) {
      await world.calls.fail(noResponse());
      await vi.advanceTimersByTimeAsync(longestPauseMs);
    }
    expect(world.sent()).toEqual([front, back, jpegFile, front, back, jpegFile]);
  });

  test.each([
    [
      'there is a network again',
      ({ device }: ReturnType<typeof page>) => {
        device.setOnline(false);
        device.setOnline(true);
      },
    ],
    ['the page is visible again', (world: ReturnType<typeof page>) => hideAndShow(world.device)],
  ])('the photo is sent at once when %s', async (_when, happens) => {
    const world = page();
    void world.queue.add(recto);
    await world.calls.fail(noResponse());
    happens(world);
    await settled();
    expect(world.sent()).toEqual([front, front]);
  });

  test.each(['NotReadableError', 'NotFoundError'])(
    'a file that was changed or deleted (%s) is dropped, here and in the vault',
    async (errorName) => {
      const world = page();
      const file = changingFile([false], errorName);
      const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
      await expect(outcome).resolves.toBe('unreadable');
      hideAndShow(world.device);
      await settled();
      expect(world.states()).toEqual({});
      expect(world.stored()).toEqual({});
      expect(world.sent()).toEqual([]);
      expect(world.toasts.texts, 'the waiting caller reports it').toEqual([]);
    },
  );

  test('a file that is changed while it is sent is dropped, and a toast that stays says why', async () => {
    const world = page();
    const file = changingFile([true, false]);
    const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
    world.queue.sendInBackground('idCardRecto');
    await expect(outcome).resolves.toBe('waiting');
    await world.calls.fail(noResponse());
    expect(world.states()).toEqual({});
    expect(world.toasts.shown).toMatchObject([
      { kind: 'error', code: 'Toasts.fileUnreadable', about: 'idCardRecto', sticky: true },
    ]);
  });

  test('a file that can not be read takes no photo with it that another tab is storing since', async () => {
    const hand = phone();
    const world = page(hand);
    const tab = new MemoryPhotoVault(hand);
    const file = changingFile([false]);
    const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
    const facts = { status: 'started', providerHad: 'unknown', attempted: false } as const;
    const place = await tab.reserve(token, 'idCardRecto', facts);
    await expect(outcome).resolves.toBe('unreadable');
    await settled();
    await tab.store(token, place, recto, facts);
    expect(world.stored()).toEqual({ idCardRecto: front });
  });

  test('a file of which a copy is on the disk, which can not be read either, fails and stays there', async () => {
    class DiskWithoutReading extends MemoryPhotoVault {
      override openOne = () => Promise.resolve(null);
    }
    const hand = phone();
    const world = page(hand, new DiskWithoutReading({ photos: hand.photos }));
    const file = changingFile([false]);
    const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
    await expect(outcome).resolves.toBe('failed');
    expect(world.stored()).toEqual({ idCardRecto: file });
  });

  // Decision 3.7.
  test('a file that can not be read once is sent later', async () => {
    const world = page();
    const file = changingFile([false, true]);
    const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file });
    await expect(outcome).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(firstPauseMs);
    expect(world.sent()).toEqual([file]);
  });

  test('sendInBackground ends the wait: the photo is sent in the background', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    world.queue.sendInBackground('idCardRecto');
    await expect(outcome).resolves.toBe('waiting');
    await world.calls.respond();
    expect(world.sent()).toEqual([front]);
    expect(world.toasts.texts).toEqual(['success Toasts.photoSent']);
  });
});

describe('without a network', () => {
  test('a photo waits at once, and is sent when the network is back', async () => {
    const world = page();
    world.device.setOnline(false);
    await expect(world.queue.add(recto)).resolves.toBe('waiting');
    expect(world.sent()).toEqual([]);
    world.device.setOnline(true);
    await settled();
    expect(world.sent()).toEqual([front]);
  });

  test('the wait does not end before the vault has stored the photo', async () => {
    let written: (kept: StoredUpload) => void = () => undefined;
    const vault = new MemoryPhotoVault();
    vault.store = () => new Promise((resolve) => (written = resolve));
    const world = page(phone(), vault);
    world.device.setOnline(false);
    let outcome: string | null = null;
    void world.queue.add(recto).then((first) => (outcome = first));
    await settled();
    expect(outcome).toBeNull();
    written({
      ...recto,
      order: 1,
      storedAt: 1,
      storedIn: 'disk',
      facts: { status: 'started', providerHad: 'unknown', attempted: false },
    });
    await settled();
    expect(outcome).toBe('waiting');
    expect(world.sent()).toEqual([]);
  });

  test('an attempt is aborted, and the photo waits', async () => {
    const world = page();
    const outcome = world.queue.add(recto);
    await settled();
    world.device.setOnline(false);
    await expect(outcome).resolves.toBe('waiting');
    expect(world.calls.requests[0]?.options.signal?.aborted).toBe(true);
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    world.device.setOnline(true);
    await settled();
    expect(world.sent()).toEqual([front, front]);
  });

  test('a device that wrongly reports that it is offline only delays a photo', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    await vi.advanceTimersByTimeAsync(longestPauseMs);
    expect(world.sent()).toEqual([front]);
    expect(world.states(), 'an attempt without a toast').toEqual({ idCardRecto: { name: 'waiting' } });
    await world.calls.respond();
    expect(world.states()).toEqual({});
  });
});

describe('an error response', () => {
  test.each(['unavailable', 'refused', 'malformed'] as const)(
    '(%s) ends the attempts until the customer retries',
    async (code) => {
      const world = page();
      world.repository.put(token, procedureWith());
      const outcome = world.queue.add(recto);
      await world.calls.fail(new RepositoryError(code));
      if (world.calls.openCount > 0) await world.calls.respond();
      await expect(outcome).resolves.toBe('failed');
      expect(world.states()).toEqual({ idCardRecto: { name: 'failed' } });
      expect(world.stored(), 'it is still stored').toEqual({ idCardRecto: front });
      hideAndShow(world.device);
      await vi.advanceTimersByTimeAsync(longestPauseMs);
      expect(world.sent()).toEqual([front]);
      const again = world.queue.retry('idCardRecto');
      await settled();
      await world.calls.respond();
      await expect(again).resolves.toBe('sent');
      expect(world.sent()).toEqual([front, front]);
    },
  );

  test('an error response that a photo is too large keeps the photo until it is retried, as after a reload, and says that it has not arrived', async () => {
    const world = page();
    await world.verify(procedureWith());
    const outcome = world.queue.add(recto);
    await world.calls.fail(new RepositoryError('tooLarge'));
    await expect(outcome).resolves.toBe('tooLarge');
    expect(world.states()).toEqual({ idCardRecto: { name: 'failed', problem: 'Toasts.photoTooLarge' } });
    expect(world.stored()).toEqual({ idCardRecto: front });
    // Another phone sends one; the refusal of this one must not count as its arrival.
    world.repository.put(token, procedureHaving(['idCardRecto']));
    const again = world.queue.retry('idCardRecto');
    await world.calls.fail(new RepositoryError('refused'));
    if (world.calls.openCount > 0) await world.calls.respond();
    await expect(again).resolves.toBe('failed');
    expect(world.stored()).toEqual({ idCardRecto: front });
  });

  test('an error response for a photo without a waiting caller is shown in a toast (§8), and does not delay the others', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    void world.queue.add(verso);
    world.device.setOnline(true);
    await settled();
    await world.calls.fail(new RepositoryError('malformed'));
    expect(world.toasts.texts).toEqual(['error Errors.internalError']);
    expect(world.sent()).toEqual([front, back]);
  });

  test('retry ignores a photo that has not failed', async () => {
    const world = page();
    await expect(world.queue.retry('idCardRecto')).resolves.toBe('dropped');
    expect(world.sent()).toEqual([]);
  });
});

test('a defect of the app rejects the outcome; the photo stays, and others are sent', async () => {
  const world = page();
  const caught = expect(world.queue.add(recto)).rejects.toThrow('a mistake');
  await world.calls.fail(new TypeError('a mistake'));
  await caught;
  expect(world.states()).toEqual({ idCardRecto: { name: 'failed' } });
  void world.queue.add(verso);
  await settled();
  expect(world.sent()).toEqual([front, back]);
});

test('the snapshot is the same until something has changed, and so is each photo in it', async () => {
  const world = page();
  world.device.setOnline(false);
  void world.queue.add(recto);
  await settled();
  const before = world.queue.getSnapshot();
  expect(world.queue.getSnapshot()).toBe(before);
  void world.queue.add(verso);
  expect(world.queue.getSnapshot()[0]).toBe(before[0]);
});

test('a photo is sent even if the provider has one of that name', async () => {
  const world = page(phone(procedureHaving(['idCardRecto'])));
  await world.verify(procedureHaving(['idCardRecto']));
  const outcome = world.queue.add(recto);
  await world.calls.respond();
  await expect(outcome).resolves.toBe('sent');
  expect(world.sent()).toEqual([front]);
});

describe('a toast says that a photo was sent', () => {
  test('a toast says only of the last photo that it was sent, while the tiles are shown', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    void world.queue.add(verso);
    world.queue.noteTiles(true);
    world.device.setOnline(true);
    await settled();
    await world.calls.respond();
    expect(world.toasts.texts).toEqual([]);
    await world.calls.respond();
    expect(world.toasts.shown).toMatchObject([{ code: 'Toasts.photoSent', about: 'idCardVerso' }]);
  });

  test('a toast says that a photo was sent, and a message that it is in this page only ends with it', async () => {
    const world = page();
    world.toasts.show({ kind: 'info', code: 'Toasts.photoKeptInPage', about: 'idCardRecto', sticky: true });
    world.device.setOnline(false);
    void world.queue.add(recto);
    world.toasts.show({ kind: 'info', code: 'Toasts.photoKeptInPage', about: 'idCardRecto', sticky: true });
    world.queue.noteSteps(true);
    const withdraw = vi.spyOn(world.toasts, 'withdraw');
    world.device.setOnline(true);
    await settled();
    await world.calls.respond();
    expect(withdraw).toHaveBeenCalledWith('idCardRecto');
  });

  test('a toast says of no photo that it was sent while the steps are shown, which have a sign for it', async () => {
    const world = page();
    world.device.setOnline(false);
    void world.queue.add(recto);
    world.queue.noteSteps(true);
    world.device.setOnline(true);
    await settled();
    await world.calls.respond();
    expect(world.states()).toEqual({});
    expect(world.toasts.texts).toEqual([]);
  });
});
