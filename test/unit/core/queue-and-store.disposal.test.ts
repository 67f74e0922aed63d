import { MemoryPhotoVault } from '@recto/adapters/fake';
import { Entry, type PhotoName } from '@recto/core';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { imageOf, thumbOf, token } from '../../support/procedures.ts';
import { deviceActions, type DisposalWorld } from './doubles/disposal-world.ts';
import { disposeAtRandom, type DisposedPart } from './doubles/play-disposal.ts';

/**
 * The upload queue, the procedure store and the entry are disposed at a random point between any two awaits, also
 * within a report of their own: afterwards nothing is sent, stored in local storage, shown, reported or left listening.
 */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function queueActions(world: DisposalWorld) {
  const { uploads } = world;
  const take = (photo: PhotoName) => uploads.add({ source: 'taken', photo, image: imageOf(photo) });
  return {
    ...deviceActions(world),
    take: () => take('idCardRecto'),
    'take another': () => take('idCardVerso'),
    'take again': () => take('idCardRecto'),
    pick: () => uploads.add({ source: 'picked', photo: 'clientPicture', file: world.file() }),
    retry: () => uploads.retry('idCardRecto'),
    drop: () => uploads.drop('idCardRecto'),
    'send in background': () => uploads.sendInBackground('idCardRecto'),
    'note a deletion': () => uploads.noteDeletion('idCardVerso'),
    'show the tiles': () => uploads.noteTiles(true),
    'hide the tiles': () => uploads.noteTiles(false),
    ready: () => uploads.ready(),
    'other tab stores': () => world.otherTabStores('idCardRecto'),
    'other tab takes back': () => {
      const vault = new MemoryPhotoVault({ photos: world.photos });
      void vault.remove({ reason: 'takenBack', token, photo: 'idCardRecto' });
    },
  };
}

async function queuePart(world: DisposalWorld): Promise<DisposedPart> {
  const { device, store, uploads } = world;
  await world.verify();
  return {
    actions: queueActions(world),
    onChange: (listener) => void uploads.subscribe(listener),
    dispose: () => uploads.dispose(),
    traces: () => ({ calls: world.calls, snapshot: uploads.getSnapshot(), toasts: world.queueToasts.count }),
    left: () => ({
      listeners: device.listenerCount,
      watches: world.storageWatches - 1,
      timers: vi.getTimerCount(),
    }),
    finish: () => store.dispose(),
  };
}

test(
  'an upload queue',
  () => disposeAtRandom('upload queue', { short: 150, full: 3_000 }, queuePart),
  fuzzTimeoutMs,
);

function storeActions({ store }: DisposalWorld) {
  return {
    verify: () => quietly(store.verify(token)),
    'read again': () => store.readAgain(token),
    start: () => store.start(),
    finish: () => store.finish(),
    reset: () => store.reset(),
    delete: () => store.deletePhoto('idCardRecto'),
    'record a thumb': () => store.recordThumb(token, 'idCardVerso', thumbOf('idCardVerso')),
    assume: () => store.assume(token, { isStarted: true, arrived: ['clientPicture'] }),
    resume: () => store.resume(token),
    'catch up': () => store.catchUp(),
  };
}

function storePart(world: DisposalWorld): DisposedPart {
  const { store, uploads } = world;
  uploads.dispose();
  return {
    actions: { ...storeActions(world), 'other tab writes': () => world.otherTabWrites() },
    onChange: (listener) => void store.subscribe(listener),
    dispose: () => store.dispose(),
    traces: () => ({
      calls: world.calls,
      snapshot: store.getSnapshot(),
      toasts: world.storeToasts.count,
      writes: world.storageWrites,
    }),
    left: () => ({ watches: world.storageWatches, timers: vi.getTimerCount() }),
    finish: () => undefined,
  };
}

test(
  'a procedure store',
  () => disposeAtRandom('procedure store', { short: 150, full: 2_000 }, storePart),
  fuzzTimeoutMs,
);

function entryPart(world: DisposalWorld): DisposedPart {
  const { device, store, uploads } = world;
  uploads.dispose();
  const entry = new Entry({ store, device });
  return {
    actions: {
      ...deviceActions(world),
      open: () => entry.open(token),
      'open again': () => entry.open(token),
      'open another link': () => entry.open('another'),
    },
    onChange: (listener) => void entry.subscribe(listener),
    dispose: () => entry.dispose(),
    traces: () => ({ calls: world.calls, snapshot: entry.getSnapshot() }),
    left: () => ({ listeners: device.listenerCount, timers: vi.getTimerCount() }),
    finish: () => store.dispose(),
  };
}

test('an entry', () => disposeAtRandom('entry', { short: 150, full: 2_000 }, entryPart), fuzzTimeoutMs);

/** Once the provider has refused the link, no screen is left that could ask for anything. */
function whileOpen({ store }: DisposalWorld, actions: DisposedPart['actions']): DisposedPart['actions'] {
  const isOpen = () => store.getSnapshot().entry !== null;
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, () => (isOpen() ? action() : undefined)]),
  );
}

async function allParts(world: DisposalWorld): Promise<DisposedPart> {
  const { device, store, uploads } = world;
  const entry = new Entry({ store, device });
  await world.verify();
  return {
    actions: {
      ...whileOpen(world, { ...queueActions(world), ...storeActions(world) }),
      open: () => entry.open(token),
    },
    onChange: (listener) => {
      store.subscribe(listener);
      uploads.subscribe(listener);
    },
    dispose: () => {
      for (const part of [entry, uploads, store]) part.dispose();
    },
    traces: () => ({
      calls: world.calls,
      pending: uploads.getSnapshot(),
      procedure: store.getSnapshot(),
      entry: entry.getSnapshot(),
      toasts: world.queueToasts.count + world.storeToasts.count,
      writes: world.storageWrites,
    }),
    left: () => ({
      listeners: device.listenerCount,
      watches: world.storageWatches,
      timers: vi.getTimerCount(),
    }),
    finish: () => undefined,
  };
}

test(
  'all of them, in the order that the documents give',
  () => disposeAtRandom('queue, store and entry', { short: 150, full: 3_000 }, allParts),
  fuzzTimeoutMs,
);

/** The failures of call 2 are the caller's to handle. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
