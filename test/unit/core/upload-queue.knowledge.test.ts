import { MemoryPhotoVault } from '@recto/adapters/fake';
import { RepositoryError, type PhotoUpload } from '@recto/core';
import { firstPauseMs } from '../../../packages/core/src/uploads/retry-schedule.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageOf, procedureHaving, procedureWith } from '../../support/procedures.ts';
import { jpegFile } from './doubles/files.ts';
import { loadedRemoval } from './doubles/removal.ts';
import { page, phone } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';

const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: imageOf('front') };
const verso: PhotoUpload = { source: 'taken', photo: 'idCardVerso', image: imageOf('back') };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const noResponse = () => new RepositoryError('unreachable');

describe('on a phone whose disk can not be used, a photo is in memory only', () => {
  const withoutDisk = () => page(phone(), new MemoryPhotoVault({ storedIn: 'memory' }));

  test('without a response, the outcome is waitingInMemory', async () => {
    const world = withoutDisk();
    const outcome = world.queue.add(recto);
    await world.calls.fail(noResponse());
    await expect(outcome).resolves.toBe('waitingInMemory');
    await vi.advanceTimersByTimeAsync(firstPauseMs);
    await world.calls.respond();
    expect(world.states()).toEqual({});
  });

  test('if the attempt takes longer than a second and a half, the outcome is waitingInMemory', async () => {
    const world = withoutDisk();
    let outcome: string | null = null;
    void world.queue.add(recto).then((first) => (outcome = first));
    await vi.advanceTimersByTimeAsync(1499);
    expect(outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('waitingInMemory');
    expect(world.states()).toEqual({ idCardRecto: { name: 'sending', progress: null } });
    await world.calls.respond();
    expect(world.toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('if the provider responds sooner, the outcome is sent', async () => {
    const world = withoutDisk();
    const outcome = world.queue.add(recto);
    await vi.advanceTimersByTimeAsync(1499);
    await world.calls.respond();
    await expect(outcome).resolves.toBe('sent');
    await vi.advanceTimersByTimeAsync(1);
    expect(world.toasts.texts).toEqual([]);
  });

  test('without a network, the outcome is waitingInMemory', async () => {
    const world = withoutDisk();
    world.device.setOnline(false);
    await expect(world.queue.add(recto)).resolves.toBe('waitingInMemory');
  });

  test('if the caller stops waiting, the outcome is waitingInMemory', async () => {
    const world = withoutDisk();
    const outcome = world.queue.add(recto);
    world.queue.sendInBackground('idCardRecto');
    await expect(outcome).resolves.toBe('waitingInMemory');
  });
});

describe('isDurable', () => {
  test('isDurable is true for an empty queue', () => {
    expect(page().queue.isDurable).toBe(true);
  });

  test('isDurable is false before the vault has stored the photo', async () => {
    const world = page();
    void world.queue.add(recto);
    expect(world.queue.isDurable).toBe(false);
    await settled();
    expect(world.queue.isDurable).toBe(true);
  });

  test('isDurable is false if one photo is in memory only', async () => {
    const vault = new MemoryPhotoVault();
    const world = page(phone(), vault);
    world.device.setOnline(false);
    void world.queue.add(recto);
    await settled();
    const keep = vault.store.bind(vault);
    vault.store = async (...photo) => ({ ...(await keep(...photo)), storedIn: 'memory' });
    void world.queue.add(verso);
    await settled();
    expect(world.queue.isDurable).toBe(false);
    world.queue.drop('idCardVerso');
    expect(world.queue.isDurable).toBe(true);
  });

  test('isDurable is true for photos that an earlier page stored', async () => {
    const hand = phone();
    const before = page(hand);
    before.device.setOnline(false);
    void before.queue.add(recto);
    await settled();
    const world = page(hand);
    await world.queue.ready();
    expect(world.states()).toEqual({ idCardRecto: { name: 'waiting' } });
    expect(world.queue.isDurable).toBe(true);
  });
});

test('a photo is sent only after the vault has recorded the attempt', async () => {
  const hand = phone();
  const vault = new MemoryPhotoVault({ photos: hand.photos, now: hand.now });
  const noteAttempt = vault.noteAttempt.bind(vault);
  let note: () => void = () => undefined;
  vault.noteAttempt = (...photo) =>
    new Promise((resolve) => (note = () => void noteAttempt(...photo).then(resolve)));
  const world = page(hand, vault);
  await world.verify(procedureWith());
  void world.queue.add(recto);
  await settled();
  expect(world.sent()).toEqual([]);
  note();
  await settled();
  expect(world.sent()).toEqual([recto.source === 'taken' && recto.image]);
  const facts = { status: 'started', providerHad: 'none', attempted: true };
  expect(hand.photos.open('a-token')).toMatchObject([{ facts }]);
});

test('a photo that is taken back while its attempt is recorded is not sent', async () => {
  const hand = phone();
  const vault = new MemoryPhotoVault({ photos: hand.photos, now: hand.now });
  let noted: () => void = () => undefined;
  vault.noteAttempt = () => new Promise((resolve) => (noted = resolve));
  const world = page(hand, vault);
  void world.queue.add(recto);
  await settled();
  world.queue.drop('idCardRecto');
  noted();
  await settled();
  expect(world.sent()).toEqual([]);
  expect(world.queue.mayHaveArrived('idCardRecto')).toBe(false);
});

// Decision 3.14.
test('a picked file that could not be made ready has not left: when the provider has one of another phone, it is not taken for this one', async () => {
  const hand = phone();
  let isMissing = true;
  const load = () => (isMissing ? Promise.reject(new TypeError('no chunk')) : loadedRemoval());
  const world = page(hand, undefined, load);
  await world.verify(procedureWith());
  const outcome = world.queue.add({ source: 'picked', photo: 'idCardRecto', file: jpegFile });
  await expect(outcome).resolves.toBe('waiting');
  expect(world.sent()).toEqual([]);
  expect(world.queue.mayHaveArrived('idCardRecto')).toBe(false);
  expect(hand.photos.open('a-token')).toMatchObject([{ facts: { attempted: false } }]);

  isMissing = false;
  world.repository.put('a-token', procedureHaving(['idCardRecto']));
  await vi.advanceTimersByTimeAsync(firstPauseMs);
  await world.calls.fail(new RepositoryError('refused'));
  await world.calls.respond();
  expect(world.states()).toEqual({ idCardRecto: { name: 'failed' } });
});

test('mayHaveArrived is true from the attempt until the acknowledgement', async () => {
  const world = page();
  await world.verify(procedureWith());
  world.device.setOnline(false);
  void world.queue.add(recto);
  expect(world.queue.mayHaveArrived('idCardRecto')).toBe(false);
  world.device.setOnline(true);
  await settled();
  await world.calls.fail(noResponse());
  expect(world.queue.mayHaveArrived('idCardRecto')).toBe(true);
  world.queue.drop('idCardRecto');
  expect(world.queue.mayHaveArrived('idCardRecto'), 'it may have arrived before it was taken back').toBe(
    true,
  );
  void world.queue.add(recto);
  await settled();
  await world.calls.respond();
  expect(world.queue.mayHaveArrived('idCardRecto')).toBe(false);
});

test('a photo that is stored before call 2 may replace one that this page does not know', async () => {
  const hand = phone();
  const world = page(hand);
  world.device.setOnline(false);
  void world.queue.add(recto);
  await world.verify(procedureWith());
  void world.queue.add(verso);
  await settled();
  expect(hand.photos.open('a-token').map(({ facts }) => facts.providerHad)).toEqual(['unknown', 'none']);
});
