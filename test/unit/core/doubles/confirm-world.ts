import {
  ConfirmSession,
  ProcedureStore,
  type PhotoName,
  type PhotoVaultPort,
  type Procedure,
} from '@recto/core';
import { entryOf, procedureWith } from './procedures.ts';
import { sendingQueue } from './sending-parts.ts';
import { TestDevice } from './test-device.ts';
import { TestRepository, type Call } from './test-repository.ts';
import { TestStorage } from './test-storage.ts';
import { TestToasts } from './test-toasts.ts';
import { Waiting } from './waiting.ts';

/** A confirm session whose provider responds when the test says so. */
export function confirmWorld(procedure: Procedure | null = procedureWith(), vault?: PhotoVaultPort) {
  const calls = new Waiting<Call, void>();
  const toasts = new TestToasts();
  const storage = new TestStorage(procedure === null ? null : entryOf(procedure));
  const store = new ProcedureStore({
    repository: new TestRepository(calls.ask),
    storage,
    toasts,
    now: () => Date.now(),
  });
  const device = new TestDevice();
  const sending = sendingQueue({ store, storage, device, toasts, ...(vault && { vault }) });
  const session = new ConfirmSession({ store, sending, device, toasts });
  return {
    session,
    store,
    sending,
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
