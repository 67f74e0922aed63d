import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  ConfirmSession,
  ProcedureStore,
  type PhotoName,
  type PhotoVaultPort,
  type Procedure,
} from '@recto/core';
import { waitingProvider } from './provider.ts';
import { entryOf, procedureWith } from '../../../support/procedures.ts';
import { testUploadQueue } from './test-upload-queue.ts';

/** A confirm session with a provider that responds when the test wants. */
export function confirmWorld(procedure: Procedure | null = procedureWith(), vault?: PhotoVaultPort) {
  const toasts = new FakeToasts();
  const storage = new MemoryStorage(procedure === null ? null : entryOf(procedure));
  const { calls, repository } = waitingProvider(procedure ?? procedureWith());
  const store = new ProcedureStore({
    repository,
    storage,
    toasts,
    now: () => Date.now(),
  });
  const device = new FakeDevice();
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
