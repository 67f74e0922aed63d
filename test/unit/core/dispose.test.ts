import { MemoryStorage } from '@recto/adapters/fake';
import { ConfirmSession, ProcedureStore, type StoragePort, type Unsubscribe } from '@recto/core';
import { expect, test } from 'vitest';
import { entryOf, procedureWith } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { jpegFile } from './doubles/files.ts';
import { waitingProvider } from './doubles/provider.ts';
import { testUploadQueue } from './doubles/test-upload-queue.ts';
import { page, phone } from './doubles/upload-world.ts';
import { settled } from './doubles/waiting.ts';

/** An app that is not Recto's own removes the screens while its page stays open. */

const picked = { source: 'picked', photo: 'idCardRecto', file: jpegFile } as const;

test('after disposal nothing listens to the device, the storage or the store', () => {
  const { session, uploads, store, device, toasts, open } = captureWorld();
  const confirm = new ConfirmSession({ store, uploads, device, toasts });
  open()();
  expect(device.listenerCount).toBeGreaterThan(0);
  session.dispose();
  confirm.dispose();
  uploads.dispose();
  store.dispose();
  expect(device.listenerCount).toBe(0);
});

test('the store and the queue end their watches of the storage', () => {
  const { storage, watches } = countedStorage();
  const { repository } = waitingProvider();
  const { device, toasts } = page();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => 0 });
  const queue = testUploadQueue({ repository, store, storage, device, toasts });
  expect(watches()).toBe(2);
  queue.dispose();
  store.dispose();
  expect(watches()).toBe(0);
});

test('the camera is closed', async () => {
  const { session, open, openings, camera } = captureWorld();
  open();
  await openings.respond();
  session.dispose();
  expect(camera.isOn).toBe(false);
});

test('a disposed queue sends nothing more; its photo is in the vault, and the next queue sends it', async () => {
  const given = phone();
  const first = page(given);
  await first.verify(procedureWith());
  first.device.setOnline(false);
  void first.queue.add(picked);
  await settled();
  first.queue.dispose();
  first.device.setOnline(true);
  await settled();
  expect(first.sent()).toEqual([]);
  expect(Object.keys(first.stored())).toEqual(['idCardRecto']);

  const second = page(given);
  await second.verify(procedureWith());
  await settled();
  expect(second.sent()).toHaveLength(1);
});

test('the attempt that is running is aborted, and is not repeated', async () => {
  const given = page();
  await given.verify(procedureWith());
  void given.queue.add(picked);
  await settled();
  expect(given.sent()).toHaveLength(1);
  given.queue.dispose();
  await settled();
  expect(given.sent()).toHaveLength(1);
  const attempt = given.calls.requests.find(({ method }) => method === 'uploadPhoto');
  expect(attempt?.options?.signal?.aborted).toBe(true);
});

function countedStorage() {
  const memory = new MemoryStorage(entryOf(procedureWith()));
  let open = 0;
  const storage: StoragePort = {
    read: () => memory.read(),
    write: (entry) => memory.write(entry),
    clear: () => memory.clear(),
    watch: (listener): Unsubscribe => {
      const end = memory.watch(listener);
      open += 1;
      return () => {
        open -= 1;
        end();
      };
    },
  };
  return { storage, watches: () => open };
}
