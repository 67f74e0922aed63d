import { MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  hasPhoto,
  photoNames,
  photoRetentionMs,
  RepositoryError,
  type PhotoUpload,
  type StoredUpload,
} from '@recto/core';
import { backOff, uploadTimesMs } from '../../../packages/core/src/uploads/upload-machine.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changingFile, jpegFile } from './doubles/files.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { entryOf, imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { vaultWithoutResponse } from './doubles/vault-without-response.ts';
import { settled, Waiting } from './doubles/waiting.ts';

/** How the queue carries out what `reduceUploads` decides. The rules are in `upload-machine.*.test.ts`. */

const front = imageOf('front');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };
const verso: PhotoUpload = { source: 'taken', photo: 'idCardVerso', image: imageOf('back') };
const fileOf = (file: File): PhotoUpload => ({ source: 'picked', photo: 'idCardRecto', file });

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
    expect(world.states()).toEqual({});
    expect(world.stored()).toEqual({});
  });

  test('a photo is sent although the vault gives it no place, and does not hold up the next one', async () => {
    const world = page(phone(), vaultWithoutResponse);
    const outcome = world.queue.add(recto);
    await vi.advanceTimersByTimeAsync(1_000);
    await world.calls.respond();
    await expect(outcome).resolves.toBe('sent');
    void world.queue.add(verso);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sent()).toHaveLength(2);
  });

  test('a photo is sent only after the vault has stored it and recorded the attempt', async () => {
    const hand = phone();
    const ends: (() => void)[] = [];
    const vault = new MemoryPhotoVault({
      ...hand,
      run: async (call, what) => {
        if (what === 'store' || what === 'noteAttempt')
          await new Promise<void>((resolve) => ends.push(resolve));
        return call();
      },
    });
    const world = page(hand, vault);
    await world.verify(procedureWith());
    void world.queue.add(recto);
    for (const number of [0, 1]) {
      await settled();
      expect(world.sent()).toEqual([]);
      ends[number]!();
    }
    await settled();
    expect(world.sent()).toEqual([front]);
    const facts = { status: 'started', providerHad: 'none', attempted: true };
    expect(hand.photos.open(token)).toMatchObject([{ facts }]);
  });

  test('a photo is sent again after the pause; at once with a network, for the customer, and after news of another tab', async () => {
    const hand = phone();
    const world = page(hand);
    void world.queue.add(recto);
    await world.calls.fail(noResponse());
    await vi.advanceTimersByTimeAsync(backOff.firstMs - 1);
    expect(world.sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const events = [
      () => [false, true].forEach((isOnline) => world.device.setOnline(isOnline)),
      () => hideAndShow(world.device),
      () => new MemoryStorage(hand.storage).write(entryOf(procedureWith())),
    ];
    for (const [index, happens] of events.entries()) {
      expect(world.sent()).toHaveLength(2 + index);
      await world.calls.fail(noResponse());
      happens();
      await settled();
    }
    expect(world.sent()).toHaveLength(5);
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

  test('a photo can not be added before a link was opened', () => {
    expect(() => page(phone(null)).queue.add(recto)).toThrow('not verified');
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
  expect(world.sent()).toHaveLength(2);
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

test('the queue is durable when each photo is on the disk, not in memory, nor being stored', async () => {
  const world = page(phone(), new MemoryPhotoVault());
  expect(world.queue.isDurable).toBe(true);
  world.device.setOnline(false);
  void world.queue.add(recto);
  expect(world.queue.isDurable).toBe(false);
  await settled();
  expect(world.queue.isDurable).toBe(true);
  const without = page(phone(), new MemoryPhotoVault({ storedIn: 'memory' }));
  without.device.setOnline(false);
  await expect(without.queue.add(recto)).resolves.toBe('waitingInMemory');
  expect(without.queue.isDurable).toBe(false);
});

test('a photo that is being read is not read a second time when the customer comes back meanwhile', async () => {
  const hand = await closedInTheMiddle(recto);
  const vault = new MemoryPhotoVault(hand);
  const reading = new Waiting<void, void>();
  const openOne = vi.spyOn(vault, 'openOne').mockImplementation(() => reading.ask().then(() => null));
  const world = page(hand, vault);
  await settled();
  hideAndShow(world.device);
  await reading.respond();
  expect(openOne).toHaveBeenCalledOnce();
});

test('the vault is asked to remove a photo before the queue shows that none is left, after which it may be disposed of', async () => {
  const vault = new MemoryPhotoVault();
  const remove = vi.spyOn(vault, 'remove');
  const world = page(phone(), vault);
  void world.queue.add(recto);
  await settled();
  const reasons: (readonly string[])[] = [];
  world.queue.subscribe(() => reasons.push(remove.mock.calls.map(([{ reason }]) => reason)));
  await world.calls.respond();
  expect(world.states()).toEqual({});
  expect(reasons).toEqual([['expired', 'acknowledged']]);
});

test('a page waits at most 2 s for a vault that never responds', async () => {
  const ready = page(phone(), vaultWithoutResponse).queue.ready();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(ready).resolves.toBeUndefined();
});

describe('a picked file', () => {
  test('a picked file that was made ready without the vault is given up when the network is gone', async () => {
    const world = page(phone(), vaultWithoutResponse);
    void world.queue.add({ source: 'picked', photo: 'clientPicture', file: jpegFile });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sent()).toEqual([jpegFile]);
    world.device.setOnline(false);
    expect(world.calls.requests[0]?.options.signal?.aborted).toBe(true);
  });

  test('a file that the device never reads blocks no other photo for ever', async () => {
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

  test.each(['NotReadableError', 'NotFoundError'])(
    'a file that was changed or deleted (%s) is dropped, here and in the vault',
    async (errorName) => {
      const world = page();
      const outcome = world.queue.add(fileOf(changingFile([false], errorName)));
      await expect(outcome).resolves.toBe('unreadable');
      hideAndShow(world.device);
      await settled();
      expect(world.states()).toEqual({});
      expect(world.stored()).toEqual({});
      expect(world.sent()).toEqual([]);
    },
  );

  test('a file that is changed while it is sent is dropped, and a toast that stays says why', async () => {
    const world = page();
    const outcome = world.queue.add(fileOf(changingFile([true, false])));
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
    const outcome = world.queue.add(fileOf(changingFile([false])));
    const facts = { status: 'started', providerHad: 'unknown', attempted: false } as const;
    const place = await tab.reserve(token, 'idCardRecto', facts);
    await expect(outcome).resolves.toBe('unreadable');
    await settled();
    await tab.store(token, place, recto, facts);
    expect(world.stored()).toEqual({ idCardRecto: front });
  });

  test('a file that can no longer be read is sent from the copy in the vault', async () => {
    class CopyingVault extends MemoryPhotoVault {
      override async openOne(...photo: Parameters<MemoryPhotoVault['openOne']>) {
        const stored = await super.openOne(...photo);
        return stored && ({ ...stored, file: jpegFile } as StoredUpload);
      }
    }
    const hand = phone();
    const world = page(hand, new CopyingVault(hand));
    await world.verify(procedureWith());
    const outcome = world.queue.add(fileOf(changingFile([true, false])));
    await world.calls.fail(noResponse());
    await expect(outcome).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(backOff.firstMs);
    expect(world.sent().at(-1)).toBe(jpegFile);
  });
});

test('after two reports 30 s apart that the procedure is not started, for the second of which the provider is asked until it responds, the vault is emptied', async () => {
  const world = page(await closedInTheMiddle(recto));
  await world.queue.ready();
  await world.verify(procedureWith({ status: 'active' }));
  await vi.advanceTimersByTimeAsync(uploadTimesMs.end);
  await world.calls.fail(noResponse());
  expect(world.stored()).toEqual({ idCardRecto: front });
  await vi.advanceTimersByTimeAsync(uploadTimesMs.end);
  await world.calls.respond();
  expect(world.states()).toEqual({});
  expect(world.stored()).toEqual({});
  expect(world.sent()).toEqual([]);
});

// Decision 6.13.
describe('a phone whose local storage is older than its vault', () => {
  test('a phone shows the photos that have arrived as present until call 2 succeeds, so that none is requested twice', async () => {
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
    const storage = new MemoryStorage(entryOf(procedureWith({ status: 'active' })));
    const later = page({ ...hand, storage });
    await later.queue.ready();
    const shown = () => later.store.getSnapshot().entry!.procedure;
    const present = () => photoNames.filter((photo) => hasPhoto(shown(), photo));
    expect(shown().status).toBe('started');
    expect(storage.read()?.procedure.status).toBe('started');
    expect(present()).toEqual(['idCardRecto']);
    expect(later.states()).toEqual({ clientPicture: { name: 'waiting' } });
    expect(later.store.getSnapshot().provider).toBeNull();
    await later.verify(procedureHaving(['idCardVerso']));
    expect(present()).toEqual(['idCardVerso']);
  });

  test('a phone does not show the procedure as started if it is stored as finished, or call 2 has succeeded', async () => {
    const hand = await closedInTheMiddle(recto);
    const finished = new MemoryStorage(entryOf(procedureWith({ status: 'finished' })));
    const world = page({ ...hand, storage: finished });
    await world.queue.ready();
    expect(world.store.getSnapshot().entry?.procedure.status).toBe('finished');
    await world.verify(procedureWith({ status: 'active' }));
    world.store.assume(token, { isStarted: true, arrived: ['idCardVerso'] });
    expect(world.store.getSnapshot().entry?.procedure.status).toBe('active');
  });
});

test('the photo of a link that was refused is removed after 24 hours, when the customer comes back or the app is started', async () => {
  const hand = await closedInTheMiddle(recto);
  const other = phone();
  let time = hand.now();
  const vault = (photos = hand.photos) => new MemoryPhotoVault({ photos, now: () => time });
  const world = page(hand, vault());
  world.store.forget(token);
  hideAndShow(world.device);
  await settled();
  expect(Object.keys(world.stored())).toEqual(['idCardRecto']);
  other.photos.restore(hand.photos.snapshot());
  time += photoRetentionMs;
  hideAndShow(world.device);
  const started = page({ ...other, storage: new MemoryStorage(null) }, vault(other.photos));
  await settled();
  expect(world.stored()).toEqual({});
  expect(started.stored()).toEqual({});
});
