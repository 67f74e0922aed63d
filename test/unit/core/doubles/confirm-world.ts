import {
  ConfirmSession,
  ProcedureStore,
  type PhotoName,
  type PhotoVaultPort,
  type Procedure,
} from '@recto/core';
import { entryOf, procedureWith } from './procedures.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { TestDevice } from './test-device.ts';
import { TestRepository, type Call } from './test-repository.ts';
import { TestStorage } from './test-storage.ts';
import { TestToasts } from './test-toasts.ts';
import { Waiting } from './waiting.ts';

/** A confirm session whose provider waits for the test's answers. */
export function confirmWorld(procedure: Procedure | null = procedureWith(), vault?: PhotoVaultPort) {
  const calls = new Waiting<Call, void>();
  const toasts = new TestToasts();
  const storage = new TestStorage(procedure === null ? null : entryOf(procedure));
  const repository = new TestRepository(calls.ask);
  const store = new ProcedureStore({
    repository,
    storage,
    toasts,
    now: () => Date.now(),
  });
  const device = new TestDevice();
  const uploads = testUploadQueue({ repository, store, storage, device, toasts, ...(vault && { vault }) });
  const session = new ConfirmSession({ store, uploads, device, toasts });
  return {
    session,
    store,
    repository,
    uploads,
    device,
    calls,
    toasts,
    tile: (name: PhotoName = 'idCardRecto') =>
      session
        .getSnapshot()
        .sections.flatMap(({ tiles }) => tiles)
        .find((tile) => tile.photo === name)?.state,
  };
}
